import { checkDeclaration, type DeclarationChecks, sumOfChecks } from "#application/declarations/check-declaration.ts";
import { type PublishedKey, readKeys } from "#application/declarations/read-keys.ts";
import type { ContractPorts } from "#application/ports/contracts.ts";
import { readDeclarationCode } from "#domain/declarations/canonical-text.ts";
import type { Declaration } from "#domain/declarations/declaration.ts";

type VerifyPorts = Pick<ContractPorts, "signer"> & { readonly store: Pick<ContractPorts["store"], "contracts"> };

export type Verdict =
  | { readonly verdict: "unknown" }
  | {
      /** Valid only when hash, chain, key and signature are all right and nobody took it back. */
      readonly verdict: "valid" | "revoked" | "broken";
      readonly declaration: Declaration;
      readonly checks: DeclarationChecks;
      /** Its neighbours in the chain. */
      readonly previous: Declaration | null;
      readonly next: Declaration | null;
      /** Null when the register does not know the key that it names. */
      readonly key: PublishedKey | null;
    };

/** What the register says of a code, and whether its own row still is what was signed and chained. */
export async function verifyDeclaration(ports: VerifyPorts, typed: string): Promise<Verdict> {
  const { contracts } = ports.store;
  const code = readDeclarationCode(typed);
  const declaration = code === null ? null : await contracts.findDeclaration(code);
  if (!declaration) return { verdict: "unknown" };
  const { place } = declaration;
  // The chain is read from just after a place, so this starts two before: the previous one, itself and the next.
  const [around, keys] = await Promise.all([contracts.readChain(Math.max(0, place - 2), 3), readKeys(ports)]);
  const at = (asked: number) => around.find((one) => one.place === asked) ?? null;
  const key = keys.find(({ keyId }) => keyId === declaration.keyId) ?? null;
  const previous = at(place - 1);
  const checks = await checkDeclaration(declaration, previous, key);
  const verdict = sumOfChecks(checks) !== "ok" ? "broken" : declaration.revocation ? "revoked" : "valid";
  return { verdict, declaration, checks, previous, next: at(place + 1), key };
}
