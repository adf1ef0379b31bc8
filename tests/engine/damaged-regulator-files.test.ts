import fc from "fast-check";
import { expect, test } from "vitest";
import { readRegulatorFile } from "#domain/cards/regulator/read-regulator-file.ts";
import { nameOf, type RegulatorProduct } from "#domain/cards/regulator/regulator-product.ts";
import { reviewProducts } from "#domain/cards/regulator/review-products.ts";
import { share } from "#domain/units/quantity.ts";
import { campaign } from "../support/campaign.ts";
import { bytesOf, fileBytes, lineOf, type MadeRow, makeRegulatorFile } from "../support/make-regulator-file.ts";

const TODAY = "2026-11-19";
const files = (["fixed", "variable"] as const).map((layout) => {
  const made = makeRegulatorFile(layout, 60);
  return { made, lines: made.rows.map((row) => ({ text: lineOf(row), isLatin: row.isLatin ?? false })), layout };
});
type Cells = readonly string[];

const headerLine = (cells: Cells) => ({ text: lineOf({ cells }) });
const read = (bytes: Uint8Array) => readRegulatorFile(bytes, TODAY);
const numbersOf = (product: RegulatorProduct | undefined): (number | null)[] => [
  product?.energy?.single.now ?? null,
  product?.energy?.single.year ?? null,
  product?.energy?.registers?.day.now ?? null,
  product?.energy?.registers?.night.now ?? null,
  product?.formula?.addition ?? null,
  product?.formula?.factor ?? null,
  product?.certificates ?? null,
  product?.fixedFee ?? null,
];

/** Where a file is damaged, as parts of its length, so that one damage fits every file. */
const place = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
const at = <T>(list: readonly T[], part: number): number => Math.min(list.length - 1, Math.floor(part * list.length));
const noise = fc.constantFrom(
  '"',
  ";",
  "\t",
  ".",
  "\u0000",
  "\u200b",
  "\ufffd",
  "x",
  "€",
  " ",
  "-",
  "e",
  "\u0085",
  "(Empty)",
);

