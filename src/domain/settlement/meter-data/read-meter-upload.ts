import type { SettlementRefusal } from "#domain/contracts/contract-refusal.ts";
import { type Ean, maskEan } from "#domain/identifiers/ean.ts";
import { type EnergyReading, type MeterFinding, type MeterSource, MISSING } from "#domain/meter-files/meter-reading.ts";
import { readMeterChunks } from "#domain/meter-files/open-meter-file.ts";
import { ok, type Result, refused } from "#domain/result.ts";
import type { FileOrigin } from "#domain/settlement/meter-data/day-origin.ts";
import { type QuarterValues, WATT_HOURS_MAX, wattHoursOf } from "#domain/settlement/meter-data/meter-day.ts";
import { readResultCsv } from "#domain/settlement/meter-data/result-csv.ts";
import { brusselsYear, calendarDayAt } from "#domain/time/brussels-year.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

export type MeterUpload = {
  readonly role: "injection" | "offtake" | "result";
  readonly source: MeterSource | "result-csv" | "sibelga";
  /** As far as its text tells: a hand that knows the layout leaves no trace. */
  readonly origin: FileOrigin;
  readonly findings: readonly string[];
  /** The number that the file bears; null when it tells none. */
  readonly ean: string | null;
  /** Days of which the file says something, in order. */
  readonly days: readonly { readonly day: CalendarDay; readonly quarters: QuarterValues }[];
};

/** Marks that an export does not have before somebody opens and saves it, or puts rows in it. */
const handMade: readonly MeterFinding["code"][] = [
  "rows-contradicting",
  "rows-doubled",
  "rows-unreadable",
  "rows-reordered",
  "status-unknown",
  "status-absent",
  "ean-check-digit",
  "ean-unreadable",
];

/** Reads an upload as the export of one meter in one direction, or else as a result per quarter in our own layout. */
export function readMeterUpload(
  bytes: Uint8Array,
  role: "injection" | "offtake",
  /** Of the connection: its first is the one that the agreement names first. */
  eans: readonly string[],
): Result<MeterUpload, SettlementRefusal> {
  const read = readOwn(bytes, eans);
  if (read.ok) return fromExport(read.value, role, eans);
  const { code } = read.refusal;
  if (code !== "header-unknown" && code !== "not-a-meter-export") {
    return refused({ code: "file-unreadable", refusal: read.refusal });
  }
  const result = readResultCsv(textOf(bytes));
  if (result.ok) {
    const { source, days } = result.value;
    return ok({ role: "result", source, origin: "result-file", findings: [], ean: null, days });
  }
  if (result.refusal.code === "row-unreadable") {
    return refused({ code: "result-unreadable", line: result.refusal.line });
  }
  return refused({ code: "file-unreadable", refusal: read.refusal });
}

/** Of a file of several connections the rows of one's own are read. */
function readOwn(bytes: Uint8Array, eans: readonly string[]): ReturnType<typeof readMeterChunks> {
  const read = readMeterChunks([bytes]);
  if (read.ok || read.refusal.code !== "mixed-eans") return read;
  const named = read.refusal.eans;
  const own = eans.find((ean) => named.some(({ digits }) => digits === ean));
  return own ? readMeterChunks([bytes], { ean: own }) : read;
}

type Reading = Extract<ReturnType<typeof readMeterChunks>, { ok: true }>["value"];

function fromExport(
  reading: Reading,
  role: "injection" | "offtake",
  eans: readonly string[],
): Result<MeterUpload, SettlementRefusal> {
  if (reading.kind !== "quarters") return refused({ code: "file-without-quarters" });
  // A meter's own port does not tell its code; an export does.
  if (reading.ean === null && reading.source !== "p1") return refused({ code: "file-without-ean" });
  if (reading.ean !== null && !eans.includes(reading.ean.digits)) {
    const expected = eans.map((ean) => maskEan(ean as Ean));
    return refused({ code: "file-other-ean", masked: reading.ean.masked, expected });
  }
  // Before they are narrowed to 32 bits.
  if (reading.years.some((one) => one[role]?.values.some((value) => wattHoursOf(value) > WATT_HOURS_MAX))) {
    return refused({ code: "quarter-too-large", maximum: WATT_HOURS_MAX / 1000 });
  }
  const days = daysOf(reading, role);
  if (days.length === 0) return refused({ code: "file-other-direction", role });
  const findings = [...new Set(reading.findings.map(({ code }) => code))];
  const isUnedited = reading.source === "fluvius" && !findings.some((code) => handMade.includes(code));
  const origin = isUnedited ? "operator-export" : "unknown-file";
  return ok({ role, source: reading.source, origin, findings, ean: reading.ean?.digits ?? null, days });
}

function daysOf({ years }: EnergyReading, role: "injection" | "offtake"): MeterUpload["days"][number][] {
  return years
    .toSorted((a, b) => a.year - b.year)
    .flatMap((one) => {
      const series = one[role];
      if (!series) return [];
      const calendar = brusselsYear(one.year);
      return Array.from({ length: calendar.days }, (_, at) => {
        const [from, to] = [calendar.dayStarts[at] as number, calendar.dayStarts[at + 1] as number];
        const quality = series.quality.slice(from, to);
        const values = Int32Array.from(series.values.subarray(from, to), wattHoursOf);
        return { day: calendarDayAt(calendar, at), quarters: { values, quality } };
      }).filter(({ quarters }) => quarters.quality.some((worth) => worth !== MISSING));
    });
}

/** Latin letters are enough for our own layout: its names and numbers have no others but an accent. */
function textOf(bytes: Uint8Array): string {
  const start = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  let text = "";
  for (let at = start; at < bytes.length; at += 8192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return text.replaceAll("Ã©", "é");
}
