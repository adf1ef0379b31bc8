import fc from "fast-check";
import { expect, test } from "vitest";
import { dayTotal, type FlemishKey, type Street, type StreetChoice, streetDay } from "#domain/sharing/street.ts";

const flat = (wattHours: number) => Array.from({ length: 96 }, () => wattHours);
/** One roof of 10 kWp that uses nothing, and two houses that take 500 and 2,000 Wh in every quarter. */
const season = { sun: [flat(100), flat(50)], loads: [flat(0), flat(500), flat(2000)] };
const street: Street<"roof" | "small" | "large"> = {
  houses: [
    { id: "roof", kilowattPeak: 10 },
    { id: "small", kilowattPeak: 0 },
    { id: "large", kilowattPeak: 0 },
  ],
  seasons: { winter: season, spring: season, summer: season },
};
const everybody: StreetChoice = { season: "summer", clouds: 0, key: "fixed", isMember: [true, true, true] };
const sharedIn = (choice: Partial<StreetChoice>) =>
  streetDay(street, { ...everybody, ...choice }).group.shared[48] ?? Number.NaN;

test("1 kWh of a roof: a fixed third each leaves the roof's own third behind, the other keys share it all", () => {
  expect(sharedIn({ key: "fixed" })).toBeCloseTo(2 / 3, 9);
  expect(sharedIn({ key: "relative" })).toBeCloseTo(1, 9);
  expect(sharedIn({ key: "optimal" })).toBeCloseTo(1, 9);
});

test("without the large house the small one takes what it can, half a kWh", () => {
  expect(sharedIn({ key: "optimal", isMember: [true, true, false] })).toBeCloseTo(0.5, 9);
});

test("clouds that halve the sun halve what there is to share", () => {
  expect(sharedIn({ key: "optimal", clouds: 1 })).toBeCloseTo(0.5, 9);
});

test("a street in which nobody takes part shares nothing, and every house keeps its supplier", () => {
  const { group, houses, members } = streetDay(street, { ...everybody, isMember: [false, false, false] });
  expect([members, dayTotal(group.shared), dayTotal(group.toSupplier)]).toEqual([0, 0, 0]);
  expect(houses[0]?.toSupplier[0]).toBe(1);
  expect(houses[2]?.fromSupplier[0]).toBe(2);
});

test("whatever the choice, each house's books close: made is used, given or sold, used is made, received or bought", () => {
  const choice = fc.record({
    season: fc.constantFrom("winter" as const, "summer" as const),
    clouds: fc.constantFrom(0, 1),
    key: fc.constantFrom<FlemishKey>("fixed", "relative", "optimal"),
    isMember: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
  });
  fc.assert(
    fc.property(choice, (chosen) => {
      const { houses, group } = streetDay(street, chosen);
      for (const house of houses) {
        expect(dayTotal(house.ownUse) + dayTotal(house.given) + dayTotal(house.toSupplier)).toBeCloseTo(
          dayTotal(house.production),
          9,
        );
        expect(dayTotal(house.ownUse) + dayTotal(house.received) + dayTotal(house.fromSupplier)).toBeCloseTo(
          dayTotal(house.load),
          9,
        );
      }
      const given = houses.reduce((all, house) => all + dayTotal(house.given), 0);
      expect(dayTotal(group.shared)).toBeCloseTo(given, 9);
    }),
    { numRuns: 40 },
  );
});
