import fc from "fast-check";
import { expect, test } from "vitest";
import { sayFileFault } from "#content/pages/back-office/cards.ts";
import { numberLimits } from "#domain/cards/card-columns.ts";
import { cellsOf, textCell, textOfCell } from "#domain/cards/csv-cells.ts";
import { CARD_FILE_LENGTH_MAX, readCardsFile, writeCardsFile } from "#domain/cards/read-cards-file.ts";
import { writeCardRow } from "#domain/cards/write-card-row.ts";
import { octoberCards } from "#figures/cards-october-2026.ts";
import { campaign } from "../support/campaign.ts";

const TODAY = "2026-11-19";
/** Every fifth card: of each kind some, as many as April had. */
const rows = octoberCards.filter((_, at) => at % 5 === 0).map(writeCardRow);
const files = [writeCardsFile(rows), JSON.stringify(rows, null, 1), JSON.stringify(rows)];

type Damage = { readonly at: number; readonly length: number; readonly put: string };
const damage: fc.Arbitrary<Damage> = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.oneof(fc.nat(3), fc.nat(400)),
  put: fc.oneof(
    fc.constantFrom("", ";", '"', "\n", ",", "-", "\u0000", "99999", "NaN", "1e9", "{", "]", "constructor", "\uFEFF"),
    fc.string({ maxLength: 8 }),
  ),
});

const damaged = (text: string, damages: readonly Damage[]) =>
  damages.reduce((now, { at, length, put }) => {
    const from = Math.floor(at * now.length);
    return now.slice(0, from) + put + now.slice(from + length);
  }, text);

test(
  "a damaged file is refused with lines and sentences, or holds only cards within their limits",
  () => {
    const damages = fc.array(damage, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.constantFrom(...files), damages, (file, all) => {
        const text = damaged(file, all);
        const read = readCardsFile(text, TODAY);
        if (!read.ok) {
          const lines = text.split(/\r\n|\n|\r/).length;
          expect(read.faults.length).toBeGreaterThan(0);
          for (const fault of read.faults) {
            expect(fault.line).toBeGreaterThanOrEqual(1);
            expect(fault.line).toBeLessThanOrEqual(lines);
            expect(sayFileFault(fault)).toMatch(/^Regel [\d.]+: .{10,}\.$/u);
          }
          return;
        }
        const again = writeCardsFile(read.drafts.map(writeCardRow));
        expect(readCardsFile(again, TODAY)).toEqual(read);
        for (const row of read.drafts.map(writeCardRow)) {
          for (const [column, { min, max }] of Object.entries(numberLimits)) {
            const cell = row[column as keyof typeof numberLimits].replace(",", ".");
            if (cell === "" || cell === "onbekend") continue;
            expect(Number(cell)).toBeGreaterThanOrEqual(min);
            expect(Number(cell)).toBeLessThanOrEqual(max);
          }
        }
      }),
      { numRuns: campaign(60, 10_000) },
    );
  },
  campaign(30_000, 600_000),
);

const part = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
const at = (list: readonly unknown[], where: number) => Math.floor(where * list.length);
/** What happens to the cells of a line without any number becoming another one. */
const cellDamages: Readonly<Record<string, (cells: readonly string[], where: number) => readonly string[]>> = {
  "a cell is lost": (cells, where) => cells.filter((_, index) => index !== at(cells, where)),
  "an empty cell comes in between": (cells, where) => cells.toSpliced(at(cells, where), 0, ""),
  "a cell stands twice": (cells, where) => cells.toSpliced(at(cells, where), 0, cells[at(cells, where)] ?? ""),
  "commas become points": (cells) => cells.map((cell) => cell.replace(/^(-?\d+),(\d+)$/, "$1.$2")),
  "thousands are marked": (cells) => cells.map((cell) => cell.replace(/^(\d+),(\d+)$/, "1.$1,$2")),
  "the end is broken off": (cells, where) => cells.slice(0, at(cells, where)),
};

