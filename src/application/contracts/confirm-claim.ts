import type { ContractPorts } from "#application/ports/contracts.ts";
import { otherSide, sideOf } from "#domain/contracts/agreement.ts";
import type { ContractRefusal } from "#domain/contracts/contract-refusal.ts";
import { ok, type Result, refused } from "#domain/result.ts";

/** One side says that the connection of the other is theirs. Said twice is said once. */
export async function confirmClaim(
  { store, clock }: ContractPorts,
  uid: string,
  id: string,
): Promise<Result<void, ContractRefusal>> {
  const agreement = await store.contracts.find(id);
  const side = agreement ? sideOf(agreement, uid) : null;
  if (!agreement || !side) return refused({ code: "agreement-unknown" });
  const other = otherSide(side);
  const ean = agreement.parties[other]?.ean;
  // Before both signed, the other may still name another connection.
  if (!ean || agreement.signatures.length < 2) return refused({ code: "agreement-changed" });
  await store.transaction(async ({ contracts }) => {
    const isNew = await contracts.confirmClaim({ uid: agreement.uids[other], ean }, uid, clock.now());
    if (isNew) await contracts.addEntry(id, { at: clock.now(), side, event: "claim-confirmed", facts: {} });
  });
  return ok(undefined);
}
