import type { Situation } from "#application/calculations/situation.ts";
import type { MeteredYear } from "#domain/connections/connection.ts";
import { brusselsYear } from "#domain/time/brussels-year.ts";
import { type CalendarDay, yearOf } from "#domain/time/calendar-day.ts";
import { emptySeries, type Series, seriesOf } from "#domain/units/series.ts";

/** The parameter by which an address names an offer: what its seller uses stays out of it. */
export const OFFER_FIELD = "aanbod";

/** A situation with the seller of its offer: what that one injects, and nothing of what happens behind the meter. */
export const withOfferedSeller = (situation: Situation, injection: Series<"kWh">): Situation => ({
  ...situation,
  seller: {
    ...situation.seller,
    use: { ...situation.seller.use, series: offeredYear(injection, situation.day) },
  },
});

function offeredYear(injection: Series<"kWh">, day: CalendarDay): MeteredYear | null {
  const year = yearOf(day);
  const { quarters } = brusselsYear(year);
  // The market's year fits every year but a leap one; then the engine draws the seller itself.
  return injection.length === quarters ? { year, offtake: emptySeries(quarters), injection } : null;
}

const NOT_FOUND = 404;
const fetched = new Map<string, Promise<Series<"kWh"> | null>>();

/** In a browser: the quarters of the offer in an address, asked for once; null without one on the market. */
export function offerYearInBrowser(params: URLSearchParams): Promise<Series<"kWh"> | null> {
  const id = params.get(OFFER_FIELD)?.trim();
  if (!id) return Promise.resolve(null);
  const reading = fetched.get(id) ?? fetchOfferYear(id);
  fetched.set(id, reading);
  return reading.catch((fault: unknown) => {
    fetched.delete(id);
    throw fault;
  });
}

async function fetchOfferYear(id: string): Promise<Series<"kWh"> | null> {
  const response = await fetch(`/aanbod/${encodeURIComponent(id)}/jaar`);
  if (response.status === NOT_FOUND) return null;
  if (!response.ok) throw new Error(`The year of the offer answers ${response.status}.`);
  return seriesOf(new Float32Array(await response.arrayBuffer()));
}
