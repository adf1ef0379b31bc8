import type { Prepared } from "#application/calculations/prepare.ts";
import type { CalculationSide } from "#application/calculations/situation.ts";
import { dayFlows, meanDay, quarterFlows } from "#application/calculations/year-flows.ts";
import { formatHour } from "#content/format/format-hour.ts";
import {
  type BrusselsYear,
  brusselsYear,
  clockQuarterOf,
  dayOfQuarter,
  QUARTERS_PER_DAY,
} from "#domain/time/brussels-year.ts";
import type { PictureRows } from "#web/calculations/calculator-messages.ts";
import type { Period } from "#web/calculations/period.ts";
import { monthsOf } from "#web/calculations/result-view.ts";

const firstDayOf = (calendar: BrusselsYear, month: number) =>
  dayOfQuarter(calendar, calendar.monthStarts[month] as number);

export function daysOfMonth(prepared: Prepared, side: CalculationSide, month: number): PictureRows {
  const calendar = brusselsYear(prepared.year);
  const first = firstDayOf(calendar, month);
  const last = month === 11 ? calendar.days : firstDayOf(calendar, month + 1);
  const rows = monthsOf(dayFlows(prepared, side)).slice(first, last);
  return { names: rows.map((_, index) => String(index + 1)), rows };
}

/** In the order of the clock on the wall: an hour that comes twice has eight quarters. */
export function quartersOfDay(prepared: Prepared, side: CalculationSide, month: number, day: number): PictureRows {
  const calendar = brusselsYear(prepared.year);
  const ofYear = firstDayOf(calendar, month) + day;
  const start = calendar.dayStarts[ofYear] as number;
  const rows = monthsOf(quarterFlows(prepared, side, ofYear));
  return { names: rows.map((_, index) => formatHour(clockQuarterOf(calendar, start + index))), rows };
}

export type PicturedPeriod = Period & { days: PictureRows; quarters: PictureRows | null };

/** The pictures of a period; a day that the month does not have shows the month. */
export function picturedPeriod({ side, month, day: told }: Period, prepared: Prepared): PicturedPeriod {
  const days = daysOfMonth(prepared, side, month);
  const day = told !== null && days.rows[told] ? told : null;
  return { side, month, day, days, quarters: day === null ? null : quartersOfDay(prepared, side, month, day) };
}

/** The mean day of a month, 1 to 12, by the clock on the wall. */
export function typicalDay(prepared: Prepared, side: CalculationSide, month: number): PictureRows {
  const rows = monthsOf(meanDay(prepared, side, month));
  return { names: rows.map((_, quarter) => formatHour(quarter)), rows };
}

/** What is shared in each quarter of each day, by the clock on the wall. */
export function heatOfYear(prepared: Prepared): Float32Array[] {
  const calendar = brusselsYear(prepared.year);
  const days = Array.from({ length: calendar.days }, () => new Float32Array(QUARTERS_PER_DAY));
  for (let quarter = 0; quarter < calendar.quarters; quarter++) {
    const day = days[dayOfQuarter(calendar, quarter)];
    const at = clockQuarterOf(calendar, quarter);
    if (day) day[at] = (day[at] as number) + (prepared.sharing.shared[quarter] as number);
  }
  return days;
}
