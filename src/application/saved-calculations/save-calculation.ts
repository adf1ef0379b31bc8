import type { Clock } from "#application/ports/clock.ts";
import type { Ids } from "#application/ports/ids.ts";
import type { Store } from "#application/ports/store.ts";
import { type CalculationNameRefusal, readCalculationName } from "#domain/account-details/calculation-name.ts";
import { ok, type Result, refused } from "#domain/result.ts";

export const CALCULATIONS_MAX = 100;

export type SaveRefusal = CalculationNameRefusal | { readonly code: "too-many-calculations"; readonly maximum: number };

type Ports = { readonly store: Pick<Store, "calculations">; readonly clock: Clock; readonly ids: Ids };

/** Keeps a link under a name. The answer is not kept: it is computed again, by the tariffs of the link's own day. */
export async function saveCalculation(
  { store, clock, ids }: Ports,
  uid: string,
  input: { readonly name: string; readonly link: string },
): Promise<Result<{ readonly id: string }, SaveRefusal>> {
  const name = readCalculationName(input.name);
  if (!name.ok) return name;
  const calculation = { id: ids.next(), uid, name: name.value, link: input.link, createdAt: clock.now() };
  const id = await store.calculations.insert(calculation, CALCULATIONS_MAX);
  return id === null ? refused({ code: "too-many-calculations", maximum: CALCULATIONS_MAX }) : ok({ id });
}
