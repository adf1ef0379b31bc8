import { telegramChecksum } from "#domain/meter-files/checksum.ts";
import { eanInCell } from "#domain/meter-files/ean-in-cell.ts";
import { textOfBytes } from "#domain/meter-files/field-memory.ts";
import { dayNumber } from "#domain/meter-files/local-days.ts";
import type { MeterEan, MeterFinding, MeterRefusal } from "#domain/meter-files/meter-reading.ts";
import { GUESSED, READ, StepStore } from "#domain/meter-files/step-store.ts";
import { brusselsYear, MILLISECONDS_PER_QUARTER, quarterAt } from "#domain/time/brussels-year.ts";

const SLASH = 47;
const EXCLAMATION = 33;
const NEWLINE = 10;
const RETURN = 13;
const TELEGRAM_BYTES_MAX = 8192;
const CHECKSUM_DIGITS = 4;
const MILLISECONDS_PER_HOUR = 3_600_000;
/** A state between two telegrams this close is as good as one read on the boundary itself. */
const READ_DISTANCE_MAX = 60_000;
/** Between telegrams further apart nothing is known of the quarter's boundary. */
const GUESS_DISTANCE_MAX = MILLISECONDS_PER_QUARTER;

/** Offtake and injection in all, from the two tariffs of each. */
const registers = [
  ["1-0:1.8.1", "1-0:1.8.2", "1-0:1.8.0"],
  ["1-0:2.8.1", "1-0:2.8.2", "1-0:2.8.0"],
] as const;

type Moment = { readonly instant: number; readonly states: readonly (number | null)[] };
type Boundary = { readonly instant: number; readonly states: readonly (number | null)[]; readonly quality: number };

/**
 * Understands the telegrams that a meter sends from its P1 port (eMUCS-P1, DSMR 5). The registers only count up, so a
 * quarter's volume is the difference of the states on its two boundaries.
 */
export class P1Telegrams {
  readonly store = new StepStore("quarters");
  readonly findings: MeterFinding[] = [];
  refusal: MeterRefusal | null = null;
  ean: MeterEan | null = null;
  readonly #buffer = new Uint8Array(TELEGRAM_BYTES_MAX);
  #length = 0;
  #isInside = false;
  /** Where the checksum begins, or -1 as long as the telegram's end has not come. */
  #end = -1;
  #telegrams = 0;
  #damaged = 0;
  #outOfOrder = 0;
  #resets = 0;
  #previous: Moment | null = null;
  #boundary: Boundary | null = null;

  push(chunk: Uint8Array): void {
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] as number;
      if (byte === SLASH && this.#end < 0 && this.#isLineStart()) {
        if (this.#isInside) this.#damaged++;
        this.#isInside = true;
        this.#length = 0;
      }
      if (!this.#isInside) continue;
      if (this.#length === TELEGRAM_BYTES_MAX) {
        this.#drop();
        continue;
      }
      if (this.#end >= 0 && (byte === NEWLINE || byte === RETURN)) {
        this.#close();
        continue;
      }
      this.#buffer[this.#length++] = byte;
      if (byte === EXCLAMATION && this.#end < 0 && this.#length > 1 && this.#buffer[this.#length - 2] === NEWLINE) {
        this.#end = this.#length;
      } else if (this.#end >= 0 && this.#length === this.#end + CHECKSUM_DIGITS) this.#close();
    }
  }

  #isLineStart(): boolean {
    return !this.#isInside || this.#length === 0 || this.#buffer[this.#length - 1] === NEWLINE;
  }

