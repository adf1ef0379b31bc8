import type { Prepared } from "#application/calculations/prepare.ts";
import type { MeteredYear } from "#application/calculations/situation.ts";
import { dayFlows, monthFlows, yearFlows } from "#application/calculations/year-flows.ts";
import { loadPlaces } from "#application/places/load-places.ts";
import { joinMeterReadings } from "#domain/meter-files/join-meter-readings.ts";
import { modelYear } from "#domain/meter-files/model-year.ts";
import { ok } from "#domain/result.ts";
import { sumOfSeries } from "#domain/units/series.ts";
import type {
  CalculatorQuestion,
  CalculatorQuestionName,
  CalculatorQuestions,
} from "#web/calculations/calculator-messages.ts";
import { calculatorOutcome, type MeteredYears, viewAtPrice } from "#web/calculations/calculator-outcome.ts";
import { daysOfMonth, heatOfYear, quartersOfDay } from "#web/calculations/picture-rows.ts";

let prepared: Prepared | null = null;
const series: MeteredYears = { buyer: null, seller: null };

const flowsPer = { months: monthFlows, days: dayFlows, quarters: yearFlows } as const;

type Answers = {
  [Name in CalculatorQuestionName]: (
    ask: CalculatorQuestions[Name]["ask"],
  ) => CalculatorQuestions[Name]["answer"] | Promise<CalculatorQuestions[Name]["answer"]>;
};

const answers: Answers = {
  open: async ({ query, givens }) => {
    const params = new URLSearchParams(query);
    const places = params.get("postcode") ? await loadPlaces().catch(() => null) : null;
    const { outcome, prepared: year } = calculatorOutcome(params, givens, places, series);
    prepared = year;
    return outcome;
  },
  price: ({ agreedPrice }) => prepared && viewAtPrice(prepared, agreedPrice),
  files: ({ side, readings, year }) => {
    series[side] = null;
    if (readings.length === 0) return ok(null);
    const joined = joinMeterReadings(readings);
    if (!joined.ok) return joined;
    const laid = modelYear(joined.value, year);
    if (!laid.ok) return laid;
    const { offtake, injection, firstMonth, filled } = laid.value;
    const metered: MeteredYear = {
      year,
      offtake: offtake?.values ?? (new Float64Array(injection?.values.length ?? 0) as MeteredYear["offtake"]),
      injection: injection?.values ?? null,
    };
    series[side] = metered;
    return ok({
      firstMonth,
      offtake: sumOfSeries(metered.offtake),
      injection: metered.injection && sumOfSeries(metered.injection),
      filled,
    });
  },
  days: ({ side, month }) => daysOfMonth(preparedYear(), side, month),
  quarters: ({ side, month, day }) => quartersOfDay(preparedYear(), side, month, day),
  flows: ({ side, period }) => flowsPer[period](preparedYear(), side),
  heat: () => heatOfYear(preparedYear()),
};

function preparedYear(): Prepared {
  if (prepared === null) throw new Error("No situation has been computed yet.");
  return prepared;
}

// In the order in which they came: a price that slides while the year is still being made ready waits for it.
let answered: Promise<void> = Promise.resolve();

self.addEventListener("message", ({ data }: MessageEvent<CalculatorQuestion>) => {
  answered = answered.then(() => reply(data));
});

async function reply({ id, name, ask }: CalculatorQuestion): Promise<void> {
  try {
    self.postMessage({ id, answer: await (answers[name] as (ask: unknown) => unknown)(ask) });
  } catch (error) {
    self.postMessage({ id, fault: String(error) });
  }
}
