import type { Figure } from "#domain/figure.ts";
import type { KilowattHours, Quantity } from "#domain/units/quantity.ts";

export type ResidualMixCarbon = { amount: Quantity<"kg">; reference: Figure<"g/kWh"> };

/**
 * What the same energy would have emitted by the reference: an indication, never a claim. The reference goes along,
 * because the amount means nothing without its name.
 */
export const residualMixCarbon = (energy: KilowattHours, reference: Figure<"g/kWh">): ResidualMixCarbon => ({
  amount: ((energy * reference.value) / 1000) as Quantity<"kg">,
  reference,
});
