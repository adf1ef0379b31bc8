import { expect, test } from "vitest";
import {
  feeOfSupplier,
  medianProduct,
  type TariffCard,
  yearlyEnergyPrice,
  yearlyInjectionPrice,
} from "#domain/cards/cards-on.ts";
import { cardSeed, seedCards } from "#figures/suppliers.ts";

const { products, fees } = seedCards;
const cardOf = (name: string): TariffCard => {
  const product = products[name];
  if (product === undefined) throw new Error(`No card ${name}.`);
  return product.card;
};

test("the fees that a card prints lie between 85 and 125 euros a year", () => {
  for (const { fee } of fees) {
    expect(fee.status).toBe("found");
    expect(fee.value).toBeGreaterThanOrEqual(85);
    expect(fee.value).toBeLessThanOrEqual(125);
  }
});

test("EBEM's fee is 80 euros with 21 % VAT, OCTA+'s twelve months of 8 euros", () => {
  expect(feeOfSupplier("EBEM", "flanders", seedCards).fee.value).toBeCloseTo(80 * 1.21, 9);
  expect(feeOfSupplier("OCTA+", "flanders", seedCards).fee.value).toBe(12 * 8);
});

test("a supplier whose card is silent gets 121 euros, marked as an estimate", () => {
  expect(feeOfSupplier("Luminus", "flanders", seedCards).fee).toMatchObject({ value: 121, status: "estimate" });
});

test("on every card energy costs more than injection brings", () => {
  for (const { card } of Object.values(products)) {
    expect(card.energyPrice.value).toBeGreaterThan(card.injectionPrice.value);
  }
});

test("a variable card counts a year at its own forecast, not at the price of one month", () => {
  expect(yearlyEnergyPrice(cardOf("dats24-groen-variabel"))).toMatchObject({ value: 0.1255, status: "estimate" });
  expect(yearlyInjectionPrice(cardOf("ebem-groen-variabel"))).toMatchObject({ value: 0.0433, status: "estimate" });
  expect(yearlyEnergyPrice(cardOf("octa-fixed"))).toBe(cardOf("octa-fixed").energyPrice);
});

test("the cards that we propose are those of the middle of the eight whose price is fixed", () => {
  expect(medianProduct("buyer", "flanders", seedCards)).toBe("octa-fixed");
  expect(medianProduct("seller", "flanders", seedCards)).toBe("engie-easy-vast");
  expect(medianProduct("buyer", "brussels", seedCards)).toBe("mega-smart-fixed-brussel");
});

test("a supplier whose card names a fee without its amount is not among those that are silent", () => {
  expect(seedCards.unstatedFees).toEqual(["energie.be"]);
});

test("no two shipped cards of one day have the same key", () => {
  const keys = cardSeed.map(({ card, from }) => `${card.key} ${from}`);
  expect(new Set(keys).size).toBe(cardSeed.length);
});
