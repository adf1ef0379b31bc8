import { defaultSituation } from "#application/calculations/default-situation.ts";
import { type Prepared, prepare } from "#application/calculations/prepare.ts";
import { SELLERS_MAX } from "#application/calculations/proposals.ts";
import type { CalculationSide, Situation } from "#application/calculations/situation.ts";
import { valued } from "#application/calculations/valued.ts";
import { calculatorVariant } from "#content/calculator-variants/calculator-variant.ts";
import { calculationRefusalWords } from "#content/pages/calculators/calculation-refusals.ts";
import {
  type SituationFault,
  situationFaultSentence,
  situationNoteSentence,
} from "#content/pages/calculators/situation-faults.ts";
import type { MeteredYear } from "#domain/connections/connection.ts";
import type { PlaceRegister } from "#domain/regions/place.ts";
import { regionOfPostcode } from "#domain/regions/region-of-postcode.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { euros, eurosPerKilowattHour } from "#domain/units/quantity.ts";
import { type AnswerView, answerView, type ResultView, resultView } from "#web/calculations/result-view.ts";
import { meantQuery } from "#web/forms/meant-query.ts";
import { presetSituation } from "#web/forms/preset-situation.ts";
import { type SituationField, situationNames } from "#web/forms/situation-fields.ts";
import { readSituation, writeSituation } from "#web/forms/situation-query.ts";

/** What the address does not tell. The server sends it along, so that the browser can do the same sum. */
export type CalculatorGivens = {
  side: CalculationSide;
  market: "be" | "nl";
  today: string;
  variant: string | null;
  platformFee: number;
};

export type MeteredYears = { buyer: MeteredYear | null; seller: MeteredYear | null };

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
  told: readonly SituationField[];
};

const NO_SERIES: MeteredYears = { buyer: null, seller: null };

/** From an address to everything that a page shows. Pure: the same on the server, in a worker and in a test. */
export function calculatorOutcome(
  params: URLSearchParams,
  givens: CalculatorGivens,
  places: PlaceRegister | null,
  series: MeteredYears = NO_SERIES,
  draws?: number,
): { outcome: CalculatorOutcome; prepared: Prepared | null } {
  const base = baseOf(givens);
  const meant = meantQuery(params);
  const { typed, faults, notes, situation } = readSituation(meant, base);
  const frame: CalculatorOutcome = {
    typed,
    errors: sentencesOf(faults, givens.market),
    notes: Object.fromEntries(
      Object.entries(notes).map(([field, note]) => [field, situationNoteSentence(note, field, givens.side)]),
    ),
    address: situation && writeSituation(situation, base).toString(),
    view: null,
    refusal: null,
    asks: {
      category: situation !== null && isInBrussels(situation),
      sellers: hasSeveralSellers(situation ?? base) ? sellersOf(situation, typed.verkopers) : null,
    },
    told: situationNames.filter((name) => meant.get(name)?.trim()),
  };
  if (situation === null) return { outcome: frame, prepared: null };
  const prepared = prepare(withSeries(situation, series), { places, platformFee: euros(givens.platformFee) }, draws);
  if (!prepared.ok) return { outcome: refusedOf(frame, prepared.refusal, givens.side), prepared: null };
  const answer = valued(prepared.value);
  if (!answer.ok) return { outcome: refusedOf(frame, answer.refusal, givens.side), prepared: null };
  return { outcome: { ...frame, view: resultView(answer.value, prepared.value) }, prepared: prepared.value };
}

/** The light step: the same year with another price. */
export function viewAtPrice(prepared: Prepared, agreedPrice: number): AnswerView | null {
  const { prices } = prepared.situation;
  const answer = valued(prepared, { ...prices, form: "sale", agreedPrice: eurosPerKilowattHour(agreedPrice) });
  return answer.ok ? answerView(answer.value, prepared) : null;
}

function baseOf({ side, market, today, variant }: CalculatorGivens): Situation {
  const preset = variant === null ? null : calculatorVariant(variant);
  const day = today as CalendarDay;
  return preset === null ? defaultSituation(side, market, day) : presetSituation(side, market, day, preset);
}

const withSeries = (situation: Situation, series: MeteredYears): Situation => ({
  ...situation,
  buyer: { ...situation.buyer, use: { ...situation.buyer.use, series: series.buyer } },
  seller: { ...situation.seller, use: { ...situation.seller.use, series: series.seller } },
});

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
