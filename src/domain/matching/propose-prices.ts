import { evenBetween } from "#domain/economics/pair-gain.ts";
import { type PricedBuyer, type PricedSeller, priceRoom, vatBetween } from "#domain/matching/market-party.ts";
import { roundKept, roundPaid } from "#domain/units/price-steps.ts";

/** A seller of a group, with what it sells and with the buyer's prices in the quarters in which it does. */
export type PricedPair = { seller: PricedSeller; buyer: PricedBuyer; energy: number };

/** Fees and prices are floats of cents: what lies this close, in euros, is equal. */
const EQUAL = 1e-9;

/** What a pair leaves the buyer before the buyer's fee. */
const leftBy = ({ seller, buyer, energy }: PricedPair, price: number): number =>
  energy * (buyer.energyPrice - price * (1 + vatBetween(seller, buyer)));

/**
 * The lowest price at which each seller of a group does not lose after its own fee; null when one of them must go past
 * a limit, or when the buyer would lose even at these.
 */
export function lowestPrices(pairs: readonly PricedPair[], feeBuyer: number): number[] | null {
  const lowest: number[] = [];
  let left = -feeBuyer;
  for (const pair of pairs) {
    const { seller, buyer, energy } = pair;
    const room = priceRoom(seller, buyer);
    if (room === null || !(energy > 0)) return null;
    const price = seller.price.kind === "gift" ? 0 : Math.max(room.lowest, seller.injectionPrice + seller.fee / energy);
    if (price > room.highest + EQUAL) return null;
    lowest.push(Math.min(price, room.highest));
    left += leftBy(pair, price);
  }
  return left >= -EQUAL ? lowest : null;
}

/**
 * The price proposal: the price of each seller of a group, in euros per kWh and without VAT; null when no prices leave everyone without a loss.
 *
 * The rule: in each pair both sides gain the same after fees, the buyer's fee spread over the shared kWh; a limit that
 * someone named pushes the price no further than itself; and should the buyer still lose over all, every seller gives
 * way by the same part of what it has above its own lowest price.
 */
export function proposePrices(pairs: readonly PricedPair[], feeBuyer: number): number[] | null {
  const lowest = lowestPrices(pairs, feeBuyer);
  if (lowest === null) return null;
  let total = 0;
  for (const { energy } of pairs) total += energy;
  const wanted = pairs.map(({ seller, buyer, energy }, index) => {
    const room = priceRoom(seller, buyer) as { highest: number };
    const prices = { energyPrice: buyer.energyPrice, injectionPrice: seller.injectionPrice };
    const even = evenBetween(prices, seller.fee / energy - feeBuyer / total, vatBetween(seller, buyer));
    return Math.min(room.highest, Math.max(lowest[index] as number, even));
  });
  let left = -feeBuyer;
  let aboveLowest = 0;
  pairs.forEach((pair, index) => {
    const price = wanted[index] as number;
    left += leftBy(pair, price);
    aboveLowest += leftBy(pair, lowest[index] as number) - leftBy(pair, price);
  });
  const given = left < 0 && aboveLowest > 0 ? Math.min(1, -left / aboveLowest) : 0;
  const prices = wanted.map((price, index) => price - given * (price - (lowest[index] as number)));
  return printedPrices(pairs, prices, lowest, feeBuyer);
}

/**
 * Open prices as they are agreed, in steps: the same digits on the page, in the agreement and on the invoice. The nearest step
 * where nobody loses by that, else the one below, which no buyer minds; as it was where the seller would lose by either.
 */
function printedPrices(
  pairs: readonly PricedPair[],
  prices: readonly number[],
  lowest: readonly number[],
  feeBuyer: number,
): number[] {
  const stepped = (round: (value: number) => number) =>
    pairs.map((pair, index) => {
      const price = prices[index] as number;
      if (pair.seller.price.kind !== "open") return price;
      const borne = 1 + vatBetween(pair.seller, pair.buyer);
      return roundKept(roundPaid(price * borne, round) / borne, round);
    });
  const nearest = stepped(Math.round);
  const isLawful = nearest.every((price, index) => {
    const { seller, buyer } = pairs[index] as PricedPair;
    return price >= (lowest[index] as number) && price <= (priceRoom(seller, buyer)?.highest ?? 0) + EQUAL;
  });
  const left = pairs.reduce((sum, pair, index) => sum + leftBy(pair, nearest[index] as number), -feeBuyer);
  if (isLawful && left >= 0) return nearest;
  return stepped(Math.floor).map((price, index) =>
    price < (lowest[index] as number) ? (prices[index] as number) : price,
  );
}
