import { expect, test } from "vitest";
import { bothSidesSentence, productText, rangeSentence } from "./answer-on-paper.ts";

const verdict = (word: "pays" | "barely" | "does-not-pay") => ({
  verdict: word,
  buyer: word,
  seller: word,
  flip: null,
});

test("the answer names both sides, who loses and who wins", () => {
  expect(bothSidesSentence(verdict("does-not-pay"), { buyer: -40.6, seller: 4.5 })).toBe(
    "Dit loont niet: de koper verliest €\u00a041 per jaar, de verkoper wint €\u00a04,50.",
  );
});

test("a range that rounds to one amount is told as one", () => {
  expect(rangeSentence({ value: 99, low: 98.9, high: 99.1 })).toBe("In elk weerjaar nagenoeg hetzelfde.");
  expect(rangeSentence({ value: 0, low: -20, high: 20 })).toBe(
    "Tussen \u2212\u00a0€\u00a020 en €\u00a020, naargelang het weer.",
  );
  expect(rangeSentence({ value: 5, low: null, high: null })).toBe("Volgens de meter, zonder spreiding.");
});

test("a product is written out", () => {
  expect(
    productText([
      { value: 1133, unit: "kWh" },
      { value: 0.1894, unit: "EUR/kWh" },
    ]),
  ).toBe("1.133\u00a0kWh × 18,94\u00a0c€/kWh");
});
