import { expect, test } from "vitest";
import { formatNumber } from "#content/format/format-number.ts";
import { feeOfSupplier } from "#domain/cards/cards-on.ts";
import { seedCards } from "#figures/suppliers.ts";
import { flanders2026 } from "#figures/tariffs/flanders-2026.ts";
import { taxNorms } from "#figures/tax-norms.ts";
import { belgianVat } from "#figures/vat.ts";
import { openDutchWords } from "./dutch-words.ts";
import { findTypedFigures } from "./find-typed-figures.ts";
import { measureReading, sentencesOf, wordsOf } from "./measure-reading.ts";
import { readContent, readModule, textsOfMarkdown } from "./read-content.ts";

const WORDS_MAX = 30;
const content = readContent();

test("outside the legal pages and the agreements no sentence has more than thirty words", () => {
  const long = content
    .filter(({ page }) => !/^(pages\/legal|forms|mails\/form|contracts)\//.test(page))
    .flatMap(({ page, texts }) =>
      texts
        .flatMap(sentencesOf)
        .flatMap((sentence) => (wordsOf(sentence).length > WORDS_MAX ? [`${page}: ${sentence}`] : [])),
    );
  expect(long).toEqual([]);
});

test("every word is in the dictionary, is made of words that are, or is one of our own", { timeout: 30_000 }, () => {
  const isDutch = openDutchWords();
  expect(isDutch("stroomoverschot")).toBe(true);
  expect(isDutch("stroomovershcot")).toBe(false);
  const unknown = content.flatMap(({ page, texts }) =>
    texts.flatMap(wordsOf).flatMap((word) => (isDutch(word) ? [] : [`${page}: ${word}`])),
  );
  expect([...new Set(unknown)]).toEqual([]);
});

/** Rules that a text names and a figure knows: when the figure changes, the text must. */
const monthlyFee = feeOfSupplier("OCTA+", "flanders", seedCards).fee.value / 12;
const ruled = new Set([
  `${formatNumber(taxNorms.powerMaximum.value)} kVA`,
  `${formatNumber(flanders2026.peakFloor.value)} kW`,
  ...[belgianVat.household, belgianVat.business].map(({ value }) => `${formatNumber(value * 100)} %`),
  // As that supplier prints it, beside the year's amount from the figures.
  `${formatNumber(monthlyFee)} euro`,
]);

/** What may be typed in one text, because no tariff, law to come or market changes it there. */
const mayBeTyped: readonly { readonly page: string; readonly figures: readonly string[]; readonly reason: string }[] = [
  { page: "generic/begrippen.md", figures: ["56 kVA"], reason: "the bound for remotely read meters, a technical rule" },
  { page: "pages/information/buyers/how-it-works.ts", figures: ["56 kVA"], reason: "the same bound" },
  ...["generic/begrippen.md", "pages/declarations/register.ts", "pages/information/sellers/seller-questions.ts"].map(
    (page) => ({
      page,
      figures: ["1 MWh"],
      reason: "what one guarantee of origin stands for, by definition",
    }),
  ),
  { page: "pages/information/sellers/money.ts", figures: ["1 MWh"], reason: "the same definition" },
  ...["pages/calculators/guarantees.ts", "pages/declarations/register.ts"].map((page) => ({
    page,
    figures: ["1.000 kWh"],
    reason: "the same, in the other unit",
  })),
  {
    page: "generic/hoe-wij-rekenen.md",
    figures: ["0,8 kWh", "0,3 kWh", "0,5 kWh"],
    reason: "one quarter, worked on paper",
  },
  { page: "forms/party-words.ts", figures: ["9,2 kVA", "17,3 kVA"], reason: "volts by amperes, worked out" },
  { page: "market/market-refusals.ts", figures: ["100 c€"], reason: "the most that may be typed" },
  { page: "pages/calculators/table-words.ts", figures: ["10 kWh"], reason: "the step of a what-if" },
  { page: "pages/calculators/situation-faults.ts", figures: ["€ 0,12"], reason: "how to write a price" },
  { page: "pages/accounts/calculations.ts", figures: ["12 cent"], reason: "what somebody may call a calculation" },
  { page: "pages/sharing/sharing.ts", figures: ["2 kWh", "100%"], reason: "one quarter as an example; the whole" },
  { page: "pages/company/about.ts", figures: ["6 kWp", "3.500 kWh"], reason: "an example beside its picture" },
  { page: "pages/company/newsletter.ts", figures: ["5 kWp", "6.000 kWh"], reason: "an example beside its picture" },
  {
    page: "pages/discover/tour.ts",
    figures: ["8 kWp", "3.500 kWh", "9.000 kWh"],
    reason: "an example beside its picture",
  },
  { page: "pages/home/home.ts", figures: ["10 kWp", "7.500 kWh"], reason: "an example beside its picture" },
  {
    page: "pages/information/buyers/how-it-works.ts",
    figures: ["3.500 kWh", "5 kWp"],
    reason: "an example beside its picture",
  },
  {
    page: "pages/information/sellers/how-it-works.ts",
    figures: ["3.500 kWh", "5 kWp"],
    reason: "an example beside its picture",
  },
  {
    page: "pages/information/suppliers.ts",
    figures: ["500 kWh", "1.000 kWh", "3.000 kWh"],
    reason: "the sizes that the table compares",
  },
  {
    page: "pages/information/suppliers.ts",
    figures: ["€ 1", "€ 5", "€ 59", "€ 60"],
    reason: "the size of a tile, and the steps of its legend",
  },
  { page: "pages/information/model-accuracy.ts", figures: ["3.800 kWh"], reason: "the size of a compared roof" },
  { page: "pages/journeys/buyer.ts", figures: ["10 kWp"], reason: "a partner that a visitor can change" },
  { page: "pages/journeys/journey-words.ts", figures: ["10 kWp"], reason: "a partner that a visitor can change" },
  { page: "pages/journeys/journey-questions.ts", figures: ["400 Wp", "8 kWp"], reason: "panels counted as an example" },
  { page: "pages/home/home.ts", figures: ["400 Wp", "8 kWp"], reason: "panels counted as an example" },
  {
    page: "pages/calculators/situation-faults.ts",
    figures: ["1.000 kWp", "5.600 Wp", "5,6 kWp"],
    reason: "a unit told by an example",
  },
  {
    page: "pages/sharing/street.ts",
    figures: ["10 kWp", "20 kWp"],
    reason: "the roofs of the street, which are drawn",
  },
  ...["home/home", "company/about", "discover/tour", "declarations/register", "sharing/sharing"].map((page) => ({
    page: `pages/${page}.ts`,
    figures: ["14 november 2026"],
    reason: "the day on which a law or a page of the grid operator was read",
  })),
  ...["information/guide-words", "information/model-accuracy"].map((page) => ({
    page: `pages/${page}.ts`,
    figures: ["15 november 2026"],
    reason: "the day on which the page was last gone through",
  })),
  ...["calculators/answer-words", "calculators/seller", "information/sellers/how-it-works", "journeys/seller"].map(
    (page) => ({
      page: `pages/${page}.ts`,
      figures: ["1 januari 2027"],
      reason: "the day on which Dutch netting ends, by law",
    }),
  ),
  {
    page: "pages/information/sellers/seller-questions.ts",
    figures: ["1 april 2026"],
    reason: "since when a rule of meters holds",
  },
  { page: "pages/legal/cookies.ts", figures: ["30 juli 2018"], reason: "the name of a law" },
  { page: "generic/begrippen.md", figures: ["1 april 2023"], reason: "since when a form of selling exists" },
];

const sameSpace = (figure: string) => figure.replace(/(?<=\d)%/, " %");
const nameOf = (page: string, figure: string) => `${page}: ${figure}`;
const allowed = new Set(mayBeTyped.flatMap(({ page, figures }) => figures.map((figure) => nameOf(page, figure))));
const typedFigures = findTypedFigures(content.filter(({ page }) => !page.startsWith("pages/workbench")));

test("no figure is typed that a tariff can change, unless its reason stands here for that text", () => {
  const unknown = typedFigures.filter(
    ({ page, figure }) => !ruled.has(sameSpace(figure)) && !allowed.has(nameOf(page, figure)),
  );
  expect(unknown).toEqual([]);
});

test("no reason outlives its figure", () => {
  const typed = new Set(typedFigures.map(({ page, figure }) => nameOf(page, figure)));
  expect([...allowed].filter((name) => !typed.has(name))).toEqual([]);
});

const found = (text: string) =>
  findTypedFigures([{ page: "x.ts", ...readModule("x.ts", text) }]).map(({ figure }) => figure);

test.each([
  ["in figures", "`Dat kost € 12,50 of 8 euro.`", ["€ 12,50", "8 euro"]],
  ["with a unit", "`Meer dan 3.500 kWh, 20% of 2,5 kW.`", ["3.500 kWh", "20%", "2,5 kW"]],
  ["in words", '"Het kost driehonderdvijftig euro of vijf procent."', ["driehonderdvijftig euro", "vijf procent"]],
  ["as a part", '"Het is een vijfde van alles, of de helft van alles."', ["een vijfde", "de helft"]],
  ["with the unit in full", '"Reken op 950 kilowattuur per jaar."', ["950 kilowattuur"]],
  ["as the month of a tariff", '"De kaarten van april en mei 2026."', ["april en mei 2026"]],
  ["alone, without a sentence", 'const a = { amount: "121 euro" };', ["121 euro"]],
  ["in a list that is constant", 'const a = ["Het kost 121 euro."] as const;', ["121 euro"]],
  ["as a number that is written by a format", "const a = formatEuros(121);", ["formatEuros(121)"]],
])("a figure is found %s", (_, source, figures) => {
  expect(found(source)).toEqual(figures);
});

test("a place to fill in, one of something and a number of days are no figures", () => {
  const source = `\`Tot \${a} kWh en \${b} euro per jaar, op één kWh, binnen 14 dagen en evenveel in euro.\``;
  expect(found(source)).toEqual([]);
});

test("the score is that of Douma: a sentence of eight words and nine syllables scores 113", () => {
  // 206.84 − 0.93 × 8 − 77 × 9 / 8 = 112.8.
  expect(measureReading(["De zon schijnt op het dak van moeder."])).toEqual({ words: 8, sentences: 1, score: 113 });
});

test("Markdown is read as its reader sees it", () => {
  const source = "---\ntitle: Titel\nupdated: 2026-01-01\n---\n## Kop\n\n- **Een** [link](/a) van {{site.name}}.\n";
  expect(textsOfMarkdown(source)).toEqual(["Titel", "Kop", "Een link van 0."]);
});
