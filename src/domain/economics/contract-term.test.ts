import { expect, test } from "vitest";
import { contractTerm, type YearlyChange } from "#domain/economics/contract-term.ts";
import { pairGain } from "#domain/economics/pair-gain.ts";
import { euros, eurosPerKilowattHour, kilowattHours, share } from "#domain/units/quantity.ts";

const sale = {
  sharedEnergy: kilowattHours(1000),
  energyPrice: eurosPerKilowattHour(0.2),
  agreedPrice: eurosPerKilowattHour(0.1),
  injectionPrice: eurosPerKilowattHour(0.05),
  feeBuyer: euros(10),
  feeSeller: euros(10),
};
const steady: YearlyChange = {
  agreedPrice: share(0),
  energyPrice: share(0),
  injectionPrice: share(0),
  fees: share(0),
  degradation: share(0),
};

test("the first year is the sale as it stands, and steady years add up", () => {
  const rows = contractTerm(sale, 3, steady);
  expect(rows[0]?.gain).toEqual(pairGain(sale));
  expect(rows[2]?.gainSoFar.together).toBeCloseTo(3 * pairGain(sale).together, 9);
});

test("a price that rises by 2 % gives the seller 52 euros per MWh in the second year instead of 50, less the fee", () => {
  const rows = contractTerm(sale, 2, { ...steady, agreedPrice: share(0.02) });
  expect(rows[1]?.sale.agreedPrice).toBeCloseTo(0.102, 12);
  expect(rows[1]?.gain.seller).toBeCloseTo(52 - 10, 9);
});

test("panels that lose half a percent a year share 990.025 kWh in the third", () => {
  expect(contractTerm(sale, 3, { ...steady, degradation: share(0.005) })[2]?.sale.sharedEnergy).toBeCloseTo(990.025, 9);
});

test("a contract of no years has no rows", () => {
  expect(contractTerm(sale, 0, steady)).toEqual([]);
});
