import { describe, expect, test } from "vitest";
import { readRegulatorFile } from "#domain/cards/regulator/read-regulator-file.ts";
import { nameOf } from "#domain/cards/regulator/regulator-product.ts";
import {
  bytesOf,
  fileBytes,
  lineOf,
  type MadeFile,
  type MadeRow,
  makeRegulatorFile,
} from "../support/make-regulator-file.ts";

const TODAY = "2026-11-19";

function reading(file: Uint8Array) {
  const read = readRegulatorFile(file, TODAY);
  if (!read.ok) throw new Error(JSON.stringify(read));
  return read;
}
const codesOf = (file: MadeFile) => reading(fileBytes(file)).refused.map(({ code }) => code);

describe.each(["fixed", "variable"] as const)("a %s file of 5,000 rows with every trap", (layout) => {
  const made = makeRegulatorFile(layout);
  const read = reading(fileBytes(made));

  test("gives exactly the prices of its newest month, each with its unit and without VAT", () => {
    expect(made.rows.length).toBeGreaterThanOrEqual(5000);
    expect(read.month).toBe("2026-10");
    const landed = read.products.filter(
      ({ energy, formula, certificates, fixedFee }) => energy ?? formula ?? certificates ?? fixedFee,
    );
    expect(landed.length).toBe(made.expected.size);
    for (const product of landed) {
      const wanted = made.expected.get(nameOf(product));
      expect(product.fixedFee).toBe(wanted?.fixedFee);
      expect(product.certificates).toBeCloseTo(wanted?.certificates ?? Number.NaN, 9);
      // Half a cent, where the factor is told by a price of two decimals.
      expect(Math.abs((product.energy?.single.now ?? 0) - (wanted?.energy?.single.now ?? 0))).toBeLessThan(0.011);
      expect(product.energy?.single.year ?? null).toEqual(
        wanted?.energy?.single.year == null ? null : expect.closeTo(wanted.energy.single.year, 1),
      );
      expect(product.energy?.registers?.night.now ?? 0).toBeCloseTo(wanted?.energy?.registers?.night.now ?? 0, 1);
      expect(product.formula?.factor ?? 0).toBeCloseTo(wanted?.formula?.factor ?? 0, 2);
      expect(product.formula?.addition ?? 0).toBeCloseTo(wanted?.formula?.addition ?? 0, 9);
    }
  });

  test("refuses rows without a unit, rounded factors and fees below zero by their names, and nothing else", () => {
    const codes = new Set(read.refused.map(({ code }) => code));
    expect([...codes].sort()).toEqual(layout === "fixed" ? ["bonus", "no-unit"] : ["bonus", "no-unit", "rounded"]);
    for (const row of read.refused.filter(({ code }) => code === "no-unit")) {
      expect(row).toMatchObject({ part: "Enkelvoudige meter dagtarief", name: expect.stringMatching(/ Alles \d+$/) });
      expect(row.line).toBeGreaterThan(1);
    }
  });

  test("counts business products, gas, the social tariff and earlier months, and uses none of them", () => {
    const { business, gas, notForSale, earlier } = read.skipped;
    for (const count of [business, gas, notForSale, earlier]) expect(count).toBeGreaterThan(0);
    expect(read.products.some(({ product }) => product === "Sociaal tarief")).toBe(false);
  });

  test("knows the month before, of which a product may be gone", () => {
    const now = new Set(read.products.map(nameOf));
    expect(read.before.length).toBeGreaterThan(made.expected.size);
    expect(read.before.some((product) => !now.has(nameOf(product)))).toBe(true);
  });
});

const made = makeRegulatorFile("variable", 60);
const [PART, VALUE, DOUBLED, FACTOR, ADDITION, PRICE] = [8, 12, 33, 25, 29, 30];
const firstOfMonth = made.rows.findIndex(({ cells }) => cells[1] === "okt");
/** The file with other cells in the first row of its newest month. */
const withCells = (change: (cells: readonly string[]) => readonly string[]): MadeFile => ({
  ...made,
  rows: made.rows.map((row, at) => (at === firstOfMonth ? { ...row, cells: change(row.cells) } : row)),
});
const put = (changes: Readonly<Record<number, string>>) => (cells: readonly string[]) =>
  cells.map((cell, at) => changes[at] ?? cell);

describe("what a row may not be", () => {
  test.each([
    ["a decimal point", "no-number", put({ [ADDITION]: "0.4" })],
    ["a mark of thousands", "no-number", put({ [ADDITION]: "1.000,4" })],
    ["a power of ten", "no-number", put({ [ADDITION]: "1e1" })],
    ["a comma that was lost", "no-number", put({ [ADDITION]: "04" })],
    ["a price in euros a kWh", "no-unit", put({ [PART]: "Enkelvoudige meter dagtarief (€/kWh)" })],
    ["a fee a month", "part", put({ [PART]: "Vaste vergoeding per maand (€)" })],
    ["a fee in euros a month", "no-unit", put({ [PART]: "Vaste vergoeding (€/maand)" })],
    ["a factor that is lost", "formula", put({ [FACTOR]: "" })],
    ["an addition that is lost", "formula", put({ [ADDITION]: "" })],
    ["an index without its value", "index-value", put({ [VALUE]: "", [DOUBLED]: "" })],
    ["a price that contradicts its formula", "contradiction", put({ [PRICE]: "28,32" })],
    ["two values in doubled columns", "doubled-columns", put({ [VALUE]: "80", [DOUBLED]: "81" })],
    ["an index value in cents", "out-of-range", put({ [VALUE]: "8336,877", [DOUBLED]: "" })],
    ["a month that nobody knows", "month", put({ 1: "oktember" })],
    ["a month to come", "month-to-come", put({ 0: "2036" })],
    ["another segment", "unknown-word", put({ 2: "Wonig" })],
    ["a name with a lost letter", "name", put({ 6: "Vari\ufffd" })],
    ["a cell too many", "cell-count", (cells: readonly string[]) => [...cells, "1"]],
    ["a cell too few", "cell-count", (cells: readonly string[]) => cells.slice(0, -1)],
  ] as const)("%s", (_what, code, change) => {
    expect(codesOf(withCells(change))).toContain(code);
  });
});

