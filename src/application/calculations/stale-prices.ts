import {
  type ContractInForce,
  type EnergyPricing,
  figuresOf,
  type Priced,
  type PricesInForce,
} from "#application/calculations/defaults/prices-in-force.ts";
import { isStaleOn } from "#domain/cards/card-age.ts";
import { type MarketMove, type MonthMean, marketMoveSince } from "#domain/cards/market-move.ts";
import type { PairSale } from "#domain/economics/pair-gain.ts";
import type { Figure } from "#domain/figure.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { Quantity } from "#domain/units/quantity.ts";

/** Prices that could be signed too long ago to stand for what is asked today. */
export type StalePrices = {
  /** The last day on which the oldest of them could be signed. */
  signableUntil: CalendarDay;
  /** How far the market moved the prices of energy since; null where only fees are old. */
  move: MarketMove | null;
  /** The same sale at each end of that move. */
  sales: readonly PairSale[];
};

type Today = { day: CalendarDay; months: readonly MonthMean[] };

type Move = (inForce: PricesInForce) => PricesInForce;

/** What is old of the prices that count, and the ways in which the market may have moved those; null where nothing is. */
export function stalePricesOf(
  inForce: PricesInForce,
  { day, months }: Today,
): { stale: Omit<StalePrices, "sales">; ends: readonly Move[] } | null {
  const { buyer, seller } = inForce;
  const traded = [...figuresOf(buyer.energy), ...figuresOf(seller.injection)];
  const fees = [buyer, seller].flatMap(({ sharingFee: { figure, perEnergy } }) => [figure, perEnergy]);
  const oldest = oldestOf([...traded, ...fees], day);
  if (oldest === null) return null;
  const since = oldestOf([...movingFigures(buyer.energy), ...movingFigures(seller.injection)], day);
  const move = since && marketMoveSince(since, day, months);
  const at = (end: "lowest" | "highest"): Move => {
    const factorOf = (figure: Figure<string>) =>
      figure.signableUntil !== undefined && isStaleOn(day, figure.signableUntil)
        ? marketMoveSince(figure.signableUntil, day, months)[end]
        : 1;
    return (prices) => ({
      buyer: movedContract(prices.buyer, factorOf),
      seller: movedContract(prices.seller, factorOf),
    });
  };
  const ends = move === null ? [] : move.isEstimate ? [at("lowest"), at("highest")] : [at("highest")];
  return { stale: { signableUntil: oldest, move }, ends };
}

/** Of a formula only the index moves with the market: its addition is no price of it. */
const movingFigures = (pricing: EnergyPricing) => (pricing.kind === "dynamic" ? [pricing.market] : figuresOf(pricing));

function oldestOf(figures: readonly (Figure<string> | null)[], day: CalendarDay): CalendarDay | null {
  const days = figures.flatMap((figure) => {
    const { signableUntil } = figure ?? {};
    return signableUntil !== undefined && isStaleOn(day, signableUntil) ? [signableUntil] : [];
  });
  return days.sort()[0] ?? null;
}

type FactorOf = (figure: Figure<string>) => number;

/** What is asked or paid for a kWh moves; fees a year do not. */
function movedContract(contract: ContractInForce, factorOf: FactorOf): ContractInForce {
  const { energy, injection } = contract;
  return { ...contract, energy: movedPricing(energy, factorOf), injection: movedInjection(injection, factorOf) };
}

function movedPricing(pricing: EnergyPricing, factorOf: FactorOf): EnergyPricing {
  if (pricing.kind !== "day-night") return movedInjection(pricing, factorOf);
  return { ...pricing, day: movedPrice(pricing.day, factorOf), night: movedPrice(pricing.night, factorOf) };
}

function movedInjection(pricing: ContractInForce["injection"], factorOf: FactorOf): ContractInForce["injection"] {
  // Its quarters are those of a year, which the factor moves all alike.
  if (pricing.kind === "dynamic") return { ...pricing, factor: times(pricing.factor, factorOf(pricing.market)) };
  const { price, block } = pricing;
  const moved = { ...pricing, price: movedPrice(price, factorOf) };
  return block ? { ...moved, block: { ...block, price: times(block.price, factorOf(block.price)) } } : moved;
}

function movedPrice<U extends string>(price: Priced<U>, factorOf: FactorOf): Priced<U> {
  if (price.figure === null) return price;
  const factor = factorOf(price.figure);
  return { ...price, value: (price.value * factor) as Quantity<U>, figure: times(price.figure, factor) };
}

const times = <U extends string>(figure: Figure<U>, factor: number): Figure<U> => ({
  ...figure,
  value: (figure.value * factor) as Quantity<U>,
});
