import { drawnInjection, offerToCompute } from "#application/market/listings/offer-year.ts";
import type { YearSource } from "#application/market/matching/match-square.ts";
import { loadPlaces } from "#application/places/load-places.ts";
import type { Store } from "#application/ports/store.ts";
import type { Task } from "#application/ports/workers.ts";
import { questionKey } from "#domain/day-prices/price-year.ts";
import {
  type CalculatorOutcome,
  calculatorOutcome,
  type PartnerChoice,
  type PricedSetting,
  partnerChoices,
} from "#web/calculations/calculator-outcome.ts";
import { type CalculationAddress, OFFER_FIELD, type Period } from "#web/calculations/page-address.ts";
import { type PicturedPeriod, picturedPeriod } from "#web/calculations/result-view.ts";
import { canonicalQuery } from "#web/forms/queries/situation-query.ts";

export type CalculatorQuestion = {
  readonly query: string;
  readonly setting: PricedSetting;
  /** Other years for the range; as many as the engine takes when left out. */
  readonly draws?: number | undefined;
  /** By which the year of the offer in the query is drawn. */
  readonly offer?: YearSource | null;
  /** Days or quarters of which a picture is asked for. */
  readonly period: Period | null;
  /** Whether the visitor is also computed beside other kinds of partner. */
  readonly hasPartners?: boolean;
};

type CalculatorReply = CalculatorSum & { readonly pictured: PicturedPeriod | null };

/** An outcome, and who else would fit: null where that was not asked for, or where there is no outcome. */
export type CalculatorSum = { readonly outcome: CalculatorOutcome; readonly partners: readonly PartnerChoice[] | null };

/** Everything that a calculator shows for an address. */
export const calculatorTask: Task<CalculatorQuestion, CalculatorReply> = {
  name: "calculator",
  keyOf: questionKey,
  async work({ query, setting, draws, period, offer = null, hasPartners = false }) {
    const params = new URLSearchParams(query);
    const places = params.get("postcode") ? await loadPlaces() : null;
    const series = { buyer: null, seller: null, offer: offer && (await drawnInjection.work(offer)) };
    const { outcome, simulated } = calculatorOutcome(params, setting, places, series, draws);
    const partners = hasPartners && outcome.view ? partnerChoices(params, setting, places, series) : null;
    return { outcome, partners, pictured: period && simulated && picturedPeriod(period, simulated) };
  },
};

/** A page of results is some tens of kilobytes; all of them together stay within ten megabytes. */
const REMEMBERED_MAX = 200;

const remembered = new Map<string, CalculatorSum>();

type Compute = (question: CalculatorQuestion) => Promise<CalculatorSum>;

/**
 * The outcome of an address that was asked for shortly before, on a server: the same question gives the same answer,
 * since the day and the fee of the site are part of it. What else stands in a query does not count.
 */
export async function rememberedSum(
  params: URLSearchParams,
  setting: PricedSetting,
  compute: Compute,
  wish: Pick<CalculatorQuestion, "draws" | "hasPartners" | "offer"> = {},
): Promise<CalculatorSum> {
  const question: CalculatorQuestion = { query: canonicalQuery(params).toString(), setting, period: null, ...wish };
  const key = questionKey(question);
  const sum = remembered.get(key) ?? onlySum(await compute(question));
  // Whoever was asked for last stands at the end.
  remembered.delete(key);
  remembered.set(key, sum);
  const [oldest] = remembered.keys();
  if (remembered.size > REMEMBERED_MAX && oldest !== undefined) remembered.delete(oldest);
  return sum;
}

const onlySum = ({ outcome, partners }: CalculatorSum): CalculatorSum => ({ outcome, partners });

export type OfferPorts = { readonly store: Pick<Store, "market"> };

/** On the server: the offer that a buyer's address names; null without one on the market. */
export const offerInAddress = async (
  ports: OfferPorts,
  { side, params }: Pick<CalculationAddress, "side" | "params">,
): ReturnType<typeof offerToCompute> => {
  const id = params.get(OFFER_FIELD)?.trim();
  return id && side === "buyer" ? offerToCompute(ports, id) : null;
};
