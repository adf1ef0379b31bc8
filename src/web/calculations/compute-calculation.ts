import type { Answer } from "#application/calculations/answer.ts";
import type { CalculationRefusal } from "#application/calculations/calculation-refusal.ts";
import { type Prepared, prepare } from "#application/calculations/prepare.ts";
import { valued } from "#application/calculations/valued.ts";
import { loadPlaces } from "#application/places/load-places.ts";
import type { Site } from "#content/site.ts";
import { ok, type Result, refused } from "#domain/result.ts";
import { euros } from "#domain/units/quantity.ts";
import { type LocatedCalculation, locateCalculation } from "./calculation-address.ts";
import type { CalculationAddress } from "./calculation-link.ts";

export type ComputedCalculation = LocatedCalculation & { prepared: Prepared; answer: Answer };
export type ComputationRefusal = CalculationRefusal | { code: "unreadable" };

/** A link and its answer, as the calculator itself gives it. With `draws` 0 there is no range, and it is quick. */
export async function computeCalculation(
  address: CalculationAddress | null,
  site: Site,
  draws?: number,
): Promise<Result<ComputedCalculation, ComputationRefusal>> {
  const located = address && locateCalculation(address, site);
  if (!located) return refused({ code: "unreadable" });
  const givens = { places: await loadPlaces(), platformFee: euros(site.platformFee) };
  const prepared = prepare(located.situation, givens, draws);
  if (!prepared.ok) return prepared;
  const answer = valued(prepared.value);
  return answer.ok ? ok({ ...located, prepared: prepared.value, answer: answer.value }) : answer;
}
