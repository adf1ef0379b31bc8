import type { SideAnswer } from "#application/calculations/answer.ts";
import {
  type BillComparison,
  billSituationOf,
  borneOf,
  compareBills,
} from "#application/calculations/compare-bills.ts";
import { isBusiness } from "#application/calculations/defaults/prices-in-force.ts";
import { feeSlack, feesInYear } from "#application/calculations/fees-in-year.ts";
import { totalOf } from "#application/calculations/pair-sums.ts";
import type { Context } from "#application/calculations/pair-terms.ts";
import { ranged, widened } from "#application/calculations/ranged.ts";
import type { CalculationSide } from "#application/calculations/situation.ts";
import type { PairSale } from "#domain/economics/pair-gain.ts";
import type { Figure } from "#domain/figure.ts";
import { ok, type Result } from "#domain/result.ts";
import type { BillRefusal } from "#domain/tariffs/bill-situation.ts";
import { yearlyBill } from "#domain/tariffs/yearly-bill.ts";
import { type Euros, euros, eurosPerKilowattHour, kilowattHours, plus } from "#domain/units/quantity.ts";

export type Bills = { buyer: BillComparison | null; seller: BillComparison | null };

/** Without one's own bill there is no answer; a partner's may be missing. */
export function billsOf(
  { simulated, prices, inForce, isSellerLiable }: Context,
  sale: PairSale,
): Result<Bills, BillRefusal> {
  const { situation, tariffs, sums, sharing, market } = simulated;
  const feeWithVat = (side: CalculationSide) => {
    const fee = feesInYear(inForce[side], sums).counted;
    return euros(isBusiness(situation[side].customer) ? fee * (1 + tariffs.vat.sharingFee.value) : fee);
  };
  const billed = (side: CalculationSide) => ({
    party: situation[side],
    contract: inForce[side],
    sums: sums[side],
    tariffs,
  });
  const buyer = compareBills(
    { ...billed("buyer"), quarters: { offtake: simulated.buyer.offtake, shared: sharing.shared, market } },
    {
      shared: sums.shared,
      agreedPrice: sale.agreedPrice,
      supplierFee: feeWithVat("buyer"),
      feeEnergy: totalOf(sums.shared),
      ...(isSellerLiable && sale.vat ? { vatOnAgreedPrice: sale.vat.rate } : {}),
      ...(prices.category === null ? {} : { category: prices.category }),
    },
  );
  const nothing = { day: kilowattHours(0), night: kilowattHours(0) };
  const seller = compareBills(billed("seller"), {
    shared: nothing,
    agreedPrice: eurosPerKilowattHour(0),
    supplierFee: feeWithVat("seller"),
    feeEnergy: totalOf(sums.shared),
  });
  const own = situation.side === "buyer" ? buyer : seller;
  const isSellersUseKnown = situation.offer === null;
  if (!own.ok) return own;
  return ok({ buyer: buyer.ok ? buyer.value : null, seller: seller.ok && isSellersUseKnown ? seller.value : null });
}

/** Sharing moves the buyer's bill by the gain before our own fee, and the seller's by the fee of the supplier. */
export function billRange(
  { simulated, inForce }: Context,
  side: CalculationSide,
  bill: BillComparison | null,
  gains: readonly Euros[],
): SideAnswer["billRange"] {
  if (bill === null) return null;
  const { borne } = bill;
  const { situation, tariffs, drawn, platformFee } = simulated;
  const [party, contract] = [situation[side], inForce[side]];
  const before = drawn.map(({ sums }) => {
    const other = yearlyBill(billSituationOf({ party, contract, sums: sums[side], tariffs }), tariffs);
    return other.ok ? borneOf(party, other.value) : borne.before;
  });
  const after = before.map((amount, draw) =>
    side === "buyer"
      ? euros(amount - (gains[draw] ?? 0) - platformFee)
      : plus(amount, feesInYear(contract, (drawn[draw] ?? simulated).sums).counted),
  );
  const { less, more } = feeSlack(contract, simulated.sums);
  return {
    before: ranged(borne.before, before),
    after: widened(ranged(borne.after, after), { less: more, more: less }),
  };
}

export function yearsNotPublished({ buyer, seller }: Bills): number[] {
  const figures: readonly Figure<string>[] = [buyer, seller].flatMap(
    (bill) => bill?.rows.flatMap((row) => row.figures) ?? [],
  );
  const years = figures.flatMap(({ reason }) => (reason === undefined ? [] : [reason.year]));
  return [...new Set(years)].sort((a, b) => a - b);
}
