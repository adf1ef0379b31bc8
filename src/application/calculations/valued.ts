import type { Answer, SellersRow, SideAnswer } from "#application/calculations/answer.ts";
import { answerLines, type ValuedYear } from "#application/calculations/answer-lines.ts";
import { assumptionsOf } from "#application/calculations/assumptions.ts";
import type { CalculationRefusal } from "#application/calculations/calculation-refusal.ts";
import { choicesOf } from "#application/calculations/choices.ts";
import {
  type BillComparison,
  billSituationOf,
  borneOf,
  compareBills,
} from "#application/calculations/compare-bills.ts";
import { energyOf, guaranteesOf } from "#application/calculations/energy-figures.ts";
import { nettingOf } from "#application/calculations/netting.ts";
import { totalOf } from "#application/calculations/pair-sums.ts";
import {
  agreedPriceOf,
  type Context,
  saleOfYear,
  type TermsOfYear,
  termsOfYear,
} from "#application/calculations/pair-terms.ts";
import type { Prepared } from "#application/calculations/prepare.ts";
import { isBusiness, type PricesInForce, pricesInForce } from "#application/calculations/prices-in-force.ts";
import { ranged, rangedGain } from "#application/calculations/ranged.ts";
import { sensitivityRows, termYears } from "#application/calculations/sale-over-years.ts";
import { sellersPlan } from "#application/calculations/sellers-plan.ts";
import type { CalculationSide, Prices } from "#application/calculations/situation.ts";
import { avoidedCarbon } from "#domain/economics/avoided-carbon.ts";
import { breakEvenEnergy, type PairSale, pairGain, priceBand } from "#domain/economics/pair-gain.ts";
import { breakEvenOfSide } from "#domain/economics/side-worth.ts";
import { type TaxPosition, taxPosition } from "#domain/economics/tax-position.ts";
import { verdictBounds } from "#domain/economics/verdict-bounds.ts";
import { verdictOnSale } from "#domain/economics/verdict-on-sale.ts";
import type { Figure } from "#domain/figure.ts";
import { ok, type Result } from "#domain/result.ts";
import type { BillRefusal } from "#domain/tariffs/bill-situation.ts";
import { yearlyBill } from "#domain/tariffs/yearly-bill.ts";
import {
  type Euros,
  type EurosPerKilowattHour,
  euros,
  eurosPerKilowattHour,
  kilovoltAmperes,
  kilowattHours,
  minus,
  plus,
  sum,
} from "#domain/units/quantity.ts";
import { residualMix2025 } from "#figures/emissions.ts";
import { taxNorms } from "#figures/tax-norms.ts";

/** The light half of a calculation: no quarter is touched but those of a dynamic contract, so a slider may call it. */
export function valued(
  prepared: Prepared,
  prices: Prices = prepared.situation.prices,
): Result<Answer, CalculationRefusal> {
  const { situation, tariffs, sums } = prepared;
  const inForce = pricesInForce(prices, situation, tariffs.region);
  if (!inForce.ok) return inForce;
  const tax = taxOf(prepared, prices, inForce.value);
  const context: Context = { prepared, prices, inForce: inForce.value, isSellerLiable: tax?.vat.code === "liable" };
  const terms = termsOfYear(context, sums);
  const agreed = agreedPriceOf(context, terms);
  const sale = saleOfYear(terms, sums, agreed.value);
  const bills = billsOf(context, sale);
  if (!bills.ok) return bills;

  const drawn = prepared.drawn.map((year): ValuedYear => {
    const ofYear = termsOfYear(context, year.sums);
    return { terms: ofYear, sale: saleOfYear(ofYear, year.sums, agreed.value) };
  });
  const mean = { terms, sale };
  const gains = drawn.map((year) => pairGain(year.sale));
  const gain = rangedGain(pairGain(sale), gains);
  const energy = energyOf(prepared);
  const sideOf = (side: CalculationSide): SideAnswer => ({
    gain: gain[side],
    lines: answerLines(context, side, mean, drawn),
    breakEven: breakEvenOf(side, sale),
    bill: bills.value[side],
    billRange: billRange(
      context,
      side,
      bills.value[side],
      gains.map((other) => other[side]),
    ),
  });
  return ok({
    day: situation.day,
    year: prepared.year,
    region: tariffs.region,
    gridArea: prepared.located.gridArea,
    verdict: verdictOnSale(sale, verdictBounds),
    buyer: sideOf("buyer"),
    seller: sideOf("seller"),
    together: gain.together,
    sale,
    isAgreedPriceProposed: agreed.isProposed,
    energy,
    carbon: avoidedCarbon(energy.shared.value, residualMix2025),
    breakEven: breakEvenEnergy(sale),
    priceBand: priceBand(sale, sale.sharedEnergy),
    sensitivity: sensitivityRows(mean, drawn),
    term: termYears(prepared, prices.years, mean, drawn),
    choices: choicesOf(context, agreed.value),
    furtherSellers: tariffs.region === "flanders" ? furtherSellers(prepared, terms, agreed.value) : null,
    sellersPlan: sellersPlan(context, agreed.value),
    netting: nettingOf(context, sale, gain.seller.value),
    tax,
    guarantees: guaranteesOf(prepared),
    prices: inForce.value,
    assumptions: assumptionsOf(context, agreed),
    yearsNotPublished: yearsNotPublished(bills.value),
  });
}

