import { brusselsYear, calendarDayAt, dayOfQuarter } from "#domain/time/brussels-year.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

/** What is known of one step of one register. A row without a volume is `EMPTY`; a step without a row is `ABSENT`. */
export const ABSENT = 0;
export const EMPTY = 1;
export const GUESSED = 2;
export const READ = 3;
export const CONTRADICTED = 4;

/** Total, day, night and exclusive night, first of offtake and then of injection. */
export const REGISTERS_PER_DIRECTION = 4;
const REGISTERS = 2 * REGISTERS_PER_DIRECTION;

/** More years than a meter keeps; so a file cannot claim memory without end. */
const YEARS_MAX = 20;
const YEAR_FIRST = 2000;
const YEAR_LAST = 2100;

export type StoredYear = {
  readonly year: number;
  readonly values: (Float64Array | null)[];
  readonly states: (Uint8Array | null)[];
};

/** The values of a file by year, register and step, in whatever order its rows come. */
export class StepStore {
  readonly step: "quarters" | "days";
  readonly years = new Map<number, StoredYear>();
  doubled = 0;
  contradicted = 0;
  firstContradiction: CalendarDay | null = null;

  readonly #onDouble: "contradict" | "better-wins";

  /** Within one file two different rows for a step contradict each other; of two files the better status wins. */
  constructor(step: "quarters" | "days", onDouble: "contradict" | "better-wins" = "contradict") {
    this.step = step;
    this.#onDouble = onDouble;
  }

  stepsIn(year: number): number {
    const calendar = brusselsYear(year);
    return this.step === "quarters" ? calendar.quarters : calendar.days;
  }

  dayAt(year: number, step: number): CalendarDay {
    const calendar = brusselsYear(year);
    return calendarDayAt(calendar, this.step === "quarters" ? dayOfQuarter(calendar, step) : step);
  }

  /** The year to write in, or nothing when no meter of ours can have measured then. */
  yearOf(year: number): StoredYear | null {
    const known = this.years.get(year);
    if (known) return known;
    if (year < YEAR_FIRST || year > YEAR_LAST || this.years.size >= YEARS_MAX) return null;
    const made: StoredYear = {
      year,
      values: new Array<Float64Array | null>(REGISTERS).fill(null),
      states: new Array<Uint8Array | null>(REGISTERS).fill(null),
    };
    this.years.set(year, made);
    return made;
  }

  put(stored: StoredYear, register: number, step: number, value: number, state: number): void {
    let states = stored.states[register] as Uint8Array | null;
    let values = stored.values[register] as Float64Array | null;
    if (states === null || values === null) {
      states = new Uint8Array(this.stepsIn(stored.year));
      values = new Float64Array(states.length);
      stored.states[register] = states;
      stored.values[register] = values;
    }
    const before = states[step] as number;
    if (before === ABSENT) {
      states[step] = state;
      values[step] = value;
      return;
    }
    this.#putAgain(stored.year, states, values, step, value, state);
  }

  /** A second row for the same step: the same row counts once, and two different values are no value. */
  #putAgain(year: number, states: Uint8Array, values: Float64Array, step: number, value: number, state: number): void {
    this.doubled++;
    const before = states[step] as number;
    if (before === CONTRADICTED) return;
    if (before === state && values[step] === value) return;
    if (before === state || this.#onDouble === "contradict") {
      states[step] = CONTRADICTED;
      values[step] = 0;
      this.contradicted++;
      const day = this.dayAt(year, step);
      if (this.firstContradiction === null || day < this.firstContradiction) this.firstContradiction = day;
    } else if (state > before) {
      states[step] = state;
      values[step] = value;
    }
  }

  /** Makes a measurement an estimate, and says whether it was one. */
  doubt(year: number, register: number, step: number): boolean {
    const states = this.years.get(year)?.states[register];
    if (states?.[step] !== READ) return false;
    states[step] = GUESSED;
    return true;
  }

  /** Takes a value back, because something that was read later puts it in doubt. */
  withdraw(year: number, register: number, step: number): void {
    const stored = this.years.get(year);
    const states = stored?.states[register];
    const values = stored?.values[register];
    if (!states || !values) return;
    states[step] = EMPTY;
    values[step] = 0;
  }
}
