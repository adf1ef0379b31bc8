import { expect, test } from "vitest";
import { readPricesFile } from "#domain/day-prices/read-prices-file.ts";
import { priceFile } from "../../../tests/support/price-file.ts";

const TODAY = "2026-11-15";
const hours = (day: string, count = 24, price = (hour: number) => String(50 + hour)) =>
  Array.from({ length: count }, (_, hour) => `${day} ${String(hour).padStart(2, "0")}:00;${price(hour)}`);
const read = (...lines: string[]) => readPricesFile(lines.join("\n"), TODAY);
const faultsOf = (...lines: string[]) => {
  const file = read(...lines);
  return file.ok ? [] : file.faults;
};

test("a day of hours in Belgian time, with a header or without, with either separator and either decimal mark", () => {
  const wanted = {
    ok: true,
    days: [{ day: "2026-03-02", prices: Array.from({ length: 24 }, (_, hour) => 50.5 + hour) }],
  };
  const lines = hours("2026-03-02", 24, (hour) => `${50 + hour},5`);
  expect(read("datum;prijs", ...lines)).toEqual(wanted);
  expect(read(...lines)).toEqual(wanted);
  expect(read("Datum,Prijs", ...lines.map((line) => line.replace(";", ",")))).toEqual(wanted);
  expect(read("datum,prijs", ...lines.map((line) => line.replace(/;(.*)/, ',"$1"')))).toEqual(wanted);
  expect(read("datum\tprijs", ...lines.map((line) => line.replace(";", "\t").replace(",5", ".5")))).toEqual(wanted);
  expect(read("prijs;zone;datum", ...lines.map((line) => line.replace(/(.*);(.*)/, "$2;BE;$1")))).toEqual(wanted);
});

test("days are written as people and as markets write them", () => {
  const belgian = hours("02/03/2026").map((line) => line.replace(":00;", ":00:00;"));
  const spans = hours("02/03/2026").map((line) => line.replace(/(.{16});/, "$1:00 (CET) - 02/03/2026 23:59:00 (CET);"));
  const offsets = hours("2026-03-02").map((line) => line.replace(" ", "T").replace(";", "+01:00;"));
  for (const file of [belgian, spans, offsets]) {
    expect(read("datum;prijs", ...file)).toMatchObject({ ok: true, days: [{ day: "2026-03-02" }] });
  }
});

test("a day on which the clock changes has 23 or 25 hours, or 92 or 100 quarters, and no other number", () => {
  for (const [day, count] of [["2026-03-29", 23] as const, ["2026-10-25", 25] as const]) {
    for (const [step, steps] of [["hour", count] as const, ["quarter", count * 4] as const]) {
      const file = readPricesFile(priceFile({ from: day, days: 1, step, price: (_, at) => 10 + at }), TODAY);
      expect(file).toEqual({ ok: true, days: [{ day, prices: Array.from({ length: steps }, (_, at) => 10 + at) }] });
    }
    expect(
      faultsOf("datum;prijs", ...hours(day).filter((line) => day !== "2026-03-29" || !line.includes(" 02:"))),
    ).toEqual(
      day === "2026-03-29" ? [] : [{ line: 2, code: "day-incomplete", day, found: 24, hours: 25, quarters: 100 }],
    );
  }
  expect(faultsOf(...hours("2026-03-29"))).toEqual([{ line: 3, code: "no-stamp" }]);
});

test("the hour that the clock says twice is first summer's, also in a file that runs backwards", () => {
  const lines = hours("2026-10-25");
  const twice = [...lines.slice(0, 3), "2026-10-25 02:00;7", ...lines.slice(3)];
  const wanted = [50, 51, 52, 7, ...Array.from({ length: 21 }, (_, hour) => 53 + hour)];
  expect(read(...twice)).toEqual({ ok: true, days: [{ day: "2026-10-25", prices: wanted }] });
  expect(read(...twice.toReversed())).toEqual(read(...twice));
});

test("each fault has its line, and one fault keeps the whole file out", () => {
  const good = hours("2026-03-02");
  expect(faultsOf("dag;prijs", ...good)).toEqual([{ line: 1, code: "columns-missing", columns: ["datum"] }]);
  expect(faultsOf("datum;prijs", ...good.slice(1))).toMatchObject([{ line: 2, code: "day-incomplete", found: 23 }]);
  expect(faultsOf("datum;prijs", ...good, good[4] as string)).toEqual([{ line: 26, code: "twice", first: 6 }]);
  expect(faultsOf("datum;prijs", ...good, "2026-02-30 00:00;5")).toEqual([{ line: 26, code: "no-stamp" }]);
  expect(faultsOf("datum;prijs", ...good, "2026-03-03 00:10;5")).toEqual([{ line: 26, code: "no-stamp" }]);
  expect(faultsOf("datum;prijs", ...good, "2026-03-03 00:00;duur")).toEqual([{ line: 26, code: "no-number" }]);
  expect(faultsOf("datum;prijs", ...good, "2026-03-03 00:00;10001")).toEqual([{ line: 26, code: "out-of-range" }]);
  expect(faultsOf("datum;prijs", ...good, "2026-03-03 00:00;5;6")).toEqual([
    { line: 26, code: "cell-count", found: 3 },
  ]);
  expect(faultsOf("datum;prijs", ...good, '"2026-03-03 00:00;5')).toEqual([{ line: 26, code: "quote-open" }]);
  expect(faultsOf(...hours("2026-11-17"))[0]).toEqual({ line: 1, code: "too-late", bound: "2026-11-16" });
  expect(faultsOf(...hours("2014-12-31"))[0]).toEqual({ line: 1, code: "too-early", bound: "2015-01-01" });
  expect(faultsOf(...hours("2026-03-02", 24, () => "0,085"))).toEqual([{ line: 1, code: "unit" }]);
  expect(faultsOf("datum;prijs")).toEqual([{ line: 1, code: "empty" }]);
  expect(faultsOf("")).toEqual([{ line: 1, code: "empty" }]);
  expect(faultsOf("x".repeat(4_000_001))).toEqual([{ line: 1, code: "too-large" }]);
});

test("tomorrow's prices are known today", () => {
  expect(read(...hours("2026-11-16")).ok).toBe(true);
});
