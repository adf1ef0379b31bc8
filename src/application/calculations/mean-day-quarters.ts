import type { SimulatedYear } from "#application/calculations/simulate-year.ts";
import { meanDay } from "#application/calculations/year-flows.ts";
import { type SharingQuarter, sharingQuarters } from "#domain/sharing/shared-day.ts";

/** The mean day of a month, 1 to 12, as the square of 96 tiles shows it: what the pair shares and what each has beside it. */
export function meanDayQuarters(simulated: SimulatedYear, month: number): SharingQuarter[] {
  const { shared, toSupplier } = meanDay(simulated, "seller", month);
  const { fromSupplier } = meanDay(simulated, "buyer", month);
  return sharingQuarters({ shared, toSupplier, fromSupplier });
}
