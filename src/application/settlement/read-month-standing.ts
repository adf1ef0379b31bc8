import type { ContractPorts } from "#application/ports/contracts.ts";
import type { Agreement, AuditEntry, AuditEvent } from "#domain/contracts/agreement.ts";
import type { Month } from "#domain/settlement/months/month.ts";
import type { MonthStanding } from "#domain/settlement/months/month-standing.ts";

const monthEvents: readonly AuditEvent[] = [
  "settled",
  "gaps-accepted",
  "month-agreed",
  "month-confirmed",
  "month-contested",
  "month-answered",
  "month-withdrawn",
  "month-outside",
  "month-paid",
  "month-paid-undone",
  "month-received",
  "month-received-undone",
  "declared",
  "declaration-revoked",
];

export type MonthHistory = {
  /** Of the newest version; null for a month of before standings that came from an old backup. */
  readonly standing: MonthStanding | null;
  /** All that happened to the month between the two, oldest first. */
  readonly entries: readonly AuditEntry[];
};

/** Where a month stands, and all that both said and did about it. */
export async function readMonthStanding(
  { store }: Pick<ContractPorts, "store">,
  { id }: Pick<Agreement, "id">,
  month: Month,
): Promise<MonthHistory> {
  const [standings, entries] = await Promise.all([store.contracts.listStandings(id), store.contracts.listEntries(id)]);
  return {
    standing: standings.findLast((one) => one.month === month) ?? null,
    entries: entries.filter(({ event, facts }) => monthEvents.includes(event) && facts["month"] === month),
  };
}
