import type { SimulatedYear } from "#application/calculations/simulate-year.ts";
import { meanDay } from "#application/calculations/year-flows.ts";
import type { SharingQuarter } from "#domain/sharing/model-sharing.ts";
import { kilowattHours } from "#domain/units/quantity.ts";

// A picture needs no more than whole watt-hours, and 96 long fractions would weigh on every page.
const toWattHours = (energy: number | undefined) => kilowattHours(Math.round((energy ?? 0) * 1000) / 1000);

/** The mean day of a month, 1 to 12, as the square of 96 tiles shows it: what the pair shares and what each has beside it. */
export function meanDayQuarters(simulated: SimulatedYear, month: number): SharingQuarter[] {
  const { shared, toSupplier } = meanDay(simulated, "seller", month);
  const { fromSupplier } = meanDay(simulated, "buyer", month);
  return Array.from(shared, (energy, quarter) => ({
    shared: toWattHours(energy),
    toSupplier: toWattHours(toSupplier[quarter]),
    fromSupplier: toWattHours(fromSupplier[quarter]),
  }));
}
