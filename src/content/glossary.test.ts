import { expect, test } from "vitest";
import { htmlWithTerms, termsIn } from "./glossary.ts";

const wordsOf = (terms: ReturnType<typeof termsIn>) => terms.map(({ html }) => />([^<]*)<\/button>/.exec(html)?.[1]);

test("a term is explained where the page first names it, and nowhere else", () => {
  const terms = termsIn("Uw leverancier meet.", [{ text: "De injectie telt." }, { answer: "Injectie en injectie." }]);
  expect(terms.map(({ start, at, length }) => ({ start, at, length }))).toEqual([
    { start: "De injectie telt.", at: 3, length: 8 },
  ]);
  expect(terms[0]?.html).toContain('popovertarget="begrip-injectie"');
  expect(terms[0]?.html).toContain('id="begrip-injectie" popover');
  expect(terms[0]?.html).toContain('href="/begrippen#injectie"');
});

test("plurals, short forms and longer terms are known, parts of other words are not", () => {
  expect(wordsOf(termsIn("Twee garanties van oorsprong, of GVO’s."))).toEqual(["garanties van oorsprong,"]);
  expect(wordsOf(termsIn("De kwartierwaarden van uw AMR-meter."))).toEqual(["kwartierwaarden", "AMR-meter."]);
  expect(wordsOf(termsIn("De injectievergoeding stijgt."))).toEqual(["injectievergoeding"]);
  expect(wordsOf(termsIn("Herinjectie en injectie-uren."))).toEqual([]);
});

test("the sign behind a term stays on its line", () => {
  const [term] = termsIn("Wat telt, is uw injectie.");
  expect([term?.at, term?.length]).toEqual([16, 9]);
  expect(htmlWithTerms("<p>Uw afname, per kwartier.</p>")).toMatch(/>afname,<\/button>.*<\/span> per kwartier\.<\/p>$/);
});

test("links, emphasis, headings and tables keep their words", () => {
  expect(termsIn("Zie [injectie](/begrippen), **afname**.")).toEqual([]);
  const html =
    '<h2 id="afname">Afname</h2><table><tr><td>injectie</td></tr></table><p>Zie <a href="/x">injectie</a>.</p>';
  expect(htmlWithTerms(html)).toBe(html);
  const [before, after] = htmlWithTerms(`${html}<p>Uw afname &amp; meer afname.</p>`).split(
    '<button type="button" class="term"',
  );
  expect(before).toBe(`${html}<p>Uw `);
  expect(after).toContain(">afname</button>");
  expect(after?.endsWith("</span> &amp; meer afname.</p>")).toBe(true);
});
