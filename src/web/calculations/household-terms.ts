import { defaultSituation } from "#application/calculations/defaults/default-situation.ts";
import { priceYear } from "#application/calculations/price-year.ts";
import { simulateYear } from "#application/calculations/simulate-year.ts";
import type { PricedSite } from "#content/site.ts";
import { publishedOn } from "#domain/cards/card.ts";
import { monthMeansOn } from "#domain/day-prices/month-means.ts";
import type { OldPrice, UnsaidFee } from "#domain/market/old-prices.ts";
import type { MarketRegion } from "#domain/matching/market-party.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { type Euros, type EurosPerKilowattHour, euros, minus } from "#domain/units/quantity.ts";

export type HouseholdTerms = {
  readonly energyPrice: EurosPerKilowattHour;
  readonly injectionPrice: EurosPerKilowattHour;
  /** Of the buyer's and of the seller's supplier. */
  readonly feeBuyer: Euros;
  readonly feeSeller: Euros;
  /** Where the cards behind these prices are too old for one number. */
  readonly oldEnergyPrice: OldPrice | null;
  readonly oldInjectionPrice: OldPrice | null;
  /** What the cards leave unsaid of the buyer's fee; null where they say it. */
  readonly unsaidFee: UnsaidFee | null;
};

const kept = new Map<string, HouseholdTerms>();

/** The prices of two households as long as they tell nothing else: the same for everybody on one day. */
export const householdTerms = (region: MarketRegion, site: PricedSite): HouseholdTerms =>
  termsOf("household", region, site);

/** The same where the buyer is a company: the figures that a calculator proposes to one. */
export const companyTerms = (region: MarketRegion, site: PricedSite): HouseholdTerms =>
  termsOf("business", region, site);

function termsOf(
  customer: "household" | "business",
  region: MarketRegion,
  { today, platformFee, cards, dayPrices }: PricedSite,
): HouseholdTerms {
  const counting = publishedOn(today as CalendarDay, cards);
  const months = monthMeansOn(today as CalendarDay, dayPrices);
  const key = `${customer} ${region} ${today} ${platformFee} ${JSON.stringify([counting, months])}`;
  const known = kept.get(key);
  if (known) return known;
  const base = defaultSituation("buyer", "be", today as CalendarDay);
  const situation = { ...base, region, buyer: { ...base.buyer, customer } };
  // Neither household has a dynamic contract.
  const setting = { places: null, platformFee: euros(platformFee), cards: counting, months, dayPrices: null };
  const simulated = simulateYear(situation, setting, 0);
  const answer = simulated.ok ? priceYear(simulated.value) : simulated;
  if (!answer.ok) throw new Error(`A ${customer} and its seller have no prices: ${answer.refusal.code}.`);
  const { energyPrice, injectionPrice, feeBuyer, feeSeller } = answer.value.sale;
  const { stalePrices, feeDoubts } = answer.value;
  const doubt = feeDoubts.find(({ of }) => of === "buyer");
  const unsaidFee = doubt
    ? { less: minus(doubt.counted, doubt.lowest), more: minus(doubt.highest, doubt.counted) }
    : null;
  const oldOf = (price: "energyPrice" | "injectionPrice"): OldPrice | null =>
    stalePrices && {
      signableUntil: stalePrices.signableUntil,
      changes: stalePrices.sales.map((sale) => minus(sale[price], answer.value.sale[price])),
    };
  const old = { oldEnergyPrice: oldOf("energyPrice"), oldInjectionPrice: oldOf("injectionPrice") };
  const terms = { energyPrice, injectionPrice, feeBuyer, feeSeller, ...old, unsaidFee };
  // Those of earlier days are not asked again.
  if (kept.size > 8) kept.clear();
  kept.set(key, terms);
  return terms;
}
