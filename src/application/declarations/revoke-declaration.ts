import type { ContractPorts } from "#application/ports/contracts.ts";
import { sideOf } from "#domain/contracts/agreement.ts";
import { ok, type Result, refused } from "#domain/result.ts";

/** A party takes back what the register says of its month. The row stays, and says so. */
export async function revokeDeclaration(
  { store, clock }: ContractPorts,
  uid: string,
  { id, code }: { readonly id: string; readonly code: string },
): Promise<Result<void, { readonly code: "declaration-unknown" | "declaration-revoked" }>> {
  const agreement = await store.contracts.find(id);
  const side = agreement ? sideOf(agreement, uid) : null;
  const found = side ? (await store.contracts.declarationsOf(id)).find((one) => one.code === code) : undefined;
  if (!found) return refused({ code: "declaration-unknown" });
  const isDone = await store.transaction(async ({ contracts }) => {
    if (!(await contracts.revokeDeclaration(code, "withdrawn-by-party", clock.now()))) return false;
    await contracts.addEntry(id, { at: clock.now(), side, event: "declaration-revoked", facts: { code } });
    return true;
  });
  return isDone ? ok(undefined) : refused({ code: "declaration-revoked" });
}
