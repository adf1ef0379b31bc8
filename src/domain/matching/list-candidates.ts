import { type Assignment, NOBODY } from "#domain/matching/assignment.ts";
import { CoarseBounds } from "#domain/matching/coarse-bounds.ts";
import type { MarketSeller } from "#domain/matching/market-party.ts";
import { canTrade, type PackedSquare } from "#domain/matching/pack-square.ts";

/** For each seller the buyers, and for each buyer the sellers, among whom partners are looked for, the best first. */
export type Candidates = { ofSeller: number[][]; ofBuyer: number[][] };

/**
 * The best partners of everyone on a sample of the year, with sellers that a buyer has already counted against it.
 * Everyone keeps `most`, and who is on someone's list has that one on its own list. `isListed` leaves sellers out.
 */
export function listCandidates(
  assignment: Assignment,
  sample: number,
  most: number,
  isListed: (seller: number) => boolean = () => true,
): Candidates {
  const { square } = assignment;
  const length = Math.min(sample, assignment.length);
  const ofSeller = square.sellers.map(() => new BestFew(most));
  const ofBuyer = square.buyers.map(() => new BestFew(most));
  const before = gainsBefore(assignment, length);
  const bounds = new CoarseBounds(assignment, length);
  for (let seller = 0; seller < square.sellers.length; seller++) {
    if (!isListed(seller)) continue;
    const own = ofSeller[seller] as BestFew;
    const fee = (square.sellers[seller] as MarketSeller).fee;
    for (let buyer = 0; buyer < square.buyers.length; buyer++) {
      const few = ofBuyer[buyer] as BestFew;
      const bound = bounds.mostAdded(seller, buyer) - fee;
      // A pair that stands is kept in mind whatever it adds.
      if (bound <= own.least && bound <= few.least && assignment.buyerOf[seller] !== buyer) continue;
      if (!canTrade(square, seller, buyer)) continue;
      const alone = assignment.gainOfPair(seller, buyer, length) - fee;
      // A seller never adds more than it would alone, so a pair that is too low for both lists needs no closer look.
      if (alone <= own.least && alone <= few.least) continue;
      const gain = addedGain(assignment, seller, buyer, length, alone, before[buyer] as number);
      own.offer(buyer, gain);
      few.offer(seller, gain);
    }
  }
  return joined(
    square,
    ofSeller.map((few) => few.ids()),
    ofBuyer.map((few) => few.ids()),
  );
}

const gainsBefore = (assignment: Assignment, length: number): number[] =>
  assignment.groups.map((_, buyer) => assignment.gainWith(buyer, NOBODY, NOBODY, length));

/** After the seller's fee and before the buyer's: who adds nothing here, adds nothing in any larger group either. */
function addedGain(
  assignment: Assignment,
  seller: number,
  buyer: number,
  length: number,
  alone: number,
  before: number,
): number {
  if ((assignment.groups[buyer] as number[]).length === 0) return alone;
  // A pair that stands is kept in mind whatever it adds.
  if (assignment.buyerOf[seller] === buyer) return Number.POSITIVE_INFINITY;
  return assignment.gainWith(buyer, seller, NOBODY, length) - before;
}

function joined(square: PackedSquare, ofSeller: number[][], ofBuyer: number[][]): Candidates {
  const [sellers, buyers] = [ofSeller.map((ids) => new Set(ids)), ofBuyer.map((ids) => new Set(ids))];
  for (let seller = 0; seller < square.sellers.length; seller++) {
    for (const buyer of ofSeller[seller] as number[]) (buyers[buyer] as Set<number>).add(seller);
  }
  for (let buyer = 0; buyer < square.buyers.length; buyer++) {
    for (const seller of ofBuyer[buyer] as number[]) (sellers[seller] as Set<number>).add(buyer);
  }
  return { ofSeller: sellers.map((ids) => [...ids]), ofBuyer: buyers.map((ids) => [...ids]) };
}

/** The few highest that were offered, the lowest number first among equals. */
class BestFew {
  /** What must be passed to get in. */
  least = 0;
  private readonly most: number;
  private readonly found: { id: number; gain: number }[] = [];

  constructor(most: number) {
    this.most = most;
  }

  offer(id: number, gain: number): void {
    const { found, most } = this;
    if (!(gain > this.least)) return;
    let place = found.length;
    while (place > 0 && (found[place - 1] as { gain: number }).gain < gain) place--;
    found.splice(place, 0, { id, gain });
    if (found.length > most) found.pop();
    if (found.length === most) this.least = (found[most - 1] as { gain: number }).gain;
  }

  ids(): number[] {
    return this.found.map(({ id }) => id);
  }
}
