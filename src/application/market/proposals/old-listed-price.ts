import type { MetListing } from "#application/ports/market/proposals.ts";
import { isStaleOn } from "#domain/cards/card-age.ts";
import { proposedProduct, type SupplyCards, yearlyEnergyPrice, yearlyInjectionPrice } from "#domain/cards/cards-on.ts";
import { marketMoveSince } from "#domain/cards/market-move.ts";
import { monthMeansOn } from "#domain/day-prices/month-means.ts";
import type { ExampleDay } from "#domain/day-prices/published-prices.ts";
import type { MarketRequest, Offer } from "#domain/market/listing.ts";
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
export function oldListedPrices({ today, cards, dayPrices = [] }: ExampleDay): (listing: Listed) => OldPrice | null {
  const now = today as CalendarDay;
  const { months } = supplyCardsOn(now, cards, monthMeansOn(now, dayPrices));
  // A round of matching asks for thousands of listings, made on a few days.
  const supplies = new Map<CalendarDay, SupplyCards>();
  const supplyOn = (day: CalendarDay) => {
    const supply = supplies.get(day) ?? supplyCardsOn(day, cards);
    supplies.set(day, supply);
    return supply;
  };
  return (listing) => {
    const { supplierPrice, createdAt, updatedAt } = listing;
    for (const day of new Set([brusselsDay(updatedAt), brusselsDay(createdAt)])) {
      const { until, typed } = proposedIn(supplyOn(day), listing);
      if (until === undefined || typed !== supplierPrice || !isStaleOn(now, until)) continue;
      const { lowest, highest } = marketMoveSince(until, now, months);
      const changes = [lowest, highest].map((factor) => eurosPerKilowattHour(supplierPrice * (factor - 1)));
      return { signableUntil: until, changes };
    }
    return null;
  };
}

/** The price of an offer or a request, as the other side meets it. */
export const listedPriceOf = (listing: Offer | MarketRequest): Listed => ({
  ...("energyPrice" in listing
    ? { side: "request", supplierPrice: listing.energyPrice }
    : { side: "offer", supplierPrice: listing.injectionPrice }),
  region: listing.place.region,
  holder: listing.holder,
  createdAt: listing.createdAt,
  updatedAt: listing.updatedAt,
});

/** What counts for who tells nothing, as the form of a listing fills it in. */
function proposedIn(supply: SupplyCards, { side, region, holder }: Listed) {
  const isBuyer = side === "request";
  const { card } = proposedProduct(isBuyer ? "buyer" : "seller", region, supply);
  const figure = isBuyer ? yearlyEnergyPrice(card) : yearlyInjectionPrice(card);
  // A company buys without VAT.
  const price = isBuyer && holder !== "person" ? figure.value / (1 + belgianVat.household.value) : figure.value;
  return { until: figure.signableUntil, typed: roundPaid(eurosPerKilowattHour(Math.max(0, price))) };
}
