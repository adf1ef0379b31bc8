import { drawnInjection, offerToCompute } from "#application/market/listings/offer-year.ts";
import type { YearSource } from "#application/market/matching/run-matcher.ts";
import { loadPlaces } from "#application/places/load-places.ts";
import type { Store } from "#application/ports/store.ts";
import type { Task } from "#application/ports/workers.ts";
import { plainNumber } from "#content/format/format-number.ts";
import type { Installation } from "#domain/connections/connection.ts";
import { questionKey } from "#domain/day-prices/day-ahead-year.ts";
import type { PublicOffer } from "#domain/market/listing.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import {
  type CalculatorOutcome,
  calculatorOutcome,
  type PartnerChoice,
  type PricedSetting,
  partnerChoices,
} from "#web/calculations/calculator-outcome.ts";
import { DYNAMIC } from "#web/calculations/day-prices-of-address.ts";
import { type FitView, fitView } from "#web/calculations/fit-view.ts";
import { type CalculationAddress, OFFER_FIELD, type Period, TOLD_BY_OFFER } from "#web/calculations/page-address.ts";
import { type PicturedPeriod, picturedPeriod } from "#web/calculations/result-view.ts";
import { situationFields } from "#web/forms/fields/field-table.ts";
import { canonicalQuery, presetSituation, readSituation, writeSituation } from "#web/forms/queries/situation-query.ts";

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
  /** Whether every contract of both sides is laid beside those that they have. */
  readonly hasFit?: boolean;
};

type CalculatorReply = CalculatorSum & { readonly pictured: PicturedPeriod | null };

/** An outcome, who else would fit and which contracts: null where that was not asked for, or where there is no outcome. */
export type CalculatorSum = {
  readonly outcome: CalculatorOutcome;
  readonly partners: readonly PartnerChoice[] | null;
  readonly fit: FitView | null;
};

/** Everything that a calculator shows for an address. */
export const calculatorTask: Task<CalculatorQuestion, CalculatorReply> = {
  name: "calculator",
  keyOf: questionKey,
  async work({ query, setting, draws, period, offer = null, hasPartners = false, hasFit = false }) {
    const params = new URLSearchParams(query);
    const places = params.get("postcode") ? await loadPlaces() : null;
    const series = { buyer: null, seller: null, offer: offer && (await drawnInjection.work(offer)) };
    const { outcome, simulated } = calculatorOutcome(params, setting, places, series, draws);
    const partners = hasPartners && outcome.view ? partnerChoices(params, setting, places, series) : null;
    const fit = hasFit && simulated ? fitView(simulated) : null;
    return { outcome, partners, fit, pictured: period && simulated && picturedPeriod(period, simulated) };
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
  wish: Pick<CalculatorQuestion, "draws" | "hasPartners" | "hasFit" | "offer"> = {},
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

const onlySum = ({ outcome, partners, fit }: CalculatorSum): CalculatorSum => ({ outcome, partners, fit });

/** What an offer tells of its seller; all of it is public. */
export type ToldOffer = Pick<
  PublicOffer,
  "id" | "installation" | "holder" | "isVatExempt" | "contract" | "injectionPrice" | "fee"
> & { readonly place: Pick<PublicOffer["place"], "region"> };

/** An offer in the fields of an address. What the seller uses is not among them: the offer's public year counts. */
export function paramsOfOffer({ installation, ...offer }: ToldOffer): Record<string, string> {
  const isSolar = installation.technology === "solar";
  return {
    [OFFER_FIELD]: offer.id,
    gewest: offer.place.region === "brussels" ? "brussel" : "vlaanderen",
    verkoper: offer.holder === "company" ? "onderneming" : "gezin",
    ...(offer.isVatExempt ? { btw: "vrijgesteld" } : {}),
    technologie: situationFields.technologie.kind.write(installation.technology),
    ...(isSolar ? roofParams(installation) : { vermogen: numberParam(installation.power ?? 0) }),
    ...(installation.inverter === null ? {} : { omvormer: numberParam(installation.inverter) }),
    ...(offer.contract === "dynamic"
      ? { "verkoper-contract": DYNAMIC }
      : { injectieprijs: numberParam(offer.injectionPrice * 100) }),
    "kost-ander": numberParam(offer.fee),
  };
}

/**
 * An address with its offer as the offer is now, which a seller may have changed since, or which the address never told;
 * null where that is how it stands there, and where an answer cannot be read.
 */
export function addressWithOffer(
  params: URLSearchParams,
  offer: ToldOffer,
  { market, today }: Pick<PricedSetting, "market" | "today">,
): URLSearchParams | null {
  const base = presetSituation("buyer", market, today as CalendarDay, null);
  const written = (query: URLSearchParams) => {
    const { situation } = readSituation(query, base);
    return situation && writeSituation(situation, base).toString();
  };
  const others = [...params].filter(([name]) => !TOLD_BY_OFFER.test(name) && name !== OFFER_FIELD);
  const [told, now] = [
    written(params),
    written(new URLSearchParams([...others, ...Object.entries(paramsOfOffer(offer))])),
  ];
  return told === null || now === null || told === now ? null : new URLSearchParams(now);
}

/** A number in an address: a price in cents keeps ten-thousandths. */
export const numberParam = (value: number): string => plainNumber(value, 4);

const roofParams = ({ roofs }: Installation) =>
  Object.fromEntries(
    roofs.flatMap(({ kilowattsPeak, tilt, azimuth }, at) => {
      const end = at === 0 ? "" : `-${at + 1}`;
      return [
        [`kwp${end}`, numberParam(kilowattsPeak)],
        [`helling${end}`, numberParam(tilt)],
        [`richting${end}`, numberParam(azimuth)],
      ];
    }),
  );

export type OfferPorts = { readonly store: Pick<Store, "market"> };

/** On the server: the offer that a buyer's address names; null without one on the market. */
export const offerInAddress = async (
  ports: OfferPorts,
  { side, params }: Pick<CalculationAddress, "side" | "params">,
): ReturnType<typeof offerToCompute> => {
  const id = params.get(OFFER_FIELD)?.trim();
  return id && side === "buyer" ? offerToCompute(ports, id) : null;
};
