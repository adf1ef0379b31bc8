import type { ContractPorts } from "#application/ports/contracts.ts";

type Ports = Pick<ContractPorts, "store" | "clock">;
type Declaration = { readonly id: string; readonly code: string };

/** Whether this agreement has a declaration with that code which still holds. */
export const canBeRevoked = async ({ store }: Pick<Ports, "store">, { id, code }: Declaration): Promise<boolean> =>
  (await store.contracts.declarationsOf(id)).some((one) => one.code === code && one.revocation === null);

/**
 * The operator takes back a declaration that should not have been issued. The register says so, and both sides read why
 * in the trail of their agreement. False when it is unknown or was taken back before.
 */
export async function revokeAsOperator(
  { store, clock }: Ports,
  { id, code }: Declaration,
  why: string,
): Promise<boolean> {
  const isKnown = (await store.contracts.declarationsOf(id)).some((one) => one.code === code);
  if (!isKnown) return false;
  return store.transaction(async ({ contracts }) => {
    if (!(await contracts.revokeDeclaration(code, "error", clock.now()))) return false;
    const facts = { code, reason: why };
    await contracts.addEntry(id, { at: clock.now(), side: null, event: "declaration-revoked", facts });
    return true;
  });
}
