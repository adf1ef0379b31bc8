import type { ContractPorts } from "#application/ports/contracts.ts";
import { type Settled, settleAgreement } from "#application/settlement/settle-agreement.ts";
import { sideOf } from "#domain/contracts/agreement.ts";
import { actionsOf } from "#domain/contracts/contract-actions.ts";
import type { ContractRefusal } from "#domain/contracts/contract-refusal.ts";
import { type Result, refused } from "#domain/result.ts";
import type { Month } from "#domain/settlement/month.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";

/** A side asks for a month by itself, also with gaps when it says so: missing quarters then count as not shared. */
export async function settleMonthNow(
  ports: ContractPorts,
  uid: string,
  { id, month, acceptGaps }: { readonly id: string; readonly month: Month; readonly acceptGaps: boolean },
): Promise<Result<Settled, ContractRefusal>> {
  const agreement = await ports.store.contracts.find(id);
  const side = agreement ? sideOf(agreement, uid) : null;
  if (!agreement || !side) return refused({ code: "agreement-unknown" });
  const today = brusselsDay(ports.clock.now());
  if (!actionsOf(agreement, side, { today, dayOf: brusselsDay }).includes("settle")) {
    return refused({ code: "action-refused", action: "settle", state: agreement.state });
  }
  return settleAgreement(ports, agreement, month, { acceptGaps });
}
