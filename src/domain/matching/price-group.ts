import { gainAtVat } from "#domain/economics/pair-gain.ts";
import {
  lowestPriceOf,
  type MarketBuyer,
  type MarketSeller,
  marginAt,
  readProfile,
  vatBetween,
} from "#domain/matching/market-party.ts";
import { lowestPrices, type PricedPair, proposePrices } from "#domain/matching/propose-prices.ts";
import type { PairHours, Proposal, ProposedPair } from "#domain/matching/recommendation.ts";
import {
  type ClockHours,
  type GroupSeller,
  type SettledSeller,
  settleSellers,
} from "#domain/matching/settle-sellers.ts";
import { type Euros, euros, eurosPerKilowattHour, kilowattHours, share, shareOf, sum } from "#domain/units/quantity.ts";
import type { Series } from "#domain/units/series.ts";

const HOURS = 24;

/**
 * A buyer and its new sellers on every quarter of the year, unrounded. While no prices leave everyone
 * without a loss, the least valuable seller is left out; null when nobody is left.
 */
export function priceGroup(
  buyer: MarketBuyer,
  sellers: readonly MarketSeller[],
  clockHours: ClockHours,
): Proposal | null {
  const offtake = offtakeLeft(buyer);
  const fee = feeOfFirst(buyer);
  let group = sellers.map((seller): GroupSeller => ({ seller, injection: readProfile(seller.injection) }));
  while (group.length > 0) {
    const settled = settleSellers(buyer, group, offtake, clockHours);
    const { prices, worth } = pricesAndWorth(settled, fee);
    if (prices !== null) {
      const alone = group.map(
        (one) => group.length === 1 || lowestPrices(settleSellers(buyer, [one], offtake, clockHours), fee) !== null,
      );
      return proposalOf({ id: buyer.id, fee }, settled, prices, alone);
    }
    const least = worth.indexOf(Math.min(...worth));
    group = group.filter((_, at) => at !== least);
  }
  return null;
}

/** One seller on every quarter, at the price that leaves both without a loss; where there is none, at `priceWithLoss`. */
export function pricePair(
  buyer: MarketBuyer,
  seller: MarketSeller,
  priceWithLoss: (pair: PricedPair) => number,
  clockHours: ClockHours,
): { readonly pair: ProposedPair; readonly pays: boolean } {
  const group = [{ seller, injection: readProfile(seller.injection) }];
  const settled = settleSellers(buyer, group, offtakeLeft(buyer), clockHours);
  const fee = feeOfFirst(buyer);
  const { prices } = pricesAndWorth(settled, fee);
  const proposal = proposalOf({ id: buyer.id, fee }, settled, prices ?? settled.map(priceWithLoss), [true]);
  return { pair: proposal.pairs[0] as ProposedPair, pays: prices !== null };
}

/** The prices that leave everyone without a loss and the group with a gain, or null; and what each seller is worth to the group. */
function pricesAndWorth(settled: readonly SettledSeller[], fee: Euros): { prices: number[] | null; worth: number[] } {
  const prices = proposePrices(settled, fee);
  const worth = settled.map(({ seller, buyer, energy }, at) => {
    const price = prices?.[at] ?? lowestPriceOf(seller);
    return energy * marginAt(seller, buyer, price) - seller.fee;
  });
  const gain = worth.reduce((total, part) => total + part, -fee);
  return { prices: gain > 0 ? prices : null, worth };
}

/** The same sum at prices that stand already or follow from the pair, whatever it leaves. */
export function groupAtPrices(
  buyer: MarketBuyer,
  sellers: readonly MarketSeller[],
  priceOf: (pair: PricedPair, at: number) => number,
  clockHours: ClockHours,
): ProposedPair[] {
  const group = sellers.map((seller): GroupSeller => ({ seller, injection: readProfile(seller.injection) }));
  const settled = settleSellers(buyer, group, offtakeLeft(buyer), clockHours);
  const alone = sellers.map(() => true);
  return proposalOf({ id: buyer.id, fee: feeOfFirst(buyer) }, settled, settled.map(priceOf), alone).pairs;
}

const feeOfFirst = ({ contracts, fee }: MarketBuyer) => (contracts.length > 0 ? euros(0) : fee);

/** What the running agreements of a buyer leave of its offtake, quarter by quarter. */
export function offtakeLeft(buyer: MarketBuyer): Series<"kWh"> {
  const offtake = readProfile(buyer.offtake);
  if (buyer.contracts.length === 0) return offtake;
  const left = offtake.slice() as Series<"kWh">;
  for (const contract of buyer.contracts) {
    const first = readProfile(contract.injection);
    for (let quarter = 0; quarter < left.length; quarter++) {
      left[quarter] = Math.max(0, (left[quarter] as number) - (first[quarter] as number));
    }
  }
  return left;
}

function proposalOf(
  { id, fee }: { id: string; fee: Euros },
  settled: readonly SettledSeller[],
  prices: readonly number[],
  alone: readonly boolean[],
): Proposal {
  const total = settled.reduce((all, { energy }) => all + energy, 0);
  const pairs = settled.map(({ id: sellerId, seller, buyer, energy, byHour }, at): ProposedPair => {
    const agreedPrice = eurosPerKilowattHour(prices[at] as number);
    const feeBuyer = euros(total > 0 ? (fee * energy) / total : fee / settled.length);
    const sale = {
      sharedEnergy: kilowattHours(energy),
      energyPrice: buyer.energyPrice,
      agreedPrice,
      injectionPrice: seller.injectionPrice,
      feeBuyer,
      feeSeller: seller.fee,
    };
    const vat = share(vatBetween(seller, buyer));
    const gain = gainAtVat(sale, vat);
    const margin = marginAt(seller, buyer, agreedPrice);
    return {
      seller: sellerId,
      sharedEnergy: sale.sharedEnergy,
      agreedPrice,
      vat,
      isVatCharged: seller.isLiableForVat,
      gainOfEnergy: euros(energy * margin),
      feeSeller: seller.fee,
      feeBuyer,
      gainSeller: gain.seller,
      gainBuyer: gain.buyer,
      given: euros(seller.price.kind === "gift" ? Math.max(0, -gain.seller) : 0),
      hours: hoursOf(byHour, margin),
      standsAlone: alone[at] as boolean,
    };
  });
  const gainBuyer = sum(pairs.map((pair) => pair.gainBuyer));
  const gainSellers = sum(pairs.map((pair) => pair.gainSeller));
  return {
    buyer: id,
    pairs,
    sharedEnergy: kilowattHours(total),
    feeBuyer: fee,
    gainBuyer,
    gainSellers,
    gain: euros(gainBuyer + gainSellers),
  };
}

/** The fewest clock hours in a row that hold half of the energy; among as few, those with most energy. */
function hoursOf(byHour: Float64Array, margin: number): PairHours {
  const total = byHour.reduce((all, energy) => all + energy, 0);
  let best = { from: 0, to: HOURS, energy: total };
  for (let from = 0; from < HOURS; from++) {
    let energy = 0;
    for (let to = from + 1; to <= HOURS; to++) {
      energy += byHour[to - 1] as number;
      if (energy < total / 2) continue;
      const [size, bestSize] = [to - from, best.to - best.from];
      if (size < bestSize || (size === bestSize && energy > best.energy)) best = { from, to, energy };
      break;
    }
  }
  const energy = kilowattHours(best.energy);
  return {
    ...best,
    energy,
    part: total > 0 ? shareOf(energy, kilowattHours(total)) : share(0),
    gain: euros(best.energy * margin),
  };
}
