import { guaranteesCost } from "#domain/economics/guarantees/guarantees-cost.ts";
import { KILOWATT_HOURS_PER_GUARANTEE } from "#domain/economics/guarantees/guarantees-income.ts";
import {
  type Euros,
  type EurosPerKilowattHour,
  euros,
  eurosPerKilowattHour,
  type KilowattHours,
  kilowattHours,
  type Share,
} from "#domain/units/quantity.ts";

export type PurchaseAnswers = {
  consumedMegawattHours: number | null;
  coveredShare: Share | null;
  pricePerGuarantee: Euros | null;
};

export type PurchaseEstimate = {
  guarantees: number;
  cost: Euros;
  pricePerGuarantee: Euros;
  covered: KilowattHours;
  /** What the last whole guarantee proves more than was asked. */
  spare: KilowattHours;
  /** Null without consumption. */
  perKilowattHour: EurosPerKilowattHour | null;
  /** The same with guarantees of another origin. */
  elsewhere: Prices;
};

type Prices = { european: Euros; belgian: Euros };

/** What a company pays to cover its use with guarantees; null as long as use, share or price is unknown. */
export function estimatePurchase(answers: PurchaseAnswers, prices: Prices): PurchaseEstimate | null {
  const { consumedMegawattHours, coveredShare, pricePerGuarantee } = answers;
  if (consumedMegawattHours === null || coveredShare === null || pricePerGuarantee === null) return null;
  const consumption = kilowattHours(consumedMegawattHours * KILOWATT_HOURS_PER_GUARANTEE);
  const { guarantees, cost } = guaranteesCost(consumption, coveredShare, pricePerGuarantee);
  const covered = kilowattHours(Math.round(consumption * coveredShare));
  return {
    guarantees,
    cost,
    pricePerGuarantee,
    covered,
    spare: kilowattHours(Math.max(0, guarantees * KILOWATT_HOURS_PER_GUARANTEE - covered)),
    perKilowattHour: consumption > 0 ? eurosPerKilowattHour(cost / consumption) : null,
    elsewhere: { european: euros(guarantees * prices.european), belgian: euros(guarantees * prices.belgian) },
  };
}
