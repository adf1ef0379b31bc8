import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const words = globSync("src/content/**/*.{ts,md}")
  .filter((path) => !path.endsWith(".test.ts"))
  .map((path) => ({ path, text: readFileSync(path, "utf8") }));
const where = (pattern: RegExp) => words.flatMap(({ path, text }) => (pattern.test(text) ? [path] : []));

// docs/decisions/023: no source says whose the guarantees of power are that is sold from person to person.
test("nobody is promised a guarantee of origin with shared power, and where it is spoken of it is said to be unknown", () => {
  expect(where(/recht op [^.]{0,40}garantie|garantie[^.]{0,40} inbegrepen|met garantie van oorsprong/i)).toEqual([]);
  expect(where(/(?:garantie|persoon-aan-persoonverkoop)[^.]*vonden wij nergens bevestigd/).length).toBeGreaterThan(1);
});
