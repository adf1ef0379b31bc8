import { formatHour } from "#content/format/format-hour.ts";
import { brusselsYear, calendarDayAt, clockQuarterOf, dayOfQuarter, instantOf } from "#domain/time/brussels-year.ts";
import { calendarDayOf } from "#domain/time/calendar-day.ts";

export const csvPeriods = { maand: "months", dag: "days", kwartier: "quarters" } as const;
export type CsvPeriod = (typeof csvPeriods)[keyof typeof csvPeriods];

/** One value per month, day or quarter, in kWh; own use is null where no meter counts it. */
export type CsvFlows = {
  selfUsed: Float64Array | null;
  shared: Float64Array;
  toSupplier: Float64Array;
  fromSupplier: Float64Array;
};

const BYTE_ORDER_MARK = "\ufeff";
const whenHeaders: Readonly<Record<CsvPeriod, readonly string[]>> = {
  months: ["Maand"],
  days: ["Dag"],
  quarters: ["Dag", "Begin (Belgische tijd)", "Begin (UTC)"],
};

/**
 * The year as a file for a spreadsheet that speaks Dutch: semicolons, decimal commas, and a mark by which it knows the
 * letters. The quarters also tell UTC, since one hour of October comes twice.
 */
export function flowsCsv(period: CsvPeriod, year: number, flows: CsvFlows): string {
  const calendar = brusselsYear(year);
  const columns = [
    ...(flows.selfUsed ? [["Zelf gebruikt (kWh)", flows.selfUsed] as const] : []),
    ["Gedeeld (kWh)", flows.shared] as const,
    ["Naar de leverancier (kWh)", flows.toSupplier] as const,
    ["Van de leverancier (kWh)", flows.fromSupplier] as const,
  ];
  const when = (at: number): string[] => {
    if (period === "months") return [calendarDayOf(year, at + 1, 1).slice(0, 7)];
    if (period === "days") return [calendarDayAt(calendar, at)];
    const instant = new Date(instantOf(calendar, at)).toISOString();
    return [
      calendarDayAt(calendar, dayOfQuarter(calendar, at)),
      formatHour(clockQuarterOf(calendar, at)),
      `${instant.slice(0, 10)} ${instant.slice(11, 16)}`,
    ];
  };
  const lines = [[...whenHeaders[period], ...columns.map(([name]) => name)].join(";")];
  for (let at = 0; at < flows.shared.length; at++) {
    lines.push([...when(at), ...columns.map(([, values]) => decimal(values[at] as number))].join(";"));
  }
  return `${BYTE_ORDER_MARK}${lines.join("\r\n")}\r\n`;
}

/** Watt-hours: finer no meter counts. */
const decimal = (value: number) =>
  value
    .toFixed(3)
    .replace(/^-(?=[0.]+$)/, "")
    .replace(".", ",");
