import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { KilowattHours, Kilowatts } from "#domain/units/quantity.ts";
import type { Series } from "#domain/units/series.ts";

export const MISSING = 0;
export const ESTIMATED = 1;
export const MEASURED = 2;

export type MeterDirection = "offtake" | "injection";
export type MeterSource = "fluvius" | "p4" | "p1";

/** The number of an access point. The digits serve to compare files; whoever shows it shows the masked form. */
export type MeterEan = { readonly digits: string; readonly masked: string };

/** One value per step of the year; what is missing is 0 in `values` and `MISSING` in `quality`, never a measured zero. */
export type MeterSeries = {
  readonly values: Series<"kWh">;
  readonly quality: Uint8Array;
  readonly measured: KilowattHours;
  readonly estimated: KilowattHours;
};

export type MeterYear = {
  readonly year: number;
  readonly offtake: MeterSeries | null;
  readonly injection: MeterSeries | null;
};

export type MeterTotals = { readonly offtake: KilowattHours | null; readonly injection: KilowattHours | null };

/** Days that touch each other, both ends included, of which the file says something. */
export type MeterPeriod = { readonly firstDay: CalendarDay; readonly lastDay: CalendarDay };

/** How many steps of a day, between the first and the last day of the file, have no value. */
export type MeterGap = { readonly day: CalendarDay; readonly direction: MeterDirection; readonly steps: number };

export type MonthlyPeak = {
  readonly month: CalendarDay;
  readonly power: Kilowatts;
  readonly quality: typeof ESTIMATED | typeof MEASURED;
};

type Reading = {
  readonly source: MeterSource;
  readonly ean: MeterEan | null;
  readonly periods: readonly MeterPeriod[];
  readonly findings: readonly MeterFinding[];
};

/** Series of `brusselsYear(year).quarters` values for quarters, and of `.days` values for days. */
export type EnergyReading = Reading & {
  readonly kind: "quarters" | "days";
  readonly years: readonly MeterYear[];
  readonly gaps: readonly MeterGap[];
  readonly totals: MeterTotals;
};

export type PeakReading = Reading & { readonly kind: "peaks"; readonly peaks: readonly MonthlyPeak[] };

export type MeterReading = EnergyReading | PeakReading;

/** What the visitor must know about a file that was read all the same. */
export type MeterFinding =
  | {
      readonly code: "steps-missing" | "steps-estimated";
      readonly direction: MeterDirection;
      readonly count: number;
      readonly first: CalendarDay;
      readonly last: CalendarDay;
    }
  | { readonly code: "rows-doubled"; readonly count: number }
  | { readonly code: "rows-contradicting"; readonly count: number; readonly first: CalendarDay }
  | { readonly code: "rows-unreadable"; readonly count: number; readonly firstLine: number }
  | { readonly code: "rows-reordered"; readonly count: number }
  | { readonly code: "rows-beside-hole"; readonly count: number }
  | { readonly code: "registers-ignored"; readonly names: readonly string[]; readonly count: number }
  | { readonly code: "registers-reset"; readonly count: number }
  | { readonly code: "status-unknown"; readonly count: number }
  | { readonly code: "status-absent" }
  | { readonly code: "file-cut-short"; readonly line: number }
  | { readonly code: "doubled-hour-uncertain"; readonly day: CalendarDay }
  | { readonly code: "ean-check-digit"; readonly ean: string }
  | { readonly code: "ean-unreadable" }
  | { readonly code: "eans-skipped"; readonly count: number }
  | { readonly code: "telegrams-damaged"; readonly count: number }
  | { readonly code: "telegrams-out-of-order"; readonly count: number };

/** Why a file gives no reading. */
export type MeterRefusal =
  | { readonly code: "file-empty" }
  | { readonly code: "file-too-large"; readonly bytesMax: number }
  | { readonly code: "file-truncated" }
  | { readonly code: "file-pdf" | "file-image" | "file-web-page" | "file-binary" }
  | { readonly code: "file-compressed" | "file-locked" | "file-old-workbook" | "file-workbook" }
  | { readonly code: "workbook-unreadable" | "workbook-too-large" }
  | { readonly code: "gas" }
  | { readonly code: "not-a-meter-export" }
  | { readonly code: "header-unknown"; readonly missing: readonly string[] }
  | { readonly code: "step-unsupported"; readonly minutes: number }
  | { readonly code: "no-rows" }
  | { readonly code: "no-readable-rows"; readonly count: number }
  | { readonly code: "no-energy"; readonly registers: readonly string[] }
  | { readonly code: "mixed-eans"; readonly eans: readonly MeterEan[] }
  | { readonly code: "ean-absent"; readonly eans: readonly MeterEan[] }
  | { readonly code: "decimals-mixed" | "decimals-lost" | "decimals-ambiguous" }
  | { readonly code: "month-first-dates" }
  | { readonly code: "telegrams-all-damaged"; readonly count: number };

export type JoinRefusal =
  | { readonly code: "nothing-to-join" }
  | { readonly code: "different-eans"; readonly eans: readonly string[] }
  | { readonly code: "different-kinds" };

export type ModelYearRefusal =
  | { readonly code: "needs-quarters" }
  | { readonly code: "fewer-than-twelve-months"; readonly months: number };
