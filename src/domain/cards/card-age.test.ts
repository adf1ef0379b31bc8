import { describe, expect, test } from "vitest";
import type { CardVersion } from "#domain/cards/card.ts";
import { ageOn, type CardDates, cardAgeOn, lastSignable } from "#domain/cards/card-age.ts";

const dates = (change: Partial<CardDates>): CardDates => ({
  until: null,
  ofMonth: null,
  readOn: "2026-10-05",
  ...change,
});

describe("the last day on which a card could be signed", () => {
  test.each([
    ["is the one that it prints", dates({ until: "2026-10-15", ofMonth: "2026-10-01" }), "2026-10-15"],
    ["else the end of its month", dates({ ofMonth: "2026-10-01" }), "2026-10-31"],
    ["also in December", dates({ ofMonth: "2026-12-24" }), "2026-12-31"],
    ["and in February", dates({ ofMonth: "2028-02-03" }), "2028-02-29"],
    ["else the day on which it was read", dates({}), "2026-10-05"],
  ])("%s", (_what, of, day) => {
    expect(lastSignable(of)).toBe(day);
  });
});

test("a price stands until 35 days after that, and is old from the 36th", () => {
  const october = dates({ until: "2026-10-31" });
  expect(ageOn("2026-10-20", october)).toEqual({ lastSignable: "2026-10-31", days: -11, isStale: false });
  expect(ageOn("2026-12-05", october)).toMatchObject({ days: 35, isStale: false });
  expect(ageOn("2026-12-06", october)).toMatchObject({ days: 36, isStale: true });
  expect(ageOn("2026-12-19", october).isStale).toBe(true);
});

test("a card whose energy price came from a later month is as old as its injection", () => {
  const version: CardVersion = {
    card: {
      kind: "product",
      key: "proef-vast",
      supplier: "Proef",
      product: "Vast",
      region: "flanders",
      isFixed: true,
      energy: 20,
      energyDay: null,
      energyNight: null,
      injection: 4,
      energyForecast: null,
      injectionForecast: null,
      fixedFee: 60,
      regulator: { month: "2026-11", readOn: "2026-11-19" },
    },
    from: "2026-11-20",
    until: "2026-10-31",
    source: { title: "Kaart", publisher: "Proef", readOn: "2026-11-19" },
  };
  expect(cardAgeOn("2026-12-10", version)).toMatchObject({ lastSignable: "2026-10-31", isStale: true });
  expect(cardAgeOn("2026-12-10", { ...version, until: "2026-12-31" })).toMatchObject({ lastSignable: "2026-11-30" });
});
