import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..", "..");
const words = globSync(["src/content/**/*.{ts,md}", "src/mails/**/*.tsx"], { cwd: root })
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));

const placesOf = (phrase: RegExp) => words.filter(({ text }) => phrase.test(text)).map(({ path }) => path);

test.each([
  /daken te koop/i,
  /afname per jaar in de vragen/i,
  /houden samen tekort/i,
  /waar het misliep/i,
  /opeten/i,
  /dit keert het om/i,
  /te koop of te deel/i,
  /afdruk van uw netwerk/i,
  /begin bij uw dak en uw deur/i,
  /uw huis kan anders leven/i,
  /de batterij eet mee/i,
  /helemaal dicht/i,
  /turquoise/i,
  /wiens kwartieren/i,
])("no page or mail says %s, which stumbles when it is read aloud", (phrase) => {
  expect(placesOf(phrase)).toEqual([]);
});

test.each([
  ["power is not near, and green is not all of it", /groene stroom van dichtbij/i],
  ["sharing avoids nothing", /vermeden CO|CO₂? (?:vermeden|bespaard)|vermijdt .{0,20}CO/i],
  ["the residual mix has one name", /restmix/i],
  ["who gets guarantees of sold power is settled nowhere", /geeft recht op \d* ?garanties?/i],
  ["matching on load curves is a profile", /wij maken geen profiel/i],
  ["a tax number may be asked", /(?:rijksregister|belasting)nummer is nooit nodig/i],
])("%s: no page or mail claims otherwise", (_reason, claim) => {
  expect(placesOf(claim)).toEqual([]);
});

test("the search itself finds what is there", () => {
  expect(words.length).toBeGreaterThan(250);
  expect(placesOf(/residuele mix/i).length).toBeGreaterThan(0);
});
