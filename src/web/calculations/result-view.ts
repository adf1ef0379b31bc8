import type { Answer, Ranged, SideAnswer } from "#application/calculations/answer.ts";
import type { SimulatedYear } from "#application/calculations/simulate-year.ts";
import type { CalculationSide, Prices } from "#application/calculations/situation.ts";
import { gainsBySupplier } from "#application/calculations/supplier-fit/gains-by-supplier.ts";
import { dayFlows, type Flows, meanDay, monthFlows, quarterFlows } from "#application/calculations/year-flows.ts";
import { formatCentsPerKilowattHour } from "#content/format/format-cents-per-kilowatt-hour.ts";
import { formatEurosWhole } from "#content/format/format-euros.ts";
import { formatHour } from "#content/format/format-hour.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatPercent } from "#content/format/format-percent.ts";
import { sayGift } from "#content/market/gift-words.ts";
import {
  amountOver,
  breakEvenWords,
  carbonNote,
  changeSentence,
  energyWithGrid,
  estimateMarks,
  factNames,
  fairWords,
  feeRangeNote,
  headlineSentence,
  measuredNote,
  nettingNote,
  otherOf,
  priceFor,
  rangeNote,
  rangeWords,
  roughEuros,
  staleRangeNote,
  togetherSentence,
  vatWords,
  verdictBadges,
  verdictSentence,
} from "#content/pages/calculators/answer-words.ts";
import {
  conditionSentence,
  marketMark,
  oldPricesMark,
  sayOldPrices,
  stalePricesMark,
} from "#content/pages/calculators/caution-words.ts";
import {
  bySupplierSentence,
  feeDoubtSentences,
  laterYearsSentence,
  whenDynamicSentence,
} from "#content/pages/calculators/fee-words.ts";
import { nextStepWords } from "#content/pages/calculators/next-step-words.ts";
import { besideSentence, sayOtherParty } from "#content/pages/calculators/partner-words.ts";
import { decayWords, guaranteesWordsOf, idealBuyerWords, taxWords } from "#content/pages/calculators/table-words.ts";
import { feesOfSale, paidPrice } from "#domain/economics/pair-gain.ts";
import { type BrusselsYear, brusselsYear, clockQuarterOf, dayOfQuarter } from "#domain/time/brussels-year.ts";
import type { Period } from "#web/calculations/page-address.ts";
import {
  assumptionsView,
  billView,
  choicesRows,
  eurosRanged,
  linesView,
  planView,
  sensitivityRows,
  termRows,
} from "#web/calculations/result-tables.ts";
import type { PictureRows } from "#web/calculations/worker/calculator-messages.ts";

const whole = (value: number) => formatKilowattHours(value, { fractionDigitsMax: 0 });

/** The part of an answer that moves with the price while it slides: little, so that every step is quick. */
export function answerView(answer: Answer, simulated: SimulatedYear) {
  const { side } = simulated.situation;
  const other = otherOf(side);
  const { situation } = simulated;
  // Who told what is shared gets a partner of another size, or has several: the sentence would be about one that is not there.
  const isSized = situation.sharedEnergy !== null || situation.furtherSellers.length > 0;
  const { sale, verdict, advice } = answer;
  const gains = { buyer: answer.buyer.gain.value, seller: answer.seller.gain.value };
  const isLoss = Math.min(gains.buyer, gains.seller) < 0;
  const paid = (kept: number) => paidPrice(kept, sale);
  const isGift = simulated.situation.prices.form === "free" && sale.agreedPrice === 0;
  const said = {
    verdict: verdictBadges[verdict.verdict],
    sentence: headlineSentence(side, answer),
    advice: verdictSentence(verdict, side),
  };
  return {
    side,
    ...(isGift ? sayGift(side, answer) : said),
    together: togetherSentence(answer.inMeanYear.together, feesOfSale(sale).together, answer.stalePrices !== null),
    // What would turn a verdict on old prices, nobody can tell to the cent.
    flip: isGift || answer.stalePrices !== null ? null : changeSentence(advice.change, sale, side, isLoss),
    conditions: [
      ...answer.sharingConditions.map((condition) => conditionSentence(condition, side)),
      ...feeDoubtSentences(answer),
      ...(answer.whenDynamic ? [whenDynamicSentence(answer.whenDynamic.together)] : []),
      ...(answer.laterYears ? [laterYearsSentence(answer.laterYears.together)] : []),
    ],
    oldPrices: sayOldPrices(answer),
    beside: isSized ? null : besideSentence(sayOtherParty(side, situation[other])),
    nextStep: nextStepOf(answer, side, isGift && gains.buyer > 0),
    own: gainView(side, answer),
    other: gainView(other, answer),
    marks: marksOf(answer, simulated),
    netting: answer.netting && nettingNote(side, answer.netting),
    rangeNote: rangeNoteOf(answer),
    price: {
      injection: sale.injectionPrice,
      agreed: paid(sale.agreedPrice),
      kept: sale.agreedPrice,
      energy: sale.energyPrice,
      energyName: answer.buyer.lines.some(({ code, amount }) => code === "grid-lowered" && amount.value > 0)
        ? energyWithGrid
        : null,
      band: [...(answer.stalePrices ? [`${stalePricesMark(answer.stalePrices)}.`] : []), priceFor(advice.band)].join(
        " ",
      ),
      fair: advice.band && fairWords(advice.band.fair),
      vat: sale.vat === undefined || sale.vat.buyerDeducts ? null : vatWords(sale.agreedPrice, sale.vat.rate),
    },
  };
}

