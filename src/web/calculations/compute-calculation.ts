import type { Answer } from "#application/calculations/answer.ts";
import type { CalculationRefusal } from "#application/calculations/calculation-refusal.ts";
import { someFollowMarket } from "#application/calculations/defaults/follow-market.ts";
import { withOfferedSeller } from "#application/calculations/offered-seller.ts";
import { priceYear } from "#application/calculations/price-year.ts";
import { simulateYear } from "#application/calculations/simulate-year.ts";
import type { Situation } from "#application/calculations/situation.ts";
import { dayFlows, type Flows, monthFlows, yearFlows } from "#application/calculations/year-flows.ts";
import { drawnInjection } from "#application/market/listings/offer-year.ts";
import type { YearSource } from "#application/market/matching/run-matcher.ts";
import { loadPlaces } from "#application/places/load-places.ts";
import type { Task, Workers } from "#application/ports/workers.ts";
import type { PricedSite } from "#content/site.ts";
import { type PublishedCards, publishedOn } from "#domain/cards/card.ts";
import type { MonthMean } from "#domain/cards/market-move.ts";
import { type DayAheadYear, dayAheadYearOn, questionKey } from "#domain/day-prices/day-ahead-year.ts";
import { monthMeansOn } from "#domain/day-prices/month-means.ts";
import { ok, type Result, refused } from "#domain/result.ts";
import { euros } from "#domain/units/quantity.ts";
import { type LocatedCalculation, locateCalculation } from "#web/calculations/calculation-address.ts";
import type { CalculationAddress } from "#web/calculations/page-address.ts";
import { addressWithOffer, type OfferPorts, offerInAddress } from "#web/calculations/worker/calculator-task.ts";

export type ComputingPorts = OfferPorts & { readonly workers: Workers };
export type ComputedCalculation = LocatedCalculation & AnsweredYear;
export type ComputationRefusal = CalculationRefusal | { code: "unreadable" };
export type ComputationWish = Partial<Pick<AnswerQuestion, "draws" | "per">>;

/** A link and its answer, as the calculator itself gives it. With `draws` 0 there is no range, and it is quick. */
export async function computeCalculation(
  ports: ComputingPorts,
  address: CalculationAddress | null,
  site: PricedSite,
  { draws, per = "months" }: ComputationWish = {},
): Promise<Result<ComputedCalculation, ComputationRefusal>> {
  const read = address && locateCalculation(address, site);
  if (!read) return refused({ code: "unreadable" });
  const { platformFee } = site;
  const offer = await offerInAddress(ports, read.address);
  if (read.situation.offer !== null && offer === null) return refused({ code: "offer-gone" });
  const newer = offer && addressWithOffer(read.address.params, offer.offer, site);
  const located = (newer && locateCalculation({ side: "buyer", variant: null, params: newer }, site)) ?? read;
  const { situation } = located;
  const { day } = situation;
  const prices = {
    cards: publishedOn(day, site.cards),
    months: monthMeansOn(day, site.dayPrices),
    dayPrices: dayPricesFor(situation, site),
  };
  const question = { situation, offer: offer?.injection ?? null, platformFee, ...prices, draws, per };
  const answered = await ports.workers.run(answerTask, question);
  return answered.ok ? ok({ ...located, ...answered.value }) : answered;
}

/** The day-ahead prices of the day of a situation; null where neither contract follows them. */
export function dayPricesFor(
  { day, prices: { buyer, seller } }: Situation,
  { cards, dayPrices }: Pick<PricedSite, "cards" | "dayPrices">,
): DayAheadYear | null {
  return someFollowMarket([buyer, seller], day, cards) ? dayAheadYearOn(day, dayPrices) : null;
}

const flowsPer = { months: monthFlows, days: dayFlows, quarters: yearFlows } as const;

export type AnswerQuestion = {
  readonly situation: Situation;
  /** By which the year of its offer is drawn. */
  readonly offer?: YearSource | null;
  readonly platformFee: number;
  readonly cards: PublishedCards;
  readonly months: readonly MonthMean[];
  readonly dayPrices: DayAheadYear | null;
  /** With 0 there is no range, and it is quick. */
  readonly draws: number | undefined;
  /** In what parts the energy of the year is told. */
  readonly per: keyof typeof flowsPer;
};

export type AnsweredYear = { readonly answer: Answer; readonly year: number; readonly flows: Flows };

/** A situation, its answer and the energy of its year on the visitor's side. */
export const answerTask: Task<AnswerQuestion, Result<AnsweredYear, CalculationRefusal>> = {
  name: "answer",
  keyOf: questionKey,
  async work({ situation: told, offer = null, platformFee, cards, months, dayPrices, draws, per }) {
    const situation = offer === null ? told : withOfferedSeller(told, await drawnInjection.work(offer));
    const setting = { places: await loadPlaces(), platformFee: euros(platformFee), cards, months, dayPrices };
    const simulated = simulateYear(situation, setting, draws);
    if (!simulated.ok) return simulated;
    const answer = priceYear(simulated.value);
    if (!answer.ok) return answer;
    const { year } = simulated.value;
    return ok({ answer: answer.value, year, flows: flowsPer[per](simulated.value, situation.side) });
  },
};
