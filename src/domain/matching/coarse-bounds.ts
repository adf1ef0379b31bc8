import type { Assignment } from "#domain/matching/assignment.ts";
import { lowestPriceOf, type MarketBuyer, type MarketSeller } from "#domain/matching/market-party.ts";

/** Into how many sums a sample of quarters is gathered. */
const PARTS = 8;
/** Sums of rounded numbers may lie a little below the sum itself; a bound may not. */
const ROUNDING = 1 + 1e-5;

/**
 * The most that a seller can add to a buyer as it is now, before any fee, in an eighth of the time that it takes to
 * compute it. Of two rows of quarters the lesser of their sums is never below the sum of the lesser ones, so quarters
 * with as much sun are added up first.
 *
 * In a quarter a seller sells at most what the others leave of the offtake, at its own margin; beyond that it can only
 * take the place of energy with a smaller margin. docs/matching.md has the proof.
 */
export class CoarseBounds {
  private readonly injected: Float64Array;
  private readonly taken: Float64Array;
  /** What the sellers that a buyer has leave of its offtake. */
  private readonly left: Float64Array;
  private readonly injectionPrices: Float64Array;
  /** Of sellers who charge VAT the price on which it is counted, of the others nothing. */
  private readonly taxedPrices: Float64Array;
  private readonly vatBorne: Float64Array;
  private readonly energyPrices: Float64Array;
  /** The highest injection price with VAT among the sellers of a buyer, at which the margin is smallest. */
  private readonly highestPrices: Float64Array;
  private readonly weight: number;

  constructor(assignment: Assignment, length: number) {
    const { square } = assignment;
    const partOf = partsBySun(square.injections, length);
    const gathered = (rows: number, energyAt: (row: number, at: number) => number): Float64Array => {
      const sums = new Float64Array(rows * PARTS);
      for (let row = 0; row < rows; row++) {
        for (let at = 0; at < length; at++) {
          const place = row * PARTS + (partOf[at] as number);
          sums[place] = (sums[place] as number) + energyAt(row, at);
        }
      }
      return sums;
    };
    const takenAt = (buyer: number, at: number) => (square.offtakes[buyer] as Float32Array)[at] as number;
    this.injected = gathered(
      square.sellers.length,
      (seller, at) => (square.injections[seller] as Float32Array)[at] as number,
    );
    this.taken = gathered(square.buyers.length, takenAt);
    this.left = gathered(square.buyers.length, (buyer, at) =>
      Math.max(0, takenAt(buyer, at) - (assignment.injectionOf(buyer)[at] as number)),
    );
    this.injectionPrices = Float64Array.from(square.sellers, ({ injectionPrice }) => injectionPrice);
    this.taxedPrices = Float64Array.from(square.sellers, (seller: MarketSeller) =>
      seller.isLiableForVat ? lowestPriceOf(seller) : 0,
    );
    this.vatBorne = Float64Array.from(square.buyers, ({ vatBorne }: MarketBuyer) => vatBorne);
    this.energyPrices = Float64Array.from(square.buyers, ({ energyPrice }: MarketBuyer) => energyPrice);
    this.highestPrices = Float64Array.from(assignment.groups, (group, buyer) =>
      group.reduce((highest, seller) => Math.max(highest, this.costOf(seller, buyer)), Number.NEGATIVE_INFINITY),
    );
    this.weight = length === 0 ? 0 : (square.counting / length) * ROUNDING;
  }

  mostAdded(seller: number, buyer: number): number {
    const { injected, taken, left } = this;
    const price = this.costOf(seller, buyer);
    const margin = (this.energyPrices[buyer] as number) - price;
    if (margin <= 0) return 0;
    let [from, to] = [seller * PARTS, buyer * PARTS];
    let free = 0;
    for (let part = 0; part < PARTS; part++) {
      free += Math.min(injected[from + part] as number, left[to + part] as number);
    }
    const ahead = (this.highestPrices[buyer] as number) - price;
    if (ahead <= 0) return free * margin * this.weight;
    let displaced = 0;
    for (const end = from + PARTS; from < end; from++, to++) {
      displaced += Math.min(injected[from] as number, taken[to] as number);
    }
    return (free * margin + displaced * ahead) * this.weight;
  }

  private costOf(seller: number, buyer: number): number {
    return (
      (this.injectionPrices[seller] as number) + (this.taxedPrices[seller] as number) * (this.vatBorne[buyer] as number)
    );
  }
}

/** Which part each quarter of the sample belongs to: an eighth of them with the most sun, the next eighth, and so on. */
function partsBySun(injections: readonly Float32Array[], length: number): Uint8Array {
  const sun = new Float64Array(length);
  for (const injection of injections) {
    for (let at = 0; at < length; at++) sun[at] = (sun[at] as number) + (injection[at] as number);
  }
  const bySun = Array.from(sun.keys()).sort((a, b) => (sun[b] as number) - (sun[a] as number) || a - b);
  const parts = new Uint8Array(length);
  bySun.forEach((at, rank) => {
    parts[at] = Math.floor((rank * PARTS) / length);
  });
  return parts;
}