test("the same product with two prices is refused, with the line of the first", () => {
  const [first] = made.rows.filter(({ cells }) => cells[1] === "okt");
  const other = put({ [FACTOR]: "0,2", [PRICE]: "" })(first?.cells ?? []);
  const read = reading(fileBytes({ ...made, rows: [...made.rows, { cells: other }] }));
  const line = made.rows.indexOf(first as MadeRow) + 2;
  expect(read.refused).toContainEqual(expect.objectContaining({ code: "twice", cell: String(line) }));
});

test("a factor that was rounded to two decimals is told by the price beside it, and refused where there is none", () => {
  // 0.1119 x 115.64677 + 1.51 = 14.45: the file has 0.11, of which the price would be 14.23.
  const row = (price: string) =>
    withCells(
      put({
        11: "115,64677",
        12: "99,24",
        [DOUBLED]: "",
        32: "",
        [FACTOR]: "€ 0,11",
        [ADDITION]: "€ 1,51",
        [PRICE]: price,
      }),
    );
  const of = (file: MadeFile) => reading(fileBytes(file)).products.find((one) => one.product === "Product 0 é");
  expect(of(row("€ 14,45"))?.energy?.single).toMatchObject({
    now: expect.closeTo(0.1119 * 99.24 + 1.51, 2),
    year: 14.45,
  });
  expect(codesOf(row(""))).toContain("rounded");
  expect(codesOf(row("€ 15,45"))).toContain("contradiction");
});

test("a product keeps the prices that are whole: without its night price none of its energy prices lands, its fee does", () => {
  const night = (cells: readonly string[]) => cells[1] === "okt" && /nachttarief/.test(cells[8] ?? "");
  const at = made.rows.findIndex(({ cells }) => night(cells));
  const read = reading(fileBytes({ ...made, rows: made.rows.filter((_, index) => index !== at) }));
  const supplier = "ENGIE";
  const product = read.products.find((one) => one.supplier === supplier && one.product === "Product 0 é");
  expect(product).toMatchObject({ energy: null, fixedFee: expect.any(Number) });
  expect(read.refused).toContainEqual(expect.objectContaining({ code: "incomplete", part: "energieprijs" }));
});

test.each([
  ["a workbook", Buffer.from("PK\u0003\u0004 and the rest"), "workbook"],
  ["an old workbook", Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), "workbook"],
  ["a text of two bytes a letter", Buffer.from("\ufeffJaar;Maand", "utf16le"), "wide-letters"],
  ["nothing", Buffer.from(" \n\n"), "empty"],
  ["commas between cells", Buffer.from("Jaar,Maand,Segment\n2026,okt,Woning\n"), "separator"],
  ["another table", Buffer.from("soort;sleutel;leverancier\nproduct;a-b;c\n"), "columns-missing"],
])("%s is refused as a whole", (_what, bytes, code) => {
  expect(readRegulatorFile(bytes, TODAY)).toMatchObject({ ok: false, code });
});

test("columns are found by name in any order; with VAT in a name, twice, unknown, or half a formula the file is refused", () => {
  const turned = (cells: readonly string[]) => cells.toReversed();
  const reversed = bytesOf(
    [made.header, ...made.rows.map(({ cells }) => cells)].map((cells) => ({ text: lineOf({ cells: turned(cells) }) })),
  );
  expect(reading(reversed).products).toEqual(reading(fileBytes(made)).products);
  const renamed = (change: (name: string) => string) =>
    readRegulatorFile(fileBytes({ ...made, header: made.header.map(change) }), TODAY);
  expect(renamed((name) => (name === "Prijs" ? "Prijs (incl. btw)" : name))).toMatchObject({ code: "column-with-vat" });
  expect(renamed((name) => (name === "Segment" ? "Prijs" : name))).toMatchObject({ code: "column-twice" });
  expect(renamed((name) => (name === "Beschrijving B" ? "Korting" : name))).toMatchObject({ code: "column-unknown" });
  expect(renamed((name) => (name === "z" ? "" : name))).toMatchObject({ code: "columns-missing", columns: ["z"] });
});

test("the last row of a file that was broken off is refused: half a number is a number too", () => {
  const whole = fileBytes(made);
  const cut = whole.subarray(0, whole.length - 3);
  expect(reading(cut).refused).toContainEqual(expect.objectContaining({ code: "cut-off" }));
});
