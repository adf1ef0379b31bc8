import { KILOWATT_HOURS_PER_GUARANTEE } from "#domain/economics/guarantees/guarantees-income.ts";
import { type Euros, euros, type KilowattHours, type Share } from "#domain/units/quantity.ts";

export type GuaranteesCost = { guarantees: number; cost: Euros };

/** What a buyer pays to cover a share of the consumption: a part of a MWh needs a whole guarantee. */
export function guaranteesCost(consumption: KilowattHours, covered: Share, pricePerGuarantee: Euros): GuaranteesCost {
  // To the thousandth of a kWh first, so that a binary fraction does not ask for one more guarantee.
  const energy = Math.round(consumption * covered * 1000) / 1000;
  const guarantees = Math.ceil(energy / KILOWATT_HOURS_PER_GUARANTEE);
  return { guarantees, cost: euros(guarantees * pricePerGuarantee) };
}
