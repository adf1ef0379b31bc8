import { needsMarket } from "#application/calculations/defaults/prices-in-force.ts";
import type { PublishedCards } from "#domain/cards/card.ts";
import type { SupplyContract } from "#domain/connections/supply-contract.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { supplyCardsOn } from "#figures/suppliers.ts";

/** Whether one of the contracts follows the market, by the cards of a day: nobody else needs a year of its prices. */
export function someFollowMarket(
  contracts: readonly SupplyContract[],
  day: CalendarDay,
  published: PublishedCards,
): boolean {
  const supply = supplyCardsOn(day, published);
  return contracts.some((contract) => needsMarket(contract, supply));
}
