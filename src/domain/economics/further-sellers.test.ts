import { expect, test } from "vitest";
import { gainOfFurtherSellers } from "#domain/economics/further-sellers.ts";
import { euros, eurosPerKilowattHour, share } from "#domain/units/quantity.ts";
import { seriesOf } from "#domain/units/series.ts";

const buyer = { offtake: seriesOf<"kWh">([1000, 1000]), energyPrice: eurosPerKilowattHour(0.15), fee: euros(100) };
const seller = (...injection: number[]) => ({
  injection: seriesOf<"kWh">(injection),
  injectionPrice: eurosPerKilowattHour(0.05),
  fee: euros(50),
});

test("the buyer's fee is counted with the first seller; the second brings 500 kWh at 10 cents less its own fee", () => {
  const rows = gainOfFurtherSellers(buyer, [seller(1000, 500), seller(0, 800)]);
  expect(rows[0]?.shared).toBeCloseTo(1500, 9);
  expect(rows[0]?.together).toBeCloseTo(150 - 100 - 50, 9);
  expect(rows[1]?.added.shared).toBeCloseTo(500, 9);
  expect(rows[1]?.added.together).toBeCloseTo(50 - 50, 9);
});

test("a seller with power at the same hours as the others adds nothing but its fee", () => {
  const [, second] = gainOfFurtherSellers(buyer, [seller(1000, 0), seller(1000, 0)]);
  expect(second?.added.shared).toBeCloseTo(0, 9);
  expect(second?.added.together).toBeCloseTo(-50, 9);
});

test("a fixed split divides the same energy", () => {
  const sellers = [seller(1000, 500), seller(0, 800)];
  const fixed = gainOfFurtherSellers(buyer, sellers, { rule: "fixed", shares: [share(0.5), share(0.5)] });
  expect(fixed[1]?.shared).toBeCloseTo(2000, 9);
});
