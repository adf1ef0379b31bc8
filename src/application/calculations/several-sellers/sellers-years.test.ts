import fc from "fast-check";
import { expect, test } from "vitest";
import { sellersYears } from "#application/calculations/several-sellers/sellers-years.ts";
import { MEAN_SKY } from "#domain/connections/connection-year.ts";
import { dayRegister } from "#domain/connections/day-register.ts";
import { modelSky } from "#domain/connections/model-sky.ts";
import { shareAmongSellers } from "#domain/sharing/share-among-sellers.ts";
import { brusselsYear } from "#domain/time/brussels-year.ts";
import { emptySeries, type Series, seriesOf } from "#domain/units/series.ts";
import { belgianClimate } from "#figures/profiles/belgian-climate.ts";

const calendar = brusselsYear(2026);
const sky = modelSky(belgianClimate, calendar, { ...MEAN_SKY, needsWind: false });
const isDay = dayRegister(calendar);
const none = emptySeries<"kWh">(calendar.quarters);
const market = seriesOf<"EUR/kWh">(Float64Array.from(none, (_, quarter) => (quarter % 7) / 10 - 0.1));

/** A year of which only so many quarters from a Monday morning on have anything. */
const yearWith = (amounts: readonly number[]) => {
  const series = emptySeries<"kWh">(calendar.quarters);
  series.set(amounts, 4 * 96 + 20);
  return series;
};
const partyOf = (offtake: Series<"kWh">, injection: Series<"kWh">) => ({
  offtake,
  injection,
  load: null,
  production: null,
});
const weighted = (series: Series<"kWh">, weight: (quarter: number) => number) =>
  series.reduce((sum, energy, quarter) => sum + energy * weight(quarter), 0);

test("each round sells what a division of every quarter gives, by register and at the market's price", () => {
  const amounts = fc.array(fc.double({ min: 0, max: 3, noNaN: true }), { minLength: 12, maxLength: 12 });
  fc.assert(
    fc.property(amounts, fc.array(amounts, { minLength: 1, maxLength: 4 }), (asked, offered) => {
      const offtake = yearWith(asked);
      const [first = none, ...others] = offered.map(yearWith);
      const further = others.map((injection) => ({
        isMeasured: false,
        needsWind: false,
        yearIn: () => partyOf(none, injection),
      }));
      const rounds = sellersYears(
        { buyer: partyOf(offtake, none), seller: partyOf(none, first) },
        further,
        sky,
        market,
      );
      for (const [last, { sold, shared }] of rounds.entries()) {
        const { given } = shareAmongSellers([first, ...others].slice(0, last + 1), offtake, { rule: "pro-rata" });
        expect(sold.map(({ day, night, atMarket }) => [day, night, atMarket])).toEqual(
          given.map((energy) => [
            expect.closeTo(
              weighted(energy, (quarter) => isDay[quarter] ?? 0),
              9,
            ),
            expect.closeTo(
              weighted(energy, (quarter) => 1 - (isDay[quarter] ?? 0)),
              9,
            ),
            expect.closeTo(
              weighted(energy, (quarter) => market[quarter] ?? 0),
              9,
            ),
          ]),
        );
        expect(shared.day).toBeCloseTo(
          sold.reduce((sum, { day }) => sum + day, 0),
          9,
        );
      }
    }),
    { numRuns: 15 },
  );
});
