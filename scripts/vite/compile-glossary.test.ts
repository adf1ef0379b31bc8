import { expect, test } from "vitest";
import { compileGlossary } from "./compile-glossary.ts";
import { compileGenericPages, readGlossary } from "./markdown-pages.ts";

test("a term has a place, the words that name it and its meaning in plain text; an everyday one is left out", () => {
  const source =
    "---\ntitle: Begrippen\neveryday: Leverancier\n---\nGarantie van oorsprong (GVO)\n: Een **bewijs**, zie [hier](/contact).\n\nLeverancier\n: Wie levert.\n";
  expect(compileGlossary(source)).toEqual([
    {
      id: "garantie-van-oorsprong-gvo",
      term: "Garantie van oorsprong (GVO)",
      forms: ["Garantie van oorsprong", "GVO"],
      meaning: "Een bewijs, zie hier.",
    },
  ]);
});

test("every term of our glossary has its place on the page of terms", () => {
  const html = compileGenericPages()["begrippen"]?.html ?? "";
  const terms = readGlossary();
  expect(terms.length).toBeGreaterThan(40);
  expect(terms.filter(({ id }) => !html.includes(`<dt id="${id}">`))).toEqual([]);
});
