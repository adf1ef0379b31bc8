import { expect, test } from "vitest";
import { type CardVersion, publishedOn, type SupplierCard, versionsOn } from "#domain/cards/card.ts";
import { type CountingRules, cardsOn, dynamicOf, lowestFee } from "#domain/cards/cards-on.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { euros, eurosPerKilowattHour, kilowattHours } from "#domain/units/quantity.ts";

const supplier = (key: string, sharingFee: SupplierCard["sharingFee"], from: CalendarDay): CardVersion => ({
  card: { kind: "supplier", key, supplier: key, sharingFee, feeBasis: "customer", condition: null, note: null },
  from,
  until: null,
  source: { title: "Kaart", publisher: key, readOn: "2026-11-14" },
});
const price = (value: number) => ({
  value: eurosPerKilowattHour(value),
  unit: "EUR/kWh" as const,
  status: "found" as const,
  source: { title: "Index", publisher: "Proef", readOn: "2026-11-14" },
  validFrom: "2026-04-01" as const,
});
const fee121 = { ...price(0), value: euros(121), unit: "EUR" as const };
const rules: CountingRules = {
  market: { plain: price(0.1), plainInjection: price(0.1), offtake: price(0.1), sun: price(0.05) },
  byOneCard: { flanders: fee121, brussels: fee121 },
};
const seed = [supplier("a", 100, "2026-04-01"), supplier("b", 90, "2026-04-01")];
const feesOn = (day: CalendarDay, published: readonly CardVersion[]) =>
  cardsOn(day, { seed, published }, rules).fees.map(({ fee }) => fee.value);

test("a published card counts from its day, and the day before keeps the shipped one", () => {
  const published = [supplier("a", 120, "2026-11-18")];
  expect(feesOn("2026-11-17", published)).toEqual([100, 90]);
  expect(feesOn("2026-11-18", published)).toEqual([120, 90]);
  expect(feesOn("2030-01-01", published)).toEqual([120, 90]);
});

test("a shipped card also counts before the day on which it was first read", () => {
  expect(feesOn("2025-01-01", [])).toEqual([100, 90]);
});

test("of two for the same day the one that was published last counts, and an earlier day published later changes no later one", () => {
  const published = [
    supplier("a", 120, "2026-12-01"),
    supplier("a", 130, "2026-12-01"),
    supplier("a", 110, "2026-11-20"),
  ];
  expect(feesOn("2026-12-01", published)).toEqual([130, 90]);
  expect(feesOn("2026-11-25", published)).toEqual([110, 90]);
});

test("a new supplier stands after the others, and is not there before its day", () => {
  const published = [supplier("c", 80, "2026-12-01")];
  expect(feesOn("2026-11-30", published)).toEqual([100, 90]);
  expect(lowestFee(cardsOn("2026-12-01", { seed, published }, rules), kilowattHours(1000))).toMatchObject({
    supplier: "c",
  });
});

test("what counts on a day is all that a calculation of that day needs", () => {
  const published = [
    supplier("a", 120, "2026-11-18"),
    supplier("a", 130, "2026-12-01"),
    supplier("c", 1, "2027-01-01"),
  ];
  for (const day of ["2026-11-17", "2026-11-18", "2026-12-24", "2027-01-01"] as const) {
    const few = publishedOn(day, published);
    expect(versionsOn(day, { seed, published: few })).toEqual(versionsOn(day, { seed, published }));
  }
  expect(publishedOn("2026-12-24", published)).toHaveLength(1);
});

test("a supplier with a formula of its own is billed by it, every other by the first", () => {
  const formula = (key: string): CardVersion => ({
    ...supplier(key, null, "2026-04-01"),
    card: {
      kind: "dynamic",
      key: `dynamic-${key}`,
      supplier: key,
      product: `${key} dynamic`,
      region: "flanders",
      energyAddition: 1,
      energyFactor: 1,
      injectionAddition: -1,
      injectionFactor: 1,
      fixedFee: 60,
    },
  });
  const cards = cardsOn("2026-11-18", { seed: [formula("a"), formula("b")], published: [] }, rules);
  expect(dynamicOf("b", "buyer", "flanders", cards).supplier).toBe("b");
  expect(dynamicOf("z", "buyer", "flanders", cards).supplier).toBe("a");
  expect(dynamicOf(null, "buyer", "flanders", cards).energyAddition.value).toBe(0.01);
});
