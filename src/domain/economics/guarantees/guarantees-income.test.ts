import fc from "fast-check";
import { expect, test } from "vitest";
import { type GuaranteesSituation, guaranteesIncome } from "#domain/economics/guarantees/guarantees-income.ts";
import { euros, kilowattHours, share } from "#domain/units/quantity.ts";

const situation: GuaranteesSituation = {
  injectedEnergy: kilowattHours(40_600),
  carriedEnergy: kilowattHours(0),
  pricePerGuarantee: euros(3),
  brokerShare: share(0.2),
  yearlyFee: euros(25),
};

test("40.6 MWh at 3 euros with a fifth for the broker and a fee of 25 leaves 71 euros and 600 kWh", () => {
  const income = guaranteesIncome(situation);
  expect(income.guarantees).toBe(40);
  expect(income.gross).toBe(120);
  expect(income.broker).toBe(24);
  expect(income.net).toBe(71);
  expect(income.leftOver).toBe(600);
});

test("a small roof of 2.4 MWh gets two guarantees and keeps 400 kWh for later", () => {
  const income = guaranteesIncome({ ...situation, injectedEnergy: kilowattHours(2400) });
  expect([income.guarantees, income.leftOver]).toEqual([2, 400]);
});

test("2.3 MWh and a rest of 0.7 MWh make three guarantees and leave nothing", () => {
  const income = guaranteesIncome({
    ...situation,
    injectedEnergy: kilowattHours(2.3 * 1000),
    carriedEnergy: kilowattHours(0.7 * 1000),
  });
  expect([income.guarantees, income.leftOver]).toEqual([3, 0]);
});

test("a fee on too little power is a loss, and shown as one", () => {
  expect(guaranteesIncome({ ...situation, injectedEnergy: kilowattHours(999) }).net).toBe(-25);
});

const situations: fc.Arbitrary<GuaranteesSituation> = fc.record({
  injectedEnergy: fc.integer({ min: 0, max: 10_000_000 }).map(kilowattHours),
  carriedEnergy: fc.integer({ min: 0, max: 999 }).map(kilowattHours),
  pricePerGuarantee: fc.double({ min: 0, max: 50, noNaN: true }).map(euros),
  brokerShare: fc.double({ min: 0, max: 1, noNaN: true }).map(share),
  yearlyFee: fc.double({ min: 0, max: 1000, noNaN: true }).map(euros),
});

test("no kWh is lost: guarantees and rest together are what was injected and carried", () => {
  fc.assert(
    fc.property(situations, (one) => {
      const { guarantees, leftOver } = guaranteesIncome(one);
      expect(guarantees * 1000 + leftOver).toBe(one.injectedEnergy + one.carriedEnergy);
      expect(leftOver).toBeGreaterThanOrEqual(0);
      expect(leftOver).toBeLessThan(1000);
    }),
  );
});

test("the producer never gets more than the market pays", () => {
  fc.assert(
    fc.property(situations, (one) => {
      const { gross, net, broker } = guaranteesIncome(one);
      expect(net).toBeLessThanOrEqual(gross);
      expect(net + broker + one.yearlyFee).toBeCloseTo(gross, 6);
    }),
  );
});
