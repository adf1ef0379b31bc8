import fc from "fast-check";
import { expect, test } from "vitest";
import { findPlaces } from "#domain/regions/find-places.ts";
import { smallRegister } from "../../../tests/support/domain/small-register.ts";

const found = (text: string, limit = 10) =>
  findPlaces(smallRegister, text, limit).map(({ name, place }) => `${place.postcode} ${name}`);

test.each([
  ["gent", ["9000 Gent"]],
  ["GAND", ["9000 Gand"]],
  ["9000", ["9000 Gent"]],
  ["9000 gent", ["9000 Gent"]],
  ["Gent 9000", ["9000 Gent"]],
  ["9", ["9000 Gent", "9100 Sint-Niklaas", "9300 Aalst", "9308 Gijzegem"]],
  ["hofst", ["9308 Hofstade"]],
  ["lenaarts", ["2960 Sint-Lenaarts"]],
  ["st. niklaas", ["9100 Sint-Niklaas"]],
  ["sintniklaas", ["9100 Sint-Niklaas"]],
  ["läken", ["1020 Laken"]],
  ["1031", []],
  ["entwerpen", []],
  ["9000 aalst", []],
  ["", []],
  [" - ", []],
])("%j finds %j", (text, places) => {
  expect(found(text)).toEqual(places);
});

test("a town goes before a village of the same name, and that before the villages of the town", () => {
  expect(found("aalst")).toEqual(["9300 Aalst", "3800 Aalst", "2070 Aalst", "9308 Aalst"]);
});

test("what starts with the text goes before what has a word that does", () => {
  expect(found("sint")).toEqual(["9100 Sint-Niklaas", "3800 Sint-Truiden", "2960 Sint-Lenaarts"]);
  expect(found("br").slice(0, 2)).toEqual(["2960 Brecht", "1000 Brussel"]);
});

test("no more places are given than asked, and each postcode once, whatever is typed", () => {
  const texts = fc.oneof(fc.string(), fc.stringMatching(/^[a-z]{1,2}$/), fc.stringMatching(/^\d{1,2}$/));
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 5 }), (text, limit) => {
      const postcodes = findPlaces(smallRegister, text, limit).map(({ place }) => place.postcode);
      expect(postcodes.length).toBeLessThanOrEqual(limit);
      expect(new Set(postcodes).size).toBe(postcodes.length);
    }),
  );
});
