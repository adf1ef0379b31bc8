import { DecimalCounter } from "#domain/meter-files/decimal-counter.ts";
import { FieldNumbers } from "#domain/meter-files/field-numbers.ts";
import { dayNumber } from "#domain/meter-files/local-days.ts";
import type { P4Column } from "#domain/meter-files/match-columns.ts";
import type { MeterFinding, MeterRefusal } from "#domain/meter-files/meter-reading.ts";
import { ABSENT, EMPTY, READ, REGISTERS_PER_DIRECTION, StepStore } from "#domain/meter-files/step-store.ts";
import {
  brusselsYear,
  calendarDayAt,
  instantOf,
  MILLISECONDS_PER_QUARTER,
  quarterAt,
} from "#domain/time/brussels-year.ts";

const MILLISECONDS_PER_MINUTE = 60_000;
const MINUTES_PER_DAY = 1440;
const SPACE = 32;
const MINUS = 45;

/**
 * Understands the rows of a Dutch export of quarter-hours. The stamp is the END of the interval, the tariff that is not
 * running is empty, and a column holds either the volume of the interval or the state of the register at its end. The
 * Dutch clock is the one of Brussels.
 */
export class P4Rows {
  readonly store = new StepStore("quarters");
  readonly findings: MeterFinding[] = [];
  refusal: MeterRefusal | null = null;
  rows = 0;
  readonly #date: number;
  readonly #time: number;
  readonly #columns: readonly P4Column[];
  readonly #numbers = new FieldNumbers();
  readonly #decimals = new DecimalCounter();
  /** States of registers at the end of each quarter, to be subtracted when all rows are in. */
  readonly #states = new StepStore("quarters");
  readonly #ambiguous = new Map<number, { stamps: number; lastLocal: number; isWinter: boolean }>();
  #lastInstant = Number.NEGATIVE_INFINITY;
  #reordered = 0;
  #unreadable = 0;
  #firstUnreadable = 0;
  #lastUnreadableRow = -1;
  #resets = 0;
  #readable = 0;

  constructor(date: number, time: number, columns: readonly P4Column[]) {
    this.#date = date;
    this.#time = time;
    this.#columns = columns;
  }

