import { expect, test } from "vitest";
import { openDutchWords } from "./dutch-words.ts";
import { findTypedFigures } from "./find-typed-figures.ts";
import { measureReading, sentencesOf, wordsOf } from "./measure-reading.ts";
import { readContent, textsOfMarkdown } from "./read-content.ts";

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

/** Figures that may be typed, each with its reason; those that a figure knows are compared with it. */
const mayBeTyped: readonly { readonly figure: RegExp; readonly reason: string }[] = [
  { figure: /^10 kVA$/, reason: "the bound in the circular on taxes, a rule and no tariff" },
  { figure: /^56 kVA$/, reason: "the bound for remotely read meters in the technical rules" },
  { figure: /^2,5 kW$/, reason: "the least peak of the capacity tariff, part of its definition" },
  { figure: /^25\.000 euro$/, reason: "the bound of the exemption for small companies, a law" },
  { figure: /^(1 MWh|1\.000 kWh)$/, reason: "what one guarantee of origin stands for, by definition" },
  { figure: /^(6|21) ?%$/, reason: "the two rates of VAT, as a signed text or a tariff card names them" },
  { figure: /^8 euro$/, reason: "the month's price as one supplier prints it, beside the year's from the figures" },
  { figure: /^(0,8|0,3|0,5|2|10) kWh$/, reason: "a quarter or a unit in an example that is worked on paper" },
  { figure: /^[\d.,]+ (kWp|kWh)$/, reason: "the size of an example, which a visitor can change in a calculator" },
  { figure: /^(55|60|100)%$/, reason: "a share chosen for an example" },
  { figure: /^€ 0,00$/, reason: "nothing" },
];

test("no figure is typed that a tariff can change, unless its reason stands here", () => {
  const typed = findTypedFigures(content.filter(({ page }) => !page.startsWith("pages/workbench")));
  expect(typed.length).toBeGreaterThan(10);
  expect(typed.filter(({ figure }) => !mayBeTyped.some((known) => known.figure.test(figure)))).toEqual([]);
});

test("a figure in words is found, however it is written, and a place to fill in is not", () => {
  const texts = ["Dat kost € 12,50 of 8 euro.", "Meer dan 3.500 kWh, 20% of 2,5 kW.", "Tot 0 kWh en 0 euro per jaar."];
  expect(findTypedFigures([{ page: "x", texts }]).map(({ figure }) => figure)).toEqual([
    "€ 12,50",
    "8 euro",
    "3.500 kWh",
    "20%",
    "2,5 kW",
  ]);
});

test("the score is that of Douma: a sentence of eight words and nine syllables scores 113", () => {
  // 206.84 − 0.93 × 8 − 77 × 9 / 8 = 112.8.
  expect(measureReading(["De zon schijnt op het dak van moeder."])).toEqual({ words: 8, sentences: 1, score: 113 });
});

test("Markdown is read as its reader sees it", () => {
  const source = "---\ntitle: Titel\nupdated: 2026-01-01\n---\n## Kop\n\n- **Een** [link](/a) van {{site.name}}.\n";
  expect(textsOfMarkdown(source)).toEqual(["Titel", "Kop", "Een link van 0."]);
});
