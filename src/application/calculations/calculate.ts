import type { Answer } from "#application/calculations/answer.ts";
import type { CalculationRefusal } from "#application/calculations/calculation-refusal.ts";
import { type CalculationGivens, prepare } from "#application/calculations/prepare.ts";
import type { Situation } from "#application/calculations/situation.ts";
import { valued } from "#application/calculations/valued.ts";
import type { Result } from "#domain/result.ts";

/** A situation and its answer, in one go: for a server, a mail or a test. A page prepares once and values often. */
export function calculate(
  situation: Situation,
  givens: CalculationGivens,
  draws?: number,
): Result<Answer, CalculationRefusal> {
  const prepared = prepare(situation, givens, draws);
  return prepared.ok ? valued(prepared.value) : prepared;
}
