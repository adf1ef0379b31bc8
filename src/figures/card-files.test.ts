import { expect, test } from "vitest";
import { cardColumns } from "#domain/cards/card-columns.ts";
import { compareCards } from "#domain/cards/compare-cards.ts";
import { type FileFault, readCardsFile, writeCardsFile } from "#domain/cards/read-cards-file.ts";
import { writeCardRow } from "#domain/cards/write-card-row.ts";
import { octoberCards } from "#figures/cards-october-2026.ts";
import { cardSeed } from "#figures/suppliers.ts";

const TODAY = "2026-11-19";
const faultsOf = (text: string): readonly FileFault[] => {
  const read = readCardsFile(text, TODAY);
  return read.ok ? [] : read.faults;
};
const HEADER = "soort;sleutel;leverancier;deelkost;bron;uitgever;gelezen";
const line = (key: string, fee: string) => `deelkost;${key};Proef;${fee};Kaart, december 2026;Proef;2026-11-14`;

const aprilCards = cardSeed.filter((version) => !octoberCards.includes(version));

test.each([
  ["April", aprilCards],
  ["October", octoberCards],
])("the cards of %s written as a file are read as the same cards, also by a spreadsheet and as JSON", (_, cards) => {
  const whole = writeCardsFile(cards.map(writeCardRow));
  const drafts = cards.map(({ card, until, source }) => ({ card, until, source }));
  expect(readCardsFile(whole, TODAY)).toEqual({ ok: true, drafts });
  expect(readCardsFile(`\uFEFF${whole.replaceAll("\n", "\r\n")}\r\n`, TODAY)).toEqual({ ok: true, drafts });
  const json = JSON.stringify(cards.map(writeCardRow), null, 2);
  expect(readCardsFile(json, TODAY)).toEqual({ ok: true, drafts });
});

test("numbers are read with a comma or a point, in JSON also as numbers, and columns that are not needed may be left out", () => {
  const read = readCardsFile(`${HEADER}\n${line("proef-een", "96,8")}\n${line("proef-twee", "96.8")}`, TODAY);
  expect(read.ok && read.drafts.map(({ card }) => card.kind === "supplier" && card.sharingFee)).toEqual([96.8, 96.8]);
  const [row] = cardSeed.map(writeCardRow);
  const json = JSON.stringify([{ ...row, energie: 20.5, geldig_tot: null }]);
  const result = readCardsFile(json, TODAY);
  expect(result.ok && result.drafts[0]).toMatchObject({ until: null, card: { energy: 20.5 } });
});

test.each([
  ["", 1, "empty"],
  [HEADER, 1, "empty"],
  [`${HEADER};prijsje\n`, 1, "column-unknown"],
  ["soort;sleutel\nproduct;x", 1, "columns-missing"],
  [`${HEADER}\n\n${line("proef-een", "96")}\n${line("proef-een", "97")}`, 4, "key-twice"],
  [`${HEADER}\n${line("proef-een", "veel")}`, 2, "no-number"],
  [`${HEADER}\n${line("proef-een", "9600")}`, 2, "out-of-range"],
  [`${HEADER}\n${line("Proef", "96")}`, 2, "key-shape"],
  [`${HEADER}\n${line("proef-een", "96")};te veel`, 2, "cell-count"],
  [`${HEADER}\n${line("proef-een", '"96')}`, 2, "quote-open"],
  [`${HEADER}\n${line("proef-een", "96").replace("2026-11-14", "2026-11-20")}`, 2, "not-yet-read"],
  [`${HEADER}\n${line("proef-een", "96").replace("2026-11-14", "2026-02-30")}`, 2, "no-day"],
  [`${HEADER}\n${line("proef-een", "96").replace("deelkost", "iets")}`, 2, "unknown-choice"],
  ["[\n{},\n7]", 3, "no-card"],
  ["{}", 1, "no-list"],
  ['[\n{"soort": }]', 2, "no-json"],
])("%j is refused on line %i: %s", (text, at, code) => {
  expect(faultsOf(text)).toContainEqual(expect.objectContaining({ line: at, code }));
});

test("every fault of a file is told at once, and one bad line keeps the good ones out", () => {
  const faults = faultsOf(
    `${HEADER}\n${line("proef-een", "veel")}\n${line("proef-twee", "96")}\n${line("proef-drie", "-1")}`,
  );
  expect(faults.map(({ line: at, code }) => [at, code])).toEqual([
    [2, "no-number"],
    [4, "out-of-range"],
  ]);
});

test("a price that moves by more than a quarter is warned of, a smaller move is not", () => {
  const octa = aprilCards.find(({ card }) => card.key === "octa-fixed");
  if (octa?.card.kind !== "product") throw new Error("No card.");
  const at = (energy: number, injection = 4.72) =>
    compareCards({ ...octa, until: null, card: { ...octa.card, energy, injection } as typeof octa.card }, octa, TODAY);
  expect(at(18)).toEqual([]);
  expect(at(20)).toMatchObject([{ code: "moved", column: "energie", before: "15,89", after: "20" }]);
  expect(at(4)).toContainEqual({ code: "injection-above-energy" });
  expect(compareCards(octa, null, TODAY)).toContainEqual({ code: "new-card" });
  expect(compareCards(octa, octa, TODAY)).toEqual([{ code: "already-ended", until: "2026-05-31" }]);
});

test("every column has its place in the header", () => {
  expect(writeCardsFile([]).split("\n")[0]?.split(";")).toEqual([...cardColumns]);
});
