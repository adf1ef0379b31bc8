import { describe, expect, test } from "vitest";
import { joinMeterReadings } from "#domain/meter-files/join-meter-readings.ts";
import { makeReading } from "#domain/meter-files/make-reading.ts";
import { ESTIMATED, MISSING } from "#domain/meter-files/meter-reading.ts";
import { modelYear } from "#domain/meter-files/model-year.ts";
import { GUESSED, READ, StepStore } from "#domain/meter-files/step-store.ts";
import { brusselsYear, quarterAt } from "#domain/time/brussels-year.ts";

type Quarters = { year: number; from?: number; to?: number; value: (quarter: number) => number; state?: number };

function readingOf(...parts: Quarters[]) {
  const store = new StepStore("quarters");
  for (const { year, from = 0, to = brusselsYear(year).quarters, value, state = READ } of parts) {
    const stored = store.yearOf(year);
    if (stored === null) throw new Error("The year is out of range.");
    for (let quarter = from; quarter < to; quarter++) store.put(stored, 0, quarter, value(quarter), state);
  }
  return makeReading(store, "fluvius", null, [], "whole");
}

const modelOf = (...args: Parameters<typeof modelYear>) => {
  const result = modelYear(...args);
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
};

describe("modelYear", () => {
  test("takes the months in a row over New Year and lays them from January to December", () => {
    const july = brusselsYear(2024).monthStarts[6] as number;
    const may = brusselsYear(2025).monthStarts[6] as number;
    const reading = readingOf({ year: 2024, from: july, value: () => 2 }, { year: 2025, to: may, value: () => 1 });
    const model = modelOf(reading, 2026);
    expect(model.firstMonth).toBe("2024-07-01");
    expect([model.offtake?.values[0], model.offtake?.values.at(-1)]).toEqual([1, 2]);
  });

  test("keeps every month's total and every clock hour when the clock changes on another day", () => {
    const reading = readingOf({ year: 2025, value: (quarter) => quarter });
    const model = modelOf(reading, 2027);
    const sum = (values: ArrayLike<number>) => Array.from(values).reduce((total, value) => total + value, 0);
    expect(sum(model.offtake?.values ?? [])).toBe((35_039 * 35_040) / 2);
    // In 2025 the clock went forward on the 30th of March, in 2027 on the 28th: noon of the 29th stays noon.
    const noon = (year: number, offset: string) =>
      quarterAt(brusselsYear(year), Date.parse(`${year}-03-29T12:00${offset}`));
    expect(model.offtake?.values[noon(2027, "+02:00")]).toBe(noon(2025, "+01:00"));
  });

  test("fills a gap with the mean of the same quarter of the day, as an estimate", () => {
    const reading = readingOf(
      { year: 2025, to: 96, value: () => 5 },
      { year: 2025, from: 97, value: (quarter) => (quarter % 96 === 0 ? 3 : 7) },
    );
    const model = modelOf(reading, 2025);
    expect(model.filled).toBe(1);
    expect(model.offtake?.quality[96]).toBe(ESTIMATED);
    expect(model.offtake?.values[96]).toBeCloseTo((5 + 29 * 3) / 30, 12);
  });

  test("repeats the 28th of February as an estimate when the year needs a 29th", () => {
    const model = modelOf(readingOf({ year: 2025, value: () => 1 }), 2028);
    expect([model.offtake?.values[59 * 96], model.offtake?.quality[59 * 96]]).toEqual([1, ESTIMATED]);
  });

  test("is refused with the number of months there are", () => {
    const reading = readingOf({ year: 2025, to: brusselsYear(2025).monthStarts[4] as number, value: () => 1 });
    expect(modelYear(reading, 2026)).toEqual({ ok: false, refusal: { code: "fewer-than-twelve-months", months: 4 } });
  });
});

describe("joinMeterReadings", () => {
  test("lets a measurement win over an estimate, and two measurements that differ make no value", () => {
    const first = readingOf({ year: 2025, to: 96, value: () => 1, state: GUESSED });
    const second = readingOf({ year: 2025, to: 10, value: () => 2 });
    const third = readingOf({ year: 2025, to: 1, value: () => 3 });
    const joined = joinMeterReadings([first, second, third]);
    if (!joined.ok) throw new Error(joined.refusal.code);
    const offtake = joined.value.years[0]?.offtake;
    expect([offtake?.quality[0], offtake?.values[1], offtake?.values[95]]).toEqual([MISSING, 2, 1]);
    expect(joined.value.totals.offtake).toBe(9 * 2 + 86 * 1);
    expect(joined.value.findings).toContainEqual({ code: "rows-contradicting", count: 1, first: "2025-01-01" });
  });

  test("keeps buyer and seller apart", () => {
    const one = { ...readingOf({ year: 2025, to: 96, value: () => 1 }), ean: { digits: "1", masked: "a" } };
    const other = { ...one, ean: { digits: "2", masked: "b" } };
    expect(joinMeterReadings([one, other])).toEqual({
      ok: false,
      refusal: { code: "different-eans", eans: ["a", "b"] },
    });
    expect(joinMeterReadings([])).toEqual({ ok: false, refusal: { code: "nothing-to-join" } });
  });
});
