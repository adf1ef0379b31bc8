import type { RowFault } from "#domain/cards/read-card-row.ts";
import type { FigureSource } from "#domain/figure.ts";
import { type CalendarDay, parseCalendarDay } from "#domain/time/calendar-day.ts";

export const sourceColumns = ["bron", "uitgever", "gelezen"] as const;
export type SourceColumn = (typeof sourceColumns)[number];
export type SourceFault = RowFault & { readonly column: SourceColumn };

const LENGTHS_MAX = { bron: 200, uitgever: 60, gelezen: 10 } as const;
// biome-ignore lint/suspicious/noControlCharactersInRegex: such characters are what is looked for.
const CONTROL = /[\u0000-\u001f\u007f]/;

/** Where prices come from and when somebody read them, as on a card. */
export function readPriceSource(
  entered: Readonly<Record<SourceColumn, string>>,
  today: CalendarDay,
): { readonly ok: true; readonly source: FigureSource } | { readonly ok: false; readonly faults: SourceFault[] } {
  const faults: SourceFault[] = [];
  const [title, publisher, written] = sourceColumns.map((column) => {
    const text = entered[column].trim();
    const max = LENGTHS_MAX[column];
    if (text === "") faults.push({ column, code: "missing" });
    else if (CONTROL.test(text)) faults.push({ column, code: "control" });
    else if (text.length > max) faults.push({ column, code: "too-long", max });
    return text;
  });
  const readOn = parseCalendarDay(written ?? "");
  if (written !== "" && readOn === null) faults.push({ column: "gelezen", code: "no-day" });
  if (readOn !== null && readOn > today) faults.push({ column: "gelezen", code: "not-yet-read" });
  if (faults.length > 0 || readOn === null) return { ok: false, faults };
  return { ok: true, source: { title: title ?? "", publisher: publisher ?? "", readOn } };
}
