import { defaultSituation } from "#application/calculations/defaults/default-situation.ts";
import { withOfferedSeller } from "#application/calculations/offered-seller.ts";
import { priceYear } from "#application/calculations/price-year.ts";
import {
  comparePartner,
  type PartnerRow,
  partnersBeside,
} from "#application/calculations/several-sellers/compare-partners.ts";
import { type CalculationSetting, type SimulatedYear, simulateYear } from "#application/calculations/simulate-year.ts";
import { type CalculationSide, SELLERS_MAX, type Situation } from "#application/calculations/situation.ts";
import { calculatorVariant } from "#content/calculator-variants/calculator-variant.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { calculationRefusalWords } from "#content/pages/calculators/calculation-refusals.ts";
import { type RangedPartner, rangedPartner } from "#content/pages/calculators/partner-range.ts";
import {
  type SituationFault,
  situationFaultSentence,
  situationNoteSentence,
} from "#content/pages/calculators/situation-faults.ts";
import { type MeteredYear, totalUse } from "#domain/connections/connection.ts";
import type { DayAheadYear } from "#domain/day-prices/day-ahead-year.ts";
import type { PriceStretch } from "#domain/day-prices/published-prices.ts";
import type { PlaceRegister } from "#domain/regions/place.ts";
import { regionOfPostcode } from "#domain/regions/region-of-postcode.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { euros, eurosPerKilowattHour } from "#domain/units/quantity.ts";
import type { Series } from "#domain/units/series.ts";
import { calculationPath, withoutOffer } from "#web/calculations/page-address.ts";
import { type AnswerView, answerView, type ResultView, resultView } from "#web/calculations/result-view.ts";
import { type SituationField, situationNames } from "#web/forms/fields/field-table.ts";
import { canonicalQuery, presetSituation, readOnScreen, writeSituation } from "#web/forms/queries/situation-query.ts";

/** What the address does not tell. The server sends it along, so that the browser can do the same sum. */
export type CalculatorSetting = {
  side: CalculationSide;
  market: "be" | "nl";
  today: string;
  variant: string | null;
  platformFee: number;
  /** Those that were published and count on the day of the address. */
  cards: PriceStretch;
};

/** With the year of day-ahead prices, which no page carries: a thread gets it with its question, a browser asks for it. */
export type PricedSetting = CalculatorSetting & { readonly dayPrices: DayAheadYear | null };

/** Files of a visitor, and the public year of the offer in the address where there is one on the market. */
export type MeteredYears = {
  buyer: MeteredYear | null;
  seller: MeteredYear | null;
  offer?: Series<"kWh"> | null;
};

type Sentences = Partial<Record<SituationField, string>>;

export type CalculatorOutcome = {
  typed: Record<SituationField, string>;
  errors: Sentences;
  notes: Sentences;
  /** The one address of this situation; null while it cannot be read. */
  address: string | null;
  view: ResultView | null;
  /** Why there is no view: in words, with what to do. */
  refusal: (ReturnType<typeof calculationRefusalWords> & { code: string }) | null;
  /** The questions that only this place asks; of sellers, how many there are, where there may be several. */
  asks: { category: boolean; sellers: number | null };
  /** The parameters that the address tells. */
  enteredFields: readonly SituationField[];
};

const NO_SERIES: MeteredYears = { buyer: null, seller: null };

/** From an address to everything that a page shows. Pure: the same on the server, in a worker and in a test. */
export function calculatorOutcome(
  params: URLSearchParams,
  setting: PricedSetting,
  places: PlaceRegister | null,
  series: MeteredYears = NO_SERIES,
  draws?: number,
): { outcome: CalculatorOutcome; simulated: SimulatedYear | null } {
  const base = baseOf(setting);
  const query = canonicalQuery(params);
  const { typed, faults, notes, situation } = readOnScreen(query, base);
  const frame: CalculatorOutcome = {
    typed,
    errors: sentencesOf(faults, setting.market),
    notes: Object.fromEntries(
      Object.entries(notes).map(([field, note]) => [field, situationNoteSentence(note, field, setting.side)]),
    ),
    address: situation && writeSituation(situation, base).toString(),
    view: null,
    refusal: null,
    asks: {
      category: situation !== null && isInBrussels(situation),
      sellers: hasSeveralSellers(situation ?? base) ? sellersOf(situation, typed.verkopers) : null,
    },
    enteredFields: situationNames.filter((name) => query.get(name)?.trim()),
  };
  if (situation === null) return { outcome: frame, simulated: null };
  if (situation.offer !== null && !series.offer)
    return {
      outcome: refusedOf(frame, { code: "offer-gone", rest: withoutOffer(frame.address) }, setting.side),
      simulated: null,
    };
  const simulated = simulateYear(withSeries(situation, series), calculationSetting(setting, places), draws);
  if (!simulated.ok) return { outcome: refusedOf(frame, simulated.refusal, setting.side), simulated: null };
  const answer = priceYear(simulated.value);
  if (!answer.ok) return { outcome: refusedOf(frame, answer.refusal, setting.side), simulated: null };
  return { outcome: { ...frame, view: resultView(answer.value, simulated.value) }, simulated: simulated.value };
}

const calculationSetting = (
  { platformFee, cards, dayPrices }: PricedSetting,
  places: PlaceRegister | null,
): CalculationSetting => ({
  places,
  platformFee: euros(platformFee),
  cards: cards.published,
  months: cards.months,
  dayPrices,
});

