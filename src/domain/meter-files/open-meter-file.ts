import { detectFileFormat } from "#domain/meter-files/detect-file-format.ts";
import { makeReading } from "#domain/meter-files/make-reading.ts";
import type { MeterReading, MeterRefusal } from "#domain/meter-files/meter-reading.ts";
import { P1Telegrams } from "#domain/meter-files/p1-telegrams.ts";
import { TableFile } from "#domain/meter-files/table-file.ts";
import { Utf16ToUtf8 } from "#domain/meter-files/utf16-to-utf8.ts";
import { ok, type Result, refused } from "#domain/result.ts";

const HEAD_BYTES = 1024;
/** Nine years of quarter-hours of one connection. */
const TABLE_BYTES_MAX = 64 * 1024 * 1024;
/** A month of a telegram every five seconds. */
const TELEGRAM_BYTES_MAX = 512 * 1024 * 1024;

export type MeterFileOptions = {
  /** The digits of the one connection to read, of a file that holds several. */
  readonly ean?: string;
};

/**
 * Reads a file that comes in chunks of any size. `push` returns a refusal as soon as it is sure, so that nobody sends
 * the rest; whoever wants to stop simply sends no more. What it holds in memory does not grow with the file.
 */
export type MeterFile = {
  readonly bytesRead: number;
  push(chunk: Uint8Array): MeterRefusal | null;
  finish(): Result<MeterReading, MeterRefusal>;
};

export function openMeterFile(options: MeterFileOptions = {}): MeterFile {
  return new OpenFile(options.ean ?? null);
}

/** Reads chunks that are all at hand. */
export function readMeterChunks(
  chunks: Iterable<Uint8Array>,
  options: MeterFileOptions = {},
): Result<MeterReading, MeterRefusal> {
  const file = openMeterFile(options);
  for (const chunk of chunks) if (file.push(chunk) !== null) break;
  return file.finish();
}

class OpenFile implements MeterFile {
  bytesRead = 0;
  readonly #wanted: string | null;
  #head: Uint8Array | null = new Uint8Array(HEAD_BYTES);
  #headLength = 0;
  #refusal: MeterRefusal | null = null;
  #bytesMax = TABLE_BYTES_MAX;
  #narrow: Utf16ToUtf8 | null = null;
  #reader: TableFile | P1Telegrams | null = null;

  constructor(wanted: string | null) {
    this.#wanted = wanted;
  }

  push(chunk: Uint8Array): MeterRefusal | null {
    if (this.#refusal !== null) return this.#refusal;
    this.bytesRead += chunk.length;
    let rest = chunk;
    if (this.#head !== null) {
      const taken = Math.min(chunk.length, HEAD_BYTES - this.#headLength);
      this.#head.set(chunk.subarray(0, taken), this.#headLength);
      this.#headLength += taken;
      rest = chunk.subarray(taken);
      if (this.#headLength < HEAD_BYTES) return null;
      this.#decide();
    }
    if (this.bytesRead > this.#bytesMax) this.#refusal ??= { code: "file-too-large", bytesMax: this.#bytesMax };
    if (this.#refusal === null && rest.length > 0) this.#feed(rest);
    return this.#refusal;
  }

  finish(): Result<MeterReading, MeterRefusal> {
    if (this.bytesRead === 0) return refused({ code: "file-empty" });
    if (this.#head !== null) this.#decide();
    if (this.#refusal !== null) return refused(this.#refusal);
    const reader = this.#reader;
    if (reader instanceof TableFile) return reader.finish();
    if (reader === null) throw new Error("A file that is not refused has a reader.");
    reader.finish();
    if (reader.refusal !== null) return refused(reader.refusal);
    return ok(makeReading(reader.store, "p1", reader.ean, reader.findings, "whole"));
  }

  #decide(): void {
    const head = (this.#head as Uint8Array).subarray(0, this.#headLength);
    this.#head = null;
    const nature = detectFileFormat(head);
    if (nature.kind === "refused") {
      this.#refusal = nature.refusal;
      return;
    }
    if (nature.kind === "wide-table") this.#narrow = new Utf16ToUtf8(nature.isBigEndian);
    if (nature.kind === "telegrams") this.#bytesMax = TELEGRAM_BYTES_MAX;
    this.#reader = nature.kind === "telegrams" ? new P1Telegrams() : new TableFile(this.#wanted);
    this.#feed(head.subarray(nature.skip));
  }

  #feed(bytes: Uint8Array): void {
    this.#reader?.push(this.#narrow === null ? bytes : this.#narrow.push(bytes));
    this.#refusal ??= this.#reader?.refusal ?? null;
  }
}
