import type { Figure } from "#domain/figure.ts";
import { kilowattHours } from "#domain/units/quantity.ts";
import { dayAheadApril2026 } from "#figures/market-prices.ts";

/** The one month that was published stands for the mean of the year: an estimate, and shown as a model year. */
export const marketMean: Figure<"EUR/kWh"> = { ...dayAheadApril2026.weighedByOfftake, status: "estimate" };

/** The battery that is laid beside a sale. */
export const PROPOSED_BATTERY = kilowattHours(10);

/** How many sellers are laid beside one buyer. */
export const SELLERS_MAX = 6;

/** Weather years behind a range. */
export const DRAWS = 12;
