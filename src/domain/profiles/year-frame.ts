import { type DayKind, dayKindsOf, schoolHolidayDaysOf } from "#domain/profiles/load/day-kinds.ts";
import { type BrusselsYear, QUARTERS_PER_DAY } from "#domain/time/brussels-year.ts";

/** A year as people live it: by the wall clock, also on the day of 92 quarters and that of 100, by week and holiday. */
export type YearFrame = {
  calendar: BrusselsYear;
  /** Of each quarter of the year. */
  clockQuarters: Uint8Array;
  /** Of each day, from 0. */
  months: Uint8Array;
  kinds: readonly DayKind[];
  schoolHolidays: readonly boolean[];
};

const frames = new WeakMap<BrusselsYear, YearFrame>();

export function yearFrame(calendar: BrusselsYear): YearFrame {
  const known = frames.get(calendar);
  if (known) return known;
  const { days, quarters, dayStarts, monthStarts, springDay, autumnDay } = calendar;
  const clockQuarters = new Uint8Array(quarters);
  const months = new Uint8Array(days);
  for (let day = 0, month = 0; day < days; day++) {
    const first = dayStarts[day] as number;
    while ((monthStarts[month + 1] as number) <= first) month++;
    months[day] = month;
    for (let passed = 0; first + passed < (dayStarts[day + 1] as number); passed++) {
      const shift = day === springDay && passed >= 8 ? 4 : day === autumnDay && passed >= 12 ? -4 : 0;
      clockQuarters[first + passed] = passed + shift;
    }
  }
  const made = {
    calendar,
    clockQuarters,
    months,
    kinds: dayKindsOf(calendar),
    schoolHolidays: schoolHolidayDaysOf(calendar),
  };
  frames.set(calendar, made);
  return made;
}

/** Where a clock quarter of a day stands in the year. The hour that spring skips gives way to the hour after it. */
export function quarterOnClock({ dayStarts, springDay, autumnDay }: BrusselsYear, day: number, clock: number): number {
  const first = dayStarts[day] as number;
  const within = Math.min(clock, QUARTERS_PER_DAY - 1);
  if (day === springDay) return first + (within < 8 ? within : Math.max(8, within - 4));
  return first + (day === autumnDay && within >= 12 ? within + 4 : within);
}
