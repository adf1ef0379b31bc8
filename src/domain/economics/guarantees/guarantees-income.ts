import type { Limits } from "#domain/limits.ts";
import { type Euros, euros, type KilowattHours, kilowattHours, type Share } from "#domain/units/quantity.ts";

export type GuaranteesSituation = {
  injectedEnergy: KilowattHours;
  /** What an earlier year left over, less than one guarantee. */
  carriedEnergy: KilowattHours;
  pricePerGuarantee: Euros;
  brokerShare: Share;
  yearlyFee: Euros;
};

export type GuaranteesIncome = {
  guarantees: number;
  gross: Euros;
  broker: Euros;
  net: Euros;
  leftOver: KilowattHours;
};

export const KILOWATT_HOURS_PER_GUARANTEE = 1000;

export const guaranteesLimits = {
  injectedMegawattHours: { min: 0, max: 1_000_000 },
  carriedMegawattHours: { min: 0, max: 0.999 },
  pricePerGuarantee: { min: 0, max: 1000 },
  brokerPercent: { min: 0, max: 100 },
  consumedMegawattHours: { min: 0, max: 1_000_000 },
  coveredPercent: { min: 0, max: 100 },
  yearlyFee: { min: 0, max: 1_000_000 },
} as const satisfies Record<string, Limits>;

/** One guarantee of origin is one whole MWh (Directive 2018/2001 art. 19); what is left waits for the next one. */
export function guaranteesIncome(situation: GuaranteesSituation): GuaranteesIncome {
  // Whole kWh first: 2.3 and 0.7 MWh must make three guarantees, not two and a binary fraction.
  const available = Math.round(situation.injectedEnergy) + Math.round(situation.carriedEnergy);
  const guarantees = Math.floor(available / KILOWATT_HOURS_PER_GUARANTEE);
  const gross = euros(guarantees * situation.pricePerGuarantee);
  const broker = euros(gross * situation.brokerShare);
  return {
    guarantees,
    gross,
    broker,
    net: euros(gross - broker - situation.yearlyFee),
    leftOver: kilowattHours(available - guarantees * KILOWATT_HOURS_PER_GUARANTEE),
  };
}
