type Round = { readonly offers: number; readonly requests: number; readonly proposals: number };

const SIDE_MIN = 10;
const PART_MIN = 0.1;

/** Whether a round brought few together: of the smaller side, where that is no handful, fewer than one in ten. */
export function foundFew({ offers, requests, proposals }: Round): boolean {
  const smaller = Math.min(offers, requests);
  return smaller >= SIDE_MIN && proposals < smaller * PART_MIN;
}
