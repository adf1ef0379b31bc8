import type { MarketProposal, MarketSide } from "#domain/market/proposal.ts";
import { ok, type Result, refused } from "#domain/result.ts";
import { HALF_PAID_STEP, roundKept, roundPaid } from "#domain/units/price-steps.ts";
import type { EurosPerKilowattHour } from "#domain/units/quantity.ts";

/** Another price for the same pair, asked by one side of a proposal, with a few words for the other. */
export type CounterOffer = {
  readonly by: MarketSide;
  readonly price: EurosPerKilowattHour;
  readonly message: string;
  /** An instant, as JSON writes it. */
  readonly at: string;
};

/** Both sides together. Who is not there after so many prices had better talk. */
export const COUNTER_OFFERS_MAX = 6;
export const COUNTER_MESSAGE_MAX = 300;

/** Euros a kWh below which the seller would lose, and above which the buyer would. */
export type PriceRange = { readonly lowest: EurosPerKilowattHour; readonly highest: EurosPerKilowattHour };

export type CounterRefusal =
  | { readonly code: "price-unreadable" }
  | { readonly code: "price-unchanged" }
  | ({ readonly code: "price-out-of-range" } & PriceRange)
  | { readonly code: "message-with-contact" }
  | { readonly code: "text-too-long"; readonly maximum: number }
  | { readonly code: "too-many-counter-offers"; readonly maximum: number }
  | { readonly code: "gift-has-no-price" };

type PricedPair = Pick<MarketProposal["pair"], "agreedPrice" | "gainSeller" | "gainBuyer">;

/** Both gains run straight along the price, so two prices tell where either side would begin to lose. */
export function priceRange(at: PricedPair, elsewhere: PricedPair): PriceRange | null {
  const apart = elsewhere.agreedPrice - at.agreedPrice;
  const perEuro = {
    seller: (elsewhere.gainSeller - at.gainSeller) / apart,
    buyer: (elsewhere.gainBuyer - at.gainBuyer) / apart,
  };
  if (!(perEuro.seller > 0 && perEuro.buyer < 0)) return null;
  const lowest = roundPaid(Math.max(0, at.agreedPrice - at.gainSeller / perEuro.seller), Math.ceil);
  const highest = roundPaid(Math.max(0, at.agreedPrice - at.gainBuyer / perEuro.buyer), Math.floor);
  return lowest <= highest ? { lowest, highest } : null;
}

type Asked = { readonly price: number; readonly message: string };

/** A price at which neither side loses, and words that lead to nobody: who the other is, both learn after both said yes. */
export function checkCounterOffer(
  { price, message }: Asked,
  { pair, isGift, counterOffers }: Pick<MarketProposal, "pair" | "isGift" | "counterOffers">,
  range: PriceRange | null,
): Result<Asked & { readonly price: EurosPerKilowattHour }, CounterRefusal> {
  if (isGift) return refused({ code: "gift-has-no-price" });
  if (counterOffers.length >= COUNTER_OFFERS_MAX)
    return refused({ code: "too-many-counter-offers", maximum: COUNTER_OFFERS_MAX });
  if (!Number.isFinite(price)) return refused({ code: "price-unreadable" });
  const asked = roundKept(Math.max(0, price));
  if (Math.abs(asked - pair.agreedPrice) < HALF_PAID_STEP) return refused({ code: "price-unchanged" });
  if (range === null || asked < range.lowest - HALF_PAID_STEP || asked > range.highest + HALF_PAID_STEP)
    return refused({
      code: "price-out-of-range",
      ...(range ?? { lowest: pair.agreedPrice, highest: pair.agreedPrice }),
    });
  if (message.length > COUNTER_MESSAGE_MAX) return refused({ code: "text-too-long", maximum: COUNTER_MESSAGE_MAX });
  if (leadsToSomebody(message)) return refused({ code: "message-with-contact" });
  return ok({ price: asked, message });
}

/** An address of mail or web, or as many digits as a phone number, an EAN or an account has. */
export const leadsToSomebody = (message: string): boolean =>
  /\S@\S|https?:|\bwww\.|\b[\w-]+\.(?:be|com|eu|nl|org|net)\b/i.test(message) || /(?:\d[\s./()-]*){8}/.test(message);
