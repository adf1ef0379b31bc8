import { type EurosPerKilowattHour, eurosPerKilowattHour } from "#domain/units/quantity.ts";

/** What somebody pays for a kWh is agreed, typed and printed in hundredths of a cent. */
const PAID_STEPS_PER_EURO = 10_000;
/** What a seller keeps of it under VAT is finer: millionths of a euro, as an invoice writes the price of a kWh. */
const KEPT_STEPS_PER_EURO = 1_000_000;

export const PAID_STEP = 1 / PAID_STEPS_PER_EURO;
export const HALF_PAID_STEP = 0.5 / PAID_STEPS_PER_EURO;

/** A price as it is paid. What lies on a step but for the error of floats stays on it, whichever way is rounded. */
export const roundPaid = (price: number, round: (value: number) => number = Math.round): EurosPerKilowattHour =>
  eurosPerKilowattHour(round(Number((price * PAID_STEPS_PER_EURO).toFixed(6))) / PAID_STEPS_PER_EURO);

export const roundKept = (price: number, round: (value: number) => number = Math.round): EurosPerKilowattHour =>
  eurosPerKilowattHour(round(Number((price * KEPT_STEPS_PER_EURO).toFixed(6))) / KEPT_STEPS_PER_EURO);
