import { type DayAheadYear, priceSeries } from "#domain/day-prices/day-ahead-year.ts";
import type { Figure } from "#domain/figure.ts";
import { modelPriceYear } from "#domain/tariffs/model-price-year.ts";
import type { BrusselsYear } from "#domain/time/brussels-year.ts";
import { eurosPerKilowattHour } from "#domain/units/quantity.ts";
import { type Series, sumOfSeries } from "#domain/units/series.ts";

/** The wholesale price in each quarter of a year, which whoever has a dynamic contract follows, and its mean. */
export type MarketYear = {
  /** Paid on the day-ahead market, or a model of a year that nobody paid. */
  readonly origin: "day-ahead" | "model-year";
  readonly prices: Series<"EUR/kWh">;
  /** Of days that were paid it tells which they were. */
  readonly mean: Figure<"EUR/kWh">;
};

const SEED = 1;
const models = new WeakMap<BrusselsYear, Map<number, MarketYear>>();
const paid = new WeakMap<DayAheadYear, Map<number, MarketYear>>();

/** By the prices that were imported, where they are a whole year; else by the model, with the mean that counts on the day. */
export function marketPriceYear(
  calendar: BrusselsYear,
  imported: DayAheadYear | null,
  mean: Figure<"EUR/kWh">,
): MarketYear {
  if (imported === null) return modelYearOf(calendar, mean);
  const ofImported = paid.get(imported) ?? new Map<number, MarketYear>();
  paid.set(imported, ofImported);
  const known = ofImported.get(calendar.year) ?? paidYear(calendar, imported);
  ofImported.set(calendar.year, known);
  return known;
}

function modelYearOf(calendar: BrusselsYear, mean: Figure<"EUR/kWh">): MarketYear {
  const ofCalendar = models.get(calendar) ?? new Map<number, MarketYear>();
  models.set(calendar, ofCalendar);
  const known = ofCalendar.get(mean.value);
  if (known) return known;
  const { prices } = modelPriceYear(calendar, mean.value, SEED);
  const year: MarketYear = { origin: "model-year", prices, mean };
  ofCalendar.set(mean.value, year);
  return year;
}

function paidYear(calendar: BrusselsYear, imported: DayAheadYear): MarketYear {
  const prices = priceSeries(calendar, imported);
  return {
    origin: "day-ahead",
    prices,
    mean: {
      value: eurosPerKilowattHour(sumOfSeries(prices) / prices.length),
      unit: "EUR/kWh",
      status: "found",
      source: imported.source,
      validFrom: imported.from,
      validUntil: imported.until,
    },
  };
}
