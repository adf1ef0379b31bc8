import { readMeterChunks } from "#domain/meter-files/open-meter-file.ts";
import { fluviusFile, fluviusRows, trueWattHours } from "../../tests/support/make-fluvius-file.ts";
import { type Measure, measure, median } from "./measure.ts";

const ROUNDS = 15;
const CHUNK_BYTES = 64 * 1024;
const YEAR = 2025;
const TRUE_OFFTAKE = trueWattHours(YEAR, 0) / 1000;
const SEMICOLON = 59;

/** A year's file of Mijn Fluvius, parsed and checked, against decoding the same bytes and counting their separators. */
export async function measureImport(): Promise<Measure[]> {
  const bytes = fluviusFile(fluviusRows({ year: YEAR }));
  const chunks = Array.from({ length: Math.ceil(bytes.length / CHUNK_BYTES) }, (_, at) =>
    bytes.subarray(at * CHUNK_BYTES, (at + 1) * CHUNK_BYTES),
  );
  const parse: number[] = [];
  const reference: number[] = [];
  // By turns, so that both meet the machine in the same mood.
  for (let round = 0; round < ROUNDS; round++) {
    reference.push(timed(() => countSeparators(bytes)));
    parse.push(timed(() => checkYear(chunks)));
  }
  const counted = measure("engine.fluvius-decode-and-count", median(reference), "ms");
  return [counted, measure("engine.fluvius-parse", median(parse), "ms", counted)];
}

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function countSeparators(bytes: Uint8Array): number {
  const text = new TextDecoder().decode(bytes);
  let count = 0;
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) === SEMICOLON) count++;
  return count;
}

function checkYear(chunks: readonly Uint8Array[]): void {
  const read = readMeterChunks(chunks);
  const offtake = read.ok && read.value.kind === "quarters" ? read.value.totals.offtake : null;
  if (offtake === null || Math.abs(offtake - TRUE_OFFTAKE) > 1e-6) {
    throw new Error("The file of the bench was not read right.");
  }
}
