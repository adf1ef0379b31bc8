import type { ContractPorts } from "#application/ports/contracts.ts";
import { lacksDays } from "#application/settlement/lacks-days.ts";
import { readMoney } from "#application/settlement/read-money.ts";
import type { Agreement, Side } from "#domain/contracts/agreement.ts";
import type { Month } from "#domain/settlement/months/month.ts";
import { fetchableMonths } from "#domain/settlement/months/month-data.ts";
import { type MonthStep, monthSteps } from "#domain/settlement/months/month-steps.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";

/** What the months of an agreement ask of one side now. */
export async function readMonthSteps(
  ports: Pick<ContractPorts, "store" | "clock">,
  agreement: Agreement,
  side: Side,
): Promise<MonthStep[]> {
  const { store, clock } = ports;
  if (agreement.startedOn === null) return [];
  const [all, blocked, money] = await Promise.all([
    store.contracts.listStandings(agreement.id),
    store.contracts.listBlocked(agreement.id),
    readMoney(ports, agreement),
  ]);
  const standings = all.filter(({ month }, at) => all[at + 1]?.month !== month);
  const open = fetchableMonths(agreement, brusselsDay(clock.now())).filter(
    (month) => !standings.some((standing) => standing.month === month),
  );
  const lacking: Month[] = [];
  // With one side gone for good there is nothing to settle any more.
  for (const month of agreement.departed.length > 0 ? [] : open) {
    if (await lacksDays(store, agreement, side, month)) lacking.push(month);
  }
  const gaps = blocked
    .filter(({ month, blockedBy }) => blockedBy === "quarters-missing" && !lacking.includes(month))
    .map(({ month }) => month);
  return monthSteps({ lacking, gaps, standings, money }, side);
}
