import type { MetListing } from "#application/ports/market/proposals.ts";
import type { CardDay } from "#domain/cards/card.ts";
import { isStaleOn } from "#domain/cards/card-age.ts";
import { proposedProduct, yearlyEnergyPrice, yearlyInjectionPrice } from "#domain/cards/cards-on.ts";
import { marketMoveSince } from "#domain/cards/market-move.ts";
import { monthMeansOn } from "#domain/day-prices/month-means.ts";
import type { ExampleDay } from "#domain/day-prices/published-prices.ts";
import type { OldPrice } from "#domain/market/old-prices.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { roundPaid } from "#domain/units/price-steps.ts";
import { eurosPerKilowattHour } from "#domain/units/quantity.ts";
import { supplyCardsOn } from "#figures/suppliers.ts";
import { belgianVat } from "#figures/vat.ts";

type Listed = Pick<MetListing, "region" | "side" | "holder" | "supplierPrice" | "createdAt" | "updatedAt">;

/**
 * A listing of which the owner left the price that we proposed counts with the cards of that day, and is as old as they are.
 * What somebody typed otherwise stands on their own contract, whose price does not follow the market.
 */
export function oldListedPrice(listing: Listed, { today, cards, dayPrices = [] }: ExampleDay): OldPrice | null {
  const { supplierPrice, createdAt, updatedAt } = listing;
  const now = today as CalendarDay;
  for (const day of new Set([brusselsDay(updatedAt), brusselsDay(createdAt)])) {
    const { until, typed } = proposedOn(day, listing, cards);
    if (until === undefined || typed !== supplierPrice || !isStaleOn(now, until)) continue;
    const { lowest, highest } = marketMoveSince(
      until,
      now,
      supplyCardsOn(now, cards, monthMeansOn(now, dayPrices)).months,
    );
    const changes = [lowest, highest].map((factor) => eurosPerKilowattHour(supplierPrice * (factor - 1)));
    return { signableUntil: until, changes };
  }
  return null;
}

/** What counts for who tells nothing, as the form of a listing fills it in. */
function proposedOn(day: CalendarDay, { side, region, holder }: Listed, published: CardDay["cards"]) {
  const isBuyer = side === "request";
  const { card } = proposedProduct(isBuyer ? "buyer" : "seller", region, supplyCardsOn(day, published));
  const figure = isBuyer ? yearlyEnergyPrice(card) : yearlyInjectionPrice(card);
  // A company buys without VAT.
  const price = isBuyer && holder !== "person" ? figure.value / (1 + belgianVat.household.value) : figure.value;
  return { until: figure.signableUntil, typed: roundPaid(eurosPerKilowattHour(Math.max(0, price))) };
}
