import { parseEan } from "#domain/identifiers/ean.ts";
import { DecimalCounter } from "#domain/meter-files/decimal-counter.ts";
import { DoubledHour } from "#domain/meter-files/doubled-hour.ts";
import { eanInCell } from "#domain/meter-files/ean-in-cell.ts";
import { FieldMemory } from "#domain/meter-files/field-memory.ts";
import { FieldNumbers } from "#domain/meter-files/field-numbers.ts";
import { IGNORED, readRegister, readStatus, readUnit } from "#domain/meter-files/fluvius-words.ts";
import { dayNumber, type LocalDay, LocalDays } from "#domain/meter-files/local-days.ts";
import type { FluviusColumns } from "#domain/meter-files/match-columns.ts";
import type { MeterEan, MeterFinding, MeterRefusal } from "#domain/meter-files/meter-reading.ts";
import { RowOrder } from "#domain/meter-files/row-order.ts";
import { EMPTY, GUESSED, READ, REGISTERS_PER_DIRECTION, StepStore } from "#domain/meter-files/step-store.ts";
import { MILLISECONDS_PER_DAY } from "#domain/time/calendar-day.ts";

const MINUTES_PER_DAY = 1440;
const MINUTES_PER_QUARTER = 15;
const EANS_MAX = 16;
const NAMES_MAX = 16;
/** From this share of the rows on, days and months stand the American way round. */
const MONTH_FIRST_SHARE = 0.005;
const NO_EAN = -1;

export type Peak = { month: number; value: number; state: number };

/** Understands the rows of a Mijn Fluvius export: quarter totals, day totals or monthly peaks. */
export class FluviusRows {
  store: StepStore | null = null;
  readonly peaks = new Map<number, Peak>();
  readonly findings: MeterFinding[] = [];
  refusal: MeterRefusal | null = null;
  isPeaks = false;
  rows = 0;
  readonly #columns: FluviusColumns;
  readonly #width: number;
  readonly #fieldsMin: number;
  readonly #wanted: string | null;
  readonly #numbers = new FieldNumbers();
  readonly #decimals = new DecimalCounter();
  readonly #doubledHour = new DoubledHour();
  #days: LocalDays = new LocalDays(new StepStore("quarters"));
  readonly #eans: MeterEan[] = [];
  readonly #eanMemory = new FieldMemory((text) => this.#eanIndex(text));
  readonly #registers = new FieldMemory((text) => ({ register: readRegister(text), name: text.trim() }));
  readonly #units = new FieldMemory(readUnit);
  readonly #statuses = new FieldMemory(readStatus);
  readonly #ignoredNames = new Set<string>();
  readonly #order = new RowOrder();
  #firstEan: number | null = null;
  #ignored = 0;
  #skipped = 0;
  #unreadable = 0;
  #firstUnreadable = 0;
  #unknownStatuses = 0;
  #monthFirst = 0;
  #readable = 0;
  /** The row that was placed last, to take it back should it prove to be cut off. */
  readonly #last = { row: -1, year: 0, register: 0, step: 0, isWhole: true };
  #lastUnreadableRow = -1;
  #row = 0;

  constructor(columns: FluviusColumns, width: number, wanted: string | null) {
    this.#columns = columns;
    this.#width = width;
    this.#fieldsMin = 1 + Math.max(...Object.values(columns));
    this.#wanted = wanted;
  }

