import { enlarged } from "#application/calculations/defaults/partner-size.ts";
import { moveEveningUse } from "#application/calculations/move-evening-use.ts";
import { type PairSums, pairSums } from "#application/calculations/pair-sums.ts";
import {
  furtherModels,
  type SellersYear,
  sellersYears,
} from "#application/calculations/several-sellers/sellers-years.ts";
import { type CalculationSide, PROPOSED_BATTERY, type Situation } from "#application/calculations/situation.ts";
import type { Connection } from "#domain/connections/connection.ts";
import { type ConnectionYear, connectionModel, habitSeed, meterOf } from "#domain/connections/connection-year.ts";
import { modelSky } from "#domain/connections/model-sky.ts";
import type { ModelWeather, ModelYear } from "#domain/profiles/production/model-weather.ts";
import type { Place } from "#domain/profiles/production/sun-path.ts";
import type { BrusselsYear } from "#domain/time/brussels-year.ts";
import type { KilowattHours } from "#domain/units/quantity.ts";
import { type Series, type SeriesSource, sumOfSeries } from "#domain/units/series.ts";
import { belgianClimate } from "#figures/profiles/belgian-climate.ts";
import { connectionFigures } from "#figures/profiles/connection-figures.ts";
import { movableUse } from "#figures/profiles/household-use.ts";

/** Other ways to live with the same roofs and houses, as sums of the same year. */
export type Alternatives = {
  battery: PairSums | null;
  washing: PairSums | null;
  car: PairSums | null;
};

/** A weather year as money needs it: as the pair lives, as it could live, and with more sellers beside it. */
export type WeatherYear = {
  sums: PairSums;
  /** Null behind a meter of one's own, or without an installation. */
  production: { buyer: KilowattHours | null; seller: KilowattHours | null };
  alternatives: Alternatives;
  /** The buyer with its own sellers, one more each time; null where there can be one only, and for a seller. */
  sellersYears: readonly SellersYear[] | null;
};

export type PairYear = { buyer: ConnectionYear; seller: ConnectionYear };

type Setting = { calendar: BrusselsYear; position: Place; market: Series<"EUR/kWh">; hasPlan: boolean };

/** Two parties under one sky, each with habits of its own, and all that may be laid beside them. */
export function weatherYears(situation: Situation, { calendar, position, market, hasPlan }: Setting) {
  const modelOf = (connection: Connection) =>
    connectionModel(connection, { calendar, position, figures: connectionFigures });
  const buyer = modelOf(situation.buyer);
  const seller = modelOf(situation.seller);
  const sunnyCar = withSunnyCar(situation.buyer);
  const sunnyBuyer = sunnyCar && modelOf(sunnyCar);
  const further = hasPlan ? furtherModels(situation, modelOf) : null;
  const needsWind = [buyer, seller, ...(further ?? [])].some((model) => model.needsWind);
  const isHouse = isHousehold(situation.buyer);
  return {
    isMeasured: { buyer: buyer.isMeasured, seller: seller.isMeasured },
    skyOf: (year: ModelYear, seed: number, take?: SeriesSource) =>
      modelSky(belgianClimate, calendar, { year, seed, needsWind }, take),
    pairUnder: (sky: ModelWeather, take?: SeriesSource): PairYear => ({
      buyer: buyer.yearIn(sky, habitSeed("buyer", sky.seed), take),
      seller: seller.yearIn(sky, habitSeed("seller", sky.seed), take),
    }),
    /** What follows from a pair whose partner is `factor` times as large as it was told: sums, so that `take` may give out again. */
    yearOf: (pair: PairYear, sky: ModelWeather, factor: number, take: SeriesSource): WeatherYear => {
      const sums = pairSums(pair, calendar, market);
      const withSeller = (other: ConnectionYear) =>
        pairSums({ ...pair, seller: other }, calendar, market, { buyer: sums.buyer });
      const withBuyer = (other: ConnectionYear) =>
        pairSums({ ...pair, buyer: other }, calendar, market, { seller: sums.seller });
      const sunny = sunnyBuyer?.yearIn(sky, habitSeed("buyer", sky.seed), take);
      return {
        sums,
        production: {
          buyer: pair.buyer.production && sumOfSeries(pair.buyer.production),
          seller: pair.seller.production && sumOfSeries(pair.seller.production),
        },
        alternatives: {
          battery: mayAddBattery(situation) ? withSeller(withBattery(pair.seller, take)) : null,
          washing: isHouse ? withBuyer(washingByDay(situation.buyer, pair.buyer, calendar, take)) : null,
          car: sunny ? withBuyer(situation.side === "seller" ? enlarged(sunny, factor) : sunny) : null,
        },
        sellersYears: further && sellersYears(pair, further, sky, market, take),
      };
    },
  };
}

/** The pair with the party that did not ask so many times as large. */
export const enlargedPartner = (side: CalculationSide, { buyer, seller }: PairYear, factor: number): PairYear =>
  side === "buyer" ? { buyer, seller: enlarged(seller, factor) } : { buyer: enlarged(buyer, factor), seller };

const behindMeter = (
  year: ConnectionYear,
  load: Series<"kWh">,
  battery: KilowattHours | null,
  take: SeriesSource,
): ConnectionYear => ({
  ...year,
  ...meterOf(load, year.production ?? year.injection, battery, connectionFigures, take),
});

/** What the seller of an offer uses behind the meter stays with the seller. */
const mayAddBattery = ({ seller, offer }: Situation) => seller.battery === null && offer === null;

const withBattery = (seller: ConnectionYear, take: SeriesSource) =>
  behindMeter(seller, seller.load ?? seller.offtake, PROPOSED_BATTERY, take);

function washingByDay(
  { use, battery }: Connection,
  year: ConnectionYear,
  calendar: BrusselsYear,
  take: SeriesSource,
): ConnectionYear {
  const moved = moveEveningUse(year.load ?? year.offtake, calendar, movableUse.value, take);
  return behindMeter(year, moved, use.series === null ? battery : null, take);
}

const isHousehold = ({ customer, use }: Connection) => customer !== "business" && use.trade === null;

/** The same buyer with a car that charges while the sun is high; null where there is no car to move. */
function withSunnyCar(buyer: Connection): Connection | null {
  const { series, electricCar } = buyer.use;
  if (series !== null || electricCar === null || electricCar === "solar" || !isHousehold(buyer)) return null;
  return { ...buyer, use: { ...buyer.use, electricCar: "solar" } };
}
