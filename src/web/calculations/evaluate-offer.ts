import type { Answer } from "#application/calculations/answer.ts";
import { withOfferedSeller } from "#application/calculations/offered-seller.ts";
import { priceYear } from "#application/calculations/price-year.ts";
import { comparePartners } from "#application/calculations/several-sellers/compare-partners.ts";
import { type SimulatedYear, simulateYear } from "#application/calculations/simulate-year.ts";
import type { Prices, Situation } from "#application/calculations/situation.ts";
import { consumerVat } from "#application/market/consumer-vat.ts";
import { loadPlaces } from "#application/places/load-places.ts";
import type { Task } from "#application/ports/workers.ts";
import { formatEurosWhole } from "#content/format/format-euros.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { sayGift } from "#content/market/gift-words.ts";
import { amountOver } from "#content/pages/calculators/answer-words.ts";
import { calculationRefusalWords } from "#content/pages/calculators/calculation-refusals.ts";
import { sayOldPrices } from "#content/pages/calculators/caution-words.ts";
import type { PricedSite } from "#content/site.ts";
import { publishedOn } from "#domain/cards/card.ts";
import type { MonthMean } from "#domain/cards/market-move.ts";
import type { Connection, MeteredYear } from "#domain/connections/connection.ts";
import type { DrawnConnection } from "#domain/connections/connection-year.ts";
import type { ContractKind } from "#domain/connections/supply-contract.ts";
import type { DayAheadYear } from "#domain/day-prices/day-ahead-year.ts";
import { monthMeansOn } from "#domain/day-prices/month-means.ts";
import { type PairSale, paidPrice, worthAfterFees } from "#domain/economics/pair-gain.ts";
import { consumerPrice } from "#domain/market/consumer-price.ts";
import type { PublicOffer } from "#domain/market/listing.ts";
import { priceWithLoss } from "#domain/market/offer-fit.ts";
import type { PriceWish } from "#domain/matching/market-party.ts";
import { proposePrices } from "#domain/matching/propose-prices.ts";
import { ok } from "#domain/result.ts";
import { brusselsYear } from "#domain/time/brussels-year.ts";
import { type CalendarDay, yearOf } from "#domain/time/calendar-day.ts";
import { type Euros, type EurosPerKilowattHour, euros, eurosPerKilowattHour, share } from "#domain/units/quantity.ts";
import type { Series } from "#domain/units/series.ts";
import { addressOfSituation, locateCalculation } from "#web/calculations/calculation-address.ts";
import { DYNAMIC, dayPricesOfAddress } from "#web/calculations/day-prices-of-address.ts";
import { type CalculationAddress, calculationPath } from "#web/calculations/page-address.ts";
import { answerView, bySupplierOf } from "#web/calculations/result-view.ts";
import { numberParam, paramsOfOffer, type ToldOffer } from "#web/calculations/worker/calculator-task.ts";
import { situationFields } from "#web/forms/fields/field-table.ts";

/** What the sum needs of the site. */
export type EvaluationSite = Pick<PricedSite, "market" | "today" | "platformFee" | "cards"> & {
  /** Means of the months of imported prices. */
  readonly months: readonly MonthMean[];
  readonly dayPrices: DayAheadYear | null;
};

/** With the day-ahead prices of today, where the seller's or the visitor's contract follows them. */
export function evaluationSite(
  site: PricedSite,
  product: string | undefined,
  ...contracts: readonly (ContractKind | undefined)[]
): EvaluationSite {
  const { market, today, platformFee, cards } = site;
  const day = today as CalendarDay;
  const params = new URLSearchParams({
    product: product ?? "",
    ...(contracts.includes("dynamic") ? { contract: DYNAMIC } : {}),
  });
  return {
    market,
    today,
    platformFee,
    cards: publishedOn(day, cards),
    months: monthMeansOn(day, site.dayPrices),
    dayPrices: dayPricesOfAddress(params, site),
  };
}

export type VisitorAnswers = {
  readonly use: string;
  readonly postcode: string;
  readonly energyPrice: string;
  readonly energyPriceNight?: string;
  readonly contract?: ContractKind;
  /** A product or a supplier, by its name in an address. */
  readonly product?: string;
  /** The most that they want to pay for a kWh, VAT included. */
  readonly priceLimit?: EurosPerKilowattHour | null;
  /** Of their supplier, for a year. */
  readonly fee?: string;
  /** Whether another seller came first, so that every yearly cost of the buyer is paid already. */
  readonly hasSeller?: boolean;
  readonly isCompany?: boolean;
  /** What an enterprise does there, as an address tells it; it draws the use of who told a yearly use alone. */
  readonly trade?: string;
  /** What the visitor takes in each quarter of the market's year, when more is known than a yearly use. */
  readonly offtake?: Series<"kWh"> | null;
  /** The connection of which that is the year, where an address can tell it. */
  readonly connection?: Pick<DrawnConnection, "use" | "installation" | "battery"> | null;
};

