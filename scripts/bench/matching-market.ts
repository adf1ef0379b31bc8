import type { MarketBuyer, MarketSeller } from "#domain/matching/market-party.ts";
import { type Chance, chanceOf, nextUniform } from "#domain/profiles/chance.ts";
import { businessLoad } from "#domain/profiles/load/business-load.ts";
import { householdLoad } from "#domain/profiles/load/household-load.ts";
import { modelWeather } from "#domain/profiles/production/model-weather.ts";
import { solarProduction } from "#domain/profiles/production/solar-production.ts";
import { brusselsYear } from "#domain/time/brussels-year.ts";
import {
  euros,
  eurosPerKilowattHour,
  kilowattHours,
  kilowattHoursPerKilowattPeak,
  kilowattsPeak,
  share,
} from "#domain/units/quantity.ts";
import { emptySeries, type Series } from "#domain/units/series.ts";
import { belgianClimate } from "#figures/profiles/belgian-climate.ts";

const QUARTERS_PER_WEEK = 672;
const HOUSES = 120;
const KINDS = ["office", "shop", "bakery", "school", "farm", "workshop", "cold-store"] as const;

type Pool = { roofs: Series<"kWh">[]; houses: Series<"kWh">[]; businesses: Series<"kWh">[] };
export type BenchMarket = { sellers: MarketSeller[]; buyers: MarketBuyer[] };

/** Years of one sky: roofs of one kilowatt-peak, houses and businesses of one MWh. */
export function modelPool(): Pool {
  const calendar = brusselsYear(2026);
  const weather = modelWeather(belgianClimate, calendar, { seed: 1 });
  const roofs = [90, 120, 150, 180, 210, 240, 270].flatMap((azimuth) =>
    [15, 35].map((tilt) => {
      const plant = {
        roofs: [{ kilowattsPeak: kilowattsPeak(1), tilt, azimuth }],
        place: { latitude: 50.85, longitude: 4.35 },
        yearlyYield: kilowattHoursPerKilowattPeak(950),
      };
      return solarProduction(plant, weather).series;
    }),
  );
  const yearlyUse = kilowattHours(1000);
  const houses = Array.from({ length: HOUSES }, (_, seed) => householdLoad({ yearlyUse }, weather, seed).series);
  const businesses = KINDS.flatMap((kind) =>
    Array.from({ length: 6 }, (_, seed) => businessLoad({ kind, yearlyUse }, weather, seed).series),
  );
  return { roofs, houses, businesses };
}

/**
 * So many sellers and buyers, of whom no two have the same year: habits are laid some weeks further and in another
 * size. A profile is made when it is asked for, as a store would fetch it, so that memory holds only what is packed.
 */
export function benchMarket(pool: Pool, size: number, seed = 1): BenchMarket {
  const chance = chanceOf(seed, 11);
  const sellers = Array.from({ length: size }, (_, index): MarketSeller => {
    const isHome = nextUniform(chance) < 0.7;
    const peak = isHome ? between(chance, 4, 12) : between(chance, 15, 90);
    const roof = pick(chance, pool.roofs);
    const own = laterInYear(chance, pick(chance, isHome ? pool.houses : pool.businesses));
    const use = isHome ? between(chance, 1.5, 6) : between(chance, 2, 40);
    const injectionPrice = between(chance, 0.01, 0.05);
    const lowest =
      nextUniform(chance) < 0.3 ? eurosPerKilowattHour(injectionPrice + between(chance, 0.01, 0.06)) : null;
    return {
      ...partyOf(chance, `s${index}`, isHome ? "household" : "enterprise"),
      injection: () => surplusOf(roof, peak, own, use),
      injectionPrice: eurosPerKilowattHour(injectionPrice),
      injectionPrices: null,
      isLiableForVat: !isHome,
      price: nextUniform(chance) < 0.05 ? { kind: "gift" } : { kind: "open", lowest },
    };
  });
  const buyers = Array.from({ length: size }, (_, index): MarketBuyer => {
    const isHome = nextUniform(chance) < 0.55;
    const use = isHome ? between(chance, 2, 9) : between(chance, 8, 80);
    const load = laterInYear(chance, pick(chance, isHome ? pool.houses : pool.businesses));
    return {
      ...partyOf(chance, `b${index}`, isHome ? "household" : "enterprise"),
      offtake: () => offtakeOf(load, use),
      energyPrice: eurosPerKilowattHour(between(chance, 0.1, 0.18)),
      energyPrices: null,
      vatBorne: share(isHome ? 0.06 : 0),
      priceLimit: nextUniform(chance) < 0.2 ? eurosPerKilowattHour(between(chance, 0.07, 0.14)) : null,
      sellersMax: null,
      contracts: [],
    };
  });
  return { sellers, buyers };
}

const between = (chance: Chance, low: number, high: number) => low + (high - low) * nextUniform(chance);
const pick = <T>(chance: Chance, values: readonly T[]) => values[Math.floor(nextUniform(chance) * values.length)] as T;

type Later = { series: Series<"kWh">; shift: number };
const laterInYear = (chance: Chance, series: Series<"kWh">): Later => ({
  series,
  shift: Math.floor(nextUniform(chance) * 52) * QUARTERS_PER_WEEK,
});

function surplusOf(roof: Series<"kWh">, peak: number, { series, shift }: Later, use: number): Series<"kWh"> {
  const left = emptySeries<"kWh">(roof.length);
  for (let quarter = 0, at = shift; quarter < roof.length; quarter++, at++) {
    if (at >= series.length) at -= series.length;
    left[quarter] = Math.max(0, (roof[quarter] as number) * peak - (series[at] as number) * use);
  }
  return left;
}

function offtakeOf({ series, shift }: Later, use: number): Series<"kWh"> {
  const taken = emptySeries<"kWh">(series.length);
  for (let quarter = 0, at = shift; quarter < series.length; quarter++, at++) {
    if (at >= series.length) at -= series.length;
    taken[quarter] = (series[at] as number) * use;
  }
  return taken;
}

function partyOf(chance: Chance, id: string, trait: string) {
  return {
    id,
    owner: id,
    region: nextUniform(chance) < 0.1 ? ("brussels" as const) : ("flanders" as const),
    fee: euros(between(chance, 85, 125)),
    traits: [trait],
    requires: [],
    refuses: nextUniform(chance) < 0.05 ? ["enterprise"] : [],
    excludes: [],
  };
}
