import { type MarketBuyer, type MarketSeller, priceRoom } from "#domain/matching/market-party.ts";

type PricedSeller = Pick<MarketSeller, "price" | "injectionPrice" | "fee">;
type PricedBuyer = Pick<MarketBuyer, "energyPrice" | "priceLimit" | "fee">;

/** Fees and prices are floats of cents: what lies this close, in euros, is equal. */
const EQUAL = 1e-9;

/**
 * The lowest price at which each seller of a group does not lose after its own fee; null when one of them must go past
 * a limit, or when the buyer would lose even at these.
 */
export function lowestPrices(
  buyer: PricedBuyer,
  sellers: readonly PricedSeller[],
  energies: ArrayLike<number>,
): number[] | null {
  const lowest: number[] = [];
  let left = -buyer.fee;
  for (let index = 0; index < sellers.length; index++) {
    const seller = sellers[index] as PricedSeller;
    const energy = energies[index] as number;
    const room = priceRoom(seller, buyer);
    if (room === null || !(energy > 0)) return null;
    const price = seller.price.kind === "gift" ? 0 : Math.max(room.lowest, seller.injectionPrice + seller.fee / energy);
    if (price > room.highest + EQUAL) return null;
    lowest.push(Math.min(price, room.highest));
    left += energy * (buyer.energyPrice - price);
  }
  return left >= -EQUAL ? lowest : null;
}

/**
 * The price of each seller of a group, in euros per kWh; null when no prices leave everyone without a loss.
 *
 * The rule: in each pair both sides gain the same after fees, the buyer's fee spread over the shared kWh; a limit that
 * someone named pushes the price no further than itself; and should the buyer still lose over all, every seller gives
 * way by the same part of what it has above its own lowest price.
 */
export function agreePrices(
  buyer: PricedBuyer,
  sellers: readonly PricedSeller[],
  energies: ArrayLike<number>,
): number[] | null {
  const lowest = lowestPrices(buyer, sellers, energies);
  if (lowest === null) return null;
  let total = 0;
  for (let index = 0; index < energies.length; index++) total += energies[index] as number;
  const wanted = sellers.map((seller, index) => {
    const room = priceRoom(seller, buyer) as { highest: number };
    const needed = seller.injectionPrice + seller.fee / (energies[index] as number);
    const even = (buyer.energyPrice - buyer.fee / total + needed) / 2;
    return Math.min(room.highest, Math.max(lowest[index] as number, even));
  });
  let left = -buyer.fee;
  let aboveLowest = 0;
  wanted.forEach((price, index) => {
    left += (energies[index] as number) * (buyer.energyPrice - price);
    aboveLowest += (energies[index] as number) * (price - (lowest[index] as number));
  });
  const given = left < 0 && aboveLowest > 0 ? Math.min(1, -left / aboveLowest) : 0;
  return wanted.map((price, index) => price - given * (price - (lowest[index] as number)));
}
