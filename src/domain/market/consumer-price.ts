import type { Offer } from "#domain/market/listing.ts";
import { type EurosPerKilowattHour, eurosPerKilowattHour } from "#domain/units/quantity.ts";

/** What of a seller decides on VAT. */
export type VatSeller = Pick<Offer, "holder" | "isVatExempt">;

/** As in a calculator a company charges VAT when it sells, unless it is an exempt small one; nobody else does. */
export const isLiableForVat = ({ holder, isVatExempt }: VatSeller): boolean => holder === "company" && !isVatExempt;

/** Millionths of a euro, as an invoice writes the price of a kWh. */
const STEPS_PER_EURO = 1_000_000;

/** What a consumer pays for a price that the seller keeps: VAT is in it (WER VI.45). `vat` is that of a household. */
export const consumerPrice = (seller: VatSeller, kept: EurosPerKilowattHour, vat: number): EurosPerKilowattHour =>
  eurosPerKilowattHour(isLiableForVat(seller) ? kept * (1 + vat) : kept);

/** What the seller keeps of what a consumer pays. */
export const keptPrice = (seller: VatSeller, paid: EurosPerKilowattHour, vat: number): EurosPerKilowattHour =>
  isLiableForVat(seller)
    ? eurosPerKilowattHour(Math.round((paid / (1 + vat)) * STEPS_PER_EURO) / STEPS_PER_EURO)
    : paid;
