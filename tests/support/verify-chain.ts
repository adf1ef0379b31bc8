import { checkDeclaration, sumOfChecks } from "#application/declarations/check-declaration.ts";
import { readKeys } from "#application/declarations/read-keys.ts";
import type { ContractPorts } from "#application/ports/contracts.ts";
import type { Declaration } from "#domain/declarations/declaration.ts";

type VerifyPorts = Pick<ContractPorts, "signer"> & { readonly store: Pick<ContractPorts["store"], "contracts"> };

const AT_ONCE = 500;

/** The whole chain from its first link; the place of the first that does not follow, or null. */
export async function verifyChain(ports: VerifyPorts): Promise<{ readonly place: number } | null> {
  const keys = await readKeys(ports);
  let previous: Declaration | null = null;
  for (;;) {
    const place: number = previous?.place ?? 0;
    const some: readonly Declaration[] = await ports.store.contracts.readChain(place, AT_ONCE);
    for (const declaration of some) {
      const expected: number = (previous?.place ?? 0) + 1;
      const key = keys.find(({ keyId }) => keyId === declaration.keyId) ?? null;
      const checks = await checkDeclaration(declaration, previous, key);
      if (declaration.place !== expected || sumOfChecks(checks) !== "ok") return { place: expected };
      previous = declaration;
    }
    if (some.length < AT_ONCE) return null;
  }
}
