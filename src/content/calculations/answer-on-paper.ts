import { formatMonth } from "#content/format/format-day.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { amountOver, roughEuros } from "#content/pages/calculators/answer-words.ts";
import { quantityText } from "#content/pages/calculators/line-words.ts";
import type { PairVerdict, SaleVerdict } from "#domain/economics/verdict/verdict-on-sale.ts";

export type Ranged = { value: number; low: number | null; high: number | null };

/** Whoever holds the paper may be either side, so nobody is addressed. */
export const partyNames = { buyer: "Koper", seller: "Verkoper" } as const;

const share = (who: string, amount: number) =>
  `${who} ${amount < 0 ? "verliest" : "wint"} ${roughEuros(Math.abs(amount))}`;

type Answered = {
  readonly verdict: Pick<SaleVerdict, "verdict">;
  readonly stalePrices: { readonly signableUntil: string } | null;
  readonly inMeanYear: { readonly buyer: Ranged; readonly seller: Ranged };
};

/** The answer in one sentence, for both sides. */
export function bothSidesSentence({ verdict, stalePrices, inMeanYear: { buyer, seller } }: Answered): string {
  if (stalePrices !== null) {
    const ends = `${amountOver(buyer)} per jaar voor de koper, ${amountOver(seller)} voor de verkoper`;
    return `Met prijzen van ${formatMonth(stalePrices.signableUntil)} ${staleOutcomes[verdict.verdict]}: ${ends}.`;
  }
  const outcome = `${share("de koper", buyer.value)} per jaar, ${share("de verkoper", seller.value)}`;
  return {
    pays: `Dit loont voor allebei: ${outcome}.`,
    barely: `Dit loont nipt: ${outcome}.`,
    "does-not-pay": `Dit loont niet: ${outcome}.`,
    depends: `Of dit loont, hangt af van wat de leveranciers vragen. Gerekend met het midden: ${outcome}.`,
    uncertain: "",
  }[verdict.verdict];
}

const staleOutcomes: Readonly<Record<PairVerdict, string>> = {
  pays: "loont dit voor allebei",
  barely: "loont dit nipt",
  "does-not-pay": "loont dit niet",
  depends: "hangt het van de leveranciers af of dit loont",
  uncertain: "is niet te zeggen of dit loont",
};

/** For what else than the weather a range may stand. */
export type RangeCause = "fees" | "old-prices" | null;

const causes = {
  fees: "het weer en wat de leveranciers vragen",
  "old-prices": "het weer en wat stroom vandaag kost",
} as const;

export const rangeCauseOf = ({
  stalePrices,
  feeDoubts,
}: Pick<Answered, "stalePrices"> & { feeDoubts: readonly unknown[] }): RangeCause =>
  stalePrices !== null ? "old-prices" : feeDoubts.length > 0 ? "fees" : null;

export function rangeSentence({ low, high }: Ranged, cause: RangeCause = null): string {
  if (low === null || high === null) return "Volgens de meter, zonder spreiding.";
  const [from, to] = [roughEuros(low), roughEuros(high)];
  return from === to
    ? "In elk weerjaar nagenoeg hetzelfde."
    : `Tussen ${from} en ${to}, naargelang ${cause === null ? "het weer" : causes[cause]}.`;
}

/** A value of a list; a price without a figure behind it has no unit either. */
export const valueText = (value: number, unit: string | null): string =>
  unit === null ? formatNumber(value) : quantityText(value, unit);

/** A product as one would write it down. */
export const productText = (parts: readonly { value: number; unit: string }[]): string =>
  parts.map(({ value, unit }) => quantityText(value, unit)).join(" × ");
