import type { ContractPorts, MarkedMonth } from "#application/ports/contracts.ts";
import { settleAgreement } from "#application/settlement/settle-agreement.ts";

const AT_ONCE = 50;
/** Each holds up to three connections while it reads, and visitors wait for the same ten. */
const LANES = 2;

export type SettlementRun = { readonly settled: number; readonly unchanged: number; readonly blocked: number };

/**
 * Settles every month that has new data. Each month is a transaction of its own and takes its mark away with it, so a
 * run that is cut off at any moment goes on where it was, and nothing is done twice or left out.
 */
export async function runDueSettlements(ports: ContractPorts): Promise<SettlementRun> {
  const { contracts } = ports.store;
  const run = { settled: 0, unchanged: 0, blocked: 0 };
  const seen = new Set<string>();
  for (;;) {
    const waiting = (await contracts.listDue(AT_ONCE)).filter((due) => !seen.has(keyOf(due)));
    if (waiting.length === 0) return run;
    // The lanes take turns at one list, so that the database works while this process computes.
    const turns = waiting.values();
    await Promise.all(Array.from({ length: LANES }, () => settleNext(turns)));
  }

  async function settleNext(waiting: Iterable<MarkedMonth>): Promise<void> {
    for (const due of waiting) {
      seen.add(keyOf(due));
      const agreement = await contracts.find(due.agreementId);
      const settled = agreement && (await settleAgreement(ports, agreement, due.month));
      if (settled?.ok) run[settled.value.isNew ? "settled" : "unchanged"] += 1;
      else {
        run.blocked += 1;
        await contracts.resolveDue(due, settled ? settled.refusal.code : "agreement-unknown");
      }
    }
  }
}

const keyOf = ({ agreementId, month, markedAt }: MarkedMonth) => `${agreementId} ${month} ${markedAt.getTime()}`;
