import type { SimulatedYear } from "#application/calculations/simulate-year.ts";
import { dayFlows, heatOfYear, monthFlows, yearFlows } from "#application/calculations/year-flows.ts";
import { loadPlaces } from "#application/places/load-places.ts";
import { ok } from "#domain/result.ts";
import {
  type CalculatorSetting,
  calculatorOutcome,
  type MeteredYears,
  type PricedSetting,
  partnerChoice,
  viewAtPrice,
} from "#web/calculations/calculator-outcome.ts";
import { DYNAMIC, dayPricesInBrowser } from "#web/calculations/day-prices-of-address.ts";
import { fitView } from "#web/calculations/fit-view.ts";
import { cardsInBrowser, OFFER_FIELD, offerYearInBrowser } from "#web/calculations/page-address.ts";
import { daysOfMonth, quartersOfDay, typicalDay } from "#web/calculations/result-view.ts";
import type {
  AnswerProgress,
  CalculatorQuestionName,
  CalculatorQuestions,
} from "#web/calculations/worker/calculator-messages.ts";

let simulated: SimulatedYear | null = null;
const series: MeteredYears = { buyer: null, seller: null };

const flowsPer = { months: monthFlows, days: dayFlows, quarters: yearFlows } as const;

/** A seller computes on the own roof, whatever the address names. */
const offerOf = (params: URLSearchParams, { side }: CalculatorSetting) =>
  side === "buyer" ? offerYearInBrowser(params) : null;

type Answers = {
  [Name in CalculatorQuestionName]: (
    ask: CalculatorQuestions[Name]["ask"],
    meanwhile: { onProgress: (progress: AnswerProgress) => void; signal: AbortSignal },
  ) => CalculatorQuestions[Name]["answer"] | Promise<CalculatorQuestions[Name]["answer"]>;
};

export const calculatorAnswers: Answers = {
  open: async ({ query, setting: unpriced }) => {
    const params = new URLSearchParams(query);
    const setting = await pricedInBrowser(params, unpriced);
    const places = params.get("postcode") ? await loadPlaces().catch(() => null) : null;
    const { outcome, simulated: year } = calculatorOutcome(params, setting, places, {
      ...series,
      offer: await offerOf(params, setting),
    });
    // Under an answer that cannot be read the last result stands, and its pictures and its price still move.
    if (Object.keys(outcome.errors).length === 0) simulated = year;
    return outcome;
  },
  partner: async ({ query, setting: unpriced, at }) => {
    const params = new URLSearchParams(query);
    const setting = await pricedInBrowser(params, unpriced);
    const places = params.get("postcode") ? await loadPlaces().catch(() => null) : null;
    return partnerChoice(at, params, setting, places, { ...series, offer: await offerOf(params, setting) });
  },
  fit: (_, { onProgress }) => simulated && fitView(simulated, undefined, (part) => onProgress({ name: "", part })),
  price: ({ agreedPrice }) => simulated && viewAtPrice(simulated, agreedPrice),
  files: async ({ side, files, year }, meanwhile) => {
    series[side] = null;
    if (files.length === 0) return ok(null);
    // Whoever has no file does not load its readers.
    const { joinMeterFiles } = await import("#web/calculations/join-meter-files.ts");
    const laid = await joinMeterFiles({ files, year }, meanwhile);
    if (!laid.ok) return laid;
    series[side] = laid.value.metered;
    return ok(laid.value.file);
  },
  evaluateOffer: async ({ offer, visitor, site }) => {
    const { buyer } = series;
    if (buyer === null) return null;
    const injection = await offerYearInBrowser(new URLSearchParams({ [OFFER_FIELD]: offer.id }));
    if (injection === null) throw new Error("The offer is not on the market.");
    const { evaluateOffer } = await import("#web/calculations/evaluate-offer.ts");
    const answers = { ...visitor, use: "", offtake: buyer.offtake };
    const asked = new URLSearchParams({
      product: visitor.product ?? "",
      ...(offer.contract === "dynamic" ? { contract: DYNAMIC } : {}),
    });
    const dayPrices = await dayPricesInBrowser(asked, site.today, { ...site, published: site.cards });
    return evaluateOffer(offer, injection, answers, { ...site, dayPrices });
  },
  days: ({ side, month }) => daysOfMonth(simulatedYear(), side, month),
  quarters: ({ side, month, day }) => quartersOfDay(simulatedYear(), side, month, day),
  typical: ({ side, month }) => typicalDay(simulatedYear(), side, month),
  flows: ({ side, period }) => flowsPer[period](simulatedYear(), side),
  heat: () => heatOfYear(simulatedYear()),
};

/** What came with the page, or what counts on another day that the visitor chose. */
async function pricedInBrowser(params: URLSearchParams, unpriced: CalculatorSetting): Promise<PricedSetting> {
  const cards = await cardsInBrowser(params, unpriced.today, unpriced.cards);
  return { ...unpriced, cards, dayPrices: await dayPricesInBrowser(params, unpriced.today, cards) };
}

function simulatedYear(): SimulatedYear {
  if (simulated === null) throw new Error("No situation has been computed yet.");
  return simulated;
}
