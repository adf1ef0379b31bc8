import { CONTRADICTED, EMPTY, GUESSED, type StepStore } from "#domain/meter-files/step-store.ts";
import { brusselsYear } from "#domain/time/brussels-year.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

const FIRST_CLOCK_QUARTER = 8;
const QUARTERS = 4;
const REGISTERS = 8;
const OCCURRENCES_MAX = 16;

type Occurrence = { readonly value: number; readonly state: number };

/**
 * The hour from 02:00 to 03:00 on the day the clock goes back, which stands twice in a file under the same times. Of
 * each register the first row is summer time and the second winter time; only the order of the rows tells them apart.
 */
export class DoubledHour {
  readonly #rows = new Map<number, Occurrence[]>();
  readonly uncertainDays = new Set<CalendarDay>();

  add(year: number, register: number, clockQuarter: number, value: number, state: number): void {
    const key = (year * REGISTERS + register) * QUARTERS + clockQuarter - FIRST_CLOCK_QUARTER;
    const rows = this.#rows.get(key) ?? [];
    if (rows.length < OCCURRENCES_MAX) rows.push({ value, state });
    this.#rows.set(key, rows);
  }

  /**
   * Writes the hour into the store, and says how many steps before it are in doubt. What order alone cannot settle goes in as an
   * estimate, and its day is remembered. Where a row of the hour is lost, any other row of it, and the one before it, may be
   * the head of a lost one with the volume of another.
   */
  settle(store: StepStore, isInOrder: boolean): number {
    const holed = this.#registersWithHoles();
    let doubted = 0;
    for (const [key, rows] of this.#rows) {
      const clockQuarter = (key % QUARTERS) + FIRST_CLOCK_QUARTER;
      const register = Math.floor(key / QUARTERS) % REGISTERS;
      const year = Math.floor(key / QUARTERS / REGISTERS);
      const stored = store.yearOf(year);
      if (stored === null) continue;
      const calendar = brusselsYear(year);
      const summer = (calendar.dayStarts[calendar.autumnDay] as number) + clockQuarter;
      const pair = pairOf(rows, store.doubled > 0);
      const isHoled = holed.has(Math.floor(key / QUARTERS));
      const isSure = pair.isSure && !isHoled && (isInOrder || isSame(pair.first, pair.second));
      store.doubled += Math.max(0, rows.length - 2);
      if (pair.isContradicted) store.contradicted++;
      if (!isSure) this.uncertainDays.add(store.dayAt(year, summer));
      const state = ({ state }: Occurrence) => (isSure || state < GUESSED || state === CONTRADICTED ? state : GUESSED);
      store.put(stored, register, summer, pair.first.value, state(pair.first));
      if (pair.second) store.put(stored, register, summer + QUARTERS, pair.second.value, state(pair.second));
      if (isHoled && store.doubt(year, register, summer - clockQuarter + FIRST_CLOCK_QUARTER - 1)) doubted++;
    }
    return doubted;
  }

  /** Of which some quarter of the hour does not stand there twice. */
  #registersWithHoles(): Set<number> {
    const registers = new Set([...this.#rows.keys()].map((key) => Math.floor(key / QUARTERS)));
    const hasHole = (register: number) =>
      Array.from({ length: QUARTERS }, (_, at) => this.#rows.get(register * QUARTERS + at)?.length ?? 0).some(
        (rows) => rows < 2,
      );
    return new Set([...registers].filter(hasHole));
  }
}

type Pair = { first: Occurrence; second: Occurrence | null; isSure: boolean; isContradicted: boolean };

function pairOf(rows: readonly Occurrence[], hasDoubles: boolean): Pair {
  const distinct = rows.filter((row, at) => rows.findIndex((other) => isSame(row, other)) === at);
  const [first = { value: 0, state: EMPTY }, second = null] = distinct;
  if (distinct.length > 2) {
    const none = { value: 0, state: CONTRADICTED };
    return { first: none, second: none, isSure: false, isContradicted: true };
  }
  if (rows.length === 1) return { first, second: null, isSure: first.state === EMPTY, isContradicted: false };
  if (second) return { first, second, isSure: true, isContradicted: false };
  // Two equal rows are a pair, unless rows were doubled elsewhere in the file: then they may be one row, twice.
  return { first, second: first, isSure: rows.length > 2 || !hasDoubles, isContradicted: false };
}

const isSame = (a: Occurrence, b: Occurrence | null) => b !== null && a.value === b.value && a.state === b.state;
