import {
  type Euros,
  type EurosPerKilowattHour,
  euros,
  type KilowattHours,
  kilowattHours,
} from "#domain/units/quantity.ts";

export type Verdict = "worth-it" | "barely" | "not-worth-it";

/** One side of a sale: what each shared kWh brings it, and what sharing costs it in a year whatever the volume. */
export type Side = { sharedEnergy: KilowattHours; gainPerKilowattHour: EurosPerKilowattHour; costs: Euros };

const VOLUME_SETBACK = 0.25;
const GAIN_MINIMUM = euros(12);

/** The yearly volume from which the side no longer loses; null when no volume ever does. */
export function breakEvenOfSide({ gainPerKilowattHour, costs }: Omit<Side, "sharedEnergy">): KilowattHours | null {
  return gainPerKilowattHour > 0 ? kilowattHours(costs / gainPerKilowattHour) : null;
}

/** Barely: a gain of less than a euro a month, or one that a quarter less volume would turn into a loss. */
export function verdictOnSide({ sharedEnergy, gainPerKilowattHour, costs }: Side): Verdict {
  const gain = sharedEnergy * gainPerKilowattHour - costs;
  if (gain <= 0) return "not-worth-it";
  const gainAfterSetback = sharedEnergy * (1 - VOLUME_SETBACK) * gainPerKilowattHour - costs;
  return gain < GAIN_MINIMUM || gainAfterSetback <= 0 ? "barely" : "worth-it";
}
