import type { ContractStore } from "#application/ports/contracts.ts";
import { type Agreement, type Side, sideOf } from "#domain/contracts/agreement.ts";

type Ports = { readonly store: Pick<ContractStore, "contracts"> };

export type OwnAgreement = { readonly agreement: Agreement; readonly side: Side };

/** The agreement with the side that this account is on; null for a stranger, as if it did not exist. */
export async function loadOwnAgreement({ store }: Ports, uid: string, id: string): Promise<OwnAgreement | null> {
  const agreement = await store.contracts.find(id);
  const side = agreement && sideOf(agreement, uid);
  return agreement && side ? { agreement, side } : null;
}

/** Newest first. */
export async function listOwnAgreements({ store }: Ports, uid: string): Promise<OwnAgreement[]> {
  return (await store.contracts.list(uid)).flatMap((agreement) => {
    const side = sideOf(agreement, uid);
    return side ? [{ agreement, side }] : [];
  });
}
