import type { Offer } from "#domain/market/listing.ts";
import { roundKept } from "#domain/units/price-steps.ts";
import { type EurosPerKilowattHour, eurosPerKilowattHour } from "#domain/units/quantity.ts";

/** What of a seller decides on VAT. */
export type VatSeller = Pick<Offer, "holder" | "isVatExempt">;

/** As in a calculator a company charges VAT when it sells, unless it is an exempt small one; nobody else does. */
export const isLiableForVat = ({ holder, isVatExempt }: VatSeller): boolean => holder === "company" && !isVatExempt;

/** What a consumer pays for a price that the seller keeps: VAT is in it (WER VI.45). `vat` is that of a household. */
export const consumerPrice = (seller: VatSeller, kept: EurosPerKilowattHour, vat: number): EurosPerKilowattHour =>
  eurosPerKilowattHour(isLiableForVat(seller) ? kept * (1 + vat) : kept);

/** What the seller keeps of what a consumer pays. */
export const keptPrice = (seller: VatSeller, paid: EurosPerKilowattHour, vat: number): EurosPerKilowattHour =>
  isLiableForVat(seller) ? roundKept(paid / (1 + vat)) : paid;
