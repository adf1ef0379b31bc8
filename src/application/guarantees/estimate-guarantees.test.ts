import { expect, test } from "vitest";
import { estimateGuarantees } from "#application/guarantees/estimate-guarantees.ts";
import { guaranteeDefaults } from "#application/guarantees/guarantee-defaults.ts";
import { euros, share } from "#domain/units/quantity.ts";

test("40 MWh of guarantees at 3 euros with a fifth for the broker bring 96 euros", () => {
  const estimate = estimateGuarantees({
    injectedMegawattHours: 40,
    carriedMegawattHours: null,
    pricePerGuarantee: euros(3),
    brokerShare: share(0.2),
    yearlyFee: null,
  });
  expect(estimate).toMatchObject({ guarantees: 40, net: 96, scale: "producer" });
});

test("a roof with two guarantees a year is told that it is a household's scale", () => {
  const { price, brokerShare } = guaranteeDefaults("be");
  const estimate = estimateGuarantees({
    injectedMegawattHours: 2.4,
    carriedMegawattHours: null,
    pricePerGuarantee: price.value,
    brokerShare: brokerShare.value,
    yearlyFee: null,
  });
  expect(estimate).toMatchObject({ guarantees: 2, scale: "household" });
});

test("the price that we fill in lies between the European and the Belgian price that were found", () => {
  const { price, european, belgian } = guaranteeDefaults("be");
  expect(price.status).toBe("estimate");
  expect(price.value).toBeGreaterThan(european.value);
  expect(price.value).toBeLessThan(belgian.value);
});
