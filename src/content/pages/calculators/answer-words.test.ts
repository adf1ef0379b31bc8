import { expect, test } from "vitest";
import { nettingNote } from "#content/pages/calculators/answer-words.ts";

const plain = (text: string | null) => text?.replaceAll("\u00a0", " ");

test("until the end of 2026 a Dutch seller reads what netting leaves to be sold", () => {
  expect(plain(nettingNote("2026-12-31", 8000, 3000))).toContain("Hier is dat 5.000 kWh van de 8.000 kWh.");
  expect(plain(nettingNote("2026-12-31", 2000, 3000))).toContain("verkoopt hij beter niets");
});

test("from 2027 on there is nothing to warn of", () => {
  expect(nettingNote("2027-01-01", 8000, 3000)).toBeNull();
});
