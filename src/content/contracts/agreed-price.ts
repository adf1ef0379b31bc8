import { formatCentsPerKilowattHour } from "#content/format/format-cents-per-kilowatt-hour.ts";
import { sayAgreedPrice as sayProposedPrice } from "#content/market/proposal-words.ts";
import type { Agreement } from "#domain/contracts/agreement.ts";

/** What a household pays on power; a test holds it to the figures. A text that was signed says the rate of its day. */
export const HOUSEHOLD_VAT = 0.06;

type Agreed = Pick<Agreement, "accepted"> & {
  readonly terms: Pick<Agreement["terms"], "price">;
  readonly parties: Agreement["parties"];
};

/** The agreed price as the buyer pays it: a household sees VAT in it, an enterprise beside it. */
export function sayAgreedPrice({ accepted, terms: { price }, parties: { seller, buyer } }: Agreed): string {
  if (price === 0) return "gratis";
  if (!seller || !buyer)
    return sayProposedPrice(price, accepted && { vat: accepted.vat.rate, isVatCharged: accepted.vat.isCharged });
  if (seller.vat !== "liable") return `${formatCentsPerKilowattHour(price)}, geen btw`;
  return buyer.kind === "person"
    ? `${formatCentsPerKilowattHour(price * (1 + HOUSEHOLD_VAT))}, btw inbegrepen`
    : `${formatCentsPerKilowattHour(price)}, zonder btw`;
}
