import type { VerdictBounds } from "#domain/economics/verdict/verdict-bounds.ts";
import { type Euros, type EurosPerKilowattHour, type KilowattHours, kilowattHours } from "#domain/units/quantity.ts";

export type Verdict = "pays" | "barely" | "does-not-pay";

/** One side of a sale: what each shared kWh brings it, and what sharing costs it in a year whatever the volume. */
export type Side = { sharedEnergy: KilowattHours; gainPerKilowattHour: EurosPerKilowattHour; costs: Euros };

/** The yearly volume from which the side no longer loses; null when no volume ever does. */
export function breakEvenOfSide({ gainPerKilowattHour, costs }: Omit<Side, "sharedEnergy">): KilowattHours | null {
  return gainPerKilowattHour > 0 ? kilowattHours(costs / gainPerKilowattHour) : null;
}

/** Barely: a gain below the least that is worth the trouble, or one that a setback in volume would turn into a loss. */
export function verdictOnSide({ sharedEnergy, gainPerKilowattHour, costs }: Side, bounds: VerdictBounds): Verdict {
  const gain = sharedEnergy * gainPerKilowattHour - costs;
  if (gain <= 0) return "does-not-pay";
  const gainAfterSetback = sharedEnergy * (1 - bounds.volumeSetback) * gainPerKilowattHour - costs;
  return gain < bounds.gainMinimum || gainAfterSetback <= 0 ? "barely" : "pays";
}
