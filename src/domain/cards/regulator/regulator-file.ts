import type { ColumnFault } from "#domain/cards/regulator/regulator-columns.ts";
import type { MonthOfYear, RegulatorProduct } from "#domain/cards/regulator/regulator-product.ts";

/** The longest file that is read, in bytes. */
export const REGULATOR_FILE_BYTES_MAX = 32_000_000;

export type RowCode =
  | "cell-count"
  | "cut-off"
  | "quote-open"
  | "month"
  | "month-to-come"
  | "unknown-word"
  | "name"
  | "part"
  | "no-unit"
  | "no-number"
  | "out-of-range"
  | "bonus"
  | "formula"
  | "index-value"
  | "contradiction"
  | "rounded"
  | "twice"
  | "doubled-columns"
  | "kind"
  | "incomplete";

/** A row that is not used, by its name; a part that lacks a row has line 0. */
export type RefusedRow = {
  readonly line: number;
  readonly name: string;
  readonly part: string;
  readonly code: RowCode;
  readonly cell: string;
};

/** Rows that are about something else, counted. */
export type SkippedRows = Record<"business" | "gas" | "injection" | "notForSale" | "earlier", number>;

/** What the newest month of a file gives. */
export type RegulatorMonthFile = {
  readonly month: MonthOfYear;
  readonly products: readonly RegulatorProduct[];
  /** The same products a month before, where the file has that month. */
  readonly before: readonly RegulatorProduct[];
  /** The first of them; `refusedCount` tells how many there are. */
  readonly refused: readonly RefusedRow[];
  readonly refusedCount: number;
  readonly skipped: SkippedRows;
  readonly rows: number;
};

export type RegulatorFault =
  | { readonly code: "workbook" | "wide-letters" | "empty" | "separator" | "too-long" | "too-many" | "no-rows" }
  | ColumnFault;

export type RegulatorReading = ({ readonly ok: true } & RegulatorMonthFile) | ({ readonly ok: false } & RegulatorFault);
