import { makeReading } from "#domain/meter-files/make-reading.ts";
import {
  type EnergyReading,
  type JoinRefusal,
  MEASURED,
  type MeterFinding,
  type MeterSeries,
  MISSING,
} from "#domain/meter-files/meter-reading.ts";
import { EMPTY, GUESSED, READ, REGISTERS_PER_DIRECTION, StepStore } from "#domain/meter-files/step-store.ts";
import { ok, type Result, refused } from "#domain/result.ts";

/** Findings that are made anew for the whole. */
const remade: readonly MeterFinding["code"][] = [
  "steps-missing",
  "steps-estimated",
  "rows-doubled",
  "rows-contradicting",
];

/**
 * Several files of one connection as one reading. Where they overlap a measurement wins over an estimate, and two
 * measurements that differ are no value. Buyer and seller are two connections, and stay two readings.
 */
export function joinMeterReadings(readings: readonly EnergyReading[]): Result<EnergyReading, JoinRefusal> {
  const [first, ...others] = readings;
  if (!first) return refused({ code: "nothing-to-join" });
  if (others.some(({ kind }) => kind !== first.kind)) return refused({ code: "different-kinds" });
  const eans = new Set(readings.map(({ ean }) => ean?.digits ?? ""));
  if (eans.size > 1) {
    return refused({ code: "different-eans", eans: [...new Set(readings.map(({ ean }) => ean?.masked ?? ""))] });
  }
  const store = new StepStore(first.kind, "better-wins");
  for (const reading of readings) {
    for (const { year, offtake, injection } of reading.years) {
      if (offtake) pour(store, reading, year, 0, offtake);
      if (injection) pour(store, reading, year, REGISTERS_PER_DIRECTION, injection);
    }
  }
  const kept = readings.flatMap(({ findings }) => findings.filter(({ code }) => !remade.includes(code)));
  const distinct = kept.filter(
    (one, at) => kept.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === at,
  );
  return ok(makeReading(store, first.source, first.ean, distinct, "whole"));
}

function pour(store: StepStore, reading: EnergyReading, year: number, register: number, series: MeterSeries): void {
  const stored = store.yearOf(year);
  if (stored === null) return;
  series.values.forEach((value, step) => {
    const quality = series.quality[step];
    if (quality !== MISSING) store.put(stored, register, step, value, quality === MEASURED ? READ : GUESSED);
    else {
      const day = store.dayAt(year, step);
      const isInPeriod = reading.periods.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
      if (isInPeriod) store.put(stored, register, step, 0, EMPTY);
    }
  });
}
