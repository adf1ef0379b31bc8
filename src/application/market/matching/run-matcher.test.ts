import { expect, test } from "vitest";
import {
  buyerOf,
  clockHours,
  type MatchingTask,
  refuseBreaches,
  runMatcher,
  sellerOf,
} from "#application/market/matching/run-matcher.ts";
import { MARKET_YEAR } from "#domain/market/profile-sample.ts";
import { brusselsYear, calendarDayAt, dayOfQuarter } from "#domain/time/brussels-year.ts";
import { euros, eurosPerKilowattHour, share } from "#domain/units/quantity.ts";
import { emptySeries, type Series } from "#domain/units/series.ts";

const calendar = brusselsYear(MARKET_YEAR);
const hours = clockHours();

/** The quarters of one calendar day. */
const quartersOf = (day: string): number[] =>
  Array.from({ length: calendar.quarters }, (_, quarter) => quarter).filter(
    (quarter) => calendarDayAt(calendar, dayOfQuarter(calendar, quarter)) === day,
  );

const party = { region: "flanders", fee: euros(0), traits: [], requires: [], refuses: [], excludes: [] } as const;
/** A seller and a buyer with the same year. */
const pairOf = (series: Series<"kWh">): MatchingTask => ({
  sellers: [
    {
      ...party,
      id: "seller",
      owner: "an",
      injection: { kind: "measured", series },
      follows: null,
      injectionPrice: eurosPerKilowattHour(0.02),
      isLiableForVat: false,
      price: { kind: "open", lowest: null },
    },
  ],
  buyers: [
    {
      ...party,
      id: "buyer",
      owner: "bo",
      offtake: { kind: "measured", series },
      supply: {
        contract: "single",
        energyPrice: eurosPerKilowattHour(0.12),
        energyPriceNight: null,
        holder: "person",
        follows: null,
      },
      energyPrice: eurosPerKilowattHour(0.12),
      vatBorne: share(0.06),
      priceLimit: null,
      sellersMax: null,
      contracts: [],
    },
  ],
  explained: null,
});

test("over a year every hour of the wall clock has as many quarters: the hour that is skipped in March comes twice in October", () => {
  const counts = new Array<number>(24).fill(0);
  for (const hour of hours) counts[hour] = (counts[hour] ?? 0) + 1;
  expect(counts).toEqual(new Array<number>(24).fill(365 * 4));
  const at = (day: string, hour: number) => quartersOf(day).filter((quarter) => hours[quarter] === hour).length;
  expect([at("2026-03-29", 2), at("2026-03-28", 2), at("2026-10-25", 2)]).toEqual([0, 4, 8]);
});

test("what two share on the days on which the clock changes is counted whole, and told by the wall clock", () => {
  const days = ["2026-03-29", "2026-10-25"];
  const quarters = days.flatMap(quartersOf);
  expect(quarters).toHaveLength(92 + 100);
  const year = emptySeries<"kWh">(calendar.quarters);
  for (const quarter of quarters) year[quarter] = 10;
  const { proposals } = runMatcher(pairOf(year));
  const [pair] = proposals[0]?.pairs ?? [];
  expect(pair?.sharedEnergy).toBeCloseTo(1920, 6);
  const { from = 0, to = 0, energy = 0 } = pair?.hours ?? {};
  const within = quarters.filter((quarter) => (hours[quarter] ?? 0) >= from && (hours[quarter] ?? 0) < to);
  expect(energy).toBeCloseTo(within.length * 10, 6);
});

test("a recommendation that breaks a rule ends the round before anybody reads it", () => {
  const year = emptySeries<"kWh">(calendar.quarters).fill(1);
  const task = pairOf(year);
  const recommendation = runMatcher(task);
  const [sellers, buyers] = [task.sellers.map(sellerOf), task.buyers.map(buyerOf)];
  expect(recommendation.proposals).toHaveLength(1);
  expect(() => refuseBreaches(sellers, buyers, recommendation)).not.toThrow();
  const bound = buyers.map((buyer) => ({ ...buyer, excludes: ["an"] }));
  expect(() => refuseBreaches(sellers, bound, recommendation)).toThrow("excluded at seller");
});
