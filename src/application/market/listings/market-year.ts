import type { KeptProfile } from "#application/ports/market.ts";
import {
  type ConnectionYear,
  connectionModel,
  type DrawnConnection,
  habitSeed,
  MEAN_SKY,
} from "#domain/connections/connection-year.ts";
import { modelSky } from "#domain/connections/model-sky.ts";
import { connectionOf, type ListedConnection } from "#domain/market/listing.ts";
import { MARKET_YEAR } from "#domain/market/profile-sample.ts";
import type { ModelWeather } from "#domain/profiles/production/model-weather.ts";
import type { Position } from "#domain/regions/place.ts";
import { brusselsYear } from "#domain/time/brussels-year.ts";
import type { SeriesSource } from "#domain/units/series.ts";
import { belgianClimate } from "#figures/profiles/belgian-climate.ts";
import { connectionFigures } from "#figures/profiles/connection-figures.ts";

export const marketCalendar = () => brusselsYear(MARKET_YEAR);

let sky: ModelWeather | null = null;
/** Everybody on the market lives under one sky: who shares the sun of a quarter must have the same clouds. */
function marketSky(): ModelWeather {
  sky ??= modelSky(belgianClimate, marketCalendar(), { ...MEAN_SKY, needsWind: true });
  return sky;
}

/** What the meter of a connection counts in the year of the market, on the side on which it stands. */
export function marketYear(
  side: "buyer" | "seller",
  connection: DrawnConnection,
  position: Position,
  take?: SeriesSource,
): Pick<ConnectionYear, "offtake" | "injection"> {
  const setting = { calendar: marketCalendar(), position, figures: connectionFigures };
  return connectionModel(connection, setting).yearIn(marketSky(), habitSeed(side, MEAN_SKY.seed), take);
}

/** The year of a listing: what its owner measured and kept, else a model of what was told. */
export function listingYear(
  side: "buyer" | "seller",
  listing: ListedConnection,
  kept: KeptProfile | null = null,
  take?: SeriesSource,
) {
  // A file without injection tells nothing of a seller.
  const measured = kept && (side === "buyer" || kept.injection !== null) ? { year: MARKET_YEAR, ...kept } : null;
  return marketYear(side, connectionOf(listing, measured), listing.place.position, take);
}
