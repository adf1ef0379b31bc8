import {
  energiesOfGroup,
  gainWithAdded,
  gainWithReplaced,
  type Load,
  sharedOfPacked,
} from "#domain/matching/group-value.ts";
import { lowestPriceOf, type MarketBuyer, type MarketSeller, marginAt } from "#domain/matching/market-party.ts";
import type { PackedSquare } from "#domain/matching/pack-square.ts";
import { lowestPrices } from "#domain/matching/propose-prices.ts";

export const NOBODY = -1;

/** Who sells to whom, and what each buyer with its sellers gains in a year after all fees, over the first quarters. */
export class Assignment {
  readonly square: PackedSquare;
  readonly length: number;
  /** The buyer of each seller, or nobody. */
  readonly buyerOf: number[];
  /** The sellers of each buyer, by number. */
  readonly groups: number[][];
  readonly gains: number[];
  /** A number that no other group has had: what was computed for it holds as long as it stands here. */
  readonly versions: number[];
  /** Told of a buyer before its group changes. */
  beforeChange: ((buyer: number) => void) | null = null;
  private readonly loads: (Load | null)[];
  private readonly nothing: Load;
  private readonly weight: number;
  private lastVersion = 0;

  constructor(square: PackedSquare, length: number) {
    this.square = square;
    this.length = Math.min(length, square.order.length);
    this.weight = this.length === 0 ? 0 : square.counting / this.length;
    this.buyerOf = square.sellers.map(() => NOBODY);
    this.groups = square.buyers.map(() => []);
    this.gains = square.buyers.map(() => 0);
    this.versions = square.buyers.map(() => 0);
    this.loads = square.buyers.map(() => null);
    const empty = new Float32Array(this.length);
    this.nothing = { injection: empty, margin: empty };
  }

  total(): number {
    let total = 0;
    for (const gain of this.gains) total += gain;
    return total;
  }

  /** What the sellers of a buyer inject together. */
  injectionOf(buyer: number): Float32Array {
    return (this.loads[buyer] ?? this.nothing).injection;
  }

  /** What sharing saves in euros before any fee when these two are alone. */
  gainOfPair(seller: number, buyer: number, length = this.length): number {
    const { injections, offtakes, counting } = this.square;
    const shared = sharedOfPacked(injections[seller] as Float32Array, offtakes[buyer] as Float32Array, length);
    return length === 0 ? 0 : (shared * this.marginOf(seller, buyer) * counting) / length;
  }

  /** The gain of a buyer's group with one seller more, one less, or both. */
  gainWith(buyer: number, added: number, removed: number, length = this.length): number {
    const { square, nothing } = this;
    const group = this.groups[buyer] as number[];
    const size = group.length + (added === NOBODY ? 0 : 1) - (removed === NOBODY ? 0 : 1);
    if (size === 0) return 0;
    const more = added === NOBODY ? null : (square.sellers[added] as MarketSeller);
    const less = removed === NOBODY ? null : (square.sellers[removed] as MarketSeller);
    if (more !== null && size === 1) return this.gainOfPair(added, buyer, length) - more.fee - this.openingFee(buyer);
    const load = this.loads[buyer] ?? nothing;
    const offtake = square.offtakes[buyer] as Float32Array;
    const addedInjection = more === null ? nothing.injection : (square.injections[added] as Float32Array);
    const addedMargin = more === null ? 0 : this.marginOf(added, buyer);
    const gain =
      less === null
        ? gainWithAdded(load, offtake, addedInjection, addedMargin, length)
        : gainWithReplaced(
            load,
            offtake,
            addedInjection,
            addedMargin,
            square.injections[removed] as Float32Array,
            this.marginOf(removed, buyer),
            length,
          );
    let fees = this.openingFee(buyer) + (more?.fee ?? 0) - (less?.fee ?? 0);
    for (const seller of group) fees += (square.sellers[seller] as MarketSeller).fee;
    return (gain * square.counting) / length - fees;
  }

  /** Whether prices exist at which nobody in the group loses. */
  isFair(buyer: number, group: readonly number[]): boolean {
    if (group.length === 0) return true;
    const { square, length, weight } = this;
    if (group.length > (square.places[buyer] as number)) return false;
    const energies = energiesOfGroup(
      group.map((seller) => square.injections[seller] as Float32Array),
      square.offtakes[buyer] as Float32Array,
      length,
    ).map((energy) => energy * weight);
    const asBuyer = square.buyers[buyer] as MarketBuyer;
    const pairs = group.map((seller, at) => ({
      seller: square.sellers[seller] as MarketSeller,
      buyer: asBuyer,
      energy: energies[at] as number,
    }));
    return lowestPrices(pairs, this.openingFee(buyer)) !== null;
  }

  isFairWith(buyer: number, added: number, removed: number): boolean {
    const group = (this.groups[buyer] as number[]).filter((seller) => seller !== removed);
    if (added !== NOBODY) group.push(added);
    return this.isFair(buyer, group);
  }

  /** Gives a buyer exactly these sellers. Who leaves belongs to nobody; who comes must belong to nobody or to it. */
  regroup(buyer: number, group: readonly number[]): void {
    const { square, length } = this;
    this.beforeChange?.(buyer);
    for (const seller of this.groups[buyer] as number[]) this.buyerOf[seller] = NOBODY;
    for (const seller of group) this.buyerOf[seller] = buyer;
    this.groups[buyer] = [...group];
    this.versions[buyer] = ++this.lastVersion;
    if (group.length === 0) {
      this.loads[buyer] = null;
      this.gains[buyer] = 0;
      return;
    }
    const load = this.loads[buyer] ?? { injection: new Float32Array(length), margin: new Float32Array(length) };
    load.injection.fill(0);
    load.margin.fill(0);
    for (const seller of group) {
      const injection = square.injections[seller] as Float32Array;
      const margin = this.marginOf(seller, buyer);
      for (let at = 0; at < length; at++) {
        const energy = injection[at] as number;
        load.injection[at] = (load.injection[at] as number) + energy;
        load.margin[at] = (load.margin[at] as number) + energy * margin;
      }
    }
    this.loads[buyer] = load;
    this.gains[buyer] = this.gainWith(buyer, NOBODY, NOBODY);
  }

  put(seller: number, buyer: number): void {
    this.regroup(buyer, [...(this.groups[buyer] as number[]), seller]);
  }

  take(seller: number): void {
    const buyer = this.buyerOf[seller] as number;
    if (buyer === NOBODY) return;
    this.regroup(
      buyer,
      (this.groups[buyer] as number[]).filter((other) => other !== seller),
    );
  }

  /** VAT is counted on the lowest price that the seller can take: the price itself is found when the group is settled. */
  private marginOf(seller: number, buyer: number): number {
    const from = this.square.sellers[seller] as MarketSeller;
    return marginAt(from, this.square.buyers[buyer] as MarketBuyer, from.isLiableForVat ? lowestPriceOf(from) : 0);
  }

  private openingFee(buyer: number): number {
    return this.square.openingFees[buyer] as number;
  }
}