/** What the sum needs of an offer; all of it is public. */
export type PricedOffer = ToldOffer & Pick<PublicOffer, "price">;

/** A household pays with VAT to who charges it, an enterprise without. */
const paidBy = ({ isCompany }: VisitorAnswers, offer: PricedOffer, kept: EurosPerKilowattHour) =>
  isCompany ? kept : consumerPrice(offer, kept, consumerVat());

/**
 * The calculator's own address of this visitor beside this offer, with what everybody may know of the seller. What the seller
 * uses is not among it: the offer is named instead, and its public year counts there as it does here.
 */
function calculatorAddress(offer: PricedOffer, visitor: VisitorAnswers): CalculationAddress {
  const { price } = offer;
  const params = new URLSearchParams({
    ...paramsOfOffer(offer),
    ...(price.kind === "gift" ? { vorm: "gratis" } : {}),
    ...(price.kind === "asked" ? { prijs: numberParam(paidBy(visitor, offer, price.price) * 100) } : {}),
  });
  if (visitor.postcode !== "") params.set("postcode", visitor.postcode);
  if (visitor.use !== "") params.set("verbruik", visitor.use);
  if (visitor.energyPrice !== "") params.set("energieprijs", visitor.energyPrice);
  if (visitor.energyPriceNight) params.set("nachtprijs", visitor.energyPriceNight);
  if (visitor.contract) params.set("contract", situationFields.contract.kind.write(visitor.contract));
  if (visitor.product) params.set("product", visitor.product);
  if (visitor.fee !== undefined) params.set("kost", visitor.fee);
  if (visitor.isCompany) params.set("koper", "onderneming");
  if (visitor.trade) params.set("handel", visitor.trade);
  return { side: "buyer", variant: null, params };
}

/** The answer of the calculator to this visitor beside this offer, on the seller's own quarters. */
export async function answerOffer(
  offer: PricedOffer,
  injection: Series<"kWh">,
  visitor: VisitorAnswers,
  site: EvaluationSite,
  draws = 0,
) {
  const address = calculatorAddress(offer, visitor);
  const located = locateCalculation(address, site);
  if (!located) return null;
  const { situation } = located;
  const { offtake = null } = visitor;
  const { quarters } = brusselsYear(yearOf(situation.day));
  const laid = withOfferedSeller(situation, injection);
  // As with the seller's: the market's year fits every year but a leap one.
  const taken = offtake?.length === quarters ? { year: yearOf(situation.day), offtake, injection: null } : null;
  const parties = { ...laid, buyer: withSeries(situation.buyer, taken) };
  const setting = {
    places: await loadPlaces(),
    platformFee: euros(site.platformFee),
    cards: site.cards,
    months: site.months,
    dayPrices: site.dayPrices,
  };
  const simulated = simulateYear(parties, setting, draws);
  if (!simulated.ok) return simulated;
  const prices = pricesOnceAsked(situation.prices, visitor, setting.platformFee);
  const asked = priceYear(simulated.value, prices);
  if (!asked.ok) return asked;
  const toldBy = (agreed: Prices) => calculatorPathOf({ ...situation, prices: agreed }, visitor, site);
  if (offer.price.kind !== "open")
    return ok({ simulated: simulated.value, prices, answer: asked.value, path: toldBy(situation.prices) });
  const { sale } = asked.value;
  const agreedPrice = paidPrice(openPriceOf(sale, offer.price, visitor.priceLimit ?? null), sale);
  const agreed = { ...prices, agreedPrice };
  const answer = priceYear(simulated.value, agreed);
  if (!answer.ok) return answer;
  const path = toldBy({ ...situation.prices, agreedPrice });
  return ok({ simulated: simulated.value, prices: agreed, answer: answer.value, path });
}

const NOBODY: VisitorAnswers = { use: "", postcode: "", energyPrice: "" };

/** The calculator that gives the same answer; null where no address can tell the visitor's year. */
function calculatorPathOf(situation: Situation, visitor: VisitorAnswers, site: EvaluationSite): string | null {
  const { offtake = null, connection = null } = visitor;
  if (offtake !== null && connection === null) return null;
  const told = connection === null ? situation : { ...situation, buyer: { ...situation.buyer, ...connection } };
  return calculationPath(addressOfSituation(told, site));
}

