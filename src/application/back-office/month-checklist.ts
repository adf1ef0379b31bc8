import { readComparison } from "#application/back-office/regulator-desk.ts";
import type { Cards } from "#application/ports/cards.ts";
import type { Clock } from "#application/ports/clock.ts";
import { type CardVersion, type SupplierCard, versionsOn } from "#domain/cards/card.ts";
import { type CardAge, cardAgeOn } from "#domain/cards/card-age.ts";
import { isSameSupplier } from "#domain/cards/regulator/review-products.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { cardSeed } from "#figures/suppliers.ts";

type Ports = { readonly store: { readonly cards: Cards }; readonly clock: Clock };

export type AgedCard = { readonly version: CardVersion; readonly age: CardAge };
/** What one supplier's cards ask of the month. */
export type SupplierMonth = {
  readonly supplier: string;
  /** Products first, the oldest before the others. */
  readonly products: readonly AgedCard[];
  readonly fee: (AgedCard & { readonly card: SupplierCard }) | null;
  readonly stale: number;
};

/** Each supplier with its cards, the ones with old prices first. */
export async function readMonthChecklist(ports: Ports) {
  const today: CalendarDay = brusselsDay(ports.clock.now());
  const [published, comparison] = await Promise.all([ports.store.cards.published(), readComparison(ports)]);
  const aged = versionsOn(today, { seed: cardSeed, published })
    .filter(({ card }) => card.withdrawnOn === undefined || card.withdrawnOn > today)
    .map((version) => ({ version, age: cardAgeOn(today, version) }));
  const names: string[] = [];
  for (const { version } of aged) {
    if (!names.some((name) => isSameSupplier(name, version.card.supplier))) names.push(version.card.supplier);
  }
  const suppliers = names.map((supplier): SupplierMonth => {
    const own = aged.filter(({ version }) => isSameSupplier(version.card.supplier, supplier));
    const products = own
      .filter(({ version }) => version.card.kind !== "supplier")
      .toSorted((one, other) => other.age.days - one.age.days);
    const fee = own.flatMap((one) =>
      one.version.card.kind === "supplier" ? [{ ...one, card: one.version.card }] : [],
    );
    return { supplier, products, fee: fee[0] ?? null, stale: own.filter(({ age }) => age.isStale).length };
  });
  return {
    today,
    suppliers: suppliers.toSorted(
      (one, other) => other.stale - one.stale || one.supplier.localeCompare(other.supplier),
    ),
    stale: aged.filter(({ age }) => age.isStale).length,
    notCompared: comparison.notCompared.length,
  };
}
