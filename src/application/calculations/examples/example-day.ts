import { defaultSituation } from "#application/calculations/defaults/default-situation.ts";
import { type Connection, PROPOSED_ROOF } from "#domain/connections/connection.ts";
import { type ConnectionYear, connectionModel, habitSeed, MEAN_SKY } from "#domain/connections/connection-year.ts";
import { modelSky } from "#domain/connections/model-sky.ts";
import { meanDayOf } from "#domain/profiles/mean-day.ts";
import type { ModelWeather } from "#domain/profiles/production/model-weather.ts";
import { BRUSSELS } from "#domain/regions/place.ts";
import { sharePair } from "#domain/sharing/share-pair.ts";
import { type PicturedPair, type SharedDay, sharingQuarters } from "#domain/sharing/shared-day.ts";
import { type BrusselsYear, brusselsYear } from "#domain/time/brussels-year.ts";
import { parseCalendarDay, yearOf } from "#domain/time/calendar-day.ts";
import { SEASON_MONTHS } from "#domain/time/season.ts";
import { kilowattHours, kilowattsPeak } from "#domain/units/quantity.ts";
import { type Series, sumOfSeries } from "#domain/units/series.ts";
import { belgianClimate } from "#figures/profiles/belgian-climate.ts";
import { connectionFigures } from "#figures/profiles/connection-figures.ts";

const kept = new Map<string, SharedDay>();

/** The mean day of a month of a pair that is nobody's, by the models of the calculators: what a picture of 96 tiles shows. */
export function exampleDay(pair: PicturedPair, { today }: { today: string }): SharedDay {
  const day = parseCalendarDay(today);
  if (day === null) throw new RangeError(`${today} is no day.`);
  const key = JSON.stringify([yearOf(day), pair]);
  const known = kept.get(key) ?? meanDayIn(yearOf(day), pair);
  kept.set(key, known);
  return known;
}

let sky: ModelWeather | null = null;

/** One for all pictures of a year. */
function skyOf(calendar: BrusselsYear): ModelWeather {
  if (sky?.calendar.year !== calendar.year) sky = modelSky(belgianClimate, calendar, { ...MEAN_SKY, needsWind: false });
  return sky;
}

function meanDayIn(year: number, { kilowattPeak, ownUse, buyer, season }: PicturedPair): SharedDay {
  const calendar = brusselsYear(year);
  const weather = skyOf(calendar);
  const yearOfConnection = (connection: Connection, side: "buyer" | "seller"): ConnectionYear =>
    connectionModel(connection, { calendar, position: BRUSSELS, figures: connectionFigures }).yearIn(
      weather,
      habitSeed(side, MEAN_SKY.seed),
    );
  const roofs = [{ kilowattsPeak: kilowattsPeak(kilowattPeak), ...PROPOSED_ROOF }];
  const installation = { technology: "solar", roofs, power: null, inverter: null } as const;
  const { injection } = yearOfConnection({ ...connectionOf(ownUse), installation }, "seller");
  const { offtake } = yearOfConnection(connectionOf(buyer), "buyer");
  const { shared, toSupplier, fromSupplier } = sharePair(injection, offtake);
  const mean = (series: Series<"kWh">) => meanDayOf(series, calendar, SEASON_MONTHS[season]) as Series<"kWh">;
  return {
    quarters: sharingQuarters({
      shared: mean(shared),
      toSupplier: mean(toSupplier),
      fromSupplier: mean(fromSupplier),
    }),
    totals: {
      injection: sumOfSeries(mean(injection)),
      offtake: sumOfSeries(mean(offtake)),
      shared: sumOfSeries(mean(shared)),
    },
  };
}

/** Who is not told uses nothing. */
function connectionOf({ energy, trade }: NonNullable<PicturedPair["buyer"]> = { energy: 0 }): Connection {
  const { buyer } = defaultSituation("buyer", "be", "2026-01-01");
  return {
    ...buyer,
    customer: trade ? "business" : "household",
    use: { ...buyer.use, trade: trade ?? null, energy: kilowattHours(energy) },
  };
}
