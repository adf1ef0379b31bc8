import type { Side } from "#domain/contracts/agreement.ts";
import type { Statement } from "#domain/settlement/statement.ts";
import { cost, euros, eurosPerKilowattHour, kilowattHours, toCents } from "#domain/units/quantity.ts";

const MONTHS_PER_YEAR = 12;

export type MonthAfterFees = {
  /** What the sale itself moved: paid by a buyer, received by a seller. */
  readonly saleCents: number;
  /** What the supplier would have asked or paid for the same energy. */
  readonly supplierCents: number;
  readonly supplierFeeCents: number;
  readonly platformFeeCents: number;
  /** What the month left beside having no sale at all; may be below zero. */
  readonly leftCents: number;
};

/**
 * One month beside what it costs to share. Yearly fees count for a twelfth. A seller who asks VAT passes it on, so it is
 * no gain; a buyer pays it, so it is a cost.
 */
export function monthAfterFees(
  { shared, netCents, totalCents }: Pick<Statement, "shared" | "netCents" | "totalCents">,
  side: Side,
  /** Prices in euros per kWh, fees in euros a year. */
  given: { readonly supplierPrice: number; readonly supplierFee: number; readonly platformFee: number },
): MonthAfterFees {
  const saleCents = side === "buyer" ? totalCents : netCents;
  const supplierCents = toCents(cost(kilowattHours(shared / 1000), eurosPerKilowattHour(given.supplierPrice)));
  const supplierFeeCents = toCents(euros(given.supplierFee / MONTHS_PER_YEAR));
  const platformFeeCents = toCents(euros(given.platformFee / MONTHS_PER_YEAR));
  const gain = side === "buyer" ? supplierCents - saleCents : saleCents - supplierCents;
  return {
    saleCents,
    supplierCents,
    supplierFeeCents,
    platformFeeCents,
    leftCents: gain - supplierFeeCents - platformFeeCents,
  };
}
