import { defaultSituation } from "#application/calculations/default-situation.ts";
import { prepare } from "#application/calculations/prepare.ts";
import { valued } from "#application/calculations/valued.ts";
import type { Site } from "#content/site.ts";
import type { MarketRegion } from "#domain/matching/market-party.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { type Euros, type EurosPerKilowattHour, euros } from "#domain/units/quantity.ts";

export type HouseholdTerms = {
  readonly energyPrice: EurosPerKilowattHour;
  readonly injectionPrice: EurosPerKilowattHour;
  /** Of the buyer's and of the seller's supplier. */
  readonly feeBuyer: Euros;
  readonly feeSeller: Euros;
};

const kept = new Map<string, HouseholdTerms>();

/** The prices of two households as long as they tell nothing else: the same for everybody on one day. */
export function householdTerms(region: MarketRegion, { today, platformFee }: Site): HouseholdTerms {
  const key = `${region} ${today} ${platformFee}`;
  const known = kept.get(key);
  if (known) return known;
  const situation = { ...defaultSituation("buyer", "be", today as CalendarDay), region };
  const prepared = prepare(situation, { places: null, platformFee: euros(platformFee) }, 0);
  const answer = prepared.ok ? valued(prepared.value) : prepared;
  if (!answer.ok) throw new Error(`Two households have no prices: ${answer.refusal.code}.`);
  const { energyPrice, injectionPrice, feeBuyer, feeSeller } = answer.value.sale;
  const terms = { energyPrice, injectionPrice, feeBuyer, feeSeller };
  // Those of earlier days are not asked again.
  if (kept.size > 8) kept.clear();
  kept.set(key, terms);
  return terms;
}
