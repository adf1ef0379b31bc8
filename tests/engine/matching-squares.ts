import type { MarketBuyer, MarketSeller, PriceWish } from "#domain/matching/market-party.ts";
import { type Chance, chanceOf, nextUniform } from "#domain/profiles/chance.ts";
import { euros, eurosPerKilowattHour, share } from "#domain/units/quantity.ts";
import { type Series, seriesOf } from "#domain/units/series.ts";

export type SquareSize = { sellers: number; buyers: number };

const QUARTERS = 48;
/** The clock hour of each value of a square. */
export const SQUARE_HOURS: readonly number[] = Array.from({ length: QUARTERS }, (_, at) => at % 24);
/** Days that each of the two days stands for. */
const DAYS = 12;

/**
 * A small square of two days in hours, each of which stands for a season. Buyers differ much in size, so that one
 * fills up while another is too small to earn its fee back with one seller: that is where greed goes wrong.
 */
export function randomSquare(seed: number, size: SquareSize): { sellers: MarketSeller[]; buyers: MarketBuyer[] } {
  const chance = chanceOf(seed, 7);
  const sellers = Array.from({ length: size.sellers }, (_, index) => randomSeller(chance, index));
  const buyers = Array.from({ length: size.buyers }, (_, index) => randomBuyer(chance, index));
  return { sellers, buyers };
}

const between = (chance: Chance, low: number, high: number): number => low + (high - low) * nextUniform(chance);
const oneOf = <T>(chance: Chance, values: readonly [T, ...T[]]): T =>
  values[Math.floor(nextUniform(chance) * values.length)] as T;

function randomSeller(chance: Chance, index: number): MarketSeller {
  const noon = between(chance, 10, 15);
  const [summer, winter] = [between(chance, 10, 60), between(chance, 2, 20)];
  const injectionPrice = between(chance, 0.01, 0.06);
  return {
    ...partyOf(chance, `seller-${String(index).padStart(2, "0")}`),
    fee: euros(between(chance, 20, 130)),
    injection: days((hour, day) => (day === 0 ? summer : winter) * sunAt(hour, noon) * between(chance, 0.6, 1)),
    injectionPrice: eurosPerKilowattHour(injectionPrice),
    injectionPrices: null,
    price: randomPrice(chance, injectionPrice),
    isLiableForVat: false,
  };
}

function randomPrice(chance: Chance, injectionPrice: number): PriceWish {
  const draw = nextUniform(chance);
  if (draw < 0.08) return { kind: "gift" };
  const price = eurosPerKilowattHour(injectionPrice + between(chance, 0.01, 0.08));
  if (draw < 0.35) return { kind: "asked", price };
  return { kind: "open", lowest: draw < 0.5 ? price : null };
}

function randomBuyer(chance: Chance, index: number): MarketBuyer {
  const use = between(chance, 4, 70);
  const rhythm = oneOf(chance, ["home", "office", "bakery"] as const);
  return {
    ...partyOf(chance, `buyer-${String(index).padStart(2, "0")}`),
    fee: euros(between(chance, 40, 350)),
    offtake: days((hour) => use * useAt(rhythm, hour) * between(chance, 0.5, 1)),
    energyPrice: eurosPerKilowattHour(between(chance, 0.11, 0.2)),
    energyPrices: null,
    vatBorne: share(index % 2 === 0 ? 0.06 : 0),
    priceLimit: nextUniform(chance) < 0.25 ? eurosPerKilowattHour(between(chance, 0.08, 0.15)) : null,
    sellersMax: nextUniform(chance) < 0.1 ? 2 : null,
    contracts:
      nextUniform(chance) < 0.1
        ? [{ seller: `standing-${index}`, injection: days((hour) => 20 * sunAt(hour, 13)) }]
        : [],
  };
}

function partyOf(chance: Chance, id: string) {
  const isBrussels = nextUniform(chance) < 0.1;
  const trait = oneOf(chance, ["household", "enterprise", "school"] as const);
  const refused = oneOf(chance, ["household", "enterprise", "school"] as const);
  return {
    id,
    owner: `owner-of-${id}`,
    region: isBrussels ? ("brussels" as const) : ("flanders" as const),
    traits: [trait],
    requires: nextUniform(chance) < 0.05 ? ["school"] : [],
    refuses: nextUniform(chance) < 0.1 ? [refused] : [],
    excludes: nextUniform(chance) < 0.1 ? ["owner-of-seller-01", "owner-of-buyer-01"] : [],
  };
}

const days = (valueAt: (hour: number, day: number) => number): Series<"kWh"> =>
  seriesOf<"kWh">(Float64Array.from({ length: QUARTERS }, (_, at) => DAYS * valueAt(at % 24, Math.floor(at / 24))));

const sunAt = (hour: number, noon: number): number => Math.max(0, 1 - ((hour - noon) / 6) ** 2);

function useAt(rhythm: "home" | "office" | "bakery", hour: number): number {
  if (rhythm === "home") return hour < 6 ? 0.2 : hour < 9 ? 0.9 : hour < 17 ? 0.4 : 1;
  if (rhythm === "office") return hour >= 8 && hour < 18 ? 1 : 0.15;
  return hour >= 3 && hour < 12 ? 1 : 0.2;
}
