import { monthNames } from "#content/format/month-names.ts";

/** "2026-11" is written november 2026. */
export const formatMonth = (month: string): string =>
  `${monthNames[Number(month.slice(5, 7)) - 1] ?? ""} ${month.slice(0, 4)}`;
