import type { Agreement } from "#domain/contracts/agreement.ts";

/** Millionths of a euro, as an invoice writes the price of a kWh. */
const STEPS_PER_EURO = 1_000_000;

/**
 * What the seller keeps of a kWh. A household pays what it said yes to, whatever the seller answers on VAT afterwards; an
 * enterprise agreed on what the seller keeps. `vat` is that of a household.
 */
export function priceAsAccepted({ accepted, terms, parties }: Agreement, vat: number): number {
  const { seller, buyer } = parties;
  if (!accepted || !seller || !buyer) return terms.price;
  const isCharged = seller.vat === "liable";
  if (buyer.kind !== "person" || isCharged === accepted.vat.isCharged) return accepted.price;
  const paid = accepted.price * (1 + accepted.vat.rate);
  return Math.round((isCharged ? paid / (1 + vat) : paid) * STEPS_PER_EURO) / STEPS_PER_EURO;
}
