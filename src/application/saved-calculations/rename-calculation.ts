import type { Store } from "#application/ports/store.ts";
import { type CalculationNameRefusal, readCalculationName } from "#domain/account-details/calculation-name.ts";
import { ok, type Result, refused } from "#domain/result.ts";

export async function renameCalculation(
  { store }: { readonly store: Pick<Store, "calculations"> },
  uid: string,
  input: { readonly id: string; readonly name: string },
): Promise<Result<void, CalculationNameRefusal | { readonly code: "calculation-unknown" }>> {
  const name = readCalculationName(input.name);
  if (!name.ok) return name;
  const isRenamed = await store.calculations.rename(uid, input.id, name.value);
  return isRenamed ? ok(undefined) : refused({ code: "calculation-unknown" });
}
