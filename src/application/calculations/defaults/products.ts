import type { CardDay } from "#domain/cards/card.ts";
import { parseCalendarDay } from "#domain/time/calendar-day.ts";
import { supplyCardsOn } from "#figures/suppliers.ts";

type Product = {
  readonly name: string;
  readonly product: string;
  readonly region: "flanders" | "brussels";
  /** For whoever has it still; nobody can sign it. */
  readonly isWithdrawn: boolean;
};

/** Every product that can be chosen on a day, by the name that stands for it in an address. */
export function productsOn({ today, cards }: CardDay): readonly Product[] {
  const day = parseCalendarDay(today);
  if (day === null) throw new RangeError(`${today} is no day.`);
  return Object.entries(supplyCardsOn(day, cards).products).map(([name, { card, region, isWithdrawn }]) => ({
    name,
    product: card.product,
    region,
    isWithdrawn,
  }));
}
