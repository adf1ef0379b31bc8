import { canonicalText, chainText } from "#domain/declarations/canonical-text.ts";
import type { Declaration } from "#domain/declarations/declaration.ts";

type ChainFault = { readonly place: number; readonly fault: "signature" | "hash" | "previous" | "place" };

type Checks = {
  readonly digest: (text: string) => string;
  readonly isSigned: (text: string, signature: string, keyId: string) => boolean;
};

/** The first declaration that does not follow from the ones before it; null when the chain holds. */
export function findChainFault(
  chain: readonly Declaration[],
  before: { readonly place: number; readonly hash: string },
  { digest, isSigned }: Checks,
): ChainFault | null {
  let [place, hash] = [before.place, before.hash];
  for (const declaration of chain) {
    place += 1;
    if (declaration.place !== place) return { place, fault: "place" };
    if (declaration.previousHash !== hash) return { place, fault: "previous" };
    if (!isSigned(canonicalText(declaration), declaration.signature, declaration.keyId)) {
      return { place, fault: "signature" };
    }
    hash = digest(chainText(declaration, declaration.signature));
    if (hash !== declaration.hash) return { place, fault: "hash" };
  }
  return null;
}
