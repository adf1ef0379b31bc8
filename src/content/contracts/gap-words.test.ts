import { expect, test } from "vitest";
import { sayGaps } from "#content/contracts/gap-words.ts";
import { addToGaps, type Gap, spellGaps } from "#domain/settlement/meter-data/gap.ts";

test("a gap is told by day, clock and whose meter is silent", () => {
  const gaps: Gap[] = [];
  addToGaps(gaps, 9 * 96 + 48, ["buyer"]);
  addToGaps(gaps, 9 * 96 + 49, ["buyer"]);
  addToGaps(gaps, 9 * 96 + 50, ["seller", "buyer"]);
  addToGaps(gaps, 9 * 96 + 95, ["other-2"]);
  addToGaps(gaps, 10 * 96, ["other-2"]);
  expect(spellGaps(gaps)).toBe("buyer:912-913 seller+buyer:914-914 other-2:959-960");
  expect(sayGaps("2026-09", gaps, "buyer")).toEqual([
    "10 september van 12:00 tot 12:30: geen waarde van u.",
    "10 september van 12:30 tot 12:45: geen waarde van de verkoper en u.",
    "10 september van 23:45 tot 11 september 00:15: geen waarde van een andere verkoper.",
  ]);
});

test("the clock is that of the wall where it leaps, and a whole month ends at 24:00", () => {
  const at = (first: number, last = first): Gap => ({ first, last, silent: ["seller"] });
  expect(sayGaps("2026-03", [at(28 * 96 + 8)], "buyer")[0]).toContain("29 maart van 03:00 tot 03:15");
  expect(sayGaps("2026-10", [at(24 * 96 + 15)], "buyer")[0]).toContain("25 oktober van 02:45 tot 03:00");
  expect(sayGaps("2026-09", [at(0, 30 * 96 - 1)], "buyer")[0]).toContain(
    "1 september van 00:00 tot 30 september 24:00",
  );
});

test("many gaps are counted after the first twenty", () => {
  const gaps = Array.from({ length: 25 }, (_, at): Gap => ({ first: at * 2, last: at * 2, silent: ["seller"] }));
  expect(sayGaps("2026-09", gaps, "seller")).toHaveLength(21);
  expect(sayGaps("2026-09", gaps, "seller").at(-1)).toBe("En nog 5 kwartieren.");
});
