import { expect, test } from "vitest";
import { sensitivityOf } from "#domain/economics/verdict/sensitivity.ts";
import { euros, eurosPerKilowattHour, kilowattHours, share } from "#domain/units/quantity.ts";

const sale = {
  sharedEnergy: kilowattHours(1000),
  energyPrice: eurosPerKilowattHour(0.15),
  agreedPrice: eurosPerKilowattHour(0.1),
  injectionPrice: eurosPerKilowattHour(0.05),
  feeBuyer: euros(40),
  feeSeller: euros(20),
};

test("a tenth more price costs the buyer 10 euros and gives them to the seller; the pair keeps 40", () => {
  const [row] = sensitivityOf(sale, [share(0.1)]);
  expect(row).toMatchObject({ change: "price", step: 0.1 });
  expect(row?.gain.buyer).toBeCloseTo(0, 9);
  expect(row?.gain.seller).toBeCloseTo(40, 9);
  expect(row?.gain.together).toBeCloseTo(40, 9);
});

test("a tenth less volume costs the pair 10 euros, a tenth less fee brings it 6", () => {
  const rows = sensitivityOf(sale, [share(-0.1)]);
  expect(rows.map(({ change, gain }) => [change, Math.round(gain.together)])).toEqual([
    ["price", 40],
    ["volume", 30],
    ["fees", 46],
  ]);
});

test("every step stands in the table once for each of the three", () => {
  expect(sensitivityOf(sale, [share(-0.2), share(0), share(0.2)])).toHaveLength(9);
});