  take(bytes: Uint8Array, places: Int32Array, fields: number, row: number): boolean {
    this.rows++;
    this.#row = row;
    if (!this.#understand(bytes, places, fields) && this.refusal === null) {
      const last = this.#last;
      if (fields < this.#width - 1 && last.row === row - 1) {
        this.#order.noteFragment(last.year, last.register, last.step);
      }
      this.#unreadable++;
      this.#lastUnreadableRow = row;
      if (this.#firstUnreadable === 0) this.#firstUnreadable = row;
    }
    return this.refusal === null;
  }

  /** False when the row makes no sense; a row that is understood but not ours is passed over. */
  #understand(bytes: Uint8Array, places: Int32Array, fields: number): boolean {
    const columns = this.#columns;
    if (fields < this.#fieldsMin || fields > this.#width) return false;

    const unit = this.#units.meaningOf(
      bytes,
      places[2 * columns.unit] as number,
      places[2 * columns.unit + 1] as number,
    );
    if (unit === "gas") {
      this.refusal = { code: "gas" };
      return false;
    }
    const { register, name } = this.#registers.meaningOf(
      bytes,
      places[2 * columns.register] as number,
      places[2 * columns.register + 1] as number,
    );
    const eanIndex =
      columns.ean < 0
        ? NO_EAN
        : this.#eanMemory.meaningOf(bytes, places[2 * columns.ean] as number, places[2 * columns.ean + 1] as number);
    if (this.#firstEan === null) this.#firstEan = eanIndex;
    if (eanIndex === NO_EAN && this.#firstEan !== NO_EAN) return false;
    if (this.#isOtherEan(eanIndex)) {
      this.#skipped++;
      return true;
    }

    const day = this.#dayOf(bytes, places[2 * columns.fromDate] as number, places[2 * columns.fromDate + 1] as number);
    if (day === null) return false;
    const minutes = this.#numbers.minutes(
      bytes,
      places[2 * columns.fromTime] as number,
      places[2 * columns.fromTime + 1] as number,
    );
    if (minutes < 0) return false;
    const status =
      columns.status < 0
        ? "read"
        : this.#statuses.meaningOf(
            bytes,
            places[2 * columns.status] as number,
            places[2 * columns.status + 1] as number,
          );
    const isEmpty = places[2 * columns.volume + 1] === places[2 * columns.volume] || status === "none";
    const value = isEmpty
      ? 0
      : this.#numbers.volume(bytes, places[2 * columns.volume] as number, places[2 * columns.volume + 1] as number);
    if (value < 0) return false;
    const state = isEmpty ? EMPTY : status === "read" ? READ : GUESSED;

    if (unit === "power") return this.#takePeak(day, value, state);
    if (register === IGNORED || unit !== "energy") {
      this.#ignored++;
      if (this.#ignoredNames.size < NAMES_MAX) this.#ignoredNames.add(name);
      return true;
    }
    const length = this.#lengthOf(bytes, places, day, minutes);
    if (Number.isNaN(length) || !this.#isStep(length)) return false;
    if (!this.#place(day, minutes, register, value, state)) return false;
    if (status === "unknown" && !isEmpty) this.#unknownStatuses++;
    const isStatusWhole = status !== "unknown" || isEmpty;
    this.#last.isWhole = isStatusWhole && fields >= this.#width - 1 && fields - 1 !== columns.volume;
    return true;
  }

  #isOtherEan(index: number): boolean {
    if (this.#wanted === null) return index !== this.#firstEan;
    return index === NO_EAN || this.#eans[index]?.digits !== this.#wanted;
  }

  #eanIndex(text: string): number {
    const ean = eanInCell(text);
    if (ean === null) return NO_EAN;
    const known = this.#eans.findIndex(({ digits }) => digits === ean.digits);
    if (known >= 0) return known;
    if (this.#eans.length < EANS_MAX) this.#eans.push(ean);
    return this.#eans.findIndex(({ digits }) => digits === ean.digits);
  }

  #dayOf(bytes: Uint8Array, from: number, to: number): LocalDay | null {
    const numbers = this.#numbers;
    if (!numbers.sameDate(bytes, from, to) && !numbers.date(bytes, from, to)) return null;
    if (numbers.month > 12 && numbers.day <= 12) this.#monthFirst++;
    return this.#days.find(numbers.year, numbers.month, numbers.day);
  }

  /** Minutes between the two times of a row; of a changed clock, what the row should have said. NaN makes no sense. */
  #lengthOf(bytes: Uint8Array, places: Int32Array, day: LocalDay, minutes: number): number {
    const { toDate, toTime } = this.#columns;
    const numbers = this.#numbers;
    const end = numbers.minutes(bytes, places[2 * toTime] as number, places[2 * toTime + 1] as number);
    const { day: fromDay, month: fromMonth, year: fromYear } = numbers;
    if (end < 0) return Number.NaN;
    const isSameDay = numbers.sameDate(bytes, places[2 * toDate] as number, places[2 * toDate + 1] as number);
    if (!isSameDay && !numbers.date(bytes, places[2 * toDate] as number, places[2 * toDate + 1] as number)) {
      return Number.NaN;
    }
    const endDay = isSameDay ? day.number : dayNumber(numbers.year, numbers.month, numbers.day);
    if (endDay === null) return Number.NaN;
    const length = (endDay - day.number) * MINUTES_PER_DAY + end - minutes;
    if (length === MINUTES_PER_QUARTER || length === MINUTES_PER_DAY) return length;
    if (day.change === "spring" && minutes === 105 && length === 75) return MINUTES_PER_QUARTER;
    if (day.change === "autumn" && minutes === 165 && length === -45) return MINUTES_PER_QUARTER;
    const swapped = dayNumber(numbers.year, numbers.day, numbers.month);
    const swappedFrom = dayNumber(fromYear, fromDay, fromMonth);
    if (swapped !== null && swappedFrom !== null && swapped - swappedFrom === 1 && !isSameDay) this.#monthFirst++;
    return length;
  }