function nextStepOf(answer: Answer, side: CalculationSide, isWelcomeGift: boolean) {
  const { nextStep, region, lowestFee, choices, advice } = answer;
  const free = choices.find(({ code }) => code === "free")?.gain;
  return nextStepWords({
    step: isWelcomeGift ? "find-partner" : nextStep,
    side,
    place: region,
    lowestFee,
    gift: free === undefined ? null : { buyer: free.buyer.value, seller: free.seller.value },
    needed: advice.needed,
  });
}

export type AnswerView = ReturnType<typeof answerView>;

/** An answer as a page shows it: every number already written, so that server and browser cannot differ. */
export function resultView(answer: Answer, simulated: SimulatedYear) {
  const { side } = simulated.situation;
  const other = otherOf(side);
  const { sale, energy, carbon, isAgreedPriceProposed: isProposed } = answer;
  return {
    ...answerView(answer, simulated),
    bySupplier: bySupplierOf(simulated),
    year: simulated.year,
    isMeasured: simulated.isMeasured.buyer || simulated.isMeasured.seller,
    facts: factsOf(answer, simulated),
    lines: { own: linesView(answer[side], "own", isProposed), other: linesView(answer[other], "other", isProposed) },
    bills: { buyer: billOf(answer.buyer, isProposed), seller: billOf(answer.seller, isProposed) },
    sellerOutsideBill: {
      paid: sale.agreedPrice * energy.shared.value,
      lost: sale.injectionPrice * energy.shared.value,
    },
    months: {
      buyer: monthsOf(monthFlows(simulated, "buyer")),
      seller: monthsOf(monthFlows(simulated, "seller")),
    },
    sensitivity: sensitivityRows(answer, side),
    choices: choicesRows(answer),
    plan: planView(answer),
    term: termRows(answer, side),
    decay: answer.decay && decayWords(answer.decay),
    tax: answer.tax && taxWords({ income: answer.tax.income.code, vat: answer.tax.vat.code }),
    guarantees: guaranteesWordsOf(answer.guarantees),
    ideal: idealBuyerWords(energy.injectionSeller.value, energy.shared.value),
    carbon: carbonNote(carbon.amount, carbon.reference),
    assumptions: assumptionsView(answer, side),
  };
}

export type ResultView = ReturnType<typeof resultView>;

/** Null where both suppliers were told. */
export function bySupplierOf(simulated: SimulatedYear, prices?: Prices): string | null {
  const gains = gainsBySupplier(simulated, prices);
  return gains && bySupplierSentence(simulated.situation.side, gains);
}

/** On old prices the range is the number: one in it would be read as the answer. */
function gainView(of: CalculationSide, answer: Answer) {
  const { gain } = answer[of];
  return answer.stalePrices === null
    ? {
        value: gain.value,
        text: roughEuros(gain.value),
        range: rangeWords(gain, formatEurosWhole),
        ink: gain.value < 0 ? ("loss" as const) : ("gain" as const),
      }
    : { value: gain.value, text: amountOver(answer.inMeanYear[of]), range: null, ink: "open" as const };
}

const rangeNoteOf = ({ feeDoubts, stalePrices, together }: Answer): string => {
  if (stalePrices !== null) return staleRangeNote;
  if (feeDoubts.length > 0) return feeRangeNote;
  return together.low === null ? measuredNote : rangeNote;
};

const billOf = (side: SideAnswer, isProposed: boolean) =>
  side.bill && {
    ...billView(side.bill, isProposed),
    beforeRange: side.billRange && eurosRanged(side.billRange.before).range,
    afterRange: side.billRange && eurosRanged(side.billRange.after).range,
  };

