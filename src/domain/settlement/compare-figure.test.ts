import { expect, test } from "vitest";
import { MEASURED } from "#domain/meter-files/meter-reading.ts";
import { compareFigure } from "#domain/settlement/compare-figure.ts";
import { readResultCsv, writeResultCsv } from "#domain/settlement/meter-data/result-csv.ts";
import type { Statement } from "#domain/settlement/statement.ts";
import { statementText } from "#domain/settlement/statement-text.ts";

const statement: Statement = {
  agreementId: "a",
  month: "2026-11",
  version: 1,
  basis: "measured",
  shared: 123_456,
  injection: 200_000,
  offtake: 300_000,
  quarters: { total: 2880, shared: 600, estimated: 0, missing: 0, contested: 0 },
  days: [],
  price: 0.1,
  netCents: 1235,
  vat: { kind: "rate", rate: 0.21 },
  vatCents: 259,
  totalCents: 1494,
  inputHash: "",
  differences: [],
};

test.each([
  ["the same numbers", { wattHours: 123_456, cents: 1494 }, [{ cause: "same" }]],
  ["kWh without decimals", { wattHours: 123_000, cents: 1494 }, [{ cause: "energy-rounding", wattHours: -456 }]],
  ["an amount without VAT", { wattHours: null, cents: 1235 }, [{ cause: "without-vat", cents: -259 }]],
  ["a cent of rounding", { wattHours: 123_456, cents: 1495 }, [{ cause: "money-rounding", cents: 1 }]],
  [
    "more energy at the same price",
    { wattHours: 133_456, cents: 1615 },
    [
      { cause: "energy", wattHours: 10_000 },
      { cause: "amount-of-energy", cents: 121 },
    ],
  ],
  ["another price", { wattHours: 123_456, cents: 1792 }, [{ cause: "price", price: 0.12, cents: 298 }]],
] as const)("%s is told by its cause", (_name, given, causes) => {
  expect(compareFigure(statement, given)).toEqual(causes);
});

test("missing and estimated quarters are named before anything else may be guessed", () => {
  const gaps = { ...statement, quarters: { ...statement.quarters, missing: 12 } };
  expect(compareFigure(gaps, { wattHours: 124_457, cents: null })).toEqual([
    { cause: "quarters-missing", quarters: 12, wattHours: 1001 },
  ]);
  const estimated = { ...statement, quarters: { ...statement.quarters, estimated: 3 } };
  expect(compareFigure(estimated, { wattHours: 121_457, cents: null })).toEqual([
    { cause: "quarters-estimated", quarters: 3, wattHours: -1999 },
  ]);
});

test("a settled month that is written as CSV is read back, also where the clock goes back", () => {
  const quarters = 31 * 96 + 4;
  const month = {
    values: Int32Array.from({ length: quarters }, (_, at) => at % 700),
    quality: new Uint8Array(quarters).fill(MEASURED),
  };
  const text = writeResultCsv("2026-10", month, (day) => `van ${day}`);
  expect(text.split("\r\n").slice(0, 3)).toEqual([
    "datum;kwartier;gedeeld_kwh;herkomst",
    "2026-10-01;1;0,000;van 2026-10-01",
    "2026-10-01;2;0,001;van 2026-10-01",
  ]);
  const read = readResultCsv(`\ufeff${text}`);
  if (!read.ok) throw new Error(read.refusal.code);
  expect(read.value.source).toBe("result-csv");
  expect(read.value.days.map(({ quarters: { values } }) => values.length)).toContain(100);
  expect(read.value.days.flatMap(({ quarters: { values } }) => [...values])).toEqual([...month.values]);
});

test("the columns of Sibelga are read and recognised, with their other columns let be", () => {
  const read = readResultCsv(
    "Datum;Kwartier;Time of Use;Gedeeld volume;Aanvullend volume;Gedeelde injectie (kWh)\n2026-11-01;49;HI;0,150;0,1;0,15\n",
  );
  expect(read.ok && [read.value.source, read.value.days[0]?.quarters.values[48]]).toEqual(["sibelga", 150]);
});

test.each([
  ["another header", "a;b;c\n1;2;3", { code: "header-unknown" }],
  [
    "a quarter that the day has not",
    "datum;kwartier;gedeeld_kwh\n2026-11-01;97;0,1",
    { code: "row-unreadable", line: 2 },
  ],
  ["a day that does not exist", "datum;kwartier;gedeeld_kwh\n2026-11-31;1;0,1", { code: "row-unreadable", line: 2 }],
  ["less than nothing", "datum;kwartier;gedeeld_kwh\n2026-11-01;1;-0,1", { code: "row-unreadable", line: 2 }],
  [
    "a quarter twice with other values",
    "datum;kwartier;gedeeld_kwh\n2026-11-01;1;0,1\n2026-11-01;1;0,2",
    { code: "row-unreadable", line: 3 },
  ],
  ["no rows", "datum;kwartier;gedeeld_kwh\n", { code: "no-rows" }],
])("a result with %s is refused with its line", (_name, text, refusal) => {
  expect(readResultCsv(text)).toEqual({ ok: false, refusal });
});

test("any other number makes another text of a statement", () => {
  const changes: readonly Partial<Statement>[] = [
    { shared: 1 },
    { version: 2 },
    { price: 0.2 },
    { totalCents: 1 },
    { vat: { kind: "none", reason: "outside-vat" } },
    { days: [{ day: "2026-11-01", injection: 1, offtake: 1, shared: 1 }] },
  ];
  const texts = [{}, ...changes].map((change) => statementText({ ...statement, ...change }));
  expect(new Set(texts).size).toBe(texts.length);
});
