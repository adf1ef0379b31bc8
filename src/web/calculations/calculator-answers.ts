import type { Prepared } from "#application/calculations/prepare.ts";
import { dayFlows, monthFlows, yearFlows } from "#application/calculations/year-flows.ts";
import { loadPlaces } from "#application/places/load-places.ts";
import { ok } from "#domain/result.ts";
import { seriesOf } from "#domain/units/series.ts";
import type {
  CalculatorQuestionName,
  CalculatorQuestions,
  FileProgress,
} from "#web/calculations/calculator-messages.ts";
import { calculatorOutcome, type MeteredYears, viewAtPrice } from "#web/calculations/calculator-outcome.ts";
import { daysOfMonth, heatOfYear, quartersOfDay, typicalDay } from "#web/calculations/picture-rows.ts";

let prepared: Prepared | null = null;
const series: MeteredYears = { buyer: null, seller: null };

const flowsPer = { months: monthFlows, days: dayFlows, quarters: yearFlows } as const;

type Answers = {
  [Name in CalculatorQuestionName]: (
    ask: CalculatorQuestions[Name]["ask"],
    meanwhile: { onProgress: (progress: FileProgress) => void; signal: AbortSignal },
  ) => CalculatorQuestions[Name]["answer"] | Promise<CalculatorQuestions[Name]["answer"]>;
};

export const calculatorAnswers: Answers = {
  open: async ({ query, givens }) => {
    const params = new URLSearchParams(query);
    const places = params.get("postcode") ? await loadPlaces().catch(() => null) : null;
    const { outcome, prepared: year } = calculatorOutcome(params, givens, places, series);
    // Under an answer that cannot be read the last result stands, and its pictures and its price still move.
    if (Object.keys(outcome.errors).length === 0) prepared = year;
    return outcome;
  },
  price: ({ agreedPrice }) => prepared && viewAtPrice(prepared, agreedPrice),
  files: async ({ side, files, year }, meanwhile) => {
    series[side] = null;
    if (files.length === 0) return ok(null);
    // Whoever has no file does not load its readers.
    const { layFiles } = await import("#web/calculations/lay-files.ts");
    const laid = await layFiles({ files, year }, meanwhile);
    if (!laid.ok) return laid;
    series[side] = laid.value.metered;
    return ok(laid.value.file);
  },
  weigh: async ({ offer, injection, visitor, site }) => {
    const { buyer } = series;
    if (buyer === null) return null;
    const { weighOffer } = await import("#web/calculations/weigh-offer.ts");
    const answers = { ...visitor, use: "", offtake: buyer.offtake };
    return weighOffer(offer, seriesOf(Float64Array.from(injection)), answers, site);
  },
  days: ({ side, month }) => daysOfMonth(preparedYear(), side, month),
  quarters: ({ side, month, day }) => quartersOfDay(preparedYear(), side, month, day),
  typical: ({ side, month }) => typicalDay(preparedYear(), side, month),
  flows: ({ side, period }) => flowsPer[period](preparedYear(), side),
  heat: () => heatOfYear(preparedYear()),
};

function preparedYear(): Prepared {
  if (prepared === null) throw new Error("No situation has been computed yet.");
  return prepared;
}
