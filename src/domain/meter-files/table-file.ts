import { CsvRows } from "#domain/meter-files/csv-rows.ts";
import { textOfBytes } from "#domain/meter-files/field-memory.ts";
import { FluviusRows } from "#domain/meter-files/fluvius-rows.ts";
import { makeReading } from "#domain/meter-files/make-reading.ts";
import { type MatchedColumns, matchColumns } from "#domain/meter-files/match-columns.ts";
import { ESTIMATED, MEASURED, type MeterReading, type MeterRefusal } from "#domain/meter-files/meter-reading.ts";
import { P4Rows } from "#domain/meter-files/p4-rows.ts";
import { READ } from "#domain/meter-files/step-store.ts";
import { ok, type Result, refused } from "#domain/result.ts";
import { calendarDayOf } from "#domain/time/calendar-day.ts";
import { kilowatts } from "#domain/units/quantity.ts";

const SEPARATORS = [";", "\t", ",", "|"];
/** Rows that may stand above the header. */
const PREAMBLE_MAX = 10;

/** A table of rows: finds the header, then hands every row to the reader that the header asks for. */
export class TableFile {
  refusal: MeterRefusal | null = null;
  readonly #wanted: string | null;
  readonly #csv = new CsvRows((bytes, places, fields, row) => this.#take(bytes, places, fields, row));
  #rows: FluviusRows | P4Rows | null = null;
  #almost: MeterRefusal | null = null;
  #headerRows = 0;

  constructor(wanted: string | null) {
    this.#wanted = wanted;
  }

  push(chunk: Uint8Array): void {
    this.#csv.push(chunk);
  }

  #take(bytes: Uint8Array, places: Int32Array, fields: number, row: number): boolean {
    if (this.#rows !== null) {
      const goesOn = this.#rows.take(bytes, places, fields, row);
      this.refusal = this.#rows.refusal;
      return goesOn;
    }
    this.#headerRows++;
    if (fields > 0) this.#tryHeader(textOfBytes(bytes, places[0] as number, places[1] as number));
    if (this.#rows === null && this.#headerRows >= PREAMBLE_MAX) {
      this.refusal ??= this.#almost ?? { code: "not-a-meter-export" };
    }
    return this.refusal === null;
  }

  #tryHeader(line: string): void {
    for (const separator of SEPARATORS) {
      const matched = matchColumns(line.split(separator));
      if (matched.source === "gas") this.refusal = { code: "gas" };
      if (matched.source === "unknown") this.#almost = { code: "header-unknown", missing: matched.missing };
      const rows = this.#rowsFor(matched);
      if (rows === null) continue;
      this.#rows = rows;
      this.#csv.separator = separator.charCodeAt(0);
      return;
    }
  }

  #rowsFor(matched: MatchedColumns): FluviusRows | P4Rows | null {
    if (matched.source === "fluvius") return new FluviusRows(matched.columns, matched.width, this.#wanted);
    if (matched.source === "p4") return new P4Rows(matched.date, matched.time, matched.columns);
    return null;
  }

  finish(): Result<MeterReading, MeterRefusal> {
    const wasLastRowOpen = this.#csv.finish();
    const rows = this.#rows;
    if (this.refusal !== null) return refused(this.refusal);
    if (rows === null) {
      if (this.#almost !== null && wasLastRowOpen && this.#headerRows === 1) return refused({ code: "file-truncated" });
      return refused(this.#almost ?? { code: "not-a-meter-export" });
    }
    rows.finish(wasLastRowOpen && rows.rows > 0, this.#csv.row);
    if (rows.refusal !== null) return refused(rows.refusal);
    if (rows instanceof P4Rows) return ok(makeReading(rows.store, "p4", null, rows.findings, "glued"));
    if (rows.store !== null) return ok(makeReading(rows.store, "fluvius", rows.ean, rows.findings, "glued"));
    return ok(peaksOf(rows));
  }
}

function peaksOf(rows: FluviusRows): MeterReading {
  const peaks = [...rows.peaks.values()].sort((a, b) => a.month - b.month);
  const monthOf = (month: number) => calendarDayOf(Math.floor(month / 12), (month % 12) + 1, 1);
  const periods: { firstDay: ReturnType<typeof monthOf>; lastDay: ReturnType<typeof monthOf> }[] = [];
  peaks.forEach(({ month }, at) => {
    const lastDay = calendarDayOf(Math.floor(month / 12), (month % 12) + 2, 0);
    const last = periods.at(-1);
    if (last && peaks[at - 1]?.month === month - 1) last.lastDay = lastDay;
    else periods.push({ firstDay: monthOf(month), lastDay });
  });
  return {
    kind: "peaks",
    source: "fluvius",
    ean: rows.ean,
    periods,
    findings: rows.findings,
    peaks: peaks.map(({ month, value, state }) => ({
      month: monthOf(month),
      power: kilowatts(value),
      quality: state === READ ? MEASURED : ESTIMATED,
    })),
  };
}
