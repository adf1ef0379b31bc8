import type { StepStore, StoredYear } from "#domain/meter-files/step-store.ts";
import { brusselsYear, MILLISECONDS_PER_QUARTER } from "#domain/time/brussels-year.ts";
import { MILLISECONDS_PER_DAY } from "#domain/time/calendar-day.ts";

export type LocalDay = {
  readonly key: number;
  /** Days since 1970. */
  readonly number: number;
  readonly stored: StoredYear;
  readonly dayOfYear: number;
  readonly firstQuarter: number;
  /** Quarters from 1970 to the begin of the year. */
  readonly quartersBefore: number;
  readonly change: "none" | "spring" | "autumn";
};

/** Finds a day by its numbers. Rows of one day follow each other, so the last answer nearly always serves again. */
export class LocalDays {
  readonly #store: StepStore;
  #last: LocalDay | null = null;

  constructor(store: StepStore) {
    this.#store = store;
  }

  /** Nothing for a day that does not exist, or of a year that no meter measured. */
  find(year: number, month: number, day: number): LocalDay | null {
    const key = (year * 16 + month) * 32 + day;
    if (this.#last !== null && this.#last.key === key) return this.#last;
    const number = dayNumber(year, month, day);
    const stored = number === null ? null : this.#store.yearOf(year);
    if (number === null || stored === null) return null;
    const calendar = brusselsYear(year);
    const dayOfYear = number - (dayNumber(year, 1, 1) as number);
    const { springDay, autumnDay } = calendar;
    this.#last = {
      key,
      number,
      stored,
      dayOfYear,
      firstQuarter: calendar.dayStarts[dayOfYear] as number,
      quartersBefore: calendar.startsAt / MILLISECONDS_PER_QUARTER,
      change: dayOfYear === springDay ? "spring" : dayOfYear === autumnDay ? "autumn" : "none",
    };
    return this.#last;
  }
}

/** Days since 1970, or nothing for the 30th of February and the like. */
export function dayNumber(year: number, month: number, day: number): number | null {
  if (month < 1 || month > 12 || day < 1 || day > 31) return null;
  const number = Date.UTC(year, month - 1, day) / MILLISECONDS_PER_DAY;
  return new Date(number * MILLISECONDS_PER_DAY).getUTCDate() === day ? number : null;
}
