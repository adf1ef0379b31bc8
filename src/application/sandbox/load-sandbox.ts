import type { ContractPorts, MeterImport, Sandbox, Sandboxes, StoredStatement } from "#application/ports/contracts.ts";
import { demoPair } from "#application/sandbox/sandboxes.ts";
import type { Agreement, AuditEntry, Side } from "#domain/contracts/agreement.ts";
import type { Declaration } from "#domain/declarations/declaration.ts";
import type { MonthStanding } from "#domain/settlement/months/month-standing.ts";
import type { Invoice } from "#domain/settlement/statement.ts";

const ID_LENGTH_MAX = 100;

/** Null when it was cleaned up, or never existed. */
export const loadSandbox = (
  { store }: { readonly store: { readonly sandboxes: Pick<Sandboxes, "find"> } },
  id: string,
): Promise<Sandbox | null> => store.sandboxes.find(id.slice(0, ID_LENGTH_MAX));

type Ports = Pick<ContractPorts, "store">;

/** The one agreement of a sandbox; null until both demo people said yes. */
export const loadSandboxAgreement = async ({ store }: Ports): Promise<Agreement | null> =>
  (await store.contracts.list(demoPair.sellerUid))[0] ?? null;

export type SandboxWorld = {
  readonly entries: readonly AuditEntry[];
  /** Every version of every month, oldest month first. */
  readonly statements: readonly StoredStatement[];
  readonly invoices: readonly Invoice[];
  readonly declarations: readonly Declaration[];
  readonly standings: readonly MonthStanding[];
  readonly imports: Readonly<Record<Side, readonly MeterImport[]>>;
};

/** Everything that followed from the agreement of a sandbox, for both demo people. */
export async function loadSandboxWorld({ store }: Ports, { id }: Pick<Agreement, "id">): Promise<SandboxWorld> {
  const { contracts } = store;
  const [entries, statements, invoices, declarations, standings, seller, buyer] = await Promise.all([
    contracts.listEntries(id),
    contracts.listStatements(id, "all"),
    contracts.listInvoices(id),
    contracts.declarationsOf(id),
    contracts.listStandings(id),
    contracts.importsBy(demoPair.sellerUid),
    contracts.importsBy(demoPair.buyerUid),
  ]);
  return { entries, statements, invoices, declarations, standings, imports: { seller, buyer } };
}

/** A declaration of a sandbox with the one before it in the chain. */
export async function loadSandboxDeclaration(
  { store }: Ports,
  code: string,
): Promise<{ readonly declaration: Declaration; readonly previous: Declaration | null } | null> {
  const declaration = await store.contracts.findDeclaration(code);
  if (!declaration) return null;
  const { place } = declaration;
  const previous = place === 1 ? null : ((await store.contracts.readChain(place - 2, 1))[0] ?? null);
  return { declaration, previous };
}
