import { expect, test } from "vitest";
import { eurosPerKilowattHour, kilowattHours, share } from "#domain/units/quantity.ts";
import { flipSentence, productText, rangeSentence, signedEuros, verdictSentence } from "./answer-words.ts";

const verdict = (
  word: "pays" | "barely" | "does-not-pay",
  flip: Parameters<typeof flipSentence>[0]["flip"] = null,
) => ({
  verdict: word,
  buyer: word,
  seller: word,
  flip,
});

test("the answer names both sides, who loses and who wins", () => {
  expect(verdictSentence(verdict("does-not-pay"), { buyer: -40.6, seller: 4.5 })).toBe(
    "Dit loont niet: de koper verliest €\u00a041 per jaar, de verkoper wint €\u00a04,50.",
  );
});

test("the change that turns the verdict says which way", () => {
  const price = { change: "price", to: eurosPerKilowattHour(0.1), relative: share(0.2) } as const;
  expect(flipSentence(verdict("pays", price), 0.12)).toBe(
    "Zakt de afgesproken prijs tot 10,00\u00a0c€/kWh, dan loont het niet meer.",
  );
  const volume = { change: "volume", to: kilowattHours(1700), relative: share(0.5) } as const;
  expect(flipSentence(verdict("does-not-pay", volume), 0.12)).toBe(
    "Vanaf 1.700\u00a0kWh gedeelde stroom per jaar loont het wel.",
  );
  const fees = { change: "fees", factor: share(0.64), relative: share(0.36) } as const;
  expect(flipSentence(verdict("does-not-pay", fees), 0.12)).toBe(
    "Rekenen de leveranciers 36% minder aan, dan loont het wel.",
  );
  expect(flipSentence(verdict("pays"), 0.12)).toBeNull();
});

test("a range that rounds to one amount is told as one", () => {
  expect(rangeSentence({ value: 99, low: 98.9, high: 99.1 })).toBe("In elk weerjaar nagenoeg hetzelfde.");
  expect(rangeSentence({ value: 0, low: -20, high: 20 })).toBe(
    "Tussen \u2212\u00a0€\u00a020 en €\u00a020, naargelang het weer.",
  );
  expect(rangeSentence({ value: 5, low: null, high: null })).toBe("Volgens de meter, zonder spreiding.");
});

test("a minus stands before the euro, and a product is written out", () => {
  expect(signedEuros(-12.5)).toBe("\u2212\u00a0€\u00a012,50");
  expect(
    productText([
      { value: 1133, unit: "kWh" },
      { value: 0.1894, unit: "EUR/kWh" },
    ]),
  ).toBe("1.133\u00a0kWh × 18,94\u00a0c€/kWh");
});
