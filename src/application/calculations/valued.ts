import type { Answer, Ranged, SellersRow, SideAnswer } from "#application/calculations/answer.ts";
import { buyerLines, sellerLines } from "#application/calculations/answer-lines.ts";
import { assumptionsOf } from "#application/calculations/assumptions.ts";
import type { CalculationRefusal } from "#application/calculations/calculation-refusal.ts";
import { choicesOf } from "#application/calculations/choices.ts";
import {
  type BillComparison,
  billSituationOf,
  borneOf,
  compareBills,
} from "#application/calculations/compare-bills.ts";
import { nettingOf } from "#application/calculations/netting.ts";
import { type PairSums, totalOf } from "#application/calculations/pair-sums.ts";
import {
  agreedPriceOf,
  type Context,
  saleOfYear,
  type TermsOfYear,
  termsOfYear,
} from "#application/calculations/pair-terms.ts";
import type { Prepared } from "#application/calculations/prepare.ts";
import { isBusiness, type PricesInForce, pricesInForce } from "#application/calculations/prices-in-force.ts";
import { sellersPlan } from "#application/calculations/sellers-plan.ts";
import type { CalculationSide, Prices } from "#application/calculations/situation.ts";
import { monthTotals, selfUseOf } from "#application/calculations/year-flows.ts";
import { avoidedCarbon } from "#domain/economics/avoided-carbon.ts";
import { contractTerm } from "#domain/economics/contract-term.ts";
import { guaranteesIncome } from "#domain/economics/guarantees-income.ts";
import { breakEvenEnergy, type PairGain, type PairSale, pairGain, priceBand } from "#domain/economics/pair-gain.ts";
import { sensitivityOf } from "#domain/economics/sensitivity.ts";
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
  type Quantity,
  share,
  shareOf,
  sum,
} from "#domain/units/quantity.ts";
import { sumOfSeries } from "#domain/units/series.ts";
import { residualMix2025 } from "#figures/emissions.ts";
import { brokerShareAssumed, guaranteePriceBelgian, guaranteePriceEuropean } from "#figures/guarantees.ts";
import { solarDegradation } from "#figures/solar.ts";
import { taxNorms } from "#figures/tax-norms.ts";

const STEPS = [-0.25, -0.1, 0.1, 0.25].map(share);
const LOW = 0.1;
const HIGH = 0.9;

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

  const gain = rangedGain(context, sale, agreed.value);
  const energy = energyOf(prepared);
  const { market } = situation;
  const guaranteePrice = market === "be" ? guaranteePriceBelgian : guaranteePriceEuropean;
  return ok({
    day: situation.day,
    year: prepared.year,
    region: tariffs.region,
    gridArea: prepared.located.gridArea,
    verdict: verdictOnSale(sale, verdictBounds),
    buyer: sideAnswer(context, "buyer", gain, sale, buyerLines(context, terms, sale), bills.value.buyer),
    seller: sideAnswer(context, "seller", gain, sale, sellerLines(context, sale), bills.value.seller),
    together: gain.together.ranged,
    sale,
    isAgreedPriceProposed: agreed.isProposed,
    energy,
    carbon: avoidedCarbon(energy.shared.value, residualMix2025),
    breakEven: breakEvenEnergy(sale),
    priceBand: priceBand(sale, sale.sharedEnergy),
    sensitivity: sensitivityOf(sale, STEPS),
    term: contractTerm(sale, prices.years, { ...UNCHANGED, degradation: degradationOf(prepared) }),
    choices: choicesOf(context, agreed.value),
    furtherSellers: tariffs.region === "flanders" ? furtherSellers(prepared, terms, agreed.value) : null,
    sellersPlan: sellersPlan(context, agreed.value),
    netting: nettingOf(context, sale, gain.seller.ranged.value),
    tax,
    guarantees: {
      ...guaranteesIncome({
        injectedEnergy: energy.injectionSeller.value,
        carriedEnergy: kilowattHours(0),
        pricePerGuarantee: guaranteePrice.value,
        brokerShare: brokerShareAssumed.value,
        yearlyFee: euros(0),
      }),
      price: guaranteePrice,
      brokerShare: brokerShareAssumed,
    },
    prices: inForce.value,
    assumptions: assumptionsOf(context, agreed),
    yearsNotPublished: yearsNotPublished(bills.value),
  });
}