function marksOf(
  { yearsNotPublished, assumptions, netting, oldPrices, stalePrices }: Answer,
  { isMeasured }: SimulatedYear,
): string[] {
  const has = (...codes: string[]) => assumptions.some(({ code }) => codes.includes(code));
  const market = assumptions.find(({ code }) => code === "market-price")?.figure;
  return [
    ...yearsNotPublished.map(estimateMarks.year),
    ...(isMeasured.buyer || isMeasured.seller ? [estimateMarks.measured] : []),
    ...(has("use") ? [estimateMarks.use] : []),
    ...(stalePrices ? [stalePricesMark(stalePrices)] : oldPrices ? [oldPricesMark(oldPrices)] : []),
    ...(oldPrices === null && stalePrices === null && has("energy-price", "injection-price", "sharing-fee")
      ? [estimateMarks.prices]
      : []),
    ...(market ? [marketMark(market)] : []),
    ...(netting === null ? [] : [estimateMarks.netting]),
  ];
}

function factsOf({ energy, breakEven, prices, stalePrices }: Answer, { sums: { shared } }: SimulatedYear) {
  const fact = (name: string, range: Ranged<string>, format: (value: number) => string) => ({
    name,
    value: format(range.value),
    range: rangeWords(range, format),
  });
  const plain = (name: string, value: string) => ({ name, value, range: null });
  const { production, selfUse } = energy;
  const amount = shared.day + shared.night;
  const isDynamic = prices.buyer.energy.kind === "dynamic" || prices.seller.injection.kind === "dynamic";
  const percent = (value: number) => formatPercent(value, { fractionDigitsMax: 0 });
  return [
    fact(factNames.shared, energy.shared, whole),
    fact(factNames.covered, energy.coveredShare, percent),
    fact(factNames.sold, energy.soldShare, percent),
    fact(factNames.injection, energy.injectionSeller, whole),
    { ...plain(factNames.breakEven, breakEvenWords(breakEven)), range: stalePrices && stalePricesMark(stalePrices) },
    ...(isDynamic && amount > 0
      ? [plain(factNames.marketPrice, formatCentsPerKilowattHour(shared.atMarket / amount))]
      : []),
    ...(production.seller === null ? [] : [fact(factNames.production, production.seller, whole)]),
    ...(selfUse.seller === null ? [] : [fact(factNames.selfUse, selfUse.seller, percent)]),
  ];
}

/** Plain numbers, rounded to what a picture can show. */
function monthsOf({ selfUsed, shared, toSupplier, fromSupplier }: Flows): number[][] {
  const rounded = (value: number | undefined) => Math.round((value ?? 0) * 1000) / 1000;
  return Array.from(shared, (_, index) =>
    [selfUsed?.[index], shared[index], toSupplier[index], fromSupplier[index]].map(rounded),
  );
}

const firstDayOf = (calendar: BrusselsYear, month: number) =>
  dayOfQuarter(calendar, calendar.monthStarts[month] as number);

export function daysOfMonth(simulated: SimulatedYear, side: CalculationSide, month: number): PictureRows {
  const calendar = brusselsYear(simulated.year);
  const first = firstDayOf(calendar, month);
  const last = month === 11 ? calendar.days : firstDayOf(calendar, month + 1);
  const rows = monthsOf(dayFlows(simulated, side)).slice(first, last);
  return { names: rows.map((_, index) => String(index + 1)), rows };
}

/** In the order of the clock on the wall: an hour that comes twice has eight quarters. */
export function quartersOfDay(
  simulated: SimulatedYear,
  side: CalculationSide,
  month: number,
  day: number,
): PictureRows {
  const calendar = brusselsYear(simulated.year);
  const ofYear = firstDayOf(calendar, month) + day;
  const start = calendar.dayStarts[ofYear] as number;
  const rows = monthsOf(quarterFlows(simulated, side, ofYear));
  return { names: rows.map((_, index) => formatHour(clockQuarterOf(calendar, start + index))), rows };
}

export type PicturedPeriod = Period & { days: PictureRows; quarters: PictureRows | null };

/** The pictures of a period; a day that the month does not have shows the month. */
export function picturedPeriod({ side, month, day: asked }: Period, simulated: SimulatedYear): PicturedPeriod {
  const days = daysOfMonth(simulated, side, month);
  const day = asked !== null && days.rows[asked] ? asked : null;
  return { side, month, day, days, quarters: day === null ? null : quartersOfDay(simulated, side, month, day) };
}

/** The mean day of a month, 1 to 12, by the clock on the wall. */
export function typicalDay(simulated: SimulatedYear, side: CalculationSide, month: number): PictureRows {
  const rows = monthsOf(meanDay(simulated, side, month));
  return { names: rows.map((_, quarter) => formatHour(quarter)), rows };
}
