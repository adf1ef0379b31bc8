import type { Holder } from "#domain/market/listing.ts";
import { type EurosPerKilowattHour, eurosPerKilowattHour } from "#domain/units/quantity.ts";

/** As in a calculator a company charges VAT when it sells; nobody else does. */
export const isLiableForVat = (holder: Holder): boolean => holder === "company";

/** Millionths of a euro, as an invoice writes the price of a kWh. */
const STEPS_PER_EURO = 1_000_000;

/** What a consumer pays for a price that the seller keeps: VAT is in it (WER VI.45). `vat` is that of a household. */
export const consumerPrice = (holder: Holder, kept: EurosPerKilowattHour, vat: number): EurosPerKilowattHour =>
  eurosPerKilowattHour(isLiableForVat(holder) ? kept * (1 + vat) : kept);

/** What the seller keeps of what a consumer pays. */
export const keptPrice = (holder: Holder, paid: EurosPerKilowattHour, vat: number): EurosPerKilowattHour =>
  isLiableForVat(holder)
    ? eurosPerKilowattHour(Math.round((paid / (1 + vat)) * STEPS_PER_EURO) / STEPS_PER_EURO)
    : paid;
