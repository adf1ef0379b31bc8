import type { VatStatus } from "#domain/contracts/agreement.ts";
import type { DayOrigin, StatementBasis } from "#domain/settlement/meter-data/day-origin.ts";
import type { GapFill } from "#domain/settlement/meter-data/fill-gaps.ts";
import type { Month } from "#domain/settlement/months/month.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

/** VAT on a sale: a rate, or the reason why there is none. */
export type StatementVat =
  | { readonly kind: "rate"; readonly rate: number }
  | { readonly kind: "none"; readonly reason: Exclude<VatStatus, "liable"> };

/** How many quarters of a month are what. */
export type QuarterCounts = {
  readonly total: number;
  /** In which power was shared. */
  readonly shared: number;
  /** In which at least one side was estimated. */
  readonly estimated: number;
  /** In which a side has no value: counted as the sides agreed, and told. */
  readonly missing: number;
  /** In which two files of the same day contradict each other. */
  readonly contested: number;
};

/** Only what was shared: what each side injects and takes is its own. */
export type DayLine = {
  readonly day: CalendarDay;
  readonly shared: number;
  /** The weakest that its quarters rest on; null in statements of before days had an origin. */
  readonly origin: DayOrigin | null;
};

/** One month of one agreement, in whole watt-hours and whole cents. Never changed: a correction is the next version. */
export type Statement = {
  readonly agreementId: string;
  readonly month: Month;
  readonly version: number;
  /** The weakest that any of its days rests on. */
  readonly basis: StatementBasis;
  /** Watt-hours. */
  readonly shared: number;
  readonly quarters: QuarterCounts;
  /** What both sides let count for missing quarters; null when none is missing. */
  readonly gaps: GapFill | null;
  readonly days: readonly DayLine[];
  /** Euros per kWh, as it was that month. */
  readonly price: number;
  readonly netCents: number;
  readonly vat: StatementVat;
  readonly vatCents: number;
  readonly totalCents: number;
  /** Of the quarters and terms that it was made from: the same input gives no new version. */
  readonly inputHash: string;
  /** Why this differs from the version before; empty in the first. */
  readonly differences: readonly StatementDifference[];
};

export type DifferenceCause =
  | "values-corrected"
  | "gaps-filled"
  | "estimates-replaced"
  | "values-removed"
  | "other-sellers"
  | "price"
  | "vat"
  | "rounding";

/** A part of a difference with its cause: quarters and watt-hours of shared energy, and cents before VAT. */
export type StatementDifference = {
  readonly cause: DifferenceCause;
  readonly quarters: number;
  readonly wattHours: number;
  readonly cents: number;
};

export type InvoiceKind = "invoice" | "credit-note";

/** What is asked or given back for a statement, under a number without gaps per seller and year. */
export type Invoice = {
  readonly id: string;
  readonly agreementId: string;
  readonly month: Month;
  readonly statementVersion: number;
  readonly kind: InvoiceKind;
  readonly year: number;
  readonly number: number;
  /** The bank reference that the buyer pays under. */
  readonly reference: string;
  readonly issuedOn: CalendarDay;
  readonly dueOn: CalendarDay;
  /** Watt-hours, never negative: a credit note gives them back. */
  readonly wattHours: number;
  readonly price: number;
  readonly netCents: number;
  readonly vat: StatementVat;
  readonly vatCents: number;
  readonly totalCents: number;
  /** The number that a credit note or an addition corrects. */
  readonly corrects: string | null;
  /** Of the statement that it is made from; papers of before statements told it have none. */
  readonly basis?: StatementBasis;
};

/** "2026-0007". */
export const invoiceNumber = ({ year, number }: Pick<Invoice, "year" | "number">): string =>
  `${year}-${String(number).padStart(4, "0")}`;
