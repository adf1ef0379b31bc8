import type { CardDay, CardRegion } from "#domain/cards/card.ts";
import type { SupplierFee } from "#domain/cards/sharing-fee.ts";
import { parseCalendarDay } from "#domain/time/calendar-day.ts";
import { supplyCardsOn } from "#figures/suppliers.ts";

type Product = {
  readonly name: string;
  readonly product: string;
  readonly region: CardRegion;
  /** For whoever has it still; nobody can sign it. */
  readonly isWithdrawn: boolean;
};

/** Every product that can be chosen on a day, by the name that stands for it in an address. */
export function productsOn(day: CardDay): readonly Product[] {
  return Object.entries(supplyOn(day).products).map(([name, { card, region, isWithdrawn }]) => ({
    name,
    product: card.product,
    region,
    isWithdrawn,
  }));
}

/** A supplier that can be chosen where no product is told, with what its card asks for sharing; null where it prints none. */
type Supplier = Omit<Product, "product" | "isWithdrawn"> & {
  readonly supplier: string;
  readonly fee: Pick<SupplierFee, "fee" | "perEnergy"> | null;
};

/** Every supplier that sells something on a day, by its name. */
export function suppliersOn(day: CardDay): readonly Supplier[] {
  const { suppliers, fees } = supplyOn(day);
  return Object.entries(suppliers)
    .map(
      ([
        name,
        {
          card: { supplier },
          region,
        },
      ]) => ({
        name,
        supplier,
        region,
        fee: (region === "flanders" && fees.find((fee) => fee.supplier === supplier)) || null,
      }),
    )
    .toSorted((one, other) => one.supplier.localeCompare(other.supplier));
}

function supplyOn({ today, cards }: CardDay) {
  const day = parseCalendarDay(today);
  if (day === null) throw new RangeError(`${today} is no day.`);
  return supplyCardsOn(day, cards);
}
