import { expect, test } from "vitest";
import { nextStepOf } from "#domain/economics/verdict/next-step.ts";
import { verdictBounds } from "#domain/economics/verdict/verdict-bounds.ts";
import { verdictOnSale } from "#domain/economics/verdict/verdict-on-sale.ts";
import { euros, eurosPerKilowattHour, kilowattHours } from "#domain/units/quantity.ts";

const sale = {
  sharedEnergy: kilowattHours(4000),
  energyPrice: eurosPerKilowattHour(0.15),
  injectionPrice: eurosPerKilowattHour(0.05),
  agreedPrice: eurosPerKilowattHour(0.1),
  feeBuyer: euros(121),
  feeSeller: euros(121),
};
const stepOf = (change: Partial<typeof sale>) => {
  const changed = { ...sale, ...change };
  return nextStepOf(changed, verdictOnSale(changed, verdictBounds), euros(85));
};

test("4,000 kWh at 10 cents of difference pay both fees: look for a partner", () => {
  expect(stepOf({})).toBe("find-partner");
});

test("where both win together and one loses, another price is the step", () => {
  expect(stepOf({ agreedPrice: eurosPerKilowattHour(0.148) })).toBe("price");
});

test("2,000 kWh make 200 euros: two fees of 121 lose, two of 85 would not", () => {
  expect(stepOf({ sharedEnergy: kilowattHours(2000) })).toBe("fees");
});

test("1,000 kWh make 100 euros, which no known fee leaves: too little is shared", () => {
  expect(stepOf({ sharedEnergy: kilowattHours(1000) })).toBe("overlap");
});

test("whoever gets more for injection than energy costs gains on no kWh", () => {
  expect(stepOf({ injectionPrice: eurosPerKilowattHour(0.16) })).toBe("contract");
});
