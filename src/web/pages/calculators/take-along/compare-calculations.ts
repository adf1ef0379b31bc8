import { defaultSituation } from "#application/calculations/default-situation.ts";
import { signedEuros } from "#content/calculations/answer-on-paper.ts";
import { compareWords } from "#content/calculations/take-along-words.ts";
import { formatCentsPerKilowattHour } from "#content/format/format-cents-per-kilowatt-hour.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { verdictBadges } from "#content/pages/calculators/answer-words.ts";
import { calculationRefusalWords } from "#content/pages/calculators/calculation-refusals.ts";
import { type QuestionName, questionWords } from "#content/pages/calculators/question-words.ts";
import type { Result } from "#domain/result.ts";
import type { LocatedCalculation } from "#web/calculations/calculation-address.ts";
import type { ComputationRefusal, ComputedCalculation } from "#web/calculations/compute-calculation.ts";
import { writeSituation } from "#web/forms/situation-query.ts";

export type ComparedRow = { name: string; a: string; b: string; change: string };

const { inputs, results, sides } = compareWords;

/** The answers that differ, each as the calculator asks it. Presets do not count: what counts is what was computed with. */
export function changedInputs(a: LocatedCalculation, b: LocatedCalculation): ComparedRow[] {
  const [first, second] = [told(a), told(b)];
  const { side, market } = b.situation;
  const rows = [...new Set([...first.keys(), ...second.keys()])].flatMap((name) => {
    const [before, after] = [first.get(name), second.get(name)];
    if (before === after) return [];
    const words = knownQuestion(name, side, market);
    const text = (value: string | null) => {
      if (value === null) return inputs.proposed;
      const option = words.options?.find((found) => found.value === value)?.label;
      return option ?? (words.unit === undefined ? value : `${value}\u00a0${words.unit}`);
    };
    return [{ name: words.label, a: text(before), b: text(after), change: "" }];
  });
  if (a.situation.side === side) return rows;
  return [{ name: inputs.side, a: sides[a.situation.side], b: sides[side], change: "" }, ...rows];
}

const told = ({ situation }: LocatedCalculation) =>
  writeSituation(situation, defaultSituation(situation.side, situation.market, situation.day));

/** Fields of the address that no question shows keep the name that the address gives them. */
function knownQuestion(name: string, side: "buyer" | "seller", market: "be" | "nl") {
  try {
    return questionWords(name as QuestionName, side, market);
  } catch {
    return { label: name };
  }
}

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
  const side = b.ok ? b.value.situation.side : "buyer";
  // To the cent, so that the difference is that of the numbers beside it.
  const euros = (value: number) => signedEuros(value);
  return [
    { name: results.verdict, a: verdictOf(a), b: verdictOf(b), change: "" },
    row(results.buyer, ({ buyer }) => buyer.gain.value, euros),
    row(results.seller, ({ seller }) => seller.gain.value, euros),
    row(results.together, ({ together }) => together.value, euros),
    row(results.shared, ({ energy }) => energy.shared.value, formatKilowattHours),
    row(results.price, ({ sale }) => sale.agreedPrice, formatCentsPerKilowattHour),
    row(results.billBefore, (answer) => answer[side].bill?.borne.before ?? null, euros),
    row(results.billAfter, (answer) => answer[side].bill?.borne.after ?? null, euros),
  ];
}

function verdictOf(computed: Computed): string {
  if (computed.ok) return verdictBadges[computed.value.answer.verdict.verdict].badge;
  return computed.refusal.code === "unreadable" ? results.noAnswer : calculationRefusalWords(computed.refusal).title;
}

function changeText(before: number | null, after: number | null, format: (value: number) => string): string {
  if (before === null || after === null) return "";
  const change = after - before;
  if (format(Math.abs(change)) === format(0)) return results.same;
  return `${change < 0 ? "\u2212" : "+"}\u00a0${format(Math.abs(change))}`;
}
