import type { Answer } from "#application/calculations/answer.ts";
import type { CalculationRefusal } from "#application/calculations/calculation-refusal.ts";
import { priceYear } from "#application/calculations/price-year.ts";
import { type CalculationSetting, simulateYear } from "#application/calculations/simulate-year.ts";
import type { Situation } from "#application/calculations/situation.ts";
import type { Result } from "#domain/result.ts";

/** A situation and its answer, in one go. */
export function calculate(
  situation: Situation,
  setting: CalculationSetting,
  draws?: number,
): Result<Answer, CalculationRefusal> {
  const simulated = simulateYear(situation, setting, draws);
  return simulated.ok ? priceYear(simulated.value) : simulated;
}
