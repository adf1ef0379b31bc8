import fc from "fast-check";
import { expect, test } from "vitest";
import { type SearchPart, searchParts } from "#domain/search/search-parts.ts";

const part = (path: string, heading: string, text: string, title = "Gids"): SearchPart => ({
  path,
  title,
  heading,
  anchor: heading.toLowerCase().replaceAll(" ", "-"),
  text,
});
const parts = [
  part("/kosten", "Wat leveranciers vragen", "Leveranciers vragen een kost per jaar voor het delen van stroom."),
  part("/gewesten", "Brussel", "In België is energie een zaak van de gewesten."),
  part("/energie-delen", "Zonnestroom", "Uw zonnepanelen geven zonnestroom die u niet zelf gebruikt."),
  part("/begrippen", "Injectie", "De stroom die u op het net zet."),
  part("/uitstoot", "Uitstoot", "Gram CO₂ per kilowattuur, voor gezinnen en bedrijven, tegen lagere prijzen."),
  part("/kosten", "", "Alles bij elkaar.", "Wat vraagt wie?"),
];
const paths = (query: string) => searchParts(parts, query, 10).map(({ path }) => path);

test.each([
  ["without its signs", "belgie", "/gewesten"],
  ["with its signs", "BELGIË", "/gewesten"],
  ["inside a longer word", "panelen", "/energie-delen"],
  ["in the plural", "leverancier", "/kosten"],
  ["of a heading", "injectie", "/begrippen"],
  ["in the singular, with a double vowel", "paneel", "/energie-delen"],
  ["in the singular, with another last letter", "prijs", "/uitstoot"],
  ["in the singular, with one last letter less", "gezin", "/uitstoot"],
  ["in the singular of a longer word", "zonnepaneel", "/energie-delen"],
  ["written with a small figure", "co2", "/uitstoot"],
  ["in the address of a page", "kosten", "/kosten"],
])("a word is found %s", (_, query, path) => {
  expect(paths(query)[0]).toBe(path);
});

test("a part of a long word finds the long word, and a long word finds its parts", () => {
  expect(paths("zonne")).toEqual(["/energie-delen"]);
  expect(paths("leverancierskosten")).toEqual(["/kosten"]);
});

test("every word counts: a piece with both comes alone, fillers do not count", () => {
  expect(paths("stroom delen")).toEqual(["/kosten"]);
  expect(paths("wat is de injectie van het net")).toEqual(["/begrippen"]);
});

test("the words around the first one found come along, with that word as it stands there", () => {
  const [hit] = searchParts(parts, "belgie", 1);
  expect(hit).toMatchObject({ before: "In ", match: "België", after: " is energie een zaak van de gewesten." });
});

test("nothing is found for nothing, and no query breaks it", () => {
  expect(paths("")).toEqual([]);
  expect(paths("xyzzy")).toEqual([]);
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), fc.string({ unit: "grapheme" }), (query, text) => {
      const hits = searchParts([part("/a", "Kop", text), ...parts], query, 3);
      expect(hits.length).toBeLessThanOrEqual(3);
    }),
    { numRuns: 30 },
  );
});
