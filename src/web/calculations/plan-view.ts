import type { AddedBySeller, Answer } from "#application/calculations/answer.ts";
import { planAdvice, plannerWords, sellerInPlan } from "#content/pages/calculators/planner-words.ts";
import { energyRanged, eurosRanged } from "#web/calculations/ranged-text.ts";

/** The sellers of a buyer side by side, every number already written. */
export function planView({ sellersPlan }: Answer) {
  if (sellersPlan === null) return null;
  const { rows, next, best } = sellersPlan;
  const names = rows.map(({ installation }, index) => sellerInPlan(index + 1, installation));
  return {
    advice: planAdvice(sellersPlan),
    isWorthIt: best === rows.length,
    bars: [
      ...rows.map(({ added }, index) => barOf(names[index] ?? "", added)),
      ...(next ? [barOf(plannerWords.next, next)] : []),
    ],
    rows: [
      ...rows.map(({ added, buyer, gainWithAll }, index) => ({
        name: names[index] ?? "",
        cells: [...addedCells(added), eurosRanged(buyer), eurosRanged(gainWithAll)],
      })),
      ...(next ? [{ name: plannerWords.next, cells: addedCells(next) }] : []),
    ],
  };
}

const addedCells = ({ shared, together }: AddedBySeller) => [energyRanged(shared), eurosRanged(together)];

const barOf = (name: string, { together }: AddedBySeller) => ({
  name,
  value: together.value,
  range: eurosRanged(together).range,
});
