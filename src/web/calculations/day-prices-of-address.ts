import { someFollowMarket } from "#application/calculations/defaults/follow-market.ts";
import type { PublishedCards } from "#domain/cards/card.ts";
import { UNKNOWN_CONTRACT } from "#domain/connections/unknown-connection.ts";
import { type DayAheadYear, dayAheadYearOn } from "#domain/day-prices/day-ahead-year.ts";
import type { PriceStretch, PublishedPrices } from "#domain/day-prices/published-prices.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { dayOf } from "#web/calculations/page-address.ts";

type PricedDay = PublishedPrices & { readonly today: string };

/** The day-ahead prices that count on the day of an address; null where neither contract follows them. */
export function dayPricesOfAddress(
  params: URLSearchParams,
  { today, cards, dayPrices }: PricedDay,
): DayAheadYear | null {
  const day = dayOf(params, today);
  return isDynamic(params, day, cards) ? dayAheadYearOn(day, dayPrices) : null;
}

/** Whether a contract in an address follows the market, by its own word or its product: nobody else needs a year of its prices. */
function isDynamic(params: URLSearchParams, day: CalendarDay, cards: PublishedCards): boolean {
  if ([...params.values()].includes(DYNAMIC)) return true;
  const named = ["product", "verkoper-product"].map((name) => params.get(name)?.trim() ?? "").filter(Boolean);
  const contracts = named.map((product) => ({ ...UNKNOWN_CONTRACT, product }));
  return contracts.length > 0 && someFollowMarket(contracts, day, cards);
}

/** As `contractValues` of the fields names it. */
export const DYNAMIC = "dynamisch";

const DAY_PRICES_PATH = "/calculator/dagprijzen.json";

const fetched = new Map<number, Promise<DayAheadYear | null>>();

/**
 * In a browser: the day-ahead prices of the day of an address, asked for once and only for a contract that follows them. When
 * they do not come, the model counts and the answer says so.
 */
export async function dayPricesInBrowser(
  params: URLSearchParams,
  today: string,
  { published, dayPrices }: Pick<PriceStretch, "published" | "dayPrices">,
): Promise<DayAheadYear | null> {
  const day = dayOf(params, today);
  if (dayPrices === null || !isDynamic(params, day, published)) return null;
  const { id } = dayPrices;
  const reading = fetched.get(id) ?? fetchDayPrices(day);
  fetched.set(id, reading);
  return reading.catch(() => {
    fetched.delete(id);
    return null;
  });
}

async function fetchDayPrices(day: CalendarDay): Promise<DayAheadYear | null> {
  const response = await fetch(`${DAY_PRICES_PATH}?datum=${day}`);
  if (!response.ok) throw new Error(`The prices of ${day} did not come: ${response.status}.`);
  return (await response.json()) as DayAheadYear | null;
}