const UNCHANGED = { agreedPrice: share(0), energyPrice: share(0), injectionPrice: share(0), fees: share(0) };

const degradationOf = ({ situation }: Prepared) =>
  situation.seller.installation?.technology === "solar" ? solarDegradation.value : share(0);

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

type RangedGain = Record<keyof PairGain, { ranged: Ranged<"EUR">; drawn: readonly Euros[] }>;

function sideAnswer(
  context: Context,
  side: CalculationSide,
  gain: RangedGain,
  sale: PairSale,
  lines: SideAnswer["lines"],
  bill: BillComparison | null,
): SideAnswer {
  const perKilowattHour = pairGain({
    ...sale,
    sharedEnergy: kilowattHours(1),
    feeBuyer: euros(0),
    feeSeller: euros(0),
  });
  const costs = side === "buyer" ? sale.feeBuyer : sale.feeSeller;
  const breakEven = breakEvenOfSide({ gainPerKilowattHour: eurosPerKilowattHour(perKilowattHour[side]), costs });
  return {
    gain: gain[side].ranged,
    lines,
    breakEven,
    bill,
    billRange: bill && billRange(context, side, bill, gain[side].drawn),
  };
}

/** Sharing moves the buyer's bill by the gain before our own fee, and the seller's by the fee of the supplier. */
function billRange(
  { prepared, inForce }: Context,
  side: CalculationSide,
  { borne }: BillComparison,
  gains: readonly Euros[],
): SideAnswer["billRange"] {
  const { situation, tariffs, drawn, platformFee } = prepared;
  const [party, contract] = [situation[side], inForce[side]];
  const before = drawn.map((sums) => {
    const bill = yearlyBill(billSituationOf({ party, contract, sums: sums[side], tariffs }), tariffs);
    return bill.ok ? borneOf(party, bill.value) : borne.before;
  });
  const after = before.map((amount, draw) =>
    side === "buyer" ? euros(amount - (gains[draw] ?? 0) - platformFee) : plus(amount, contract.sharingFee.value),
  );
  return { before: ranged(borne.before, before), after: ranged(borne.after, after) };
}

function rangedGain(context: Context, sale: PairSale, agreedPrice: EurosPerKilowattHour): RangedGain {
  const main = pairGain(sale);
  const drawn = context.prepared.drawn.map((sums) =>
    pairGain(saleOfYear(termsOfYear(context, sums), sums, agreedPrice)),
  );
  const of = (side: keyof PairGain) => {
    const gains = drawn.map((gain) => gain[side]);
    return { ranged: ranged(main[side], gains), drawn: gains };
  };
  return { buyer: of("buyer"), seller: of("seller"), together: of("together") };
}

function energyOf(prepared: Prepared): Answer["energy"] {
  const { sums, drawn, sharing, buyer, seller, year } = prepared;
  const over = <U extends string>(value: (year: PairSums) => Quantity<U>) => ranged(value(sums), drawn.map(value));
  return {
    shared: over(({ shared }) => totalOf(shared)),
    offtakeBuyer: over((pair) => totalOf(pair.buyer.offtake)),
    injectionSeller: over((pair) => totalOf(pair.seller.injection)),
    production: {
      buyer: buyer.production && sumOfSeries(buyer.production),
      seller: seller.production && sumOfSeries(seller.production),
    },
    coveredShare: over((pair) => shareOf(totalOf(pair.shared), totalOf(pair.buyer.offtake))),
    soldShare: over((pair) => shareOf(totalOf(pair.shared), totalOf(pair.seller.injection))),
    selfUseBuyer: selfUseOf(buyer),
    selfUseSeller: selfUseOf(seller),
    sharedByMonth: monthTotals(sharing.shared, year),
  };
}

/** One year in ten lies below the low end; the mean year itself is never outside. */
function ranged<U extends string>(value: Quantity<U>, drawn: readonly Quantity<U>[]): Ranged<U> {
  if (drawn.length === 0) return { value, low: null, high: null };
  const sorted = Float64Array.from(drawn).sort();
  const at = (part: number) => {
    const place = part * (sorted.length - 1);
    const [below, above] = [sorted[Math.floor(place)] as number, sorted[Math.ceil(place)] as number];
    return below + (above - below) * (place - Math.floor(place));
  };
  return {
    value,
    low: Math.min(value, at(LOW)) as Quantity<U>,
    high: Math.max(value, at(HIGH)) as Quantity<U>,
  };
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
