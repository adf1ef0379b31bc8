import { adviceOn } from "#application/calculations/advice.ts";
import type { Answer, SellersRow, SideAnswer } from "#application/calculations/answer.ts";
import { answerLines, type ValuedYear } from "#application/calculations/answer-lines.ts";
import { answerOver } from "#application/calculations/answer-over.ts";
import type { CalculationRefusal } from "#application/calculations/calculation-refusal.ts";
import { assumptionsOf } from "#application/calculations/defaults/assumptions.ts";
import { choicesOf } from "#application/calculations/defaults/choices.ts";
import { energyOf, guaranteesOf } from "#application/calculations/defaults/energy-figures.ts";
import {
  type ContractYear,
  figuresOf,
  isBusiness,
  type PricesInForce,
  pricesInForce,
  sharingConditionsOf,
} from "#application/calculations/defaults/prices-in-force.ts";
import { feesInYear, pairSlack } from "#application/calculations/fees-in-year.ts";
import { nettingOf } from "#application/calculations/netting.ts";
import { totalOf } from "#application/calculations/pair-sums.ts";
import {
  agreedPriceOf,
  type Context,
  proposesFairPrice,
  saleOfYear,
  type TermsOfYear,
  termsOfYear,
} from "#application/calculations/pair-terms.ts";
import { type PairSlack, rangedGain } from "#application/calculations/ranged.ts";
import { decayOf, priceMoves, sensitivityRows, termYears } from "#application/calculations/sale-over-years.ts";
import { sellersPlan } from "#application/calculations/several-sellers/sellers-plan.ts";
import type { SimulatedYear } from "#application/calculations/simulate-year.ts";
import type { CalculationSide, Prices } from "#application/calculations/situation.ts";
import { stalePricesOf } from "#application/calculations/stale-prices.ts";
import { billRange, billsOf, yearsNotPublished } from "#application/calculations/year-bills.ts";
import { lowestFee } from "#domain/cards/cards-on.ts";
import { yearlyFee } from "#domain/cards/sharing-fee.ts";
import { inverterPower } from "#domain/connections/connection.ts";
import { residualMixCarbon } from "#domain/economics/guarantees/residual-mix-carbon.ts";
import { breakEvenEnergy, type PairGain, type PairSale, pairGain, priceBand } from "#domain/economics/pair-gain.ts";
import { breakEvenOfSide } from "#domain/economics/side-worth.ts";
import { type TaxPosition, taxPosition } from "#domain/economics/tax-position.ts";
import { nextStepOf } from "#domain/economics/verdict/next-step.ts";
import { verdictBounds } from "#domain/economics/verdict/verdict-bounds.ts";
import { type SaleVerdict, verdictOnSale } from "#domain/economics/verdict/verdict-on-sale.ts";
import { ok, type Result } from "#domain/result.ts";
import {
  type EurosPerKilowattHour,
  euros,
  eurosPerKilowattHour,
  kilovoltAmperes,
  kilowattHours,
  minus,
} from "#domain/units/quantity.ts";
import { residualMix2025 } from "#figures/emissions.ts";
import { taxNorms } from "#figures/tax-norms.ts";

/** The light half of a calculation: no quarter is touched but those of a dynamic contract, so a slider may call it. */
export function priceYear(
  simulated: SimulatedYear,
  prices: Prices = simulated.situation.prices,
): Result<Answer, CalculationRefusal> {
  const { situation, cards } = simulated;
  const pricing: Pricing = { simulated, prices, move: (inForce) => inForce };
  const inForce = pricedBy(pricing);
  if (!inForce.ok) return inForce;
  const counted = answerAt(pricing, inForce.value);
  const old = stalePricesOf(inForce.value, { day: situation.day, months: cards.months });
  if (!counted.ok || old === null) return counted;
  const ends: Answer[] = [];
  for (const move of old.ends) {
    const moved = answerAt({ ...pricing, move }, move(inForce.value));
    if (!moved.ok) return moved;
    ends.push(moved.value);
  }
  const sales = ends.map(({ sale }) => sale);
  return ok({ ...answerOver(counted.value, ends), stalePrices: { ...old.stale, sales } });
}

/** How the prices of a calculation come about: those in force, or the same moved by the market. */
type Pricing = { simulated: SimulatedYear; prices: Prices; move: (inForce: PricesInForce) => PricesInForce };

function pricedBy({ simulated, prices, move }: Pricing, more: { year?: ContractYear; isBilledDynamic?: boolean } = {}) {
  const { situation, tariffs, cards, market } = simulated;
  const inForce = pricesInForce(prices, situation, tariffs.region, { cards, market: market.mean, ...more });
  return inForce.ok ? ok(move(inForce.value)) : inForce;
}