  take(bytes: Uint8Array, places: Int32Array, fields: number, row: number): boolean {
    this.rows++;
    if (!this.#understand(bytes, places, fields)) {
      this.#unreadable++;
      this.#lastUnreadableRow = row;
      if (this.#firstUnreadable === 0) this.#firstUnreadable = row;
    }
    return true;
  }

  #understand(bytes: Uint8Array, places: Int32Array, fields: number): boolean {
    if (this.#columns.some(({ at }) => at >= fields) || this.#date >= fields || this.#time >= fields) return false;
    const end = this.#instantOf(bytes, places);
    if (Number.isNaN(end) || end % MILLISECONDS_PER_QUARTER !== 0) return false;
    const begin = end - MILLISECONDS_PER_QUARTER;
    // The year begins in winter time, an hour ahead of UTC.
    const year = new Date(begin + 60 * MILLISECONDS_PER_MINUTE).getUTCFullYear();
    const step = quarterAt(brusselsYear(year), begin);
    const stored = this.store.yearOf(year);
    const states = this.#states.yearOf(year);
    if (stored === null || states === null) return false;
    const values: number[] = [];
    for (const { at, register } of this.#columns) {
      const from = places[2 * at] as number;
      const to = places[2 * at + 1] as number;
      const isEmpty = from === to || (to - from === 1 && bytes[from] === MINUS);
      const value = isEmpty ? Number.NaN : this.#numbers.volume(bytes, from, to);
      if (value < 0) return false;
      values.push(value);
      if (!isEmpty) this.#decimals.note(this.#numbers.decimals, value, year, register, step);
    }
    for (let index = 0; index < values.length; index++) {
      const { register, holds } = this.#columns[index] as P4Column;
      const value = values[index] as number;
      const isEmpty = Number.isNaN(value);
      const store = holds === "volume" ? this.store : this.#states;
      store.put(holds === "volume" ? stored : states, register, step, isEmpty ? 0 : value, isEmpty ? EMPTY : READ);
    }
    if (end < this.#lastInstant) this.#reordered++;
    this.#lastInstant = end;
    this.#readable++;
    return true;
  }

  /** The instant of a stamp such as "26-03-2023 03:00:00 +0200"; without an offset, by the order of the rows. */
  #instantOf(bytes: Uint8Array, places: Int32Array): number {
    const numbers = this.#numbers;
    let from = places[2 * this.#date] as number;
    const to = places[2 * this.#date + 1] as number;
    const parts: [number, number][] = [];
    for (let at = from; at <= to; at++) {
      if (at < to && bytes[at] !== SPACE && bytes[at] !== 84) continue;
      if (at > from) parts.push([from, at]);
      from = at + 1;
    }
    const [date, ownTime, offset] = parts;
    if (!date || !numbers.date(bytes, ...date)) return Number.NaN;
    const { year, month, day } = numbers;
    const number = dayNumber(year, month, day);
    if (number === null) return Number.NaN;
    const time: [number, number] | undefined =
      this.#time >= 0 ? [places[2 * this.#time] as number, places[2 * this.#time + 1] as number] : ownTime;
    const minutes = time ? numbers.minutes(bytes, ...time) : 0;
    if (minutes < 0) return Number.NaN;
    const local = number * MINUTES_PER_DAY + minutes;
    const hours = offset && this.#time < 0 ? offsetHours(bytes, ...offset) : this.#offsetByClock(year, local);
    if (Number.isNaN(hours)) return Number.NaN;
    return (local - hours * 60) * MILLISECONDS_PER_MINUTE;
  }

  /** Hours ahead of UTC by the clock alone. In the doubled hour of October the order of the rows decides, or nothing. */
  #offsetByClock(year: number, local: number): number {
    const calendar = brusselsYear(year);
    const springs = instantOf(calendar, (calendar.dayStarts[calendar.springDay] as number) + 8);
    const falls = instantOf(calendar, (calendar.dayStarts[calendar.autumnDay] as number) + 12);
    const asSummer = (local - 120) * MILLISECONDS_PER_MINUTE;
    const asWinter = (local - 60) * MILLISECONDS_PER_MINUTE;
    if (asWinter <= springs) return 1;
    if (asSummer < springs) return Number.NaN;
    if (asSummer >= falls) return 1;
    if (asWinter < falls) return 2;
    const seen = this.#ambiguous.get(year) ?? { stamps: 0, lastLocal: -1, isWinter: false };
    this.#ambiguous.set(year, seen);
    seen.stamps++;
    if (local <= seen.lastLocal) seen.isWinter = true;
    seen.lastLocal = local;
    return seen.isWinter ? 1 : 2;
  }

  finish(wasLastRowOpen: boolean, lastRow: number): void {
    const cutShort = wasLastRowOpen && this.#lastUnreadableRow === lastRow;
    this.refusal = this.rows === 0 ? { code: "no-rows" } : this.#decimals.refusal(this.#numbers);
    if (this.refusal === null && this.#readable === 0)
      this.refusal = { code: "no-readable-rows", count: this.#unreadable };
    if (this.refusal !== null) return;
    const odd = this.#decimals.withdrawOdd(
      this.#columns.some(({ holds }) => holds === "state") ? this.#states : this.store,
    );
    this.#subtractStates();
    this.#doubtDoubledHour();
    this.#dropEmptyDirections();
    const unreadable = this.#unreadable + odd - (cutShort ? 1 : 0);
    const { findings } = this;
    if (cutShort) findings.push({ code: "file-cut-short", line: lastRow });
    if (unreadable > 0) findings.push({ code: "rows-unreadable", count: unreadable, firstLine: this.#firstUnreadable });
    if (this.#reordered > 0) findings.push({ code: "rows-reordered", count: this.#reordered });
    if (this.#resets > 0) findings.push({ code: "registers-reset", count: this.#resets });
  }

  /** The volume of a quarter is the state at its end less the state at its begin; a register never runs back. */
  #subtractStates(): void {
    for (const [year, { states, values }] of this.#states.years) {
      const stored = this.store.yearOf(year);
      const before = this.#states.years.get(year - 1);
      for (const { register } of this.#columns) {
        const [known, counts] = [states[register], values[register]];
        if (!stored || !known || !counts) continue;
        const isLastKnown = before?.states[register]?.at(-1) === READ;
        let previous = isLastKnown ? (before?.values[register]?.at(-1) ?? Number.NaN) : Number.NaN;
        for (let step = 0; step < known.length; step++) {
          const count = known[step] === READ ? (counts[step] as number) : Number.NaN;
          if (count < previous) this.#resets++;
          // States have at most three decimals, so the difference is a whole number of watt-hours.
          else if (count >= previous)
            this.store.put(stored, register, step, Math.round((count - previous) * 1e6) / 1e6, READ);
          else if (known[step] !== ABSENT) this.store.put(stored, register, step, 0, EMPTY);
          previous = count;
        }
      }
    }
  }

  /** A house without panels has columns of injection with nothing in them: that is no missing injection. */
  #dropEmptyDirections(): void {
    const years = [...this.store.years.values()];
    for (const first of [0, REGISTERS_PER_DIRECTION]) {
      const registers = [first, first + 1, first + 2, first + 3];
      const isValued = years.some(({ states }) => registers.some((register) => states[register]?.includes(READ)));
      if (isValued) continue;
      for (const { states } of years) for (const register of registers) states[register] = null;
    }
  }

  /** Without an offset the doubled hour is sure only when all of its eight quarters came, and in order. */
  #doubtDoubledHour(): void {
    for (const [year, { stamps }] of this.#ambiguous) {
      if (stamps === 8 && this.#reordered === 0) continue;
      const calendar = brusselsYear(year);
      const first = (calendar.dayStarts[calendar.autumnDay] as number) + 7;
      for (const { register } of this.#columns) {
        for (let step = first; step < first + 9; step++) this.store.withdraw(year, register, step);
      }
      this.findings.push({ code: "doubled-hour-uncertain", day: calendarDayAt(calendar, calendar.autumnDay) });
    }
  }
}

function offsetHours(bytes: Uint8Array, from: number, to: number): number {
  if (bytes[from] === 90 && to - from === 1) return 0;
  const sign = bytes[from] === 43 ? 1 : bytes[from] === 45 ? -1 : Number.NaN;
  const hours = ((bytes[from + 1] as number) - 48) * 10 + ((bytes[from + 2] as number) - 48);
  return to - from >= 3 && hours >= 0 && hours <= 14 ? sign * hours : Number.NaN;
}
