import { marketCalendar } from "#application/market/listings/market-year.ts";
import type { MatchingTask } from "#application/market/matching/run-matcher.ts";
import { euros, eurosPerKilowattHour, share } from "#domain/units/quantity.ts";
import { seriesOf } from "#domain/units/series.ts";

/** So many sellers and buyers of one and the same year, which is sent once. A thousand of each keep a core busy for a while. */
export function measuredSquare(size: number): MatchingTask {
  const { quarters } = marketCalendar();
  const year = seriesOf<"kWh">(Float64Array.from({ length: quarters }, (_, at) => (at % 96 > 36 ? 0.2 : 0)));
  const party = { region: "flanders", fee: euros(0), traits: [], requires: [], refuses: [], excludes: [] } as const;
  const price = eurosPerKilowattHour(0.12);
  const numbers = Array.from({ length: size }, (_, at) => at);
  return {
    sellers: numbers.map((at) => ({
      ...party,
      id: `s${at}`,
      owner: `s${at}`,
      injection: { kind: "measured", series: year },
      follows: null,
      injectionPrice: eurosPerKilowattHour(0.02),
      isLiableForVat: false,
      price: { kind: "open", lowest: null },
    })),
    buyers: numbers.map((at) => ({
      ...party,
      id: `b${at}`,
      owner: `b${at}`,
      offtake: { kind: "measured", series: year },
      supply: { contract: "single", energyPrice: price, energyPriceNight: null, holder: "person", follows: null },
      energyPrice: price,
      vatBorne: share(0.06),
      priceLimit: null,
      sellersMax: null,
      contracts: [],
    })),
    explained: null,
  };
}
