import type { Side } from "#domain/contracts/agreement.ts";
import type { Statement } from "#domain/settlement/statement.ts";
import { type CalendarDay, calendarDayOf, daysBetween, yearOf } from "#domain/time/calendar-day.ts";
import { cost, euros, eurosPerKilowattHour, kilowattHours, toCents } from "#domain/units/quantity.ts";

export type MonthAfterFees = {
  /** What the sale itself moved: paid by a buyer, received by a seller. */
  readonly saleCents: number;
  /** What the supplier would have asked or paid for the same energy. */
  readonly supplierCents: number;
  readonly supplierFeeCents: number;
  readonly platformFeeCents: number;
  /** What the month left beside having no sale at all; may be below zero. */
  readonly leftCents: number;
};

/**
 * One month beside what it costs to share. Yearly fees count for the days on which was shared. A seller who asks VAT passes it on, so it is
 * no gain; a buyer pays it, so it is a cost.
 */
export function monthAfterFees(
  { shared, netCents, totalCents }: Pick<Statement, "shared" | "netCents" | "totalCents">,
  side: Side,
  /** Prices in euros per kWh, fees in euros a year; first and last day included. */
  given: {
    readonly supplierPrice: number;
    readonly supplierFee: number;
    readonly platformFee: number;
    readonly first: CalendarDay;
    readonly last: CalendarDay;
  },
): MonthAfterFees {
  const saleCents = side === "buyer" ? totalCents : netCents;
  const supplierCents = toCents(cost(kilowattHours(shared / 1000), eurosPerKilowattHour(given.supplierPrice)));
  const year = yearOf(given.first);
  const partOfYear =
    (daysBetween(given.first, given.last) + 1) / daysBetween(calendarDayOf(year, 1, 1), calendarDayOf(year + 1, 1, 1));
  const supplierFeeCents = toCents(euros(given.supplierFee * partOfYear));
  const platformFeeCents = toCents(euros(given.platformFee * partOfYear));
  const gain = side === "buyer" ? supplierCents - saleCents : saleCents - supplierCents;
  return {
    saleCents,
    supplierCents,
    supplierFeeCents,
    platformFeeCents,
    leftCents: gain - supplierFeeCents - platformFeeCents,
  };
}
