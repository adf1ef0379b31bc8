import type { LoaderFunctionArgs, RouterContextProvider } from "react-router";
import type { PartnerRow } from "#application/calculations/several-sellers/compare-partners.ts";
import type { Situation } from "#application/calculations/situation.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { type RangedPartner, rangedPartner } from "#content/pages/calculators/partner-range.ts";
import { partnerName } from "#content/pages/calculators/partner-words.ts";
import { type SpokenFinding, takePartWords } from "#content/pages/journeys/findings.ts";
import { publishedOn } from "#domain/cards/card.ts";
import { monthMeansOn } from "#domain/day-prices/month-means.ts";
import { journeyNotes } from "#domain/journeys/journey-stop.ts";
import { regionOfPostcode } from "#domain/regions/region-of-postcode.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { CalculatorOutcome } from "#web/calculations/calculator-outcome.ts";
import { dayPricesFor } from "#web/calculations/compute-calculation.ts";
import { findMatches, type JourneyMatch } from "#web/calculations/find-matches.ts";
import { type BuyersTerms, partnersTask } from "#web/calculations/journey-tasks.ts";
import { calculationPath, squarePath } from "#web/calculations/page-address.ts";
import { sumForVisitor } from "#web/calculations/sum-for-visitor.ts";
import { portsContext, siteContext } from "#web/context.ts";
import {
  calculationAnswers,
  FIRST_BUYER,
  hasLeapt,
  imaginedBuyer,
  type JourneyReading,
} from "#web/forms/queries/journey-query.ts";
import type { JourneyKind } from "#web/pages/journeys/journey-kind.ts";

type Asked = {
  kind: JourneyKind;
  step: number;
  reading: JourneyReading;
  outcome: CalculatorOutcome;
  terms: BuyersTerms | null;
  partners: readonly PartnerRow[];
  answers: URLSearchParams;
  context: Readonly<RouterContextProvider>;
};

type Result = Pick<NonNullable<CalculatorOutcome["view"]>, "verdict" | "sentence" | "bySupplier" | "advice" | "own">;

export type JourneyExtras = {
  result: Result | null;
  refusal: CalculatorOutcome["refusal"];
  notes: readonly SpokenFinding[];
  ideal: readonly IdealBuyer[];
  /** What is kept with each kind of partner, the best first. */
  partners: readonly RangedPartner[];
  /** Null while the market could not be asked. */
  matches: readonly JourneyMatch[] | null;
  /** The same situation in the calculator. */
  calculator: string;
  /** All offers, in the sequence in which they fit as far as that was told. */
  square: string;
};

/** The outcome, what to arrange first and who would fit, for the third step; for who leapt over it, what to arrange. */
export async function journeyExtras(asked: Asked): Promise<JourneyExtras> {
  const { kind, step, reading, outcome, terms, partners, answers, context } = asked;
  const { side } = kind;
  const site = context.get(siteContext);
  const params = calculationAnswers(answers, side);
  const calculator = calculationPath({ side, variant: null, params });
  const square = squarePath(params);
  // Who leaps over the third step finds on the last what to arrange first.
  const isLeaping = hasLeapt(reading, side, step);
  const rest = { result: null, refusal: null, ideal: [], partners: [], matches: [], calculator, square };
  if (step !== 3 && !isLeaping) return { ...rest, notes: [] };
  const { view, refusal } = outcome;
  const ranged = partners.map((row) => rangedPartner(side, row));
  const postcode = reading.typed.postcode ?? "";
  const facts = { role: side, postcode, region: regionOfPostcode(postcode) ?? "flanders" } as const;
  const { findings: notes } = takePartWords(
    { answer: "almost", findings: journeyNotes(reading.takePart) },
    facts,
    site,
  );
  if (isLeaping) return { ...rest, partners: ranged, notes };
  const words = kind.words(site);
  return {
    result: view && {
      verdict: view.verdict,
      sentence: view.sentence,
      bySupplier: view.bySupplier,
      advice: view.advice,
      own: view.own,
    },
    refusal,
    notes,
    ideal: side === "seller" ? idealBuyers(partners, answers.get("koopt") ?? FIRST_BUYER) : [],
    partners: ranged,
    matches: words.matches && terms ? await findMatches(context.get(portsContext), terms, words.matches) : [],
    calculator,
    square,
  };
}

export type IdealBuyer = {
  name: string;
  shared: string;
  own: string;
  other: string;
  /** By the word of an address; null for the one of the outcome. */
  buyer: string | null;
};
const IDEAL_BUYERS = 3;

/** The kinds of partner with whom most is left, the best first. */
export async function partnerKinds(situation: Situation, asking: LoaderFunctionArgs): Promise<PartnerRow[]> {
  const site = asking.context.get(siteContext);
  const { platformFee } = site;
  const cards = publishedOn(site.today as CalendarDay, site.cards);
  const dayPrices = dayPricesFor(situation, site);
  const months = monthMeansOn(site.today as CalendarDay, site.dayPrices);
  return sumForVisitor(asking, partnersTask, { situation, platformFee, cards, months, dayPrices });
}

/** The best buyers, and beside them the family that everybody begins with. */
const idealBuyers = (rows: readonly PartnerRow[], counted: string): IdealBuyer[] =>
  rows
    .filter(({ code }, at) => at < IDEAL_BUYERS || code === "household")
    .map((row) => {
      const { own, other } = rangedPartner("seller", row);
      const buyer = imaginedBuyer(row.code);
      return {
        name: partnerName(row.code),
        shared: formatKilowattHours(row.shared, { fractionDigitsMax: 0 }),
        own: own.text,
        other: other.text,
        buyer: buyer === counted ? null : buyer,
      };
    });