test("a damaged line of our own CSV gives no card another number: the file is refused, or the number is the one it had", {
  timeout: 600_000,
}, () => {
  const whole = readCardsFile(files[0] ?? "", TODAY);
  if (!whole.ok) throw new Error("The whole file is not read.");
  const known = new Map(whole.drafts.map((draft) => [draft.card.key, writeCardRow(draft)]));
  const lines = (files[0] ?? "").split("\n");
  const damages = fc.array(fc.tuple(fc.constantFrom(...Object.keys(cellDamages)), part, part), {
    minLength: 1,
    maxLength: 2,
  });
  fc.assert(
    fc.property(damages, (all) => {
      const damagedLines = all.reduce((now, [kind, line, where]) => {
        const index = 1 + at(now.slice(1), line);
        const cells = cellsOf(now[index] ?? "", ";") ?? [];
        return now.with(index, (cellDamages[kind]?.(cells, where) ?? cells).join(";"));
      }, lines);
      const read = readCardsFile(damagedLines.join("\n"), TODAY);
      if (!read.ok) return;
      for (const draft of read.drafts) {
        const row = writeCardRow(draft);
        const wanted = known.get(draft.card.key);
        for (const column of Object.keys(numberLimits) as (keyof typeof numberLimits)[]) {
          if (row[column] !== "") expect(row[column]).toBe(wanted?.[column]);
        }
      }
    }),
    { numRuns: campaign(200, 10_000) },
  );
});

const starts = fc.constantFrom(
  "",
  "=",
  "+",
  "-",
  "@",
  "'",
  "''",
  "'=",
  "\t",
  "\r",
  "＝",
  "=cmd|' /C calc'!A0",
  "-2+3",
  '"=',
);
const hostileText = fc.tuple(starts, fc.string({ unit: "grapheme", maxLength: 30 })).map((parts) => parts.join(""));

test("a text of any cell is read back as it was, and no cell of it is a formula to a spreadsheet", () => {
  fc.assert(
    fc.property(fc.array(hostileText, { minLength: 1, maxLength: 5 }), (texts) => {
      const cells = cellsOf(texts.map(textCell).join(";"), ";") ?? [];
      expect(cells.map(textOfCell)).toEqual(texts);
      for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@\t\r＝＋－＠]/u);
    }),
    { numRuns: campaign(300, 10_000) },
  );
});

test("a card whose words begin as a formula is exported behind a ', and comes back without; a number below zero stays one", () => {
  const hostile = fc
    .tuple(starts, fc.string({ unit: "grapheme", maxLength: 20 }))
    .map((parts) =>
      parts
        .join("")
        .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, "")
        .trim(),
    )
    .filter((text) => text !== "" && text.length <= 60);
  fc.assert(
    fc.property(hostile, hostile, (product, title) => {
      const row = { ...octa, product, bron: title, injectie: "-3,2" };
      const file = writeCardsFile([row as never]);
      const read = readCardsFile(file, TODAY);
      expect(read).toMatchObject({
        drafts: [{ card: { product, injection: -3.2 }, source: { title } }],
      });
      expect(file).toContain(";-3,2;");
      expect(cellsOf(file.split("\n")[1] ?? "", ";")?.filter((cell) => /^[=+@]/.test(cell))).toEqual([]);
    }),
    { numRuns: campaign(100, 3000) },
  );
});

const octa = {
  ...Object.fromEntries(Object.keys(rows[0] as object).map((name) => [name, ""])),
  soort: "product",
  sleutel: "octa-fixed",
  leverancier: "OCTA+",
  product: "OCTA+ Fixed",
  regio: "vlaanderen",
  prijs: "vast",
  energie: "18",
  injectie: "4,1",
  bron: "Tariefkaart",
  uitgever: "OCTA+",
  gelezen: "2026-11-15",
};