function answerAt(pricing: Pricing, inForce: PricesInForce): Result<Answer, CalculationRefusal> {
  const { simulated, prices } = pricing;
  const { situation, tariffs, sums, cards } = simulated;
  const tax = taxOf(simulated, prices, inForce);
  const context: Context = { simulated, prices, inForce, isSellerLiable: tax?.vat.code === "liable" };
  const terms = termsOfYear(context, sums);
  const agreed = agreedPriceOf({ prices, day: situation.day }, terms, totalOf(sums.shared));
  const sale = saleOfYear(terms, sums, agreed.value);
  const bills = billsOf(context, sale);
  if (!bills.ok) return bills;

  const drawn = simulated.drawn.map((year): ValuedYear => {
    const ofYear = termsOfYear(context, year.sums);
    return { terms: ofYear, sale: saleOfYear(ofYear, year.sums, agreed.value) };
  });
  const mean = { terms, sale };
  const gains = drawn.map((year) => pairGain(year.sale));
  const slack = pairSlack(inForce, sums);
  const gain = rangedGain(pairGain(sale), gains, slack);
  const energy = energyOf(simulated);
  const verdict = verdictOverFees(sale, slack);
  const later = laterYearsOf(pricing, context, agreed.value);
  const breakEven = breakEvenEnergy(sale);
  const cheapest = lowestFee(cards, sale.sharedEnergy);
  const step = nextStepOf(sale, verdict, yearlyFee(cheapest, sale.sharedEnergy));
  const advice = adviceOn({
    context,
    sale,
    isProposed: agreed.isProposed,
    movesWithFees: proposesFairPrice(situation.day),
    breakEven,
    trial: (change) => gainAt({ ...pricing, prices: { ...prices, ...change } }),
  });
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
    year: simulated.year,
    region: tariffs.region,
    gridArea: simulated.located.gridArea,
    verdict,
    // Another price helps only where one can be typed.
    nextStep: step === "price" && advice.band === null ? "fees" : step,
    lowestFee: cheapest,
    feeDoubts: feeDoubtsOf(context),
    laterYears: later && rangedGain(pairGain(later), []),
    whenDynamic: whenDynamicOf(pricing, context),
    buyer: sideOf("buyer"),
    seller: sideOf("seller"),
    together: gain.together,
    inMeanYear: rangedGain(pairGain(sale), [], slack),
    sale,
    isAgreedPriceProposed: agreed.isProposed,
    energy,
    carbon: residualMixCarbon(energy.shared.value, residualMix2025),
    breakEven,
    priceBand: priceBand(sale, sale.sharedEnergy),
    advice,
    sensitivity: sensitivityRows(mean, drawn, slack),
    priceMoves: priceMoves(context, terms, sums),
    oldPrices: oldPricesOf(context),
    stalePrices: null,
    term: termYears(simulated, prices.years, mean, drawn, later),
    decay: decayOf(simulated),
    choices: choicesOf(context, agreed.value, slack),
    furtherSellers: tariffs.region === "flanders" ? furtherSellers(simulated, terms, agreed.value) : null,
    sellersPlan: sellersPlan(context, agreed.value, slack),
    netting: nettingOf(context, sale, gain.seller.value),
    tax,
    guarantees: guaranteesOf(simulated),
    prices: inForce,
    sharingConditions: sharingConditionsOf(prices, cards),
    assumptions: assumptionsOf(context, agreed),
    yearsNotPublished: yearsNotPublished(bills.value),
  });
}

/** What the same pair keeps at other prices and fees; null where they cannot be computed. */
function gainAt(pricing: Pricing): PairGain | null {
  const { simulated, prices } = pricing;
  const { situation, sums } = simulated;
  const inForce = pricedBy(pricing);
  if (!inForce.ok) return null;
  const isSellerLiable = taxOf(simulated, prices, inForce.value)?.vat.code === "liable";
  const terms = termsOfYear({ simulated, prices, inForce: inForce.value, isSellerLiable }, sums);
  const agreed = agreedPriceOf({ prices, day: situation.day }, terms, totalOf(sums.shared));
  return pairGain(saleOfYear(terms, sums, agreed.value));
}

/** Where what a card leaves unsaid of a fee decides whether sharing pays, nobody knows it yet. */
function verdictOverFees(sale: PairSale, { buyer, seller, together }: PairSlack): SaleVerdict {
  const counted = verdictOnSale(sale, verdictBounds);
  if (pairGain(sale).together + together.more <= 0) return counted;
  const at = (ofBuyer: number, ofSeller: number) =>
    verdictOnSale(
      { ...sale, feeBuyer: euros(sale.feeBuyer + ofBuyer), feeSeller: euros(sale.feeSeller + ofSeller) },
      verdictBounds,
    ).verdict;
  const [best, worst] = [at(-buyer.more, -seller.more), at(buyer.less, seller.less)];
  if (best === worst) return counted;
  return { ...counted, verdict: worst === "does-not-pay" ? "depends" : worst };
}

