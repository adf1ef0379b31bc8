import { type SharingPractice, sharedOfRoof } from "#application/estimates/sharing-practice.ts";
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
  type KilowattsPeak,
  minus,
  plus,
} from "#domain/units/quantity.ts";

export type SellerAnswers = {
  kilowattPeak: KilowattsPeak | null;
  sharedEnergy: KilowattHours | null;
  injectionPrice: EurosPerKilowattHour | null;
  agreedPrice: EurosPerKilowattHour | null;
  energyPrice: EurosPerKilowattHour | null;
  fee: Euros | null;
};

/** What the visitor cannot tell: the practice of sharing (null where nobody measured it), our fee and the buyer's. */
export type SellerGivens = { practice: SharingPractice | null; platformFee: Euros; feeBuyer: Euros | null };

/** Null as long as one of the three prices is unknown. */
export function estimateForSeller(answers: SellerAnswers, givens: SellerGivens): SideEstimate | null {
  const { energyPrice, agreedPrice, injectionPrice, fee } = answers;
  if (injectionPrice === null || agreedPrice === null || fee === null) return null;

  const volume = volumeOf(answers, givens);
  const basics = sideBasics(minus(agreedPrice, injectionPrice), fee, givens.platformFee);
  const shown = {
    side: "seller",
    volume,
    ownPrice: injectionPrice,
    agreedPrice,
    otherPrice: energyPrice,
    ...basics,
  } as const;
  if (volume === null) return { ...shown, outcome: null };

  const gain = pairGain({
    sharedEnergy: volume.amount,
    energyPrice: energyPrice ?? agreedPrice,
    agreedPrice,
    injectionPrice,
    feeBuyer: plus(givens.feeBuyer ?? euros(0), givens.platformFee),
    feeSeller: plus(fee, givens.platformFee),
  });
  const otherIsKnown = energyPrice !== null && givens.feeBuyer !== null;
  return {
    ...shown,
    outcome: {
      gain: gain.seller,
      otherGain: otherIsKnown ? gain.buyer : null,
      verdict: verdictOn(volume.amount, basics),
      lines: linesOf(
        { gets: "paid-by-buyer", gives: "injection-lost" },
        volume.amount,
        { gets: agreedPrice, gives: injectionPrice },
        basics,
      ),
    },
  };
}

function volumeOf({ sharedEnergy, kilowattPeak }: SellerAnswers, { practice }: SellerGivens): SharedVolume | null {
  if (sharedEnergy !== null) return { amount: sharedEnergy, origin: "told" };
  if (kilowattPeak === null || practice === null) return null;
  return { amount: sharedOfRoof(kilowattPeak, practice).shared, origin: "estimated" };
}
