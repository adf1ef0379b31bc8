import { marketMean } from "#application/calculations/proposals.ts";
import { modelPriceYear } from "#domain/tariffs/model-price-year.ts";
import type { BrusselsYear } from "#domain/time/brussels-year.ts";
import type { Series } from "#domain/units/series.ts";

const SEED = 1;
const years = new WeakMap<BrusselsYear, Series<"EUR/kWh">>();

/** The market's price in each quarter of a model year. */
export function marketYear(calendar: BrusselsYear): Series<"EUR/kWh"> {
  const known = years.get(calendar);
  if (known) return known;
  const { prices } = modelPriceYear(calendar, marketMean.value, SEED);
  years.set(calendar, prices);
  return prices;
}