  #drop(): void {
    this.#damaged++;
    this.#isInside = false;
    this.#length = 0;
    this.#end = -1;
  }

  #close(): void {
    const end = this.#end;
    const text = textOfBytes(this.#buffer, 0, end);
    const stated = Number.parseInt(textOfBytes(this.#buffer, end, this.#length), 16);
    const body = this.#buffer.subarray(0, end);
    const isWhole =
      this.#length === end + CHECKSUM_DIGITS &&
      (telegramChecksum(body) === stated || checksumWithReturns(body) === stated);
    const moment = isWhole ? readTelegram(text) : null;
    if (moment === null) {
      this.#drop();
      return;
    }
    this.#isInside = false;
    this.#length = 0;
    this.#end = -1;
    this.#telegrams++;
    this.ean ??= eanOf(text);
    this.#take(moment);
  }

  #take(moment: Moment): void {
    const previous = this.#previous;
    if (previous !== null && moment.instant <= previous.instant) {
      if (moment.instant < previous.instant) this.#outOfOrder++;
      return;
    }
    this.#previous = moment;
    if (previous === null) {
      if (moment.instant % MILLISECONDS_PER_QUARTER === 0) this.#boundary = { ...moment, quality: READ };
      return;
    }
    if (moment.states.some((state, at) => state !== null && state < (previous.states[at] ?? 0))) {
      // A register that runs back is another meter: nothing can be subtracted over that moment.
      this.#resets++;
      this.#boundary = null;
      return;
    }
    const distance = moment.instant - previous.instant;
    const from = Math.floor(previous.instant / MILLISECONDS_PER_QUARTER) + 1;
    const to = Math.floor(moment.instant / MILLISECONDS_PER_QUARTER);
    if (to < from) return;
    if (distance > GUESS_DISTANCE_MAX) {
      const isOnBoundary = moment.instant % MILLISECONDS_PER_QUARTER === 0;
      this.#boundary = isOnBoundary ? { ...moment, quality: READ } : null;
      return;
    }
    this.#cross(previous, moment, to * MILLISECONDS_PER_QUARTER);
  }

  #cross(previous: Moment, moment: Moment, instant: number): void {
    const distance = moment.instant - previous.instant;
    const passed = (instant - previous.instant) / distance;
    const states = moment.states.map((state, at) => {
      const before = previous.states[at] ?? null;
      return state === null || before === null ? null : before + (state - before) * passed;
    });
    const quality = passed === 1 || distance <= READ_DISTANCE_MAX ? READ : GUESSED;
    const begin = this.#boundary;
    this.#boundary = { instant, states, quality };
    if (begin === null || instant - begin.instant !== MILLISECONDS_PER_QUARTER) return;
    const year = new Date(begin.instant + MILLISECONDS_PER_HOUR).getUTCFullYear();
    const stored = this.store.yearOf(year);
    if (stored === null) return;
    states.forEach((state, direction) => {
      const before = begin.states[direction] ?? null;
      if (state === null || before === null) return;
      const volume = Math.round((state - before) * 1e6) / 1e6;
      const step = quarterAt(brusselsYear(year), begin.instant);
      this.store.put(stored, direction * 4, step, volume, Math.min(quality, begin.quality));
    });
  }

  finish(): void {
    if (this.#isInside) this.#damaged++;
    if (this.#telegrams === 0) {
      this.refusal = { code: "telegrams-all-damaged", count: this.#damaged };
      return;
    }
    if (this.store.years.size === 0) {
      this.refusal = { code: "no-readable-rows", count: this.#telegrams };
      return;
    }
    if (this.#damaged > 0) this.findings.push({ code: "telegrams-damaged", count: this.#damaged });
    if (this.#outOfOrder > 0) this.findings.push({ code: "telegrams-out-of-order", count: this.#outOfOrder });
    if (this.#resets > 0) this.findings.push({ code: "registers-reset", count: this.#resets });
  }
}

/** Many programs save telegrams with plain newlines; the meter's sum was made with its own line ends. */
function checksumWithReturns(body: Uint8Array): number {
  const restored: number[] = [];
  body.forEach((byte, at) => {
    if (byte === NEWLINE && body[at - 1] !== RETURN) restored.push(RETURN);
    restored.push(byte);
  });
  return telegramChecksum(Uint8Array.from(restored));
}

function readTelegram(text: string): Moment | null {
  const stamp = /^0-0:1\.0\.0\((\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)([WS])\)/m.exec(text);
  if (!stamp) return null;
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0, seconds = 0] = stamp.slice(1, 7).map(Number);
  const number = dayNumber(2000 + year, month, day);
  if (number === null || hours > 23 || minutes > 59 || seconds > 59) return null;
  const offset = stamp[7] === "S" ? 2 : 1;
  const instant = ((number * 24 + hours - offset) * 3600 + minutes * 60 + seconds) * 1000;
  const states = registers.map(([day, night, total]) => {
    const [counted, other] = [stateOf(text, day), stateOf(text, night)];
    return counted !== null && other !== null ? counted + other : stateOf(text, total);
  });
  return states.every((state) => state === null) ? null : { instant, states };
}

function stateOf(text: string, code: string): number | null {
  const at = text.indexOf(`\n${code}(`);
  if (at < 0) return null;
  const found = /^(\d+\.\d+)\*kWh\)/.exec(text.slice(at + code.length + 2, at + code.length + 32));
  return found ? Number(found[1]) : null;
}

/** The access point stands as hexadecimal text in 0-0:96.1.2 of newer meters. */
function eanOf(text: string): MeterEan | null {
  const found = /^0-0:96\.1\.2\(([0-9A-Fa-f]+)\)/m.exec(text);
  const digits = (found?.[1] ?? "").replace(/../g, (pair) => String.fromCharCode(Number.parseInt(pair, 16)));
  return eanInCell(digits);
}
