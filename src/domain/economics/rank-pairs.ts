import { evenPrice, type PairGain, type PairSale, type PairTerms, pairGain } from "#domain/economics/pair-gain.ts";
import { sharedEnergyOfPair } from "#domain/sharing/share-pair.ts";
import {
  type Euros,
  type EurosPerKilowattHour,
  greaterOf,
  type KilowattHours,
  lesserOf,
} from "#domain/units/quantity.ts";
import type { Series } from "#domain/units/series.ts";

export type RankedBuyer = {
  offtake: Series<"kWh">;
  energyPrice: EurosPerKilowattHour;
  fee: Euros;
};

export type RankedSeller = {
  injection: Series<"kWh">;
  injectionPrice: EurosPerKilowattHour;
  fee: Euros;
  /** Null while no price was asked: then the price at which both gain the same, between their two prices of today. */
  askedPrice: EurosPerKilowattHour | null;
  vat?: PairSale["vat"];
};

/** `seller` is the place in the list that was given. */
export type RankedPair = {
  seller: number;
  sharedEnergy: KilowattHours;
  agreedPrice: EurosPerKilowattHour;
  gain: PairGain;
};

/** The sellers of a buyer by what the pair has left after both fees, best first; equals keep the order given. */
export function rankPairs(
  buyer: RankedBuyer,
  sellers: readonly RankedSeller[],
  by: keyof PairGain = "together",
): RankedPair[] {
  return sellers
    .map(({ injection, injectionPrice, fee, askedPrice, vat }, seller) => {
      const sharedEnergy = sharedEnergyOfPair(injection, buyer.offtake);
      const terms = {
        energyPrice: buyer.energyPrice,
        injectionPrice,
        feeBuyer: buyer.fee,
        feeSeller: fee,
        ...(vat === undefined ? {} : { vat }),
      };
      const agreedPrice = askedPrice ?? likelyPrice(terms, sharedEnergy);
      return { seller, sharedEnergy, agreedPrice, gain: pairGain({ ...terms, sharedEnergy, agreedPrice }) };
    })
    .sort((a, b) => b.gain[by] - a.gain[by] || a.seller - b.seller);
}

function likelyPrice(terms: PairTerms, sharedEnergy: KilowattHours): EurosPerKilowattHour {
  const { injectionPrice, energyPrice } = terms;
  if (sharedEnergy <= 0) return injectionPrice;
  return lesserOf(energyPrice, greaterOf(injectionPrice, evenPrice(terms, sharedEnergy)));
}
