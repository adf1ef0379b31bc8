import type { ContractPorts } from "#application/ports/contracts.ts";
import { gatherInput } from "#application/settlement/gather-input.ts";
import type { Agreement, Side } from "#domain/contracts/agreement.ts";
import { acceptedFills, type GapFill } from "#domain/settlement/meter-data/fill-gaps.ts";
import type { Month } from "#domain/settlement/months/month.ts";
import { settleMonth } from "#domain/settlement/settle-month.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";

export type MonthGaps = {
  readonly month: Month;
  readonly quarters: number;
  /** What each side accepted; null for who waits. */
  readonly accepted: Readonly<Record<Side, GapFill | null>>;
};

/** Months that wait for quarters that nobody has, with what each side would let count for them. */
export async function readGaps(
  ports: Pick<ContractPorts, "store" | "clock">,
  agreement: Agreement,
): Promise<MonthGaps[]> {
  const { contracts } = ports.store;
  const blocked = (await contracts.listBlocked(agreement.id)).filter(
    ({ blockedBy }) => blockedBy === "quarters-missing",
  );
  if (blocked.length === 0) return [];
  const entries = await contracts.listEntries(agreement.id);
  const gaps: MonthGaps[] = [];
  for (const { month } of blocked) {
    const gathered = await gatherInput(ports.store, agreement, month, brusselsDay(ports.clock.now()));
    if (!gathered.ok) continue;
    const { missing } = settleMonth(gathered.value).quarters;
    const { seller, buyer } = acceptedFills(entries, month);
    const holds = (one: typeof seller) => (one && one.quarters >= missing ? one.fill : null);
    gaps.push({ month, quarters: missing, accepted: { seller: holds(seller), buyer: holds(buyer) } });
  }
  return gaps;
}
