import { formatNumber } from "#content/format/format-number.ts";
import { roughEuros } from "#content/pages/calculators/answer-words.ts";
import { quantityText } from "#content/pages/calculators/line-words.ts";
import type { SaleVerdict } from "#domain/economics/verdict/verdict-on-sale.ts";

export type Ranged = { value: number; low: number | null; high: number | null };

/** Whoever holds the paper may be either side, so nobody is addressed. */
export const partyNames = { buyer: "Koper", seller: "Verkoper" } as const;

const share = (who: string, amount: number) =>
  `${who} ${amount < 0 ? "verliest" : "wint"} ${roughEuros(Math.abs(amount))}`;

/** The answer in one sentence, for both sides. */
export function bothSidesSentence({ verdict }: SaleVerdict, gains: { buyer: number; seller: number }): string {
  const outcome = `${share("de koper", gains.buyer)} per jaar, ${share("de verkoper", gains.seller)}`;
  return {
    pays: `Dit loont voor allebei: ${outcome}.`,
    barely: `Dit loont nipt: ${outcome}.`,
    "does-not-pay": `Dit loont niet: ${outcome}.`,
    depends: `Of dit loont, hangt af van wat de leveranciers vragen. Gerekend met het midden: ${outcome}.`,
  }[verdict];
}

export function rangeSentence({ low, high }: Ranged, areFeesKnown = true): string {
  if (low === null || high === null) return "Volgens de meter, zonder spreiding.";
  const [from, to] = [roughEuros(low), roughEuros(high)];
  return from === to
    ? "In elk weerjaar nagenoeg hetzelfde."
    : `Tussen ${from} en ${to}, naargelang ${areFeesKnown ? "het weer" : "het weer en wat de leveranciers vragen"}.`;
}

/** A value of a list; a price without a figure behind it has no unit either. */
export const valueText = (value: number, unit: string | null): string =>
  unit === null ? formatNumber(value) : quantityText(value, unit);

/** A product as one would write it down. */
export const productText = (parts: readonly { value: number; unit: string }[]): string =>
  parts.map(({ value, unit }) => quantityText(value, unit)).join(" × ");
