import type { FieldWords } from "#content/fields/field-words.ts";
import { formatDay } from "#content/format/format-day.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { parseDutchNumber } from "#content/format/parse-dutch-number.ts";

/** An answer of the address as a reader writes it: 15 november 2026, 3.500 kWh, or the words of a choice. */
export function answerText(answer: string, { unit, options }: Pick<FieldWords, "unit" | "options">): string {
  const choice = options?.find(({ value }) => value === answer)?.label;
  if (choice !== undefined) return choice;
  if (/^\d{4}-\d{2}-\d{2}$/.test(answer)) return formatDay(answer);
  if (unit === undefined) return answer;
  const number = parseDutchNumber(answer);
  return `${number === null ? answer : formatNumber(number, { fractionDigitsMax: 4 })}\u00a0${unit}`;
}
