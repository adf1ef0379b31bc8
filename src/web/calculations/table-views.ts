import type { Answer } from "#application/calculations/answer.ts";
import type { CalculationSide } from "#application/calculations/situation.ts";
import { formatEuros } from "#content/format/format-euros.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { otherOf } from "#content/pages/calculators/answer-words.ts";
import {
  choiceNames,
  investmentWords,
  sensitivityNames,
  stepWords,
  yearName,
} from "#content/pages/calculators/table-words.ts";

const whole = (value: number) => formatKilowattHours(value, { fractionDigitsMax: 0 });

export const sensitivityRows = ({ sensitivity }: Answer, side: CalculationSide) =>
  sensitivity.map(({ change, step, gain }) => ({
    change: sensitivityNames[change],
    step: stepWords(step),
    own: gain[side],
    cells: [formatEuros(gain[side]), formatEuros(gain[otherOf(side)]), formatEuros(gain.together)],
  }));

export const choicesRows = ({ choices }: Answer) =>
  choices.map(({ code, shared, gain, investment }) => ({
    ...choiceNames[code],
    together: gain.together,
    investment: investment && investmentWords(investment.lowest, investment.highest),
    cells: [whole(shared), formatEuros(gain.buyer), formatEuros(gain.seller), formatEuros(gain.together)],
  }));

export const termRows = ({ term }: Answer, side: CalculationSide) =>
  term.map(({ year, sale, gain, gainSoFar }) => [
    yearName(year),
    whole(sale.sharedEnergy),
    formatEuros(gain[side]),
    formatEuros(gain[otherOf(side)]),
    formatEuros(gainSoFar.together),
  ]);
