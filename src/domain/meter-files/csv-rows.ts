const NEWLINE = 10;
const RETURN = 13;
const QUOTE = 34;
const ROW_BYTES_MAX = 8192;
const FIELDS_MAX = 64;

/** Takes one row: field `n` lies in `bytes` from `places[2 * n]` to `places[2 * n + 1]`. False stops the reading. */
export type TakeRow = (bytes: Uint8Array, places: Int32Array, fields: number, row: number) => boolean;

/**
 * Cuts chunks of a separated file into rows without making a text of them. A row that lies over two chunks is put
 * together first, so the cut of the chunks never shows. A line break ends a row, also within quotes.
 */
export class CsvRows {
  /** Rows are given whole, as one field, before the separator is known. */
  separator = 0;
  /** Rows that hold something, the header included. */
  row = 0;
  readonly #take: TakeRow;
  readonly #places = new Int32Array(2 * FIELDS_MAX);
  readonly #carried = new Uint8Array(ROW_BYTES_MAX);
  #carriedLength = 0;
  #isTooLong = false;
  #isStopped = false;

  constructor(take: TakeRow) {
    this.#take = take;
  }

  push(chunk: Uint8Array): void {
    let from = 0;
    if (this.#carriedLength > 0 || this.#isTooLong) {
      const end = endOfRow(chunk, 0);
      this.#carry(chunk, 0, end === -1 ? chunk.length : end);
      if (end === -1) return;
      this.#flush();
      from = end + 1;
    }
    const size = chunk.length;
    while (from < size && !this.#isStopped) {
      // The whole file passes here: one look at each byte finds both the fields and the end of the row.
      const places = this.#places;
      const separator = this.separator;
      let fields = 0;
      let start = from;
      let at = from;
      let hasQuote = chunk[from] === QUOTE;
      for (; at < size; at++) {
        const byte = chunk[at] as number;
        if (byte === separator) {
          if (fields < FIELDS_MAX - 1) {
            places[2 * fields] = start;
            places[2 * fields + 1] = at;
            fields++;
          }
          start = at + 1;
          if (chunk[start] === QUOTE) hasQuote = true;
        } else if (byte <= RETURN && (byte === NEWLINE || byte === RETURN)) break;
      }
      if (at === size) {
        this.#carry(chunk, from, size);
        return;
      }
      if (at > from) {
        places[2 * fields] = start;
        places[2 * fields + 1] = at;
        if (hasQuote || separator === 0) this.#takeSlowly(chunk, from, at);
        else this.#give(chunk, fields + 1);
      }
      from = at + 1;
    }
  }

  /** The last row of a file need not end in a line break. Says whether there was such a row. */
  finish(): boolean {
    if (this.#carriedLength === 0 && !this.#isTooLong) return false;
    this.#flush();
    return true;
  }

  #give(bytes: Uint8Array, fields: number): void {
    this.row++;
    if (!this.#take(bytes, this.#places, fields, this.row)) this.#isStopped = true;
  }

  #flush(): void {
    if (this.#isTooLong) this.#give(this.#carried, 0);
    else if (this.#carriedLength > 0) this.#takeSlowly(this.#carried, 0, this.#carriedLength);
    this.#carriedLength = 0;
    this.#isTooLong = false;
  }

  #carry(chunk: Uint8Array, from: number, to: number): void {
    if (this.#carriedLength + to - from > ROW_BYTES_MAX) this.#isTooLong = true;
    if (this.#isTooLong) return;
    this.#carried.set(chunk.subarray(from, to), this.#carriedLength);
    this.#carriedLength += to - from;
  }

  #takeSlowly(bytes: Uint8Array, from: number, to: number): void {
    const places = this.#places;
    if (this.separator === 0) {
      places[0] = from;
      places[1] = to;
      this.#give(bytes, 1);
      return;
    }
    let fields = 0;
    let at = from;
    while (fields < FIELDS_MAX) {
      const isQuoted = bytes[at] === QUOTE && at < to;
      const start = isQuoted ? at + 1 : at;
      if (isQuoted) at = endOfQuote(bytes, start, to);
      const end = at;
      while (at < to && bytes[at] !== this.separator) at++;
      places[2 * fields] = start;
      places[2 * fields + 1] = isQuoted ? end : at;
      fields++;
      if (at >= to) break;
      at++;
    }
    const start = places[0] as number;
    // A spreadsheet of another country puts a whole row into one cell, and so between quotes.
    if (fields === 1 && start > from && bytes.subarray(start, places[1]).includes(this.separator)) {
      this.#takeSlowly(bytes, start, places[1] as number);
    } else this.#give(bytes, fields);
  }
}

function endOfQuote(bytes: Uint8Array, from: number, to: number): number {
  for (let at = from; at < to; at++) {
    if (bytes[at] !== QUOTE) continue;
    if (bytes[at + 1] !== QUOTE || at + 1 >= to) return at;
    at++;
  }
  return to;
}

function endOfRow(bytes: Uint8Array, from: number): number {
  for (let at = from; at < bytes.length; at++) {
    if (bytes[at] === NEWLINE || bytes[at] === RETURN) return at;
  }
  return -1;
}
