import type { Answer } from "#application/calculations/answer.ts";
import type { Assumption } from "#application/calculations/assumptions.ts";
import type { CalculationSide } from "#application/calculations/situation.ts";
import { valueText } from "#content/calculations/answer-on-paper.ts";
import { figureNote } from "#content/figure-note.ts";
import { gridAreaNames } from "#content/grid-areas.ts";
import {
  assumedCategory,
  assumedWeather,
  assumptionOwner,
  assumptionWords,
} from "#content/pages/calculators/assumption-words.ts";

/** Everything that we filled in: what it counts as, where it comes from, and the field that replaces it. */
export const assumptionsView = (answer: Answer, side: CalculationSide) =>
  answer.assumptions.map((assumption) => {
    const { name, why } = assumptionWords[assumption.code];
    const owner = assumptionOwner[assumption.of];
    return {
      name: owner === "" ? name : `${name}, ${owner}`,
      value: assumptionValue(assumption, answer),
      note: assumption.figure === null ? why : figureNote(assumption.figure),
      field: fieldOf(assumption, side),
    };
  });

export function assumptionValue({ code, value, unit }: Assumption, { gridArea }: Answer): string {
  if (value !== null) return valueText(value, unit);
  if (code === "belgian-weather") return assumedWeather;
  if (code === "sharing-category") return assumedCategory;
  return gridArea === null ? "" : gridAreaNames[gridArea];
}

/** On both calculators `kost` is one's own supplier's. */
function fieldOf({ code, of }: Assumption, side: CalculationSide): string | null {
  if (code === "sharing-fee") return of === side ? "kost" : "kost-ander";
  return assumptionWords[code].field[of === "seller" ? "seller" : "buyer"];
}
