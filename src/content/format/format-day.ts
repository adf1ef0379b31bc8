import { monthNames } from "#content/format/month-names.ts";

/** "2026-11-14" is written 14 november 2026. */
export function formatDay(day: string): string {
  const [year, month, date] = day.split("-").map(Number);
  return `${date} ${monthNames[(month ?? 0) - 1] ?? ""} ${year}`;
}

/** The month of a day: "november 2026". */
export const formatMonth = (day: string): string => formatDay(day).replace(/^\d+ /, "");
