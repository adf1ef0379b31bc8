import type { MeteredYear } from "#domain/connections/connection.ts";
import { joinMeterReadings } from "#domain/meter-files/join-meter-readings.ts";
import type { EnergyReading } from "#domain/meter-files/meter-reading.ts";
import { modelYear } from "#domain/meter-files/model-year.ts";
import { ok, type Result, refused } from "#domain/result.ts";
import { sumOfSeries } from "#domain/units/series.ts";
import type { AnswerProgress, FileRefusal, LaidFile } from "#web/calculations/worker/calculator-messages.ts";
import { readMeterBlob } from "#web/meter-files/read-meter-blob.ts";

type Given = { files: readonly File[]; year: number };
type Meanwhile = { onProgress: (progress: AnswerProgress) => void; signal: AbortSignal };
type Laid = { metered: MeteredYear; file: LaidFile };

/** Reads one connection's files and lays them on a year. What was read stays here: the page gets its sums alone. */
export async function joinMeterFiles({ files, year }: Given, meanwhile: Meanwhile): Promise<Result<Laid, FileRefusal>> {
  const readings: EnergyReading[] = [];
  for (const file of files) {
    const read = await readOne(file, meanwhile);
    if (!read.ok) return refused({ step: "reading", refusal: read.refusal });
    if (read.value.kind === "peaks") return refused({ step: "peaks" });
    readings.push(read.value);
  }
  const joined = joinMeterReadings(readings);
  if (!joined.ok) return refused({ step: "joining", refusal: joined.refusal });
  const laid = modelYear(joined.value, year);
  if (!laid.ok) return refused({ step: "laying", refusal: laid.refusal });
  const { offtake, injection, firstMonth, filled } = laid.value;
  const metered: MeteredYear = {
    year,
    offtake: offtake?.values ?? (new Float64Array(injection?.values.length ?? 0) as MeteredYear["offtake"]),
    injection: injection?.values ?? null,
  };
  const file = {
    firstMonth,
    offtake: sumOfSeries(metered.offtake),
    injection: metered.injection && sumOfSeries(metered.injection),
    filled,
    findings: readings.flatMap(({ findings }) => findings),
  };
  return ok({ metered, file });
}

function readOne(file: File, { onProgress, signal }: Meanwhile) {
  onProgress({ name: file.name, part: null });
  return readMeterBlob(file, {
    signal,
    onProgress: ({ bytesRead, bytesTotal }) =>
      onProgress({ name: file.name, part: bytesRead / Math.max(1, bytesTotal) }),
  });
}
