/** The life of one agreement between a seller and a buyer, in the order in which it is usually lived. */
export const contractStates = [
  "proposed",
  "accepted",
  "drafted",
  "signed-by-one",
  "signed",
  "submitted",
  "active",
  "suspended",
  "ended",
  "withdrawn",
] as const;

export type ContractState = (typeof contractStates)[number];

const MOVES: Readonly<Record<ContractState, readonly ContractState[]>> = {
  proposed: ["accepted", "withdrawn"],
  accepted: ["drafted", "withdrawn"],
  drafted: ["signed-by-one", "withdrawn"],
  "signed-by-one": ["signed", "withdrawn"],
  // The right to withdraw runs for 14 days from signing, also while the grid operator already works on the request.
  signed: ["submitted", "withdrawn"],
  // Who told too early that the request is filed takes that back.
  submitted: ["active", "signed", "withdrawn"],
  // Sharing halts by itself when a supplier switch drops quarter-hour metering, and goes on once it is back.
  active: ["suspended", "ended"],
  suspended: ["active", "ended"],
  ended: [],
  withdrawn: [],
};

export const movesFrom = (state: ContractState): readonly ContractState[] => MOVES[state];

export const isFinal = (state: ContractState): boolean => MOVES[state].length === 0;
