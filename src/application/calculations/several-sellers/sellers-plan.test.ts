import { expect, test } from "vitest";
import type { Answer } from "#application/calculations/answer.ts";
import { defaultSituation } from "#application/calculations/defaults/default-situation.ts";
import { LIKE_THE_FIRST } from "#application/calculations/several-sellers/sellers-years.ts";
import type { Situation } from "#application/calculations/situation.ts";
import { euros, eurosPerKilowattHour, kilowattHours } from "#domain/units/quantity.ts";
import { calculate } from "../../../../tests/support/calculate.ts";

const buyer = defaultSituation("buyer", "be", "2026-10-15");
const seller = defaultSituation("seller", "be", "2026-10-15");

function answerTo(situation: Situation): Answer {
  const answer = calculate(situation, { places: null, platformFee: euros(0), cards: [], dayPrices: null }, 0);
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value;
}

const nothing = { agreedPrice: null, injectionPrice: null, sharingFee: null };
const west = { technology: null, power: 6, azimuth: 270 } as const;
const mill = { technology: "wind", power: 10, azimuth: null } as const;
const planned = (
  sellers: Situation["furtherSellers"],
  prices: Partial<Situation["prices"]["furtherSellers"][0]> = {},
) => {
  const plan = answerTo(withSellers(sellers, prices)).sellersPlan;
  if (plan === null) throw new Error("No plan.");
  return plan;
};
const withSellers = (
  sellers: Situation["furtherSellers"],
  prices: Partial<Situation["prices"]["furtherSellers"][0]>,
): Situation => ({
  ...buyer,
  buyer: { ...buyer.buyer, use: { ...buyer.buyer.use, energy: kilowattHours(20_000) } },
  furtherSellers: sellers,
  prices: { ...buyer.prices, furtherSellers: sellers.map(() => ({ ...nothing, ...prices })) },
});

test("begins with the pair of the answer itself", () => {
  const answer = answerTo(withSellers([], {}));
  const [first] = answer.sellersPlan?.rows ?? [];
  expect(first?.shared.value).toBeCloseTo(answer.energy.shared.value, 6);
  expect(first?.buyer.value).toBeCloseTo(answer.buyer.gain.value, 6);
  expect(first?.gainWithAll.value).toBeCloseTo(answer.seller.gain.value, 6);
});

test("takes sellers of different kinds, and the wind brings more beside a roof than a second roof does", () => {
  const { rows } = planned([west, mill]);
  expect(rows.map(({ installation }) => installation?.technology)).toEqual(["solar", "solar", "wind"]);
  expect(rows[1]?.installation?.roofs).toEqual([{ kilowattsPeak: 6, tilt: 35, azimuth: 270 }]);
  expect(rows[2]?.added.shared.value).toBeGreaterThan(rows[1]?.added.shared.value ?? 0);
  expect(rows.at(-1)?.shared.value).toBeCloseTo(
    rows.reduce((sum, { added }) => sum + added.shared.value, 0),
    6,
  );
});

test("a later seller takes from the first, and the buyer pays each its own price", () => {
  const alone = planned([]).rows[0];
  const [first, second] = planned([west]).rows;
  expect(first?.gainWithAll.value).toBeLessThan(alone?.gainWithAll.value ?? 0);
  const cheaper = planned([west], { agreedPrice: eurosPerKilowattHour(0.05) }).rows[1];
  expect(cheaper?.together.value).toBeCloseTo(second?.together.value ?? 0, 6);
  expect(cheaper?.buyer.value).toBeGreaterThan(second?.buyer.value ?? 0);
  expect(cheaper?.gainWithAll.value).toBeLessThan(second?.gainWithAll.value ?? 0);
});

test("tells what one more like the first would add, until there are six", () => {
  expect(planned([]).next?.shared.value).toBeCloseTo(planned([LIKE_THE_FIRST]).rows[1]?.added.shared.value ?? 0, 6);
  expect(planned([west, west, west, west, west]).next).toBeNull();
});

test("is there for a buyer in Flanders only", () => {
  expect(answerTo(seller).sellersPlan).toBeNull();
  expect(answerTo({ ...buyer, region: "brussels" }).sellersPlan).toBeNull();
});
