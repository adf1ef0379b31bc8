import type { SettlementRefusal } from "#domain/contracts/contract-refusal.ts";
import { type Ean, maskEan } from "#domain/identifiers/ean.ts";
import { type EnergyReading, type MeterFinding, type MeterSource, MISSING } from "#domain/meter-files/meter-reading.ts";
import { readMeterChunks } from "#domain/meter-files/open-meter-file.ts";
import { ok, type Result, refused } from "#domain/result.ts";
import { type QuarterValues, wattHoursOf } from "#domain/settlement/meter-day.ts";
import { readResultCsv } from "#domain/settlement/result-csv.ts";
import { brusselsYear, calendarDayAt } from "#domain/time/brussels-year.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

export type MeterUpload = {
  readonly role: "injection" | "offtake" | "result";
  readonly source: MeterSource | "result-csv" | "sibelga";
  /** An export as the grid operator makes it, with nothing in it that a hand may have changed. */
  readonly isVerified: boolean;
  readonly findings: readonly string[];
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
  ean: string,
): Result<MeterUpload, SettlementRefusal> {
  const read = readMeterChunks([bytes]);
  if (read.ok) return fromExport(read.value, role, ean);
  const { code } = read.refusal;
  if (code !== "header-unknown" && code !== "not-a-meter-export") {
    return refused({ code: "file-unreadable", reason: code });
  }
  const result = readResultCsv(textOf(bytes));
  if (result.ok) {
    const { source, days } = result.value;
    return ok({ role: "result", source, isVerified: false, findings: [], days });
  }
  if (result.refusal.code === "row-unreadable") {
    return refused({ code: "result-unreadable", line: result.refusal.line });
  }
  return refused({ code: "file-unreadable", reason: code });
}

type Reading = Extract<ReturnType<typeof readMeterChunks>, { ok: true }>["value"];

function fromExport(
  reading: Reading,
  role: "injection" | "offtake",
  ean: string,
): Result<MeterUpload, SettlementRefusal> {
  if (reading.kind !== "quarters") return refused({ code: "file-without-quarters" });
  // A meter's own port does not tell its code; an export does.
  if (reading.ean === null && reading.source !== "p1") return refused({ code: "file-without-ean" });
  if (reading.ean !== null && reading.ean.digits !== ean) {
    return refused({ code: "file-other-ean", masked: reading.ean.masked, expected: maskEan(ean as Ean) });
  }
  const days = daysOf(reading, role);
  if (days.length === 0) return refused({ code: "file-other-direction", role });
  const findings = [...new Set(reading.findings.map(({ code }) => code))];
  const isVerified = reading.source === "fluvius" && !findings.some((code) => handMade.includes(code));
  return ok({ role, source: reading.source, isVerified, findings, days });
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
