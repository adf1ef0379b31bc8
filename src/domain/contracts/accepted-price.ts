import type { Agreement } from "#domain/contracts/agreement.ts";
import { type SaleVatRates, vatOnSale } from "#domain/settlement/invoices/vat-on-sale.ts";
import { roundKept } from "#domain/units/price-steps.ts";

/**
 * What the seller keeps of a kWh. A household pays what it said yes to, whatever the seller answers on VAT afterwards, and so
 * does a school or an association that read a price with VAT; an enterprise agreed on what the seller keeps.
 */
export function priceAsAccepted({ accepted, terms, parties }: Agreement, rates: SaleVatRates): number {
  const { seller, buyer } = parties;
  if (!accepted || !seller || !buyer) return terms.price;
  const isHousehold = buyer.kind === "person";
  if (!isHousehold && accepted.vat.rate === 0) return accepted.price;
  const asked = vatOnSale(seller, buyer, rates);
  if (isHousehold && (asked.kind === "rate") === accepted.vat.isCharged) return accepted.price;
  const rate = asked.kind === "rate" ? asked.rate : 0;
  return roundKept((accepted.price * (1 + accepted.vat.rate)) / (1 + rate));
}
