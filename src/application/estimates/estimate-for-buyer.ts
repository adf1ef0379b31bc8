import { type SharingPractice, sharedOfConsumption } from "#application/estimates/sharing-practice.ts";
import {
  linesOf,
  type SharedVolume,
  type SideEstimate,
  sideBasics,
  verdictOn,
} from "#application/estimates/side-estimate.ts";
import { pairGain } from "#domain/economics/pair-gain.ts";
import {
  type Euros,
  type EurosPerKilowattHour,
  euros,
  type KilowattHours,
  minus,
  plus,
} from "#domain/units/quantity.ts";

export type BuyerAnswers = {
  consumption: KilowattHours | null;
  sharedEnergy: KilowattHours | null;
  energyPrice: EurosPerKilowattHour | null;
  agreedPrice: EurosPerKilowattHour | null;
  injectionPrice: EurosPerKilowattHour | null;
  fee: Euros | null;
};

/** What the visitor cannot tell: the practice of sharing (null where nobody measured it), our fee and the seller's. */
export type BuyerGivens = { practice: SharingPractice | null; platformFee: Euros; feeSeller: Euros | null };

/** Null as long as one of the three prices is unknown. */
export function estimateForBuyer(answers: BuyerAnswers, givens: BuyerGivens): SideEstimate | null {
  const { energyPrice, agreedPrice, injectionPrice, fee } = answers;
  if (energyPrice === null || agreedPrice === null || fee === null) return null;

  const volume = volumeOf(answers, givens);
  const basics = sideBasics(minus(energyPrice, agreedPrice), fee, givens.platformFee);
  const shown = {
    side: "buyer",
    volume,
    ownPrice: energyPrice,
    agreedPrice,
    otherPrice: injectionPrice,
    ...basics,
  } as const;
  if (volume === null) return { ...shown, outcome: null };

  const gain = pairGain({
    sharedEnergy: volume.amount,
    energyPrice,
    agreedPrice,
    injectionPrice: injectionPrice ?? agreedPrice,
    feeBuyer: plus(fee, givens.platformFee),
    feeSeller: plus(givens.feeSeller ?? euros(0), givens.platformFee),
  });
  const otherIsKnown = injectionPrice !== null && givens.feeSeller !== null;
  return {
    ...shown,
    outcome: {
      gain: gain.buyer,
      otherGain: otherIsKnown ? gain.seller : null,
      verdict: verdictOn(volume.amount, basics),
      lines: linesOf(
        { gets: "energy-from-supplier", gives: "paid-to-seller" },
        volume.amount,
        { gets: energyPrice, gives: agreedPrice },
        basics,
      ),
    },
  };
}

function volumeOf({ sharedEnergy, consumption }: BuyerAnswers, { practice }: BuyerGivens): SharedVolume | null {
  if (sharedEnergy !== null) return { amount: sharedEnergy, origin: "told" };
  if (consumption === null || practice === null) return null;
  return { amount: sharedOfConsumption(consumption, practice), origin: "estimated" };
}
