import type { Answer, Ranged, SideAnswer } from "#application/calculations/answer.ts";
import type { Prepared } from "#application/calculations/prepare.ts";
import { type Flows, monthFlows } from "#application/calculations/year-flows.ts";
import { formatEurosWhole } from "#content/format/format-euros-whole.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatPercent } from "#content/format/format-percent.ts";
import {
  answerSentence,
  breakEvenWords,
  carbonNote,
  carbonWords,
  estimateMarks,
  factNames,
  fairWords,
  flipSentence,
  measuredNote,
  nettingNote,
  otherOf,
  priceFor,
  rangeNote,
  rangeWords,
  roughEuros,
  togetherSentence,
  verdictBadges,
  verdictSentence,
} from "#content/pages/calculators/answer-words.ts";
import { guaranteesWordsOf, idealBuyerWords, taxWords } from "#content/pages/calculators/table-words.ts";
import { avoidedCarbon } from "#domain/economics/avoided-carbon.ts";
import { assumptionsView } from "#web/calculations/assumptions-view.ts";
import { billView, linesView } from "#web/calculations/bill-view.ts";
import { planView } from "#web/calculations/plan-view.ts";
import { eurosRanged } from "#web/calculations/ranged-text.ts";
import { choicesRows, sensitivityRows, termRows } from "#web/calculations/table-views.ts";

const whole = (value: number) => formatKilowattHours(value, { fractionDigitsMax: 0 });

/** The part of an answer that moves with the price while it slides: little, so that every step is quick. */
export function answerView(answer: Answer, prepared: Prepared) {
  const { side } = prepared.situation;
  const other = otherOf(side);
  const { sale, verdict, priceBand } = answer;
  const isLoss = Math.min(answer.buyer.gain.value, answer.seller.gain.value) < 0;
  return {
    side,
    verdict: verdictBadges[verdict.verdict],
    sentence: answerSentence(side, answer[side].gain.value, answer[other].gain.value),
    together: togetherSentence(answer.together.value, sale.feeBuyer + sale.feeSeller),
    advice: verdictSentence(verdict, side),
    flip: flipSentence(verdict, sale, isLoss),
    own: gainView(answer[side]),
    other: gainView(answer[other]),
    marks: marksOf(answer, prepared),
    netting: answer.netting && nettingNote(side, answer.netting),
    rangeNote: answer.together.low === null ? measuredNote : rangeNote,
    price: {
      injection: sale.injectionPrice,
      agreed: sale.agreedPrice,
      energy: sale.energyPrice,
      band: priceFor(priceBand?.highest ?? null, priceBand?.lowest ?? null),
      fair: priceBand === null ? null : fairWords(priceBand.fair),
    },
  };
}

export type AnswerView = ReturnType<typeof answerView>;

/** An answer as a page shows it: every number already written, so that server and browser cannot differ. */
export function resultView(answer: Answer, prepared: Prepared) {
  const { side } = prepared.situation;
  const other = otherOf(side);
  const { sale, energy, carbon } = answer;
  return {
    ...answerView(answer, prepared),
    year: prepared.year,
    isMeasured: prepared.isMeasured.buyer || prepared.isMeasured.seller,
    facts: factsOf(answer),
    lines: { own: linesView(answer[side], "own"), other: linesView(answer[other], "other") },
    bills: { buyer: billOf(answer.buyer), seller: billOf(answer.seller) },
    sellerOutsideBill: {
      paid: sale.agreedPrice * energy.shared.value,
      lost: sale.injectionPrice * energy.shared.value,
    },
    months: {
      buyer: monthsOf(monthFlows(prepared, "buyer")),
      seller: monthsOf(monthFlows(prepared, "seller")),
    },
    sensitivity: sensitivityRows(answer, side),
    choices: choicesRows(answer),
    plan: planView(answer),
    term: termRows(answer, side),
    tax: answer.tax && taxWords({ income: answer.tax.income.code, vat: answer.tax.vat.code }),
    guarantees: guaranteesWordsOf(answer.guarantees),
    ideal: idealBuyerWords(energy.injectionSeller.value, energy.shared.value),
    carbon: { amount: carbonWords(carbon.amount), note: carbonNote },
    assumptions: assumptionsView(answer, side),
  };
}

export type ResultView = ReturnType<typeof resultView>;

function gainView({ gain }: SideAnswer) {
  return { value: gain.value, text: roughEuros(gain.value), range: rangeWords(gain, formatEurosWhole) };
}

const billOf = (side: SideAnswer) =>
  side.bill && {
    ...billView(side.bill),
    beforeRange: side.billRange && eurosRanged(side.billRange.before).range,
    afterRange: side.billRange && eurosRanged(side.billRange.after).range,
  };

function marksOf({ yearsNotPublished, assumptions, netting }: Answer, { isMeasured }: Prepared): string[] {
  const has = (...codes: string[]) => assumptions.some(({ code }) => codes.includes(code));
  return [
    ...yearsNotPublished.map(estimateMarks.year),
    ...(isMeasured.buyer || isMeasured.seller ? [estimateMarks.measured] : []),
    ...(has("use") ? [estimateMarks.use] : []),
    ...(has("energy-price", "injection-price", "sharing-fee") ? [estimateMarks.prices] : []),
    ...(has("market-price") ? [estimateMarks.model] : []),
    ...(netting === null ? [] : [estimateMarks.netting]),
  ];
}

function factsOf({ energy, breakEven, carbon }: Answer) {
  const fact = (name: string, range: Ranged<string>, format: (value: number) => string) => ({
    name,
    value: format(range.value),
    range: rangeWords(range, format),
  });
  const plain = (name: string, value: string) => ({ name, value, range: null });
  const { production, selfUse } = energy;
  const percent = (value: number) => formatPercent(value, { fractionDigitsMax: 0 });
  return [
    fact(factNames.shared, energy.shared, whole),
    fact(factNames.covered, energy.coveredShare, percent),
    fact(factNames.sold, energy.soldShare, percent),
    fact(factNames.injection, energy.injectionSeller, whole),
    plain(factNames.breakEven, breakEvenWords(breakEven)),
    ...(production.seller === null ? [] : [fact(factNames.production, production.seller, whole)]),
    ...(selfUse.seller === null ? [] : [fact(factNames.selfUse, selfUse.seller, percent)]),
    fact(factNames.carbon, avoidedRange(energy.shared, carbon), carbonWords),
  ];
}

const avoidedRange = (shared: Ranged<"kWh">, { amount, reference }: Answer["carbon"]): Ranged<"kg"> => ({
  value: amount,
  low: shared.low === null ? null : avoidedCarbon(shared.low, reference).amount,
  high: shared.high === null ? null : avoidedCarbon(shared.high, reference).amount,
});

/** Plain numbers, rounded to what a picture can show. */
export function monthsOf({ selfUsed, shared, toSupplier, fromSupplier }: Flows): number[][] {
  const rounded = (value: number | undefined) => Math.round((value ?? 0) * 1000) / 1000;
  return Array.from(shared, (_, index) =>
    [selfUsed?.[index], shared[index], toSupplier[index], fromSupplier[index]].map(rounded),
  );
}
