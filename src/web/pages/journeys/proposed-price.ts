import { formatNumber } from "#content/format/format-number.ts";

export const CENTS = 100;
/** The slider moves in tenths of a cent; whoever types a price may be finer. */
export const PRICE_STEP = 0.1;

/** At what a seller's slider starts, in cents: the price at which both gain, as fine as the slider is. */
export const proposedCents = (agreedPrice: number): number =>
  Math.round((agreedPrice * CENTS) / PRICE_STEP) * PRICE_STEP;

/** The same as the form of that step sends it. */
export const writeProposedPrice = (agreedPrice: number): string => formatNumber(proposedCents(agreedPrice));
