import fc from "fast-check";
import { expect, test } from "vitest";
import { breakEvenOfSide, type Side, verdictOnSide } from "#domain/economics/side-worth.ts";
import { verdictBounds } from "#domain/economics/verdict/verdict-bounds.ts";
import { euros, eurosPerKilowattHour, kilowattHours } from "#domain/units/quantity.ts";

const side = (sharedEnergy: number, gainPerKilowattHour: number, costs: number): Side => ({
  sharedEnergy: kilowattHours(sharedEnergy),
  gainPerKilowattHour: eurosPerKilowattHour(gainPerKilowattHour),
  costs: euros(costs),
});

test("at 5 cents a kWh a fee of 100 euros is earned back at 2,000 kWh", () => {
  expect(breakEvenOfSide(side(0, 0.05, 100))).toBe(2000);
});

test("a price that brings nothing never earns a fee back", () => {
  expect(breakEvenOfSide(side(0, 0, 100))).toBeNull();
  expect(breakEvenOfSide(side(0, -0.02, 100))).toBeNull();
});

test.each([
  ["4,000 kWh, which leaves 100 euros and 50 after a setback", 4000, "pays"],
  ["2,500 kWh, which leaves 25 euros but loses after a setback", 2500, "barely"],
  ["2,000 kWh, which leaves exactly nothing", 2000, "does-not-pay"],
  ["700 kWh, which costs 65 euros", 700, "does-not-pay"],
])("5 cents a kWh against 100 euros: %s", (_, volume, verdict) => {
  expect(verdictOnSide(side(volume, 0.05, 100), verdictBounds)).toBe(verdict);
});

test("without costs a gain under a euro a month is still barely worth it", () => {
  expect(verdictOnSide(side(100, 0.05, 0), verdictBounds)).toBe("barely");
  expect(verdictOnSide(side(1000, 0.05, 0), verdictBounds)).toBe("pays");
});

const sides = fc
  .tuple(
    fc.double({ min: 0, max: 50_000, noNaN: true }),
    fc.double({ min: -0.3, max: 0.5, noNaN: true }),
    fc.double({ min: 0, max: 500, noNaN: true }),
  )
  .map(([volume, gain, costs]) => side(volume, gain, costs));

test("whoever shares less than the break-even volume is told that it is not worth it", () => {
  fc.assert(
    fc.property(sides, (one) => {
      const breakEven = breakEvenOfSide(one);
      const loses = breakEven === null || one.sharedEnergy < breakEven * (1 - 1e-9);
      if (loses) expect(verdictOnSide(one, verdictBounds)).toBe("does-not-pay");
    }),
  );
});

test("more volume at a gain never makes the verdict worse", () => {
  const rank = { "does-not-pay": 0, barely: 1, pays: 2 };
  fc.assert(
    fc.property(sides, fc.double({ min: 0, max: 10_000, noNaN: true }), (one, more) => {
      fc.pre(one.gainPerKilowattHour >= 0);
      const larger = { ...one, sharedEnergy: kilowattHours(one.sharedEnergy + more) };
      expect(rank[verdictOnSide(larger, verdictBounds)]).toBeGreaterThanOrEqual(
        rank[verdictOnSide(one, verdictBounds)],
      );
    }),
  );
});
