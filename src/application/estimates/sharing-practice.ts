import type { Figure } from "#domain/figure.ts";
import {
  type KilowattHours,
  type KilowattsPeak,
  kilowattHours,
  type Quantity,
  type Share,
} from "#domain/units/quantity.ts";
import { selfConsumption, sharedShareOfInjection } from "#figures/sharing-practice.ts";
import { solarYield } from "#figures/solar.ts";

/** What sharing looks like today, for whoever does not know their own volume yet. */
export const sharingPractice = {
  sharedShare: sharedShareOfInjection,
  yearlyYield: solarYield,
  selfConsumption,
} satisfies SharingPractice;

export type SharingPractice = {
  sharedShare: Figure<"share">;
  yearlyYield: Figure<"kWh/kWp">;
  selfConsumption: Figure<"share">;
};

/** Assumes a seller who injects in a year as much as the buyer takes: the middle between a small roof and a barn. */
export const sharedOfConsumption = (consumption: KilowattHours, practice: SharingPractice): KilowattHours =>
  kilowattHours(consumption * practice.sharedShare.value);

export type RoofEstimate = { production: KilowattHours; injection: KilowattHours; shared: KilowattHours };

export function sharedOfRoof(kilowattPeak: KilowattsPeak, practice: SharingPractice): RoofEstimate {
  const production = yieldOf(kilowattPeak, practice.yearlyYield.value);
  const injection = kilowattHours(production * (1 - practice.selfConsumption.value));
  return { production, injection, shared: partOf(injection, practice.sharedShare.value) };
}

const yieldOf = (kilowattPeak: KilowattsPeak, perKilowattPeak: Quantity<"kWh/kWp">) =>
  kilowattHours(kilowattPeak * perKilowattPeak);
const partOf = (energy: KilowattHours, share: Share) => kilowattHours(energy * share);
