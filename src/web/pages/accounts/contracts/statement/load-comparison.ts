import { parseDutchNumber } from "#content/format/parse-dutch-number.ts";
import { sayComparison } from "#content/pages/accounts/contracts/statement.ts";
import { compareFigure } from "#domain/settlement/compare-figure.ts";
import type { Statement } from "#domain/settlement/statement.ts";

export const ENERGY_FIELD = "kwh";
export const AMOUNT_FIELD = "bedrag";

/** Another's figure of the same month beside ours, as the address gives it; nothing is stored. */
export function loadComparison(statement: Statement, url: URL) {
  const read = (name: string, unit: number) => {
    const text = url.searchParams.get(name)?.slice(0, 20).trim() ?? "";
    const value = parseDutchNumber(text);
    const isFaulty = text !== "" && (value === null || value < 0 || value > 1e9);
    return { text, isFaulty, value: text === "" || isFaulty || value === null ? null : Math.round(value * unit) };
  };
  const energy = read(ENERGY_FIELD, 1000);
  const amount = read(AMOUNT_FIELD, 100);
  const isAsked = energy.value !== null || amount.value !== null;
  const causes = isAsked ? compareFigure(statement, { wattHours: energy.value, cents: amount.value }) : [];
  return {
    energy: { text: energy.text, isFaulty: energy.isFaulty },
    amount: { text: amount.text, isFaulty: amount.isFaulty },
    isSame: causes[0]?.cause === "same",
    lines: causes.map(sayComparison),
  };
}

export type ComparisonView = ReturnType<typeof loadComparison>;