/** Who has a seller pays supplier and platform already; the calculator adds our fee to the supplier's. */
const pricesOnceAsked = (prices: Prices, { hasSeller }: VisitorAnswers, platformFee: Euros): Prices =>
  hasSeller ? { ...prices, buyer: { ...prices.buyer, sharingFee: euros(-platformFee) } } : prices;

/** The price that a proposal would name where the seller leaves it open. */
function openPriceOf(sale: PairSale, price: PriceWish, priceLimit: EurosPerKilowattHour | null): EurosPerKilowattHour {
  const { feeBuyer, feeSeller, vat, sharedEnergy } = sale;
  const { energyPrice, injectionPrice } = worthAfterFees(sale);
  const isLiableForVat = vat !== undefined;
  const seller = { price, injectionPrice, isLiableForVat, fee: feeSeller };
  const buyer = { energyPrice, priceLimit, vatBorne: vat === undefined || vat.buyerDeducts ? share(0) : vat.rate };
  const [agreed] = proposePrices([{ seller, buyer, energy: sharedEnergy }], feeBuyer) ?? [];
  return eurosPerKilowattHour(agreed ?? priceWithLoss(seller, buyer));
}

/** What this offer would bring a visitor, in words and numbers as the page shows them. */
export async function evaluateOffer(...asked: Parameters<typeof answerOffer>) {
  const answered = await answerOffer(...asked);
  if (answered === null) return null;
  if (!answered.ok) return { refusal: calculationRefusalWords(answered.refusal) };
  const { simulated, prices, answer, path } = answered.value;
  const [offer] = asked;
  const { sale, buyer, seller: other, energy } = answer;
  const isGift = offer.price.kind === "gift";
  return {
    ...(isGift ? sayGift("buyer", answer) : saidOf(answer, simulated)),
    bySupplier: bySupplierOf(simulated, prices),
    shared: formatKilowattHours(energy.shared.value, { fractionDigitsMax: 0 }),
    gainBuyer: answer.stalePrices ? amountOver(answer.inMeanYear.buyer) : formatEurosWhole(buyer.gain.value),
    gainSeller: answer.stalePrices ? amountOver(answer.inMeanYear.seller) : formatEurosWhole(other.gain.value),
    oldPrices: sayOldPrices(answer),
    energyPrice: sale.energyPrice,
    agreedPrice: paidPrice(sale.agreedPrice, sale),
    keptPrice: sale.agreedPrice,
    injectionPrice: sale.injectionPrice,
    priceBand: answer.advice.band,
    path,
  };
}

const withSeries = (party: Connection, series: MeteredYear | null): Connection => ({
  ...party,
  use: { ...party.use, series },
});

const saidOf = (answer: Answer, simulated: SimulatedYear) => {
  const { verdict, sentence, advice } = answerView(answer, simulated);
  return { verdict, sentence, advice };
};

/** What a seller keeps with each kind of buyer, on these quarters, while nobody buys yet; none of what is given away. */
async function kindsBeside(offer: PricedOffer, injection: Series<"kWh">, site: EvaluationSite) {
  const located = offer.price.kind === "gift" ? null : locateCalculation(calculatorAddress(offer, NOBODY), site);
  if (!located) return [];
  const situation: Situation = { ...withOfferedSeller(located.situation, injection), side: "seller" };
  const setting = { ...site, places: await loadPlaces(), platformFee: euros(site.platformFee) };
  return comparePartners(situation, setting).map(({ code, gain, oldPrices }) => ({ code, gain, oldPrices }));
}

type PriceBandQuestion = readonly [offer: PricedOffer, injection: Series<"kWh">, site: EvaluationSite];

/** What an owner reads beside the price of an offer: what a household would bring, and what every kind of buyer does. */
const answerPriceBand = async ([offer, injection, site]: PriceBandQuestion) => ({
  household: await evaluateOffer(offer, injection, NOBODY, site),
  kinds: await kindsBeside(offer, injection, site),
});

export const priceBandTask: Task<PriceBandQuestion, Awaited<ReturnType<typeof answerPriceBand>>> = {
  name: "price-band",
  work: answerPriceBand,
};

/** What an offer would bring a visitor, as its page shows it. */
export const evaluateOfferTask: Task<Parameters<typeof evaluateOffer>, Awaited<ReturnType<typeof evaluateOffer>>> = {
  name: "evaluate-offer",
  work: (asked) => evaluateOffer(...asked),
};
