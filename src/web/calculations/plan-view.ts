import type { Answer } from "#application/calculations/answer.ts";
import { formatEuros } from "#content/format/format-euros.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { planAdvice, plannerWords, sellerInPlan } from "#content/pages/calculators/planner-words.ts";

const whole = (value: number) => formatKilowattHours(value, { fractionDigitsMax: 0 });

/** The sellers of a buyer side by side, every number already written. */
export function planView({ sellersPlan }: Answer) {
  if (sellersPlan === null) return null;
  const { rows, next, best } = sellersPlan;
  const names = rows.map(({ installation }, index) => sellerInPlan(index + 1, installation));
  return {
    advice: planAdvice(sellersPlan),
    isWorthIt: best === rows.length,
    bars: [
      ...rows.map(({ added }, index) => ({ name: names[index] ?? "", value: added.together })),
      ...(next ? [{ name: plannerWords.next, value: next.together }] : []),
    ],
    rows: [
      ...rows.map(({ added, buyer, gainWithAll }, index) => [
        names[index] ?? "",
        whole(added.shared),
        formatEuros(added.together),
        formatEuros(buyer),
        formatEuros(gainWithAll),
      ]),
      ...(next ? [[plannerWords.next, whole(next.shared), formatEuros(next.together), "", ""]] : []),
    ],
  };
}
