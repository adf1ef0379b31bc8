import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { lowered } from "#content/format/first-letter.ts";
import { fillStep } from "#content/pages/journeys/fill-step.ts";
import { journeyQuestions } from "#content/pages/journeys/journey-questions.ts";
import type { CardDay } from "#domain/cards/card.ts";
import { priceStretchOf } from "#domain/day-prices/published-prices.ts";
import { type JourneyStop, journeyStop } from "#domain/journeys/journey-stop.ts";
import { regionOfPostcode } from "#domain/regions/region-of-postcode.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { fillLabel } from "#ui/labels.ts";
import type { CalculatorOutcome, CalculatorSetting } from "#web/calculations/calculator-outcome.ts";
import { dayPricesOfAddress } from "#web/calculations/day-prices-of-address.ts";
import { journeyTask } from "#web/calculations/journey-tasks.ts";
import { sumForVisitor } from "#web/calculations/sum-for-visitor.ts";
import { portsContext, siteContext } from "#web/context.ts";
import { productOptions } from "#web/forms/fields/field-table.ts";
import {
  calculationAnswers,
  GO_ON,
  hasLeapt,
  isAveraged,
  JOURNEY_STEPS,
  type JourneyReading,
  journeyAnswers,
  LEAP,
  readJourney,
} from "#web/forms/queries/journey-query.ts";
import { pageNotFound } from "#web/page-not-found.ts";
import { accountPart } from "#web/pages/journeys/account-part.ts";
import { defaultAnswersOf } from "#web/pages/journeys/default-answers.ts";
import { journeyExtras, partnerKinds } from "#web/pages/journeys/journey-extras.ts";
import { type JourneyKind, pathOfStep } from "#web/pages/journeys/journey-kind.ts";
import { journeyPicture, PICTURED_MONTH } from "#web/pages/journeys/journey-picture.ts";
import { writeProposedPrice } from "#web/pages/journeys/proposed-price.ts";
import { stopView } from "#web/pages/journeys/stops/stop-view.ts";

/** A step and everything on it. Whoever comes too far, or too early, is brought to the step that still needs them. */
export async function loadJourney(kind: JourneyKind, asking: LoaderFunctionArgs) {
  const { context, url, params } = asking;
  const site = context.get(siteContext);
  const { side, path } = kind;
  const everyWord = kind.words(site);
  const step = stepOf(params.stap, url);
  if (site.market !== "be") {
    if (step > 1) throw redirect(path);
    return data({ kind: "closed" as const, words: everyWord, head: everyWord.head, side });
  }
  const answers = journeyAnswers(url.searchParams, side);
  if (params.stap === "1") throw redirect(withQuery(path, answers));
  const reading = readJourney(answers, side, site.today, site);
  const first = firstOpenStep(reading, step);
  if (first < step) throw redirect(withQuery(pathOfStep(path, first), answers, answers.size > 0));

  const isAsked = url.searchParams.has(GO_ON);
  const isLeap = side === "seller" && step === 1 && url.searchParams.get(GO_ON) === LEAP;
  const faults = isAsked ? (reading.faults[step - 1] ?? {}) : {};
  const hasFaults = Object.keys(faults).length > 0;
  const stop = isAsked && !hasFaults ? stopAt(reading, step) : null;
  const goesOn = isAsked && !hasFaults && stop === null && step < JOURNEY_STEPS;
  if (goesOn && !isLeap) throw redirect(withQuery(pathOfStep(path, step + 1), answers));
  const isCompared = step === 3 || hasLeapt(reading, side, step);
  const comparing = isCompared && reading.situation ? partnerKinds(reading.situation, asking) : Promise.resolve([]);

  const setting: CalculatorSetting = {
    side,
    market: "be",
    today: site.today,
    variant: null,
    platformFee: site.platformFee,
    cards: priceStretchOf(site.today as CalendarDay, site),
  };
  const asked = calculationAnswers(answers, side);
  const summing = sumForVisitor(asking, journeyTask, {
    query: asked.toString(),
    setting: { ...setting, dayPrices: dayPricesOfAddress(asked, site) },
    draws: step === 3 ? undefined : 0,
    month: PICTURED_MONTH,
  });
  const [{ outcome, day, terms }, partners] = await Promise.all([summing, comparing]);
  if (goesOn) throw redirect(leapTo(path, answers, outcome.view));
  const words = namePartner(everyWord, answers);
  // Before anything is told, the numbers are nobody's yet.
  const sentence = answers.size === 0 ? words.picture.example : words.picture.shared;
  const picture = outcome.view && day ? journeyPicture(outcome.view, day, side, { shared: sentence }) : null;
  const page = {
    kind: "step" as const,
    words,
    head: { ...words.head, ...headOf(words, path, step) },
    side,
    step,
    path,
    typed: Object.fromEntries(answers) as JourneyReading["typed"],
    faults,
    query: answers.toString(),
    setting,
    picture: stop === null ? picture : null,
    defaults: defaultAnswersOf(outcome.view, answers),
    questions: questionsOf(site, answers),
    isAveraged: isAveraged(reading.typed, side),
    stop: stop && stopView(stop, reading, side, words, site),
    // Made with the form, so that the same form sent twice is one request.
    token: step === JOURNEY_STEPS ? context.get(portsContext).ids.next() : null,
    account: step === JOURNEY_STEPS ? accountPart(reading, kind, context) : null,
    ...(await journeyExtras({ kind, step, reading, outcome, terms, partners, answers, context })),
  };
  return data(page, { status: hasFaults ? 422 : 200 });
}

