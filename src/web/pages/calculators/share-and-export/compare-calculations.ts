import type { Ranged } from "#application/calculations/answer.ts";
import { defaultSituation } from "#application/calculations/defaults/default-situation.ts";
import { compareWords } from "#content/calculations/share-and-export-words.ts";
import { formatCentsPerKilowattHour } from "#content/format/format-cents-per-kilowatt-hour.ts";
import { formatEuros } from "#content/format/format-euros.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { answerText } from "#content/pages/calculators/answer-text.ts";
import { amountOver, verdictBadges } from "#content/pages/calculators/answer-words.ts";
import { calculationRefusalWords } from "#content/pages/calculators/calculation-refusals.ts";
import { stalePricesMark } from "#content/pages/calculators/caution-words.ts";
import type { CardDay } from "#domain/cards/card.ts";
import { paidPrice } from "#domain/economics/pair-gain.ts";
import type { Result } from "#domain/result.ts";
import type { LocatedCalculation } from "#web/calculations/calculation-address.ts";
import type { ComputationRefusal, ComputedCalculation } from "#web/calculations/compute-calculation.ts";
import { fieldQuestion, type SituationField } from "#web/forms/fields/field-table.ts";
import { writeSituation } from "#web/forms/queries/situation-query.ts";

export type ComparedRow = { name: string; a: string; b: string; change: string };

const { inputs, results, sides } = compareWords;

/** The answers that differ, each as the calculator asks it. Presets do not count: what counts is what was computed with. */
export function changedInputs(a: LocatedCalculation, b: LocatedCalculation, cards: CardDay): ComparedRow[] {
  const [first, second] = [termsOf(a), termsOf(b)];
  const { side, market } = b.situation;
  const rows = [...new Set([...first.keys(), ...second.keys()])].flatMap((name) => {
    const [before, after] = [first.get(name), second.get(name)];
    if (before === after) return [];
    const words = fieldQuestion(name as SituationField, side, market, cards);
    const text = (value: string | null) => (value === null ? inputs.proposed : answerText(value, words));
    return [{ name: words.label, a: text(before), b: text(after), change: "" }];
  });
  if (a.situation.side === side) return rows;
  return [{ name: inputs.side, a: sides[a.situation.side], b: sides[side], change: "" }, ...rows];
}

const termsOf = ({ situation }: LocatedCalculation) =>
  writeSituation(situation, defaultSituation(situation.side, situation.market, situation.day));

type Computed = Result<ComputedCalculation, ComputationRefusal>;

/** The outcome of both, with the change where there is one to work out. */
export function changedResults(a: Computed, b: Computed): ComparedRow[] {
  const [first, second] = [a, b].map((computed) => (computed.ok ? computed.value.answer : null));
  const row = (
    name: string,
    value: (answer: ComputedCalculation["answer"]) => number | null,
    format: (value: number) => string,
  ): ComparedRow => {
    const [before, after] = [first ? value(first) : null, second ? value(second) : null];
    const text = (found: number | null) => (found === null ? results.noAnswer : format(found));
    return { name, a: text(before), b: text(after), change: changeText(before, after, format) };
  };
  /** On old prices both ends; between a range and another amount no one number is the change. */
  const gainRow = (name: string, gainOf: (answer: ComputedCalculation["answer"]) => Ranged<"EUR">): ComparedRow => {
    const point = row(name, (answer) => gainOf(answer).value, euros);
    if (!first?.stalePrices && !second?.stalePrices) return point;
    const text = (answer: typeof first, said: string) => (answer?.stalePrices ? amountOver(gainOf(answer)) : said);
    return { ...point, a: text(first, point.a), b: text(second, point.b), change: "" };
  };
  const side = b.ok ? b.value.situation.side : "buyer";
  // To the cent, so that the difference is that of the numbers beside it.
  const euros = formatEuros;
  return [
    { name: results.verdict, a: verdictOf(a), b: verdictOf(b), change: "" },
    gainRow(results.buyer, ({ inMeanYear }) => inMeanYear.buyer),
    gainRow(results.seller, ({ inMeanYear }) => inMeanYear.seller),
    gainRow(results.together, ({ inMeanYear }) => inMeanYear.together),
    row(results.shared, ({ energy }) => energy.shared.value, formatKilowattHours),
    row(results.price, ({ sale }) => paidPrice(sale.agreedPrice, sale), formatCentsPerKilowattHour),
    row(results.billBefore, (answer) => answer[side].bill?.borne.before ?? null, euros),
    row(results.billAfter, (answer) => answer[side].bill?.borne.after ?? null, euros),
  ];
}

function verdictOf(computed: Computed): string {
  if (computed.ok) {
    const { verdict, stalePrices } = computed.value.answer;
    const { badge } = verdictBadges[verdict.verdict];
    return stalePrices === null ? badge : `${badge}. ${stalePricesMark(stalePrices)}`;
  }
  return computed.refusal.code === "unreadable" ? results.noAnswer : calculationRefusalWords(computed.refusal).title;
}

function changeText(before: number | null, after: number | null, format: (value: number) => string): string {
  if (before === null || after === null) return "";
  const change = after - before;
  if (format(Math.abs(change)) === format(0)) return results.same;
  return `${change < 0 ? "\u2212" : "+"}\u00a0${format(Math.abs(change))}`;
}
