import { formatNumber } from "#content/format/format-number.ts";
import { roundPaid } from "#domain/units/price-steps.ts";

export const CENTS = 100;
/** The slider moves in hundredths of a cent, as a price is printed and agreed. */
export const PRICE_STEP = 0.01;

/** At what a seller's slider starts, in cents: the price of the sum, as it is printed. */
export const proposedCents = (agreedPrice: number): number => Number((roundPaid(agreedPrice) * CENTS).toFixed(2));

/** The same as the form of that step sends it. */
export const writeProposedPrice = (agreedPrice: number): string => formatNumber(proposedCents(agreedPrice));
