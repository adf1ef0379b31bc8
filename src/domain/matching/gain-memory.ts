import { type Assignment, NOBODY } from "#domain/matching/assignment.ts";
import type { Candidates } from "#domain/matching/list-candidates.ts";

export type Place = { buyer: number; added: number };

/** What a seller adds at each of its candidates, computed once for each group that a buyer has had. */
export class GainMemory {
  private readonly assignment: Assignment;
  private readonly candidates: Candidates;
  private readonly addedAt: Float64Array[];
  private readonly addedFor: Int32Array[];
  private readonly aloneGains: Float64Array[];
  private readonly losses: Float64Array;
  private readonly lossFor: Int32Array;

  constructor(assignment: Assignment, candidates: Candidates) {
    this.assignment = assignment;
    this.candidates = candidates;
    this.addedAt = candidates.ofSeller.map((buyers) => new Float64Array(buyers.length));
    this.addedFor = candidates.ofSeller.map((buyers) => new Int32Array(buyers.length).fill(-1));
    this.aloneGains = candidates.ofSeller.map((buyers) => new Float64Array(buyers.length).fill(Number.NaN));
    this.losses = new Float64Array(candidates.ofSeller.length);
    this.lossFor = new Int32Array(candidates.ofSeller.length).fill(-1);
  }

  /** What the candidate in this slot of a seller gains by taking it too. */
  added(seller: number, slot: number): number {
    const { assignment } = this;
    const buyer = (this.candidates.ofSeller[seller] as number[])[slot] as number;
    const version = assignment.versions[buyer] as number;
    const [values, versions] = [this.addedAt[seller] as Float64Array, this.addedFor[seller] as Int32Array];
    if (versions[slot] !== version) {
      values[slot] = assignment.gainWith(buyer, seller, NOBODY) - (assignment.gains[buyer] as number);
      versions[slot] = version;
    }
    return values[slot] as number;
  }

  /** What the pair of them gains after the seller's fee alone: in a group a seller never adds more. */
  alone(seller: number, slot: number): number {
    const values = this.aloneGains[seller] as Float64Array;
    if (Number.isNaN(values[slot] as number)) {
      const buyer = (this.candidates.ofSeller[seller] as number[])[slot] as number;
      const { assignment } = this;
      values[slot] = assignment.gainOfPair(seller, buyer) - (assignment.square.sellers[seller]?.fee ?? 0);
    }
    return values[slot] as number;
  }

  aloneAt(seller: number, buyer: number): number {
    return this.alone(seller, (this.candidates.ofSeller[seller] as number[]).indexOf(buyer));
  }

  /** What its buyer loses when a seller leaves; nothing for who has no buyer. */
  loss(seller: number): number {
    const { assignment } = this;
    const buyer = assignment.buyerOf[seller] as number;
    if (buyer === NOBODY) return 0;
    const version = assignment.versions[buyer] as number;
    if (this.lossFor[seller] !== version) {
      this.losses[seller] = (assignment.gains[buyer] as number) - assignment.gainWith(buyer, NOBODY, seller);
      this.lossFor[seller] = version;
    }
    return this.losses[seller] as number;
  }

  /** Where a seller would add most, outside the buyers named; nobody when it would add nothing. */
  bestPlace(seller: number, except: number, exceptToo: number = NOBODY): Place {
    const buyers = this.candidates.ofSeller[seller] as number[];
    let best: Place = { buyer: NOBODY, added: 0 };
    const at = this.assignment.buyerOf[seller] as number;
    for (let slot = 0; slot < buyers.length; slot++) {
      const buyer = buyers[slot] as number;
      if (buyer === except || buyer === exceptToo || buyer === at) continue;
      const added = this.added(seller, slot);
      if (added > best.added) best = { buyer, added };
    }
    return best;
  }
}
