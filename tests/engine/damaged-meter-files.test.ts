import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { type EnergyReading, MEASURED } from "#domain/meter-files/meter-reading.ts";
import { openMeterFile, readMeterChunks } from "#domain/meter-files/open-meter-file.ts";
import { campaign } from "../support/campaign.ts";
import { fluviusFile, fluviusRows, wattHours } from "../support/make-fluvius-file.ts";
import { damages } from "./meter-file-damages.ts";

const YEAR = 2025;
/** Ten days around the night on which the clock goes back. */
const rows = fluviusRows({ year: YEAR, firstDay: "2025-10-19", days: 10 });
const QUARTERS = 10 * 96 + 4;
const ROUNDS = campaign(1, 40);
const timeout = campaign(60_000, 3_600_000);

const counts = { tried: 0, refused: 0, whole: 0, partial: 0, measured: 0 };
afterAll(() => {
  console.log(
    `${damages.length} damages, ${counts.tried} files: ${counts.refused} refused, ${counts.whole} whole, ` +
      `${counts.partial} partial; ${counts.measured} measured quarters compared with the truth`,
  );
});

/** A small generator of our own, so that a failure can be repeated. */
const picker = (seed: number) => {
  let state = seed * 2654435761 + 1;
  return (limit: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
};

/** How many quarters are reported as measured; each of them must be the truth. */
function measuredQuarters(reading: EnergyReading): number {
  let measured = 0;
  for (const { year, offtake, injection } of reading.years) {
    [offtake, injection].forEach((series, direction) => {
      series?.quality.forEach((quality, quarter) => {
        if (quality !== MEASURED) return;
        measured++;
        const truth = wattHours(year, quarter, direction as 0 | 1) / 1000;
        if (series.values[quarter] !== truth)
          expect([year, quarter, series.values[quarter]]).toEqual([year, quarter, truth]);
      });
    });
  }
  return measured;
}

const missingSteps = (reading: EnergyReading) => reading.gaps.reduce((sum, { steps }) => sum + steps, 0);

describe("a damaged file gives a refusal or the truth with its gaps", () => {
  test.each(damages.map((one) => [one.name, one] as const))(
    "%s",
    { timeout },
    (_name, { damage, outcome, finding }) => {
      for (let round = 0; round < ROUNDS; round++) {
        const bytes = damage(rows, picker(round + 1));
        const result = readMeterChunks([bytes]);
        counts.tried++;
        if (typeof outcome === "object") {
          counts.refused++;
          expect(result.ok ? "read" : result.refusal.code).toBe(outcome.refused);
          continue;
        }
        if (!result.ok || result.value.kind === "peaks") expect(result).toBe("a reading of energy");
        else {
          const measured = measuredQuarters(result.value);
          counts.measured += measured;
          counts[outcome]++;
          if (outcome === "whole") expect([measured, missingSteps(result.value)]).toEqual([2 * QUARTERS, 0]);
          else expect(measured).toBeLessThanOrEqual(2 * QUARTERS);
          expect(measured).toBeGreaterThan(QUARTERS / 10);
          if (finding) expect(result.value.findings.map(({ code }) => code)).toContain(finding);
        }
      }
    },
  );

  test("there are at least fifty ways", () => {
    expect(new Set(damages.map(({ name }) => name)).size).toBeGreaterThanOrEqual(50);
  });
});

test("a flood of rows is refused before all of it is read", { timeout }, () => {
  const megabyte = fluviusFile(rows.flatMap((row, at) => (at === 0 ? [] : [row, row, row, row]))).subarray(3);
  const file = openMeterFile();
  file.push(fluviusFile(rows));
  let sent = 0;
  let refusal = null;
  while (sent < campaign(70, 200) * 1e6 && refusal === null) {
    refusal = file.push(megabyte);
    sent += megabyte.length;
  }
  expect(refusal).toEqual({ code: "file-too-large", bytesMax: 64 * 1024 * 1024 });
  expect(file.finish()).toEqual({ ok: false, refusal });
});

test("any cut into chunks gives the same reading", { timeout }, () => {
  fc.assert(
    fc.property(
      fc.nat(damages.length - 1),
      fc.nat(),
      fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 40 }),
      (which, seed, sizes) => {
        const bytes = damages[which]?.damage(rows, picker(seed)) ?? new Uint8Array();
        const chunks: Uint8Array[] = [];
        for (let from = 0, at = 0; from < bytes.length; at++) {
          const size = sizes[at % sizes.length] as number;
          chunks.push(bytes.subarray(from, from + size));
          from += size;
        }
        expect(readMeterChunks(chunks)).toEqual(readMeterChunks([bytes]));
      },
    ),
    { numRuns: campaign(20, 1000) },
  );
});

test("bytes lost, doubled or moved anywhere never make a measured value that is not the truth", { timeout }, () => {
  const bytes = fluviusFile(rows);
  fc.assert(
    fc.property(
      fc.integer({ min: 400, max: bytes.length }),
      fc.integer({ min: 1, max: 60_000 }),
      fc.constantFrom("lost", "doubled", "moved to the end", "moved"),
      fc.nat(),
      (from, size, kind, place) => {
        const to = Math.min(bytes.length, from + size);
        const piece = bytes.subarray(from, to);
        const [head, tail] = [bytes.subarray(0, from), bytes.subarray(to)];
        const between = place % (tail.length + 1);
        const parts = {
          lost: [head, tail],
          doubled: [head, piece, piece, tail],
          "moved to the end": [head, tail, piece],
          moved: [head, tail.subarray(0, between), piece, tail.subarray(between)],
        }[kind];
        const result = readMeterChunks(parts);
        counts.tried++;
        if (result.ok && result.value.kind !== "peaks") counts.measured += measuredQuarters(result.value);
      },
    ),
    {
      numRuns: campaign(30, 5000),
      // Two rows lost before the hour that comes twice: 01:45 with the volume of 02:00.
      examples: [[172_795, 256, "lost", 0]],
    },
  );
});
