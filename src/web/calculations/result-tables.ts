import type { AddedBySeller, Answer, AnswerLine, Ranged, SideAnswer } from "#application/calculations/answer.ts";
import type { BillComparison, BillRow } from "#application/calculations/compare-bills.ts";
import type { Assumption } from "#application/calculations/defaults/assumptions.ts";
import type { CalculationSide } from "#application/calculations/situation.ts";
import { valueText } from "#content/calculations/answer-on-paper.ts";
import { billPartNames } from "#content/calculations/bill-parts.ts";
import { figureNote, figureSource } from "#content/energy/figure-note.ts";
import { gridAreaNames } from "#content/energy/grid-areas.ts";
import { formatEuros } from "#content/format/format-euros.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { otherOf, rangeWords } from "#content/pages/calculators/answer-words.ts";
import {
  assumedCategory,
  assumedWeather,
  assumptionOwner,
  assumptionWords,
} from "#content/pages/calculators/assumption-words.ts";
import { marketSentence } from "#content/pages/calculators/caution-words.ts";
import {
  basisNotes,
  formulaNames,
  lineNames,
  lineTotal,
  quantityText,
  vatSentence,
} from "#content/pages/calculators/line-words.ts";
import { planAdvice, plannerWords, sellerInPlan } from "#content/pages/calculators/planner-words.ts";
import {
  choiceNames,
  investmentWords,
  sensitivityNames,
  stepWords,
  yearName,
} from "#content/pages/calculators/table-words.ts";
import type { Figure } from "#domain/figure.ts";
import { fieldNameOf, type SituationField } from "#web/forms/fields/field-table.ts";

/**
 * A figure of a year as it is written, with its low and high end where the weather moves it. The unit stands with the
 * figure alone, so that a narrow column holds the range below it.
 */
export type RangedText = { text: string; range: string | null };

const whole = (value: number) => formatNumber(value, { fractionDigitsMax: 0 });

export const eurosRanged = (amount: Ranged<"EUR">): RangedText => ({
  text: formatEuros(amount.value),
  range: rangeWords(amount, whole),
});

const energyRanged = (energy: Ranged<"kWh">): RangedText => ({
  text: formatKilowattHours(energy.value, { fractionDigitsMax: 0 }),
  range: rangeWords(energy, whole),
});

const unranged = (text: string): RangedText => ({ text, range: null });

/** One step of a sum that opens to its formula, figures and sources. */
export type LineView = RangedText & { name: string; sum: string; formula: string; sources: string[] };

/** `isProposed` tells whether the agreed price is ours. */
export function linesView({ lines, gain }: SideAnswer, voice: "own" | "other", isProposed: boolean) {
  return {
    rows: lines.map((line): LineView => ({ ...lineView(line, isProposed), name: lineNames[line.code][voice] })),
    total: { name: lineTotal[voice], ...eurosRanged(gain) },
  };
}

function lineView({ code, parts, amount, figures }: AnswerLine, isProposed: boolean) {
  const numbers = parts.map(({ value, unit }) => quantityText(value, unit)).join(" × ");
  const words = parts.map(({ code }) => formulaNames[code] ?? code).join(" × ");
  return {
    ...eurosRanged(amount),
    sum: numbers,
    formula: words,
    sources: sourcesOf(figures, lineBasis(code, isProposed)),
  };
}

type Basis = keyof typeof basisNotes;

const lineBasis = (code: AnswerLine["code"], isProposed: boolean): Basis => {
  if (code === "platform-fee") return "platform";
  const isAgreedPrice = code === "paid-to-seller" || code === "paid-by-buyer" || code === "vat-on-sale";
  return isAgreedPrice && isProposed ? "proposal" : "typed";
};

const rowBasis = ({ part }: BillRow, isProposed: boolean): Basis =>
  part === "shared-energy" && isProposed ? "proposal" : "typed";

const sourcesOf = (figures: readonly Figure<string>[], basis: Basis): string[] => {
  const notes = figures.map((figure) => `${quantityText(figure.value, figure.unit)}: ${figureNote(figure)}`);
  return notes.length === 0 ? [basisNotes[basis]] : [...new Set(notes)];
};

/** Rows that are zero before and after say nothing and are left out. */
export function billView({ rows, borne }: BillComparison, isProposed: boolean) {
  const shown = rows.filter(({ before, after }) => Math.abs(before) >= 0.005 || Math.abs(after) >= 0.005);
  return {
    before: borne.before,
    after: borne.after,
    beforeText: formatEuros(borne.before),
    afterText: formatEuros(borne.after),
    rows: shown.map((row) => ({
      name: billPartNames[row.part],
      before: row.before,
      after: row.after,
      beforeText: formatEuros(row.before),
      afterText: formatEuros(row.after),
      isChanged: row.changedBySharing && row.before !== row.after,
      formula: formulaOf(row),
      sources: sourcesOf(row.figures, rowBasis(row, isProposed)),
    })),
  };
}

