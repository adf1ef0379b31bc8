import type { Answer } from "#application/calculations/answer.ts";
import type { CalculationSide } from "#application/calculations/situation.ts";
import { formatEuros } from "#content/format/format-euros.ts";
import { otherOf } from "#content/pages/calculators/answer-words.ts";
import {
  choiceNames,
  investmentWords,
  sensitivityNames,
  stepWords,
  yearName,
} from "#content/pages/calculators/table-words.ts";
import { energyRanged, eurosRanged, unranged } from "#web/calculations/ranged-text.ts";

export const sensitivityRows = ({ sensitivity }: Answer, side: CalculationSide) =>
  sensitivity.map(({ change, step, gain }) => ({
    change: sensitivityNames[change],
    step: stepWords(step),
    own: gain[side].value,
    cells: [eurosRanged(gain[side]), eurosRanged(gain[otherOf(side)]), eurosRanged(gain.together)],
  }));

export const choicesRows = ({ choices }: Answer) =>
  choices.map(({ code, shared, gain, investment }) => ({
    ...choiceNames[code],
    investment: investment && investmentWords(investment.lowest, investment.highest),
    cells: [energyRanged(shared), eurosRanged(gain.buyer), eurosRanged(gain.seller), eurosRanged(gain.together)],
  }));

export const termRows = ({ term }: Answer, side: CalculationSide) =>
  term.map(({ year, shared, gain, gainSoFar }) => ({
    name: yearName(year),
    cells: [
      energyRanged(shared),
      eurosRanged(gain[side]),
      eurosRanged(gain[otherOf(side)]),
      unranged(formatEuros(gainSoFar.together)),
    ],
  }));
