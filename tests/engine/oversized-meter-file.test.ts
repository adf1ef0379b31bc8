import { expect, test } from "vitest";
import { MISSING } from "#domain/meter-files/meter-reading.ts";
import { packQuarters } from "#domain/settlement/meter-data/meter-day.ts";
import { readMeterUpload } from "#domain/settlement/meter-data/read-meter-upload.ts";
import { EAN, fluviusRows } from "../support/make-fluvius-file.ts";

const bytesOf = (rows: readonly string[]) => new TextEncoder().encode(rows.join("\r\n"));
const exported = (wattHours: number) =>
  bytesOf(fluviusRows({ year: 2025, days: 2, wattHours: (quarter) => (quarter === 9 ? wattHours : 100) }));

test("a quarter that no connection carries is refused, and does not fail when it is packed", () => {
  for (const role of ["injection", "offtake"] as const)
    expect(readMeterUpload(exported(268_435_456), role, [EAN])).toMatchObject({
      refusal: { code: "quarter-too-large" },
    });
});

test("a value that would wrap around in 32 bits is no value", () => {
  const read = readMeterUpload(exported(2 ** 32 + 1000), "injection", [EAN]);
  const quarters = read.ok ? read.value.days[0]?.quarters : null;
  expect([quarters?.values[9], quarters?.quality[9]]).toEqual([0, MISSING]);
});

test("a result file with such a quarter is refused with its line", () => {
  const rows = ["datum;kwartier;gedeeld_kwh", "2026-06-01;1;1,0", "2026-06-01;2;268436"];
  expect(readMeterUpload(bytesOf(rows), "injection", [EAN])).toEqual({
    ok: false,
    refusal: { code: "result-unreadable", line: 3 },
  });
});

test("the largest quarter that is taken can be kept", () => {
  const read = readMeterUpload(exported(268_435_455), "injection", [EAN]);
  if (!read.ok) throw new Error(read.refusal.code);
  for (const { quarters } of read.value.days) expect(packQuarters(quarters).length).toBeGreaterThan(90);
});