function formulaOf({ terms, vat }: BillRow): string | null {
  if (terms === null) return null;
  const products = terms.map(
    ({ quantity, quantityUnit, rate, rateUnit }) =>
      (quantityUnit === "once" ? "" : `${quantityText(quantity, quantityUnit)} × `) + quantityText(rate, rateUnit),
  );
  return products.length === 0 ? null : `${products.join(" + ")}. ${vatSentence(vat)}`;
}

export const sensitivityRows = ({ sensitivity }: Answer, side: CalculationSide) =>
  sensitivity.map(({ change, step, gain }) => ({
    change: sensitivityNames[change],
    step: stepWords(step),
    own: gain[side].value,
    cells: [eurosRanged(gain[side]), eurosRanged(gain[otherOf(side)]), eurosRanged(gain.together)],
  }));

export const choicesRows = ({ choices }: Answer) =>
  choices.map(({ code, shared, gain, investment }) => ({
    ...choiceNames[code],
    investment: investment && investmentWords(investment.lowest, investment.highest, investment.figures[0]),
    cells: [energyRanged(shared), eurosRanged(gain.buyer), eurosRanged(gain.seller), eurosRanged(gain.together)],
  }));

export const termRows = ({ term }: Answer, side: CalculationSide) =>
  term.map(({ year, shared, gain, gainSoFar }) => ({
    name: yearName(year),
    cells: [
      energyRanged(shared),
      eurosRanged(gain[side]),
      eurosRanged(gain[otherOf(side)]),
      unranged(formatEuros(gainSoFar.together)),
    ],
  }));

/** Everything that we filled in: what it counts as, where it comes from, and the field that replaces it. */
export const assumptionsView = (answer: Answer, side: CalculationSide) =>
  answer.assumptions.map((assumption) => {
    const { name, why } = assumptionWords[assumption.code];
    const owner = assumptionOwner[assumption.of];
    return {
      name: owner === "" ? name : `${name}, ${owner}`,
      value: assumptionValue(assumption, answer),
      note: assumptionNote(assumption) ?? why,
      field: fieldOf(assumption, side),
    };
  });

function assumptionNote({ code, figure }: Assumption): string | null {
  if (figure === null) return null;
  return code === "market-price" ? `${marketSentence(figure)} ${figureSource(figure)}` : figureNote(figure);
}

export function assumptionValue({ code, value, unit }: Assumption, { gridArea }: Answer): string {
  if (value !== null) return valueText(value, unit);
  if (code === "belgian-weather") return assumedWeather;
  if (code === "sharing-category") return assumedCategory;
  return gridArea === null ? "" : gridAreaNames[gridArea];
}

/** On both calculators the first of two fees is one's own supplier's. */
function fieldOf({ code, of }: Assumption, side: CalculationSide): SituationField | null {
  const { field } = assumptionWords[code];
  if (field === null) return null;
  if (field === "sharingFee") return fieldNameOf(of === side ? field : "otherSharingFee", null);
  return fieldNameOf(field, of === "pair" ? null : of);
}

/** The sellers of a buyer side by side, every number already written. */
export function planView({ sellersPlan }: Answer) {
  if (sellersPlan === null) return null;
  const { rows, next, best } = sellersPlan;
  const names = rows.map(({ installation }, index) => sellerInPlan(index + 1, installation));
  return {
    advice: planAdvice(sellersPlan),
    isWorthIt: best === rows.length,
    bars: [
      ...rows.map(({ added }, index) => barOf(names[index] ?? "", added)),
      ...(next ? [barOf(plannerWords.next, next)] : []),
    ],
    rows: [
      ...rows.map(({ added, buyer, gainWithAll }, index) => ({
        name: names[index] ?? "",
        cells: [...addedCells(added), eurosRanged(buyer), eurosRanged(gainWithAll)],
      })),
      ...(next ? [{ name: plannerWords.next, cells: addedCells(next) }] : []),
    ],
  };
}

const addedCells = ({ shared, together }: AddedBySeller) => [energyRanged(shared), eurosRanged(together)];

const barOf = (name: string, { together }: AddedBySeller) => ({
  name,
  value: together.value,
  range: eurosRanged(together).range,
});