/** What happens to a row without any of its numbers becoming another number. */
const rowDamages: Readonly<Record<string, (cells: Cells, part: number, sign: string) => Cells | null>> = {
  "a cell is lost": (cells, part) => cells.filter((_, index) => index !== at(cells, part)),
  "a cell is empty": (cells, part) => cells.with(at(cells, part), ""),
  "an empty cell comes in between": (cells, part) => cells.toSpliced(at(cells, part), 0, ""),
  "a cell stands twice": (cells, part) => cells.toSpliced(at(cells, part), 0, cells[at(cells, part)] ?? ""),
  "the row is lost": () => null,
  "commas become points": (cells) => cells.map((cell) => cell.replaceAll(/(\d),(\d)/g, "$1.$2")),
  "commas are lost": (cells) => cells.map((cell) => cell.replaceAll(/(\d),(\d)/g, "$1$2")),
  "the unit is lost": (cells) => cells.with(8, (cells[8] ?? "").replace(/ \(.*/, "")),
  "the unit is another": (cells) => cells.with(8, (cells[8] ?? "").replace(/\(.*\)/, "(€/MWh)")),
  "a word is another": (cells, part) => cells.with(2 + at([0, 1, 2, 5], part), "iets"),
  "the month is another": (cells, part) =>
    cells.with(1, ["nov", "dec", "", "13", "okt sep"][at([0, 1, 2, 3, 4], part)] ?? ""),
  "the year is another": (cells, part) =>
    cells.with(0, ["2025", "2027", "202", "2O26", "1999"][at([0, 1, 2, 3, 4], part)] ?? ""),
  "all capitals": (cells) => cells.map((cell) => cell.toUpperCase()),
  "a sign comes in a name": (cells, part, sign) => cells.with(5 + at([0, 1], part), `${sign}${cells[6]}`),
};
const damageNames = Object.keys(rowDamages);

const fileDamages: Readonly<Record<string, (bytes: Buffer, part: number, sign: string) => Buffer>> = {
  "it is broken off": (bytes, part) => bytes.subarray(0, Math.floor(part * bytes.length)),
  "a sign comes in": (bytes, part, sign) => {
    const where = Math.floor(part * bytes.length);
    // Not inside a number, where it would make another one.
    const isNumber = /[\d,-]/.test(String.fromCharCode(bytes[where - 1] ?? 0, bytes[where] ?? 0));
    if (isNumber) return bytes;
    return Buffer.concat([bytes.subarray(0, where), Buffer.from(sign), bytes.subarray(where)]);
  },
  "an end of a line is lost": (bytes, part) => {
    const where = bytes.indexOf("\r\n", Math.floor(part * bytes.length));
    return where === -1 ? bytes : Buffer.concat([bytes.subarray(0, where), bytes.subarray(where + 2)]);
  },
  "a letter becomes a byte of nothing": (bytes, part) => {
    const where = Math.floor(part * bytes.length);
    if (/[\d,;-]/.test(String.fromCharCode(bytes[where] ?? 0))) return bytes;
    const changed = Buffer.from(bytes);
    changed[where] = 0xff;
    return changed;
  },
  "its lines are turned around": (bytes) => {
    const [head = "", ...rows] = bytes.toString("latin1").trimEnd().split("\r\n");
    return Buffer.from(`${[head, ...rows.reverse()].join("\r\n")}\r\n`, "latin1");
  },
};

const isNear = (one: number | null, other: number | null) =>
  one === other || (one !== null && other !== null && Math.abs(one - other) < 1e-9);

/** Every number that landed is the one that the whole file has for that product; what is left out is named or counted. */
function expectNoOtherNumber(whole: ReturnType<typeof read>, damaged: ReturnType<typeof read>): void {
  if (!damaged.ok) return;
  if (!whole.ok) throw new Error("The whole file is not read.");
  if (damaged.month !== whole.month) return;
  const known = new Map(whole.products.map((product) => [nameOf(product), product]));
  const all = [...whole.products, ...whole.before].map(numbersOf);
  for (const product of damaged.products) {
    const wanted = known.get(nameOf(product));
    for (const [field, value] of numbersOf(product).entries()) {
      if (value === null) continue;
      const isKnown = wanted
        ? isNear(value, numbersOf(wanted)[field] ?? null)
        : all.some((numbers) => isNear(value, numbers[field] ?? null));
      if (!isKnown) throw new Error(`${nameOf(product)}: ${value} for ${numbersOf(wanted)[field]}`);
    }
  }
  // A product that lost its price is told, unless the row itself is of another month or subject now.
  const now = new Map(damaged.products.map((product) => [nameOf(product), product]));
  for (const product of whole.products) {
    const other = now.get(nameOf(product));
    if (other === undefined || product.energy === null || other.energy !== null) continue;
    expect(damaged.refusedCount, nameOf(product)).toBeGreaterThan(0);
  }
}

const wholes = files.map(({ made }) => read(fileBytes(made)));
const RUNS = campaign(300, 10_000);

test("no damage to rows gives a product another price than the file has for it", { timeout: 900_000 }, () => {
  const damage = fc.record({ kind: fc.constantFrom(...damageNames), row: place, part: place, sign: noise });
  fc.assert(
    fc.property(fc.nat(1), fc.array(damage, { minLength: 1, maxLength: 3 }), (of, damages) => {
      const { made } = files[of] as (typeof files)[number];
      let rows: MadeRow[] = [...made.rows];
      for (const { kind, row, part, sign } of damages) {
        const index = at(rows, row);
        const cells = rowDamages[kind]?.(rows[index]?.cells ?? [], part, sign) ?? null;
        rows = cells === null ? rows.toSpliced(index, 1) : rows.with(index, { ...(rows[index] as MadeRow), cells });
      }
      expectNoOtherNumber(wholes[of] as never, read(fileBytes({ ...made, rows })));
    }),
    { numRuns: RUNS },
  );
});

test("no damage to the bytes of a file gives a product another price", { timeout: 900_000 }, () => {
  const damage = fc.record({ kind: fc.constantFrom(...Object.keys(fileDamages)), part: place, sign: noise });
  fc.assert(
    fc.property(fc.nat(1), fc.array(damage, { minLength: 1, maxLength: 3 }), (of, damages) => {
      const { made, lines } = files[of] as (typeof files)[number];
      const bytes = damages.reduce(
        (now, { kind, part, sign }) => fileDamages[kind]?.(now, part, sign) ?? now,
        bytesOf([headerLine(made.header), ...lines]),
      );
      expectNoOtherNumber(wholes[of] as never, read(bytes));
    }),
    { numRuns: RUNS },
  );
});

test("a number that became another is refused, or stands in the file; a large jump waits for a yes", {
  timeout: 900_000,
}, () => {
  const change = fc.record({
    row: place,
    digit: place,
    put: fc.constantFrom("", "0", "1", "5", "9", "00", ",", "-"),
  });
  const [fixed] = files as [(typeof files)[number]];
  const priced = fixed.made.rows.flatMap(({ cells }, index) =>
    cells[1] === "okt" &&
    cells[2] === "Woning" &&
    cells[3] === "Elektriciteit" &&
    cells[4] === "Afname" &&
    /\(/.test(cells[8] ?? "") &&
    !/Sociaal/.test(cells[6] ?? "")
      ? [index]
      : [],
  );
  fc.assert(
    fc.property(change, ({ row, digit, put }) => {
      const index = priced[at(priced, row)] as number;
      const { cells } = fixed.made.rows[index] as MadeRow;
      const price = cells[9] ?? "";
      const where = at([...price], digit);
      const other = price.slice(0, where) + put + price.slice(where + 1);
      const rows = fixed.made.rows.with(index, { ...(fixed.made.rows[index] as MadeRow), cells: cells.with(9, other) });
      const damaged = read(fileBytes({ ...fixed.made, rows }));
      if (!damaged.ok) throw new Error(damaged.code);
      const [supplier, product] = [(cells[5] ?? "").replace(/ \(.*/, "").trim(), (cells[6] ?? "").trim()];
      const name = nameOf({ supplier, product, kind: "fixed" });
      const found = damaged.products.find((one) => nameOf(one) === name);
      const said = Number(other.replace(/^€ ?/, "").replace(",", "."));
      const whole = fixed.made.expected.get(name);
      const part = cells[8] ?? "";
      const landed = /^Enkel/.test(part)
        ? found?.energy?.single.now
        : /dagtarief/.test(part)
          ? found?.energy?.registers?.day.now
          : /nachttarief/.test(part)
            ? found?.energy?.registers?.night.now
            : /^Vaste/.test(part)
              ? found?.fixedFee
              : null;
      if (landed == null) return;
      expect(landed).toBe(said);
      const review = reviewProducts({
        month: damaged.month,
        products: damaged.products,
        before: damaged.before,
        cards: [],
        links: new Map(),
        readOn: TODAY,
        vat: share(0.06),
      });
      const reviewed = review.products.find((one) => one.name === name);
      const wanted = /^Vaste/.test(part) ? whole?.fixedFee : whole?.energy?.single.now;
      const isFar = wanted != null && /^(?:Enkel|Vaste)/.test(part) && Math.abs(said - wanted) > 0.4 * wanted + 6;
      if (isFar)
        expect(
          reviewed?.changes.some(({ isJump }) => isJump),
          `${wanted} became ${said}`,
        ).toBe(true);
    }),
    { numRuns: RUNS },
  );
});
