import type { ContractParts, DeclarationTotals } from "#application/ports/contracts.ts";
import type { Declaration } from "#domain/declarations/declaration.ts";

type Ports = { readonly store: Pick<ContractParts, "contracts"> };

const PAGE_SIZE = 50;

export type RegisterPage = {
  readonly totals: DeclarationTotals;
  /** Newest first. */
  readonly declarations: readonly Declaration[];
  /** The place in the chain before which the next page starts; null on the last page. */
  readonly older: number | null;
};

/** One page of the public register: the declarations before a place in the chain, and the sums of all. */
export async function loadRegister({ store }: Ports, before: number | undefined): Promise<RegisterPage> {
  const [totals, found] = await Promise.all([
    store.contracts.declarationTotals(),
    store.contracts.listDeclarations({ before, limit: PAGE_SIZE + 1 }),
  ]);
  const declarations = found.slice(0, PAGE_SIZE);
  return { totals, declarations, older: found.length > PAGE_SIZE ? (declarations.at(-1)?.place ?? null) : null };
}

export const isDeclared = async ({ store }: Ports, code: string): Promise<boolean> =>
  (await store.contracts.findDeclaration(code)) !== null;
