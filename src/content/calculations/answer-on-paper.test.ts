import { expect, test } from "vitest";
import { bothSidesSentence, productText, rangeSentence } from "./answer-on-paper.ts";

const range = (low: number, high: number) => ({ value: (low + high) / 2, low, high });

test("the answer names both sides, who loses and who wins", () => {
  const verdict = { verdict: "does-not-pay" } as const;
  const gains = { buyer: range(-41.2, -40), seller: range(4, 5) };
  expect(bothSidesSentence({ verdict, stalePrices: null, inMeanYear: gains })).toBe(
    "Dit loont niet: de koper verliest €\u00a041 per jaar, de verkoper wint €\u00a04,50.",
  );
});

test("on old prices the answer tells their month and both ends, and no number in between", () => {
  const answered = {
    verdict: { verdict: "uncertain" } as const,
    stalePrices: { signableUntil: "2026-10-31" },
    inMeanYear: { buyer: range(-41, 20), seller: range(12, 33) },
  };
  expect(bothSidesSentence(answered)).toBe(
    "Met prijzen van oktober 2026 is niet te zeggen of dit loont: \u2212\u00a0€\u00a041 tot €\u00a020 per jaar voor de koper, €\u00a012 tot €\u00a033 voor de verkoper.",
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