/** The sale of every later year, where one of both has an offer that only counts in the first. */
function laterYearsOf(pricing: Pricing, context: Context, agreedPrice: EurosPerKilowattHour): PairSale | null {
  const { simulated, inForce } = context;
  if (!inForce.buyer.hasFirstYear && !inForce.seller.hasFirstYear) return null;
  const later = pricedBy(pricing, { year: "later" });
  if (!later.ok) return null;
  const { sums } = simulated;
  const [now, terms] = [termsOfYear(context, sums), termsOfYear({ ...context, inForce: later.value }, sums)];
  // Euros off the fixed fee change no kWh.
  const isAlike = now.energyPrice === terms.energyPrice && now.injectionPrice === terms.injectionPrice;
  return isAlike ? null : saleOfYear(terms, sums, agreedPrice);
}

/** What is left where a supplier does bill dynamically who shares, as its card allows it to. */
function whenDynamicOf(pricing: Pricing, context: Context): Answer["whenDynamic"] {
  const { simulated, inForce } = context;
  if (!inForce.buyer.mayBecomeDynamic && !inForce.seller.mayBecomeDynamic) return null;
  const billed = pricedBy(pricing, { isBilledDynamic: true });
  if (!billed.ok) return null;
  const changed = { ...context, inForce: billed.value };
  const { sums, situation } = simulated;
  const terms = termsOfYear(changed, sums);
  const agreed = agreedPriceOf({ prices: context.prices, day: situation.day }, terms, totalOf(sums.shared));
  return rangedGain(pairGain(saleOfYear(terms, sums, agreed.value)), []);
}

/** The suppliers whose card leaves something unsaid of its fee, with what it can come to in this year. */
function feeDoubtsOf({ simulated, inForce }: Context): Answer["feeDoubts"] {
  return (["buyer", "seller"] as const).flatMap((of) => {
    const { doubt } = inForce[of].sharingFee;
    if (doubt === null) return [];
    const { lowest, highest, counted } = feesInYear(inForce[of], simulated.sums);
    return [{ of, supplier: doubt.supplier, unsaid: doubt.unsaid, lowest, highest, counted }];
  });
}

/** A business is taken to sell more than a small one does unless it is told to be exempt; a private seller sells what is shared here. */
export function taxOf(simulated: SimulatedYear, prices: Prices, inForce: PricesInForce): TaxPosition | null {
  const { seller, market } = simulated.situation;
  if (market === "nl") return null;
  const business = isBusiness(seller.customer);
  const price = prices.form === "free" ? 0 : (prices.agreedPrice ?? highestPrice(inForce));
  const sold = totalOf(simulated.sums.shared) * price;
  const { value: most } = taxNorms.turnoverMaximum;
  const turnover = !business ? sold : prices.isSellerVatExempt ? Math.min(sold, most) : Math.max(sold, most + 1);
  return taxPosition(
    {
      seller: business ? "enterprise" : "private",
      inverterPower: seller.installation ? inverterPower(seller.installation) : kilovoltAmperes(0),
      isOnlyPrivate: !business,
      turnover: euros(turnover),
    },
    taxNorms,
  );
}

const highestPrice = ({ buyer: { energy } }: PricesInForce) =>
  energy.kind === "single" ? energy.price.value : energy.kind === "day-night" ? energy.day.value : energy.market.value;

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

/** Sellers like the one described, one after another; the buyer's supplier asks its fee once. */
function furtherSellers(
  simulated: SimulatedYear,
  terms: TermsOfYear,
  agreedPrice: EurosPerKilowattHour,
): Answer["furtherSellers"] {
  const rows: SellersRow[] = [];
  for (const [index, shared] of simulated.sharedBySellers.entries()) {
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

/** Of what the two sides trade on; the fees of suppliers have a note of their own. */
function oldPricesOf({ simulated, inForce }: Context): Answer["oldPrices"] {
  const { day } = simulated.situation;
  const { market } = simulated;
  // Days of the market that were paid are always past: the answer tells which they are.
  const figures = [...figuresOf(inForce.buyer.energy), ...figuresOf(inForce.seller.injection)].filter(
    (figure) => market.origin === "model-year" || figure !== market.mean,
  );
  for (const { validFrom: from, validUntil, signableUntil } of figures) {
    const until = signableUntil ?? validUntil;
    if (until !== undefined && until < day) return { from, until };
  }
  return null;
}
