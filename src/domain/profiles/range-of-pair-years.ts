import { type Business, writeBusinessLoad } from "#domain/profiles/load/business-load.ts";
import { type Household, writeHouseholdLoad } from "#domain/profiles/load/household-load.ts";
import { percentiles } from "#domain/profiles/percentiles.ts";
import { type Climate, type ModelWeather, writeSky } from "#domain/profiles/production/model-weather.ts";
import { type SolarPlant, solarGeometry, writeSolarProduction } from "#domain/profiles/production/solar-production.ts";
import type { BrusselsYear } from "#domain/time/brussels-year.ts";
import { type KilowattHours, kilowattHours, share } from "#domain/units/quantity.ts";
import { emptySeries, type Series } from "#domain/units/series.ts";

export type PairSituation = {
  calendar: BrusselsYear;
  climate: Climate;
  plant: SolarPlant;
  /** What the seller uses behind the same meter; nothing when left out, as on a barn. */
  ownUse?: Household;
  buyer: Household | Business;
  /** The first draw has this seed, the next ones those after it. */
  seed: number;
};

/** One draw: its series are written over by the next draw, so copy what must last. */
export type PairYear = {
  injection: Series<"kWh">;
  offtake: Series<"kWh">;
  injected: KilowattHours;
  taken: KilowattHours;
  shared: KilowattHours;
};

export type Range = { p10: number; p50: number; p90: number };

/**
 * Draws model years of a pair one after another, each with its own weather and habits in every quarter. Sun paths and
 * habits are computed once, and all draws write into the same series, so that a thousand years take no memory.
 */
export function pairYears(situation: PairSituation): (draw: number) => PairYear {
  const { calendar, climate, plant, ownUse, buyer } = situation;
  const geometry = solarGeometry(plant, calendar);
  const injection = emptySeries<"kWh">(calendar.quarters);
  const offtake = emptySeries<"kWh">(calendar.quarters);
  const own = emptySeries<"kWh">(calendar.quarters);
  const scratch = new Float64Array(calendar.quarters);
  const sky = {
    model: true,
    year: "drawn",
    calendar,
    solarShares: new Float64Array(12),
    clearness: new Float64Array(calendar.quarters),
    temperature: new Float64Array(calendar.days),
    wind: new Float64Array(0),
  } as const;
  return (draw) => {
    const seed = situation.seed + draw;
    const weather: ModelWeather = { ...sky, seed };
    writeSky(climate, weather);
    writeSolarProduction(geometry, weather, injection);
    // The two houses of a pair live under one sky, but each has habits of its own.
    if (ownUse) writeHouseholdLoad(ownUse, weather, -1 - seed, own, scratch);
    if ("kind" in buyer) writeBusinessLoad(buyer, weather, seed, offtake);
    else writeHouseholdLoad(buyer, weather, seed, offtake, scratch);
    return { injection, offtake, ...meter(injection, own, offtake) };
  };
}

/** The tenth, fiftieth and ninetieth percentile of a value over so many draws; of the shared energy when none is given. */
export function rangeOfPairYears(
  situation: PairSituation,
  draws: number,
  measure: (pairYear: PairYear) => number = ({ shared }) => shared,
): Range {
  const yearOf = pairYears(situation);
  const values = new Float64Array(draws);
  for (let draw = 0; draw < draws; draw++) values[draw] = measure(yearOf(draw));
  const [p10 = 0, p50 = 0, p90 = 0] = percentiles(values, [share(0.1), share(0.5), share(0.9)]);
  return { p10, p50, p90 };
}

/** Takes own use off the production, and adds up what is left, asked and shared. */
function meter(injection: Series<"kWh">, own: Series<"kWh">, offtake: Series<"kWh">) {
  let injected = 0;
  let taken = 0;
  let shared = 0;
  for (let quarter = 0; quarter < injection.length; quarter++) {
    const given = Math.max(0, (injection[quarter] as number) - (own[quarter] as number));
    const asked = offtake[quarter] as number;
    injection[quarter] = given;
    injected += given;
    taken += asked;
    // Energy is shared per quarter-hour: a surplus at noon does not cover an evening.
    shared += Math.min(given, asked);
  }
  return { injected: kilowattHours(injected), taken: kilowattHours(taken), shared: kilowattHours(shared) };
}