/** The light step: the same year with another price. */
export function viewAtPrice(simulated: SimulatedYear, agreedPrice: number): AnswerView | null {
  const { prices } = simulated.situation;
  const answer = priceYear(simulated, { ...prices, form: "sale", agreedPrice: eurosPerKilowattHour(agreedPrice) });
  return answer.ok ? answerView(answer.value, simulated) : null;
}

function baseOf({ side, market, today, variant }: CalculatorSetting): Situation {
  const preset = variant === null ? null : calculatorVariant(variant);
  const day = today as CalendarDay;
  return preset === null ? defaultSituation(side, market, day) : presetSituation(side, market, day, preset);
}

function withSeries(situation: Situation, series: MeteredYears): Situation {
  const laid = {
    ...situation,
    buyer: { ...situation.buyer, use: { ...situation.buyer.use, series: series.buyer } },
    seller: { ...situation.seller, use: { ...situation.seller.use, series: series.seller } },
  };
  return situation.offer !== null && series.offer ? withOfferedSeller(laid, series.offer) : laid;
}

function isInBrussels({ market, region, postcode }: Situation): boolean {
  if (market !== "be") return false;
  return (postcode === null ? region : regionOfPostcode(postcode)) === "brussels";
}

const hasSeveralSellers = (situation: Situation) =>
  situation.side === "buyer" && situation.market === "be" && !isInBrussels(situation);

const sellersOf = (situation: Situation | null, typed: string) =>
  situation ? 1 + situation.furtherSellers.length : Math.min(SELLERS_MAX, Math.max(1, Math.trunc(Number(typed)) || 1));

/** Where one seller has no outcome, more of them are not asked for. */
const refusedOf = (
  frame: CalculatorOutcome,
  refusal: Parameters<typeof calculationRefusalWords>[0],
  side: CalculationSide,
): CalculatorOutcome => ({
  ...frame,
  asks: { ...frame.asks, sellers: null },
  refusal: { ...calculationRefusalWords(refusal, side), code: refusal.code },
});

function sentencesOf(faults: Partial<Record<SituationField, SituationFault>>, market: "be" | "nl"): Sentences {
  const sentences: Sentences = {};
  for (const [field, fault] of Object.entries(faults) as [SituationField, SituationFault][]) {
    sentences[field] = situationFaultSentence(fault, { market, field });
  }
  return sentences;
}

/** One kind of partner beside the visitor, in words, with the page that computes on with it. */
export type PartnerChoice = RangedPartner & {
  path: string;
  shared: string;
  together: number;
  /** Where such partners stand on the square; null where that is nowhere in public. */
  place: string | null;
};

/** The visitor of an address beside every kind of partner, the best first; none when the address cannot be read. */
export function partnerChoices(...asked: PartnersQuestion): PartnerChoice[] {
  const count = partnersOf(asked).length;
  return Array.from({ length: count }, (_, at) => partnerChoice(at, ...asked))
    .flatMap((choice) => choice ?? [])
    .sort((one, next) => next.together - one.together);
}

type PartnersQuestion = Parameters<typeof calculatorOutcome>;

const partnersOf = ([params, setting, , series]: PartnersQuestion) => {
  const { situation } = readOnScreen(canonicalQuery(params), baseOf(setting));
  return situation === null ? [] : partnersBeside(withSeries(situation, series ?? NO_SERIES));
};

/** One kind of partner, by its place; null when it cannot be computed, undefined past the last. */
export function partnerChoice(at: number, ...asked: PartnersQuestion): PartnerChoice | null | undefined {
  const [, setting, places] = asked;
  const { side, variant } = setting;
  const partner = partnersOf(asked)[at];
  const row = partner && comparePartner(partner, calculationSetting(setting, places));
  if (!row) return row;
  return {
    ...rangedPartner(side, row),
    path: calculationPath({ side, variant, params: writeSituation(row.situation, baseOf(setting)) }),
    shared: formatNumber(row.shared, { fractionDigitsMax: 0 }),
    together: row.gain.together,
    place: partnerPlace(row),
  };
}

/** How far a roof of the market may be from the one that was computed and still be such a roof. */
const NEAR = { least: 0.7, most: 1.4 };
const STEP = 100;
const rounded = (energy: number) => String(Math.max(0, Math.round(energy / STEP) * STEP));

/**
 * Where a kind of seller stands on the square: the list of offers that inject about as much, in the buyer's own region and in the
 * order of what fits. Null where nobody is brought together, and for a seller, whose buyers stand nowhere in public.
 */
function partnerPlace({ situation, shared, soldShare }: Omit<PartnerRow, "gain">): string | null {
  const { side, market, postcode, buyer } = situation;
  const region = postcode === null ? situation.region : regionOfPostcode(postcode);
  if (side === "seller" || market === "nl" || region !== "flanders" || soldShare <= 0) return null;
  const injected = shared / soldShare;
  const use = buyer.use.energy === null ? null : Math.round(totalUse(buyer.use.energy));
  const query = new URLSearchParams({
    gewest: "vlaanderen",
    technologie: "zon",
    "overschot-min": rounded(injected * NEAR.least),
    "overschot-max": rounded(injected * NEAR.most),
    ...(use === null ? {} : { sorteer: "past", verbruik: String(use) }),
    ...(postcode === null ? {} : { postcode }),
  });
  return `/aanbod?${query}`;
}
