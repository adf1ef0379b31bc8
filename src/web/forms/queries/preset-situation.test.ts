import { expect, test } from "vitest";
import { calculatorVariant, calculatorVariants } from "#content/calculator-variants/calculator-variant.ts";
import { calculationRefusalWords } from "#content/pages/calculators/calculation-refusals.ts";
import { euros } from "#domain/units/quantity.ts";
import { presetSituation, readSituation, writeSituation } from "#web/forms/queries/situation-query.ts";
import { calculate } from "../../../../tests/support/calculate.ts";

const DAY = "2026-11-15";

test.each(Object.keys(calculatorVariants))("%s gives an answer to whoever fills in nothing, on both sides", (name) => {
  for (const side of ["buyer", "seller"] as const) {
    const situation = presetSituation(side, "be", DAY, calculatorVariant(name));
    const answer = calculate(situation, { places: null, platformFee: euros(0), cards: [], dayPrices: null }, 0);
    expect(answer.ok ? "answered" : calculationRefusalWords(answer.refusal)).toBe("answered");
  }
});

test("a preset stands under the address: it is not written, and can be taken away", () => {
  const base = presetSituation("buyer", "be", DAY, calculatorVariant("onderneming"));
  expect(base.buyer).toMatchObject({ customer: "business", use: { trade: "shop" } });
  expect(writeSituation(base, base).toString()).toBe(`datum=${DAY}`);
  const { situation } = readSituation(new URLSearchParams("koper=gezin&handel=geen"), base);
  expect(situation?.buyer).toMatchObject({ customer: "household", use: { trade: null } });
});

test("Brussels has its own prices and asks for a category", () => {
  const situation = presetSituation("buyer", "be", DAY, calculatorVariant("brussel"));
  const answer = calculate(situation, { places: null, platformFee: euros(0), cards: [], dayPrices: null }, 0);
  if (!answer.ok) throw new Error(answer.refusal.code);
  expect(answer.value.region).toBe("brussels");
  expect(answer.value.prices.buyer.product?.card.supplier).toBe("Mega");
  expect(answer.value.assumptions.map(({ code }) => code)).toContain("sharing-category");
});

test("a refusal of the computation has words of its own", () => {
  const base = presetSituation("buyer", "be", DAY, null);
  const wordsOf = (query: string) => {
    const { situation } = readSituation(new URLSearchParams(query), base);
    const answer =
      situation && calculate(situation, { places: null, platformFee: euros(0), cards: [], dayPrices: null }, 0);
    return answer && !answer.ok ? calculationRefusalWords(answer.refusal).title : null;
  };
  expect(wordsOf("postcode=5000")).toBe("In Wallonië kan dit nog niet");
  expect(wordsOf("meter=analoog")).toBe("Eerst een digitale meter");
  expect(wordsOf("koper=beschermd")).toBe("Vul uw sociaal tarief in");
  expect(wordsOf("spanning=midden")).toBe("Dit kunnen wij niet uitrekenen");
  expect(wordsOf("gedeeld=3190")).toBe("Zoveel kan er niet gedeeld worden");
});