/** To the last step, at the price that the third would propose; to the third itself where no price can be proposed. */
function leapTo(path: string, answers: URLSearchParams, view: CalculatorOutcome["view"]): string {
  if (view === null) return withQuery(pathOfStep(path, JOURNEY_STEPS - 1), answers);
  if (!answers.has("prijs")) answers.set("prijs", writeProposedPrice(view.price.agreed));
  return withQuery(pathOfStep(path, JOURNEY_STEPS), answers);
}

export type JourneyPage = Extract<Awaited<ReturnType<typeof loadJourney>>["data"], { kind: "step" }> & {
  /** Of a step that stayed because the next could not be had. */
  notice?: string;
};
export type ClosedJourney = Extract<Awaited<ReturnType<typeof loadJourney>>["data"], { kind: "closed" }>;

function stepOf(text: string | undefined, url: URL): number {
  if (text === undefined) return 1;
  if (!/^[1-4]$/.test(text)) throw pageNotFound(url);
  return Number(text);
}

/** The first step before this one that has a fault or ends the journey; else this one. */
export function firstOpenStep(reading: JourneyReading, step: number): number {
  for (let earlier = 1; earlier < step; earlier += 1) {
    if (Object.keys(reading.faults[earlier - 1] ?? {}).length > 0 || stopAt(reading, earlier)) return earlier;
  }
  return step;
}

/** What has not been asked yet stops nobody: whose contract it is, is asked in the second step. */
function stopAt({ takePart }: JourneyReading, step: number): JourneyStop | null {
  const findings = takePart.findings.filter(({ code }) => code.startsWith("contract-") === (step === 2));
  return step > 2 ? null : journeyStop({ ...takePart, findings });
}

export function withQuery(path: string, answers: URLSearchParams, isJudged = false): string {
  const query = new URLSearchParams(answers);
  if (isJudged) query.set(GO_ON, "ja");
  return query.size === 0 ? path : `${path}?${query}`;
}

/** The kind of buyer that is reckoned with, named under the picture and where somebody leapt over its choice. */
function namePartner(words: ReturnType<JourneyKind["words"]>, answers: URLSearchParams) {
  const { options } = journeyQuestions.koopt;
  const { label } = options.find(({ value }) => value === answers.get("koopt")) ?? options[0];
  const partner = lowered(label);
  return {
    ...words,
    picture: { ...words.picture, caption: fillLabel(words.picture.caption, { partner }) },
    ...(words.leap ? { leap: { ...words.leap, said: fillLabel(words.leap.said, { partner }) } } : {}),
  };
}

const headOf = (words: ReturnType<JourneyKind["words"]>, path: string, step: number) =>
  step === 1 ? {} : fillStep(words.head.title, path, words.steps[step - 1]);

function questionsOf(cards: CardDay, answers: URLSearchParams) {
  const region = regionOfPostcode(answers.get("postcode") ?? "") === "brussels" ? "brussels" : "flanders";
  const options = productOptions("be", cards, region);
  return {
    ...journeyQuestions,
    product: { ...journeyQuestions.product, ...options },
    "verkoper-product": { ...journeyQuestions["verkoper-product"], ...options },
  };
}
