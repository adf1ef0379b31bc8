import { MEASURED, MISSING } from "#domain/meter-files/meter-reading.ts";
import { ok, type Result, refused } from "#domain/result.ts";
import { type QuarterValues, WATT_HOURS_MAX, wattHoursOf } from "#domain/settlement/meter-data/meter-day.ts";
import { daysOfMonth, type Month, monthOfDay } from "#domain/settlement/months/month.ts";
import { type CalendarDay, parseCalendarDay } from "#domain/time/calendar-day.ts";

export type ResultFile = {
  readonly source: "result-csv" | "sibelga";
  readonly days: readonly { readonly day: CalendarDay; readonly quarters: QuarterValues }[];
};

export type ResultFault =
  | { readonly code: "header-unknown" }
  | { readonly code: "row-unreadable"; readonly line: number }
  | { readonly code: "no-rows" };

// Sibelga names the shared part of an offtake "Gedeeld volume"; our own column is "gedeeld_kwh".
const SHARED_COLUMNS: Readonly<Record<string, ResultFile["source"]>> = {
  gedeeld_kwh: "result-csv",
  "gedeeld volume": "sibelga",
  "gedeeld volume (kwh)": "sibelga",
  "volume partage": "sibelga",
  "volume partagé": "sibelga",
};

/**
 * Shared energy per quarter as somebody else worked it out: a day, the number of its quarter from 1 and the kWh. The
 * number, unlike a time, is never doubled when the clock goes back. Docs: docs/contracts.md.
 */
export function readResultCsv(text: string): Result<ResultFile, ResultFault> {
  const lines = text.replace(/^\ufeff/, "").split(/\r?\n/);
  const header = (lines[0] ?? "").split(";").map((cell) => cell.trim().replaceAll('"', "").toLowerCase());
  const [dayAt, quarterAt] = [header.indexOf("datum"), header.indexOf("kwartier")];
  const sharedAt = header.findIndex((name) => Object.hasOwn(SHARED_COLUMNS, name));
  const source = SHARED_COLUMNS[header[sharedAt] ?? ""];
  if (dayAt < 0 || quarterAt < 0 || !source) return refused({ code: "header-unknown" });
  const lengths = new Map<Month, Map<CalendarDay, number>>();
  const days = new Map<CalendarDay, QuarterValues>();
  for (let line = 1; line < lines.length; line++) {
    const cells = (lines[line] as string).split(";").map((cell) => cell.trim().replaceAll('"', ""));
    if (cells.length === 1 && cells[0] === "") continue;
    const day = parseCalendarDay(cells[dayAt] ?? "");
    const quarter = Number(cells[quarterAt]);
    const count = day ? quartersOf(day, lengths) : 0;
    const shared = numberOf(cells[sharedAt] ?? "");
    if (
      !day ||
      !Number.isInteger(quarter) ||
      quarter < 1 ||
      quarter > count ||
      shared === null ||
      wattHoursOf(shared) > WATT_HOURS_MAX
    ) {
      return refused({ code: "row-unreadable", line: line + 1 });
    }
    const kept = days.get(day) ?? { values: new Int32Array(count), quality: new Uint8Array(count).fill(MISSING) };
    // The same quarter twice, with another value, is a file that somebody put together by hand.
    if (kept.quality[quarter - 1] !== MISSING && kept.values[quarter - 1] !== wattHoursOf(shared)) {
      return refused({ code: "row-unreadable", line: line + 1 });
    }
    kept.values[quarter - 1] = wattHoursOf(shared);
    kept.quality[quarter - 1] = MEASURED;
    days.set(day, kept);
  }
  if (days.size === 0) return refused({ code: "no-rows" });
  return ok({
    source,
    days: [...days].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([day, quarters]) => ({ day, quarters })),
  });
}

function numberOf(text: string): number | null {
  if (!/^\d{1,6}(?:[.,]\d{1,6})?$/.test(text)) return null;
  return Number(text.replace(",", "."));
}

function quartersOf(day: CalendarDay, known: Map<Month, Map<CalendarDay, number>>): number {
  const month = monthOfDay(day);
  let days = known.get(month);
  if (!days) {
    days = new Map(daysOfMonth(month).map((one) => [one.day, one.quarters]));
    known.set(month, days);
  }
  return days.get(day) ?? 0;
}

/** A settled month in the same layout, so that what one site writes another reads, with where each day comes from. */
export function writeResultCsv(
  month: Month,
  { values, quality }: QuarterValues,
  originOf: (day: CalendarDay) => string = () => "",
): string {
  const rows = ["datum;kwartier;gedeeld_kwh;herkomst"];
  let at = 0;
  for (const { day, quarters } of daysOfMonth(month)) {
    const origin = originOf(day);
    for (let quarter = 1; quarter <= quarters; quarter++, at++) {
      if (quality[at] === MISSING) continue;
      const wattHours = values[at] as number;
      const fraction = String(wattHours % 1000).padStart(3, "0");
      rows.push(`${day};${quarter};${Math.floor(wattHours / 1000)},${fraction};${origin}`);
    }
  }
  return `${rows.join("\r\n")}\r\n`;
}
