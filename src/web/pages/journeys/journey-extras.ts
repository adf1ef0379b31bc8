import type { RouterContextProvider } from "react-router";
import { comparePartners, type PartnerRow } from "#application/calculations/compare-partners.ts";
import type { Prepared } from "#application/calculations/prepare.ts";
import type { Situation } from "#application/calculations/situation.ts";
import { loadPlaces } from "#application/places/load-places.ts";
import { formatEurosWhole } from "#content/format/format-euros-whole.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { type SpokenFinding, takePartWords } from "#content/pages/journeys/findings.ts";
import { journeyQuestions } from "#content/pages/journeys/journey-questions.ts";
import type { Site } from "#content/site.ts";
import { journeyNotes } from "#domain/journeys/journey-stop.ts";
import { regionOfPostcode } from "#domain/regions/region-of-postcode.ts";
import { euros } from "#domain/units/quantity.ts";
import { calculationPath } from "#web/calculations/calculation-link.ts";
import type { CalculatorOutcome } from "#web/calculations/calculator-outcome.ts";
import { portsContext, siteContext } from "#web/context.ts";
import { calculationAnswers, imaginedBuyers, type JourneyReading } from "#web/forms/journey-query.ts";
import { findMatches, type JourneyMatch } from "#web/pages/journeys/find-matches.ts";
import type { JourneyKind } from "#web/pages/journeys/journey-kind.ts";

type Asked = {
  kind: JourneyKind;
  step: number;
  reading: JourneyReading;
  outcome: CalculatorOutcome;
  prepared: Prepared | null;
  ideal: readonly IdealBuyer[];
  answers: URLSearchParams;
  context: Readonly<RouterContextProvider>;
};

type Result = Pick<NonNullable<CalculatorOutcome["view"]>, "verdict" | "sentence" | "advice" | "own">;

export type JourneyExtras = {
  result: Result | null;
  refusal: CalculatorOutcome["refusal"];
  notes: readonly SpokenFinding[];
  ideal: readonly IdealBuyer[];
  /** Null while the market could not be asked. */
  matches: readonly JourneyMatch[] | null;
  /** The same situation in the calculator. */
  calculator: string;
};

/** What only the third step shows: the outcome, what to arrange first, and who would fit. */
export async function journeyExtras(asked: Asked): Promise<JourneyExtras> {
  const { kind, step, reading, outcome, prepared, ideal, answers, context } = asked;
  const { side } = kind;
  const site = context.get(siteContext);
  const calculator = calculationPath({ side, variant: null, params: calculationAnswers(answers, side) });
  if (step !== 3) return { result: null, refusal: null, notes: [], ideal: [], matches: [], calculator };
  const postcode = reading.typed.postcode ?? "";
  const facts = { role: side, postcode, region: regionOfPostcode(postcode) ?? "flanders" } as const;
  const words = kind.words(site);
  const { view, refusal } = outcome;
  return {
    result: view && { verdict: view.verdict, sentence: view.sentence, advice: view.advice, own: view.own },
    refusal,
    notes: takePartWords({ answer: "almost", findings: journeyNotes(reading.takePart) }, facts, site).findings,
    ideal,
    matches: words.matches && prepared ? await findMatches(context.get(portsContext), prepared, words.matches) : [],
    calculator,
  };
}

export type IdealBuyer = { value: string; name: string; shared: string; own: string; other: string };
const IDEAL_BUYERS = 3;

/** The kinds of buyer with whom most is left, the best first. */
export async function idealBuyers(situation: Situation, { platformFee }: Site): Promise<IdealBuyer[]> {
  const rows = comparePartners(situation, { places: await loadPlaces(), platformFee: euros(platformFee) });
  return rows.slice(0, IDEAL_BUYERS).map(idealBuyer);
}

function idealBuyer({ code, shared, gain }: PartnerRow): IdealBuyer {
  const value = imaginedBuyers[code] ?? code;
  return {
    value,
    name: journeyQuestions.koopt.options.find((option) => option.value === value)?.label ?? code,
    shared: formatKilowattHours(shared, { fractionDigitsMax: 0 }),
    own: formatEurosWhole(gain.seller),
    other: formatEurosWhole(gain.buyer),
  };
}
