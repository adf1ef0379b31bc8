import fc from "fast-check";
import { expect, test } from "vitest";
import type { MarketBuyer, MarketSeller } from "#domain/matching/market-party.ts";
import { settleSellers } from "#domain/matching/settle-sellers.ts";
import { euros, eurosPerKilowattHour, share } from "#domain/units/quantity.ts";
import { seriesOf } from "#domain/units/series.ts";

const party = {
  owner: "somebody",
  region: "flanders" as const,
  traits: [],
  requires: [],
  refuses: [],
  excludes: [],
  fee: euros(0),
};
const seller: MarketSeller = {
  ...party,
  id: "seller",
  injection: seriesOf<"kWh">([]),
  injectionPrice: eurosPerKilowattHour(0.05),
  injectionPrices: null,
  isLiableForVat: false,
  price: { kind: "open", lowest: null },
};
const buyer: MarketBuyer = {
  ...party,
  id: "buyer",
  offtake: seriesOf<"kWh">([]),
  energyPrice: eurosPerKilowattHour(0.15),
  energyPrices: null,
  vatBorne: share(0.06),
  priceLimit: null,
  sellersMax: null,
  contracts: [],
};
/** Hours of four quarters, and now and then one that is cut short, as at the end of a year that was cut. */
const hoursArbitrary = fc.array(fc.constantFrom(1, 2, 4, 4, 4), { minLength: 1, maxLength: 60 });
const energy = fc.double({ min: 0, max: 40, noNaN: true });

test("who sells alone sells in every hour the least of the two in each of its quarters, at any kind of price", () => {
  fc.assert(
    fc.property(
      hoursArbitrary.chain((lengths) => {
        const clock = lengths.flatMap((length, hour) => new Array<number>(length).fill(hour % 24));
        const year = fc.array(energy, { minLength: clock.length, maxLength: clock.length });
        return fc.record({ clock: fc.constant(clock), injection: year, offtake: year });
      }),
      ({ clock, injection, offtake }) => {
        const byHour = new Array<number>(24).fill(0);
        for (const [quarter, hour] of clock.entries())
          byHour[hour] = (byHour[hour] ?? 0) + Math.min(injection[quarter] ?? 0, offtake[quarter] ?? 0);
        const dynamic = { ...buyer, energyPrices: seriesOf<"EUR/kWh">(clock.map(() => 0.2)) };
        for (const asked of [buyer, dynamic]) {
          const group = [{ seller, injection: seriesOf<"kWh">(injection) }];
          const [settled] = settleSellers(asked, group, seriesOf<"kWh">(offtake), clock);
          for (const [hour, sold] of byHour.entries()) expect(settled?.byHour[hour]).toBeCloseTo(sold, 9);
          expect(settled?.energy).toBeCloseTo(
            byHour.reduce((sum, sold) => sum + sold, 0),
            9,
          );
        }
      },
    ),
  );
});