  #isStep(length: number): boolean {
    if (this.store === null) {
      if (length !== MINUTES_PER_QUARTER && length !== MINUTES_PER_DAY) {
        if (length > 0 && length < 45 * MINUTES_PER_DAY && this.#monthFirst === 0 && this.#unreadable > 100) {
          this.refusal = { code: "step-unsupported", minutes: length };
        }
        return false;
      }
      this.store = new StepStore(length === MINUTES_PER_QUARTER ? "quarters" : "days");
      this.#days = new LocalDays(this.store);
    }
    return length === (this.store.step === "quarters" ? MINUTES_PER_QUARTER : MINUTES_PER_DAY);
  }

  #place(found: LocalDay, minutes: number, register: number, value: number, state: number): boolean {
    const store = this.store as StepStore;
    // The day that fixed the step was found before there was a store to keep it in.
    const stored = store.years.get(found.stored.year) ?? store.yearOf(found.stored.year);
    if (stored === null) return false;
    const direction = register < REGISTERS_PER_DIRECTION ? 0 : 1;
    const year = found.stored.year;
    let step = found.dayOfYear;
    let isDoubledHour = false;
    if (store.step === "quarters") {
      if (minutes % MINUTES_PER_QUARTER !== 0 || minutes >= MINUTES_PER_DAY) return false;
      const clockQuarter = minutes / MINUTES_PER_QUARTER;
      isDoubledHour = found.change === "autumn" && clockQuarter >= 8 && clockQuarter < 12;
      if (found.change === "spring" && clockQuarter >= 8 && clockQuarter < 12) return false;
      const shift = clockQuarter < 12 ? 0 : found.change === "spring" ? -4 : found.change === "autumn" ? 4 : 0;
      step = found.firstQuarter + clockQuarter + shift;
      if (isDoubledHour) this.#doubledHour.add(year, register, clockQuarter, value, state);
    } else if (minutes !== 0) return false;
    if (!isDoubledHour) store.put(stored, register, step, value, state);
    const moment = store.step === "quarters" ? found.quartersBefore + step : found.number;
    this.#order.note(direction, moment, year, register, step, isDoubledHour);
    if (state !== EMPTY) {
      this.#decimals.note(this.#numbers.decimals, value, year, register, isDoubledHour ? -step : step);
    }
    this.#readable++;
    const last = this.#last;
    last.row = this.#row;
    last.year = year;
    last.register = register;
    last.step = step;
    return true;
  }

  #takePeak(day: LocalDay, value: number, state: number): boolean {
    if (this.store !== null) {
      this.#ignored++;
      return true;
    }
    this.isPeaks = true;
    if (state === EMPTY) return true;
    const month = day.stored.year * 12 + new Date(day.number * MILLISECONDS_PER_DAY).getUTCMonth();
    const known = this.peaks.get(month);
    if (known && known.value !== value) return false;
    this.peaks.set(month, { month, value, state });
    this.#readable++;
    return true;
  }

  /** Closes the reading: the last row, the doubled hour, the decimals, and everything worth telling. */
  finish(wasLastRowOpen: boolean, lastRow: number): void {
    if (this.refusal !== null) return;
    const cutShort = wasLastRowOpen && this.#isLastRowCut(lastRow);
    this.refusal = this.#finalRefusal(cutShort);
    if (this.refusal !== null) return;
    const { store, findings } = this;
    const beforeHour = store === null ? 0 : this.#doubledHour.settle(store, this.#order.reordered === 0);
    const odd = store === null ? 0 : this.#decimals.withdrawOdd(store);
    const unreadable = this.#unreadable + odd - (cutShort && this.#lastUnreadableRow === lastRow ? 1 : 0);
    if (cutShort) findings.push({ code: "file-cut-short", line: lastRow });
    if (unreadable > 0) {
      findings.push({ code: "rows-unreadable", count: unreadable, firstLine: this.#firstUnreadable });
    }
    const { reordered } = this.#order;
    if (reordered > 0) findings.push({ code: "rows-reordered", count: reordered });
    const doubted = beforeHour + (store === null ? 0 : this.#order.doubtJumps(store, this.#unreadable > 0));
    if (doubted > 0) findings.push({ code: "rows-beside-hole", count: doubted });
    if (this.#ignored > 0) {
      findings.push({ code: "registers-ignored", names: [...this.#ignoredNames].sort(), count: this.#ignored });
    }
    if (this.#unknownStatuses > 0) findings.push({ code: "status-unknown", count: this.#unknownStatuses });
    if (this.#columns.status < 0) findings.push({ code: "status-absent" });
    for (const day of [...this.#doubledHour.uncertainDays].sort()) {
      findings.push({ code: "doubled-hour-uncertain", day });
    }
    if (this.#skipped > 0) findings.push({ code: "eans-skipped", count: this.#skipped });
    const { ean } = this;
    if (ean === null) findings.push({ code: "ean-unreadable" });
    else if (!parseEan(ean.digits).ok) findings.push({ code: "ean-check-digit", ean: ean.masked });
  }

  get ean(): MeterEan | null {
    if (this.#wanted !== null) return this.#eans.find(({ digits }) => digits === this.#wanted) ?? null;
    return this.#firstEan === null || this.#firstEan === NO_EAN ? null : (this.#eans[this.#firstEan] ?? null);
  }

  #isLastRowCut(lastRow: number): boolean {
    if (this.#lastUnreadableRow === lastRow) return true;
    const last = this.#last;
    if (last.row !== lastRow || last.isWhole) return false;
    this.store?.withdraw(last.year, last.register, last.step);
    return true;
  }

  #finalRefusal(cutShort: boolean): MeterRefusal | null {
    if (this.rows === 0) return { code: "no-rows" };
    if (this.#monthFirst > 0 && this.#monthFirst >= this.rows * MONTH_FIRST_SHARE) return { code: "month-first-dates" };
    const decimals = this.#decimals.refusal(this.#numbers);
    if (decimals !== null) return decimals;
    const isMixed = this.#eans.length > 1 || (this.#firstEan === NO_EAN && this.#eans.length > 0);
    if (this.#wanted !== null) {
      if (!this.#eans.some(({ digits }) => digits === this.#wanted)) return { code: "ean-absent", eans: this.#eans };
    } else if (isMixed) return { code: "mixed-eans", eans: this.#eans };
    if (this.#readable === 0) {
      if (this.#ignored > 0) return { code: "no-energy", registers: [...this.#ignoredNames].sort() };
      return cutShort && this.rows === 1
        ? { code: "file-truncated" }
        : { code: "no-readable-rows", count: this.#unreadable };
    }
    return null;
  }
}