/** A business is taken to sell more than a small one does; a private seller sells what is shared here. */
function taxOf(prepared: Prepared, prices: Prices, inForce: PricesInForce): TaxPosition | null {
  const { seller, market } = prepared.situation;
  if (market === "nl") return null;
  const business = isBusiness(seller.customer);
  const panels = sum(seller.installation?.roofs.map(({ kilowattsPeak }) => kilowattsPeak) ?? []);
  const inverterPower = seller.installation?.inverter ?? kilovoltAmperes(seller.installation?.power ?? panels);
  const price = prices.form === "free" ? 0 : (prices.agreedPrice ?? highestPrice(inForce));
  const sold = totalOf(prepared.sums.shared) * price;
  return taxPosition(
    {
      seller: business ? "enterprise" : "private",
      inverterPower,
      isOnlyPrivate: !business,
      turnover: euros(business ? Math.max(sold, taxNorms.turnoverMaximum.value + 1) : sold),
    },
    taxNorms,
  );
}

const highestPrice = ({ buyer: { energy } }: PricesInForce) =>
  energy.kind === "single" ? energy.price.value : energy.kind === "day-night" ? energy.day.value : energy.market.value;

type Bills = { buyer: BillComparison | null; seller: BillComparison | null };

/** Without one's own bill there is no answer; a partner's may be missing. */
function billsOf({ prepared, prices, inForce, isSellerLiable }: Context, sale: PairSale): Result<Bills, BillRefusal> {
  const { situation, tariffs, sums, sharing, market } = prepared;
  const feeWithVat = (side: CalculationSide) => {
    const fee = inForce[side].sharingFee.value;
    return euros(isBusiness(situation[side].customer) ? fee * (1 + tariffs.vat.sharingFee.value) : fee);
  };
  const billed = (side: CalculationSide) => ({
    party: situation[side],
    contract: inForce[side],
    sums: sums[side],
    tariffs,
  });
  const buyer = compareBills(
    { ...billed("buyer"), quarters: { offtake: prepared.buyer.offtake, shared: sharing.shared, market } },
    {
      shared: sums.shared,
      agreedPrice: sale.agreedPrice,
      supplierFee: feeWithVat("buyer"),
      ...(isSellerLiable && sale.vat ? { vatOnAgreedPrice: sale.vat.rate } : {}),
      ...(prices.category === null ? {} : { category: prices.category }),
    },
  );
  const nothing = { day: kilowattHours(0), night: kilowattHours(0) };
  const seller = compareBills(billed("seller"), {
    shared: nothing,
    agreedPrice: eurosPerKilowattHour(0),
    supplierFee: feeWithVat("seller"),
  });
  const own = situation.side === "buyer" ? buyer : seller;
  if (!own.ok) return own;
  return ok({ buyer: buyer.ok ? buyer.value : null, seller: seller.ok ? seller.value : null });
}

function breakEvenOf(side: CalculationSide, sale: PairSale) {
  const perKilowattHour = pairGain({
    ...sale,
    sharedEnergy: kilowattHours(1),
    feeBuyer: euros(0),
    feeSeller: euros(0),
  });
  const costs = side === "buyer" ? sale.feeBuyer : sale.feeSeller;
  return breakEvenOfSide({ gainPerKilowattHour: eurosPerKilowattHour(perKilowattHour[side]), costs });
}

/** Sharing moves the buyer's bill by the gain before our own fee, and the seller's by the fee of the supplier. */
function billRange(
  { prepared, inForce }: Context,
  side: CalculationSide,
  bill: BillComparison | null,
  gains: readonly Euros[],
): SideAnswer["billRange"] {
  if (bill === null) return null;
  const { borne } = bill;
  const { situation, tariffs, drawn, platformFee } = prepared;
  const [party, contract] = [situation[side], inForce[side]];
  const before = drawn.map(({ sums }) => {
    const other = yearlyBill(billSituationOf({ party, contract, sums: sums[side], tariffs }), tariffs);
    return other.ok ? borneOf(party, other.value) : borne.before;
  });
  const after = before.map((amount, draw) =>
    side === "buyer" ? euros(amount - (gains[draw] ?? 0) - platformFee) : plus(amount, contract.sharingFee.value),
  );
  return { before: ranged(borne.before, before), after: ranged(borne.after, after) };
}

/** Sellers like the one described, one after another; the buyer's supplier asks its fee once. */
function furtherSellers(
  prepared: Prepared,
  terms: TermsOfYear,
  agreedPrice: EurosPerKilowattHour,
): Answer["furtherSellers"] {
  const rows: SellersRow[] = [];
  for (const [index, shared] of prepared.sharedBySellers.entries()) {
    const sellers = index + 1;
    const feeSeller = euros(terms.feeSeller * sellers);
    const { together } = pairGain({ ...terms, feeSeller, sharedEnergy: shared, agreedPrice });
    const before = rows.at(-1) ?? { shared: kilowattHours(0), together: euros(0) };
    const added = { shared: minus(shared, before.shared), together: minus(together, before.together) };
    rows.push({ sellers, shared, together, added });
  }
  const best = rows.reduce((first, row) => (row.together > first.together ? row : first), rows[0] as SellersRow);
  return { rows, best: best.together > 0 ? best.sellers : 0 };
}

function yearsNotPublished({ buyer, seller }: Bills): number[] {
  const figures: readonly Figure<string>[] = [buyer, seller].flatMap(
    (bill) => bill?.rows.flatMap((row) => row.figures) ?? [],
  );
  const years = figures.flatMap(({ reason }) => (reason === undefined ? [] : [reason.year]));
  return [...new Set(years)].sort((a, b) => a - b);
}
