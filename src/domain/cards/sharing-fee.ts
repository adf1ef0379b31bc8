import type { FeeBasis, FeeCounting, SharingCondition, SupplierCard } from "#domain/cards/card.ts";
import type { Figure } from "#domain/figure.ts";
import { type Euros, euros, eurosPerKilowattHour, type KilowattHours } from "#domain/units/quantity.ts";

/** What a card leaves out of its fee: the amount itself, who pays it, or whether VAT is in it. */
export type FeeUnsaid = "amount" | "payer" | "vat";

/** What one side pays for sharing in a year: an amount, and for every shared kWh another. */
export type FeeRate = { readonly yearly: number; readonly perEnergy: number };

/** What a fee can come to where a card leaves something unsaid. The fee that is counted lies between both. */
export type FeeDoubt = { readonly unsaid: readonly FeeUnsaid[]; readonly lowest: FeeRate; readonly highest: FeeRate };

/** What a supplier asks one side for sharing, VAT included, with a figure for each of its numbers. */
export type SupplierFee = {
  readonly supplier: string;
  /** A year. Zero where all of it is asked by the kWh. */
  readonly fee: Figure<"EUR">;
  readonly perEnergy: Figure<"EUR/kWh"> | null;
  /** Null where the card says all that counts. */
  readonly doubt: FeeDoubt | null;
  readonly payer: "both" | "buyer" | "seller" | "unstated";
  readonly basis: FeeBasis;
  readonly counting: FeeCounting | null;
  readonly condition: SharingCondition | null;
  readonly note: string | null;
};

const MONTHS = 12;
const CENTS = 100;
/** On fees of a household just as well (domain.md: the supplier's sharing fee carries 21 %). */
const FEE_VAT = 0.21;

type Origin = Omit<Figure<string>, "value" | "unit" | "status">;

/** The fee of a card that prints an amount: as printed, on either side; what it leaves unsaid is a range. */
export function supplierFee(card: SupplierCard, amount: number, origin: Origin): SupplierFee {
  const { feeUnit = "year", feeVat = "included", feePayer = "both" } = card;
  const withVat = feeVat === "excluded" ? amount * (1 + FEE_VAT) : amount;
  const isPerEnergy = feeUnit === "shared-energy";
  const yearly = isPerEnergy ? 0 : feeUnit === "month" ? withVat * MONTHS : withVat;
  const perEnergy = isPerEnergy ? withVat / CENTS : 0;
  const unsaid: FeeUnsaid[] = [
    ...(feePayer === "unstated" ? ["payer" as const] : []),
    ...(feeVat === "unstated" ? ["vat" as const] : []),
  ];
  const least = feePayer === "unstated" ? 0 : 1;
  const most = feeVat === "unstated" ? 1 + FEE_VAT : 1;
  return {
    supplier: card.supplier,
    fee: { value: euros(yearly), unit: "EUR", status: "found", ...origin },
    perEnergy: isPerEnergy
      ? { value: eurosPerKilowattHour(perEnergy), unit: "EUR/kWh", status: "found", ...origin }
      : null,
    doubt:
      unsaid.length === 0
        ? null
        : {
            unsaid,
            lowest: { yearly: yearly * least, perEnergy: perEnergy * least },
            highest: { yearly: yearly * most, perEnergy: perEnergy * most },
          },
    payer: feePayer,
    basis: card.feeBasis,
    counting: card.feeCounting ?? null,
    condition: card.condition,
    note: card.note,
  };
}

/** What one side pays in a year in which so much is shared. */
export const yearlyFee = ({ fee, perEnergy }: Pick<SupplierFee, "fee" | "perEnergy">, shared: KilowattHours): Euros =>
  euros(fee.value + (perEnergy?.value ?? 0) * shared);

export const yearlyRate = ({ yearly, perEnergy }: FeeRate, shared: KilowattHours): Euros =>
  euros(yearly + perEnergy * shared);

/** The same for whoever gets VAT back. */
export const rateWithout = (vat: number, { yearly, perEnergy }: FeeRate): FeeRate => ({
  yearly: yearly / (1 + vat),
  perEnergy: perEnergy / (1 + vat),
});

/** The suppliers that ask least of who shares so much, all of them where several ask the same. */
export function lowestFees(fees: readonly SupplierFee[], shared: KilowattHours): readonly SupplierFee[] {
  const least = Math.min(...fees.map((fee) => yearlyFee(fee, shared)));
  return fees.filter((fee) => yearlyFee(fee, shared) <= least + 0.005);
}
