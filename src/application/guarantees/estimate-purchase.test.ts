import fc from "fast-check";
import { expect, test } from "vitest";
import { estimatePurchase } from "#application/guarantees/estimate-purchase.ts";
import { euros, share } from "#domain/units/quantity.ts";

const prices = { european: euros(1), belgian: euros(3) };

test("a bakery of 60.4 MWh that covers all of it buys 61 guarantees, for 198.25 euros at 3.25 each", () => {
  const purchase = estimatePurchase(
    { consumedMegawattHours: 60.4, coveredShare: share(1), pricePerGuarantee: euros(3.25) },
    prices,
  );
  expect(purchase).toMatchObject({ guarantees: 61, cost: 198.25, covered: 60_400, spare: 600 });
  expect(purchase?.perKilowattHour).toBeCloseTo(0.003282, 6);
  expect(purchase?.elsewhere).toEqual({ european: 61, belgian: 183 });
});

test("without an answer there is no sum, and without use no price per kWh", () => {
  const answers = { consumedMegawattHours: 0, coveredShare: share(1), pricePerGuarantee: euros(3) };
  expect(estimatePurchase({ ...answers, coveredShare: null }, prices)).toBeNull();
  expect(estimatePurchase(answers, prices)).toMatchObject({ guarantees: 0, cost: 0, perKilowattHour: null });
});

test("what is bought covers what was asked, with less than one guarantee to spare", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 0, max: 100 }), (kwh, percent) => {
      const answers = {
        consumedMegawattHours: kwh / 1000,
        coveredShare: share(percent / 100),
        pricePerGuarantee: euros(2),
      };
      const { guarantees = 0, covered = 0, spare = 0 } = estimatePurchase(answers, prices) ?? {};
      expect(guarantees * 1000).toBeGreaterThanOrEqual(covered - 1);
      expect(spare).toBeLessThanOrEqual(1000);
    }),
  );
});
