import { expect, test } from "vitest";
import { nettingNote } from "#content/pages/calculators/answer-words.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

test("a Dutch seller who still nets reads what the sale takes away, and in whose price", () => {
  const losing = { lost: 1250.4, sellerGain: -181.5, isBuyersPrice: true };
  const own = plain(nettingNote("seller", losing));
  expect(own).toContain("Van wat u hier verkoopt, had u 1.250 kWh kunnen salderen.");
  expect(own).toContain("verliest u met deze verkoop € 182 per jaar. Een gesaldeerde kWh telt");
  const other = plain(nettingNote("buyer", { ...losing, sellerGain: 40, isBuyersPrice: false }));
  expect(other).toContain("Zolang dat nog mag, wint de verkoper met deze verkoop € 40 per jaar.");
  expect(other).not.toContain("energieprijs van de koper");
});

test("who sells only what cannot be netted reads that nothing changes", () => {
  const nothing = nettingNote("buyer", { lost: 0, sellerGain: 40, isBuyersPrice: false });
  expect(nothing).toContain("alleen wat hij niet kan salderen: de uitkomst blijft dezelfde");
});
