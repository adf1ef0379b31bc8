import type { ContractParts, MeterImport, StoredStatement } from "#application/ports/contracts.ts";
import { type MonthMoney, readMoney } from "#application/settlement/read-money.ts";
import type { Agreement, AuditEntry, Side } from "#domain/contracts/agreement.ts";
import type { Declaration } from "#domain/declarations/declaration.ts";
import type { Month } from "#domain/settlement/months/month.ts";
import type { MonthStanding } from "#domain/settlement/months/month-standing.ts";
import type { Invoice } from "#domain/settlement/statement.ts";

type Ports = { readonly store: Pick<ContractParts, "contracts"> };
type Identified = Pick<Agreement, "id">;

export type AgreementMonths = {
  readonly entries: readonly AuditEntry[];
  /** The newest version of each month, oldest month first. */
  readonly statements: readonly StoredStatement[];
  readonly declarations: readonly Declaration[];
  readonly standings: readonly MonthStanding[];
  readonly money: readonly MonthMoney[];
};

/** Everything that happened in an agreement, for the page that shows all its months. */
export async function loadAgreementMonths(ports: Ports, agreement: Identified): Promise<AgreementMonths> {
  const { contracts } = ports.store;
  const [entries, statements, declarations, standings, money] = await Promise.all([
    contracts.listEntries(agreement.id),
    contracts.listStatements(agreement.id, "newest"),
    contracts.declarationsOf(agreement.id),
    contracts.listStandings(agreement.id),
    readMoney(ports, agreement),
  ]);
  return { entries, statements, declarations, standings, money };
}

export type LoadedMonth = {
  /** Every version of the statement, oldest first. */
  readonly versions: readonly StoredStatement[];
  readonly invoices: readonly Invoice[];
  readonly declarations: readonly Declaration[];
  readonly money: MonthMoney | null;
};

/** Everything of one month of an agreement. */
export async function loadMonth(ports: Ports, agreement: Identified, month: Month): Promise<LoadedMonth> {
  const { contracts } = ports.store;
  const [statements, invoices, declarations, money] = await Promise.all([
    contracts.listStatements(agreement.id, "all"),
    contracts.listInvoices(agreement.id),
    contracts.declarationsOf(agreement.id),
    readMoney(ports, agreement),
  ]);
  const isOfMonth = (one: { readonly month: Month }) => one.month === month;
  return {
    versions: statements.filter(isOfMonth),
    invoices: invoices.filter(isOfMonth),
    declarations: declarations.filter(isOfMonth),
    money: money.find(({ payment }) => isOfMonth(payment)) ?? null,
  };
}

/** One version of a statement, the newest when none is named, with the invoices of its month. */
export async function loadStatement(
  { store }: Ports,
  { id }: Identified,
  month: Month,
  version?: number,
): Promise<{ readonly statement: StoredStatement; readonly invoices: readonly Invoice[] } | null> {
  const [statement, invoices] = await Promise.all([
    store.contracts.findStatement(id, month, version),
    store.contracts.listInvoices(id),
  ]);
  return statement && { statement, invoices: invoices.filter((one) => one.month === month) };
}

export type Settled<A> = A & {
  /** The newest version of each month. */
  readonly statements: readonly StoredStatement[];
  readonly invoices: readonly Invoice[];
  readonly declarations: readonly Declaration[];
  readonly money: readonly MonthMoney[];
  readonly standings: readonly MonthStanding[];
};

/** Statements, invoices, declarations, payments and standings of each agreement. */
export const loadSettled = <A extends { readonly agreement: Identified }>(
  { store }: Ports,
  own: readonly A[],
): Promise<Settled<A>[]> =>
  Promise.all(
    own.map(async (one) => {
      const { id } = one.agreement;
      const [statements, invoices, declarations, money, standings] = await Promise.all([
        store.contracts.listStatements(id, "newest"),
        store.contracts.listInvoices(id),
        store.contracts.declarationsOf(id),
        readMoney({ store }, one.agreement),
        store.contracts.listStandings(id),
      ]);
      return { ...one, statements, invoices, declarations, money, standings };
    }),
  );

/** The meter files of one side, and the months that wait for better data. */
export async function loadMeterFiles(
  { store }: Ports,
  uid: string,
  agreement: Pick<Agreement, "id" | "parties">,
  side: Side,
): Promise<{
  /** Of the meter of this agreement, the newest first. */
  readonly files: readonly MeterImport[];
  /** Whether this account brought any, also for another agreement. */
  readonly hasFiles: boolean;
  readonly blocked: Awaited<ReturnType<ContractParts["contracts"]["listBlocked"]>>;
}> {
  const [imports, blocked] = await Promise.all([
    store.contracts.importsBy(uid),
    store.contracts.listBlocked(agreement.id),
  ]);
  const meters = [agreement.parties[side]?.ean, agreement.id];
  const files = imports
    .filter(({ meter }) => meters.includes(meter))
    .toSorted((a, b) => b.importedAt.getTime() - a.importedAt.getTime());
  return { files, hasFiles: imports.length > 0, blocked };
}
