const ZERO = 48;
const COMMA = 44;
const DOT = 46;

const POWERS = Array.from({ length: 16 }, (_, exponent) => 10 ** exponent);

export const DECIMAL_COMMA = 1;
export const DECIMAL_DOT = 2;

/** More than a whole city takes in a quarter-hour: no volume, but a damaged one. */
const VOLUME_MAX = 1_000_000;

/** Reads numbers, days and times straight from bytes; each method leaves what it found in the fields below. */
export class FieldNumbers {
  /** Which decimal marks the volumes so far have shown. */
  marks = 0;
  /** Volumes such as 0.065 or 1.5, whose mark cannot divide thousands. */
  provenMarks = 0;
  decimals = 0;
  year = 0;
  month = 0;
  day = 0;
  readonly #dateBytes = new Uint8Array(10);
  #dateLength = 0;

  /** A volume, or -1 when the field is anything else. Negative volumes do not exist. */
  volume(bytes: Uint8Array, from: number, to: number): number {
    let digits = 0;
    let whole = 0;
    let mark = 0;
    let count = 0;
    let isSeen = false;
    for (let at = from; at < to; at++) {
      const byte = bytes[at] as number;
      const digit = byte - ZERO;
      if (digit >= 0 && digit <= 9) {
        digits = digits * 10 + digit;
        isSeen = true;
        if (mark !== 0) count++;
        else whole++;
      } else if ((byte === COMMA || byte === DOT) && mark === 0 && isSeen) {
        mark = byte === COMMA ? DECIMAL_COMMA : DECIMAL_DOT;
      } else {
        // Two marks in one number are thousands and decimals: whose is which is not for us to guess.
        if (byte === COMMA || byte === DOT) this.marks |= DECIMAL_COMMA | DECIMAL_DOT;
        return -1;
      }
    }
    if (!isSeen || whole + count > 15 || (mark !== 0 && count === 0)) return -1;
    this.marks |= mark;
    if (mark !== 0 && (count !== 3 || bytes[from] === ZERO || whole > 3)) this.provenMarks |= mark;
    this.decimals = count;
    const value = digits / (POWERS[count] as number);
    return value <= VOLUME_MAX ? value : -1;
  }

  /** Whether the field repeats the last date to the letter, as nearly every row does. */
  sameDate(bytes: Uint8Array, from: number, to: number): boolean {
    const length = this.#dateLength;
    if (length === 0 || to - from !== length) return false;
    for (let at = 0; at < length; at++) if (bytes[from + at] !== this.#dateBytes[at]) return false;
    return true;
  }

  /** Day, month and year in that order, or year first; with hyphens, slashes or dots. False when it is no date. */
  date(bytes: Uint8Array, from: number, to: number): boolean {
    this.#dateLength = 0;
    let part = 0;
    let value = 0;
    let length = 0;
    let first = 0;
    let second = 0;
    let firstLength = 0;
    for (let at = from; at < to; at++) {
      const byte = bytes[at] as number;
      const digit = byte - ZERO;
      if (digit >= 0 && digit <= 9) {
        value = value * 10 + digit;
        if (++length > 4) return false;
      } else if ((byte === 45 || byte === 47 || byte === DOT) && length > 0) {
        if (part === 0) {
          first = value;
          firstLength = length;
        } else if (part === 1) second = value;
        else return false;
        part++;
        value = 0;
        length = 0;
      } else return false;
    }
    if (part !== 2) return false;
    const isYearFirst = firstLength === 4;
    if (isYearFirst ? length < 1 || length > 2 : length !== 4 || firstLength > 2) return false;
    this.day = isYearFirst ? value : first;
    this.month = second;
    this.year = isYearFirst ? first : value;
    if (this.day < 1 || this.month < 1) return false;
    if (to - from <= this.#dateBytes.length) {
      this.#dateBytes.set(bytes.subarray(from, to));
      this.#dateLength = to - from;
    }
    return true;
  }

  /** Minutes since midnight of `0:15`, `00:15:00` and the like, or -1. */
  minutes(bytes: Uint8Array, from: number, to: number): number {
    let part = 0;
    let value = 0;
    let length = 0;
    let hours = 0;
    let minutes = 0;
    for (let at = from; at < to; at++) {
      const byte = bytes[at] as number;
      const digit = byte - ZERO;
      if (digit >= 0 && digit <= 9) {
        value = value * 10 + digit;
        if (++length > 2) return -1;
      } else if (byte === 58 && length > 0 && part < 2) {
        if (part === 0) hours = value;
        else minutes = value;
        part++;
        value = 0;
        length = 0;
      } else return -1;
    }
    if (length === 0 || part === 0) return -1;
    if (part === 1) minutes = value;
    else if (value !== 0) return -1;
    return hours <= 24 && minutes < 60 ? hours * 60 + minutes : -1;
  }
}