test.each([
  ["a power of ten", { energie: "1e1" }],
  ["infinity by a power", { energie: "1e999" }],
  ["NaN", { energie: "NaN" }],
  ["a hexadecimal number", { energie: "0x12" }],
  ["thousands in Dutch", { vaste_vergoeding: "1.234,56" }],
  ["thousands in English", { vaste_vergoeding: "1,234.56" }],
  ["Arabic digits", { energie: "١٨" }],
  ["wide digits", { energie: "１８" }],
  ["a sum", { energie: "=18+1" }],
  ["two signs", { injectie: "--3" }],
  ["a sign that is no hyphen", { injectie: "\u22123" }],
  ["a zero-width space inside a name", { leverancier: "OC\u200bTA" }],
  ["text that turns its direction", { product: "Vast \u202e9,99" }],
  ["a second byte order mark", { product: "Vast\ufeff prijs" }],
  ["the day zero", { gelezen: "0000-00-00" }],
  ["the thirtieth of February", { gelezen: "2026-02-30" }],
  ["a day of five digits", { geldig_tot: "12026-01-01" }],
  ["a day yet to come", { gelezen: "2026-11-20" }],
  ["a key of the prototype", { sleutel: "__proto__" }],
  ["a key of every object", { sleutel: "constructor" }],
  ["a choice of every object", { prijs: "constructor" }],
  ["a kind of every object", { soort: "toString" }],
  ["a key in capitals", { sleutel: "OCTA-fixed" }],
  ["a key with a path", { sleutel: "../octa-fixed" }],
  ["a null character", { product: "Vast\u0000" }],
])("%s in a cell is refused beside its line, in CSV and in JSON", (_what, cells) => {
  const row = { ...octa, ...cells };
  for (const file of [writeCardsFile([row as never]), JSON.stringify([row])]) {
    const read = readCardsFile(file, TODAY);
    expect(read.ok).toBe(false);
    if (!read.ok) for (const fault of read.faults) expect(sayFileFault(fault)).toMatch(/^Regel \d+: .{10,}\.$/u);
  }
});

test("the same card reads the same with CR alone, with a byte order mark, and with zero written below zero", () => {
  const file = writeCardsFile([{ ...octa, injectie: "0" } as never]);
  const read = readCardsFile(file, TODAY);
  expect(read.ok).toBe(true);
  expect(readCardsFile(file.replaceAll("\n", "\r"), TODAY)).toEqual(read);
  expect(readCardsFile(`\ufeff${file.replaceAll("\n", "\r\n")}`, TODAY)).toEqual(read);
  expect(readCardsFile(file.replace(";0;", ";-0;"), TODAY)).toEqual(read);
});

test("HTML is text, a key that comes twice is refused, and names of the prototype are unknown columns", () => {
  const html = "<img src=x onerror=alert(1)>";
  expect(readCardsFile(writeCardsFile([{ ...octa, product: html } as never]), TODAY)).toMatchObject({
    drafts: [{ card: { product: html } }],
  });
  const codesOf = (text: string) => {
    const read = readCardsFile(text, TODAY);
    return read.ok ? [] : read.faults.map(({ code }) => code);
  };
  expect(codesOf(JSON.stringify([octa, octa]))).toEqual(["key-twice"]);
  expect(codesOf(JSON.stringify([octa]).replace("{", '{"__proto__":{"sleutel":"x"},'))).toEqual(["column-unknown"]);
  expect(codesOf(`${writeCardsFile([octa as never]).replace("opmerking", "__proto__")}`)).toEqual(["column-unknown"]);
  expect(codesOf(writeCardsFile([octa as never]).replace("Tariefkaart", '"Tariefkaart'))).toEqual(["quote-open"]);
  expect(({} as Record<string, unknown>)["sleutel"]).toBeUndefined();
});

test.each([
  ["columns without end", "a;".repeat(CARD_FILE_LENGTH_MAX)],
  ["one column again and again", "gelezen;".repeat(CARD_FILE_LENGTH_MAX)],
  ["lines without cells", `${writeCardsFile([])}${"\n;".repeat(CARD_FILE_LENGTH_MAX)}`],
  ["quotes never closed", `${writeCardsFile([])}${'\n"'.repeat(CARD_FILE_LENGTH_MAX)}`],
  ["items that are no cards", `[${"0,".repeat(CARD_FILE_LENGTH_MAX / 4)}0]`],
  ["lists in lists", "[".repeat(CARD_FILE_LENGTH_MAX)],
  ["empty cards", `[${"{},".repeat(CARD_FILE_LENGTH_MAX / 4)}{}]`],
  ["a name without end", `[{"${"a".repeat(CARD_FILE_LENGTH_MAX / 2)}":1}]`],
])("%s are refused, cut to what fits the limit as the page does", (_what, text) => {
  expect(readCardsFile(text, TODAY).ok).toBe(false);
  expect(readCardsFile(text.slice(0, CARD_FILE_LENGTH_MAX), TODAY).ok).toBe(false);
});
