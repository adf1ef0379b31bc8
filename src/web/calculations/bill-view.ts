import type { AnswerLine, SideAnswer } from "#application/calculations/answer.ts";
import type { BillComparison, BillRow } from "#application/calculations/compare-bills.ts";
import { billPartNames } from "#content/calculations/bill-parts.ts";
import { figureNote } from "#content/figure-note.ts";
import { formatEuros } from "#content/format/format-euros.ts";
import {
  contractNote,
  formulaNames,
  lineNames,
  lineTotal,
  quantityText,
  vatAfter,
} from "#content/pages/calculators/line-words.ts";
import type { Figure } from "#domain/figure.ts";
import { eurosRanged, type RangedText } from "#web/calculations/ranged-text.ts";

/** One step of a sum that opens to its formula, figures and sources. */
export type LineView = RangedText & { name: string; sum: string; formula: string; sources: string[] };

export function linesView({ lines, gain }: SideAnswer, voice: "own" | "other") {
  return {
    rows: lines.map((line): LineView => ({ ...lineView(line), name: lineNames[line.code][voice] })),
    total: { name: lineTotal[voice], ...eurosRanged(gain) },
  };
}

function lineView({ parts, amount, figures }: AnswerLine) {
  const numbers = parts.map(({ value, unit }) => quantityText(value, unit)).join(" × ");
  const words = parts.map(({ code }) => formulaNames[code] ?? code).join(" × ");
  return { ...eurosRanged(amount), sum: numbers, formula: words, sources: sourcesOf(figures) };
}

const sourcesOf = (figures: readonly Figure<string>[]): string[] => {
  const notes = figures.map((figure) => `${quantityText(figure.value, figure.unit)}: ${figureNote(figure)}`);
  return notes.length === 0 ? [contractNote] : [...new Set(notes)];
};

/** Rows that are zero before and after say nothing and are left out. */
export function billView({ rows, borne }: BillComparison) {
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
      sources: sourcesOf(row.figures),
    })),
  };
}

function formulaOf({ terms }: BillRow): string | null {
  if (terms === null) return null;
  const products = terms.map(
    ({ quantity, quantityUnit, rate, rateUnit }) =>
      (quantityUnit === "once" ? "" : `${quantityText(quantity, quantityUnit)} × `) + quantityText(rate, rateUnit),
  );
  return products.length === 0 ? null : `${products.join(" + ")}. ${vatAfter}`;
}
