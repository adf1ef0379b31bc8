import { expect, test } from "vitest";
import { openMeterFile } from "#domain/meter-files/open-meter-file.ts";
import { writeFluviusMonth } from "#domain/settlement/meter-data/write-fluvius-month.ts";

const april = Array.from({ length: 30 * 96 }, (_, quarter) => (quarter * 37) % 1500);

test("a month that we write is read back to the watt-hour", () => {
  const file = openMeterFile();
  file.push(new TextEncoder().encode(writeFluviusMonth("2026-04", "541448820000000008", "injection", april)));
  const read = file.finish();
  if (!read.ok || read.value.kind !== "quarters") throw new Error("The file is no file of quarters.");
  expect(read.value.ean?.digits).toBe("541448820000000008");
  expect(Math.round((read.value.totals.injection ?? 0) * 1000)).toBe(april.reduce((sum, value) => sum + value, 0));
  expect(read.value.totals.offtake).toBeNull();
  expect(read.value.gaps).toEqual([]);
});

test("a month in which the clock changes is not written wrongly", () => {
  expect(() => writeFluviusMonth("2026-03", "541448820000000008", "offtake", [])).toThrow(RangeError);
});
