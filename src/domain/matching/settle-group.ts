import { agreePrices, lowestPrices } from "#domain/matching/agree-prices.ts";
import { type MarketBuyer, type MarketSeller, readProfile } from "#domain/matching/market-party.ts";
import type { PairHours, Proposal, ProposedPair } from "#domain/matching/recommendation.ts";
import { euros, eurosPerKilowattHour, kilowattHours, share, shareOf, sum } from "#domain/units/quantity.ts";
import type { Series } from "#domain/units/series.ts";

const HOURS = 24;

/** The clock hour of each quarter, from 0 to 23. */
export type ClockHours = ArrayLike<number>;

type Sold = { energies: Float64Array; byHour: Float64Array[] };

/**
 * A buyer and its new sellers on every quarter of the year, unrounded. While no prices leave everyone
 * without a loss, the least valuable seller is left out; null when nobody is left.
 */
export function settleGroup(
  buyer: MarketBuyer,
  sellers: readonly MarketSeller[],
  clockHours: ClockHours,
): Proposal | null {
  const offtake = offtakeLeft(buyer);
  const asBuyer = { ...buyer, fee: feeOfFirst(buyer) };
  let group = sellers.map((seller) => ({ seller, injection: readProfile(seller.injection) }));
  while (group.length > 0) {
    const sold = soldBy(
      group.map(({ injection }) => injection),
      offtake,
      clockHours,
    );
    const worth = group.map(
      ({ seller }, at) => (sold.energies[at] as number) * (buyer.energyPrice - seller.injectionPrice) - seller.fee,
    );
    const prices = agreePrices(
      asBuyer,
      group.map(({ seller }) => seller),
      sold.energies,
    );
    if (prices !== null && worth.reduce((total, part) => total + part, -asBuyer.fee) > 0) {
      const alone = group.map(({ seller, injection }) => {
        if (group.length === 1) return true;
        return lowestPrices(asBuyer, [seller], soldBy([injection], offtake, clockHours).energies) !== null;
      });
      return proposalOf(
        asBuyer,
        group.map(({ seller }) => seller),
        sold,
        prices,
        alone,
      );
    }
    const least = worth.indexOf(Math.min(...worth));
    group = group.filter((_, at) => at !== least);
  }
  return null;
}

/** The same sum at prices that stand already, whatever it leaves. */
export function settleAtPrices(
  buyer: MarketBuyer,
  sellers: readonly MarketSeller[],
  prices: readonly number[],
  clockHours: ClockHours,
): ProposedPair[] {
  const injections = sellers.map(({ injection }) => readProfile(injection));
  const sold = soldBy(injections, offtakeLeft(buyer), clockHours);
  const alone = sellers.map(() => true);
  return proposalOf({ ...buyer, fee: feeOfFirst(buyer) }, sellers, sold, prices, alone).pairs;
}

const feeOfFirst = ({ contracts, fee }: MarketBuyer) => (contracts.length > 0 ? euros(0) : fee);

/** What the standing contracts of a buyer leave of its offtake, quarter by quarter. */
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

/** What each seller sells, pro rata to what it injects, in all and by hour of the clock. */
function soldBy(injections: readonly Series<"kWh">[], offtake: Series<"kWh">, clockHours: ClockHours): Sold {
  const parts = new Float64Array(offtake.length);
  for (const injection of injections) {
    for (let quarter = 0; quarter < parts.length; quarter++) {
      parts[quarter] = (parts[quarter] as number) + (injection[quarter] as number);
    }
  }
  for (let quarter = 0; quarter < parts.length; quarter++) {
    const injected = parts[quarter] as number;
    parts[quarter] = injected > 0 ? Math.min(1, (offtake[quarter] as number) / injected) : 0;
  }
  const byHour = injections.map((injection) => {
    const hours = new Float64Array(HOURS);
    for (let quarter = 0; quarter < parts.length; quarter++) {
      const hour = clockHours[quarter] as number;
      hours[hour] = (hours[hour] as number) + (injection[quarter] as number) * (parts[quarter] as number);
    }
    return hours;
  });
  return { byHour, energies: Float64Array.from(byHour, (hours) => hours.reduce((total, energy) => total + energy, 0)) };
}

function proposalOf(
  buyer: MarketBuyer,
  sellers: readonly MarketSeller[],
  { energies, byHour }: Sold,
  prices: readonly number[],
  alone: readonly boolean[],
): Proposal {
  const total = energies.reduce((all, energy) => all + energy, 0);
  const pairs = sellers.map((seller, at): ProposedPair => {
    const sharedEnergy = kilowattHours(energies[at] as number);
    const agreedPrice = prices[at] as number;
    const feeBuyer = total > 0 ? (buyer.fee * sharedEnergy) / total : buyer.fee / sellers.length;
    const gainSeller = euros(sharedEnergy * (agreedPrice - seller.injectionPrice) - seller.fee);
    const margin = buyer.energyPrice - seller.injectionPrice;
    return {
      seller: seller.id,
      sharedEnergy,
      agreedPrice: eurosPerKilowattHour(agreedPrice),
      gainOfEnergy: euros(sharedEnergy * margin),
      feeSeller: seller.fee,
      feeBuyer: euros(feeBuyer),
      gainSeller,
      gainBuyer: euros(sharedEnergy * (buyer.energyPrice - agreedPrice) - feeBuyer),
      given: euros(seller.price.kind === "gift" ? Math.max(0, -gainSeller) : 0),
      hours: hoursOf(byHour[at] as Float64Array, margin),
      standsAlone: alone[at] as boolean,
    };
  });
  const gainBuyer = sum(pairs.map((pair) => pair.gainBuyer));
  const gainSellers = sum(pairs.map((pair) => pair.gainSeller));
  return {
    buyer: buyer.id,
    pairs,
    sharedEnergy: kilowattHours(total),
    feeBuyer: buyer.fee,
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
