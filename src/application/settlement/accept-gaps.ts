import { addressesOf } from "#application/ports/addresses.ts";
import type { ContractPorts } from "#application/ports/contracts.ts";
import { gatherInput } from "#application/settlement/gather-input.ts";
import { digestOfGaps } from "#application/settlement/read-gaps.ts";
import { type Settled, settleAgreement } from "#application/settlement/settle-agreement.ts";
import { tellMonth } from "#application/settlement/tell-month.ts";
import { otherSide, sideOf } from "#domain/contracts/agreement.ts";
import { actionsOf } from "#domain/contracts/contract-actions.ts";
import type { ContractRefusal } from "#domain/contracts/contract-refusal.ts";
import { ok, type Result, refused } from "#domain/result.ts";
import { agreedGapFill, type GapFill } from "#domain/settlement/meter-data/fill-gaps.ts";
import { spellGaps } from "#domain/settlement/meter-data/gap.ts";
import type { Month } from "#domain/settlement/months/month.ts";
import { settleMonth } from "#domain/settlement/settle-month.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";

/** The month, when both accept the same; null while the other has not. */
export type AcceptedGaps = { readonly settled: Settled | null };

/**
 * A side accepts what counts for exactly the quarters that it read. When both accept the same for the same, the month
 * is settled with it; whatever changes which quarters nobody has asks both again.
 */
export async function acceptGaps(
  ports: ContractPorts,
  uid: string,
  {
    id,
    month,
    fill,
    digest,
  }: { readonly id: string; readonly month: Month; readonly fill: GapFill; readonly digest: string },
): Promise<Result<AcceptedGaps, ContractRefusal>> {
  const { store, clock } = ports;
  const agreement = await store.contracts.find(id);
  const side = agreement ? sideOf(agreement, uid) : null;
  if (!agreement || !side) return refused({ code: "agreement-unknown" });
  const today = brusselsDay(clock.now());
  if (!actionsOf(agreement, side, { today, dayOf: brusselsDay }).includes("settle")) {
    return refused({ code: "action-refused", action: "settle", state: agreement.state });
  }
  const gathered = await gatherInput(store, agreement, month, today);
  if (!gathered.ok) return gathered;
  const { quarters, lacking } = settleMonth(gathered.value);
  if (lacking.length === 0) return refused({ code: "month-unknown", month });
  if (digest !== digestOfGaps(ports, lacking)) return refused({ code: "gaps-changed", month });
  const addresses = await addressesOf(ports, agreement);
  const isAgreed = await store.transaction(async (parts) => {
    // Two who accept at one moment take turns, so that the second finds what the first said.
    await parts.contracts.holdStanding({ agreementId: id, month });
    const facts = { month, fill, quarters: quarters.missing, gaps: spellGaps(lacking) };
    await parts.contracts.addEntry(id, { at: clock.now(), side, event: "gaps-accepted", facts });
    const agreed = agreedGapFill(await parts.contracts.listEntries(id), month, lacking);
    if (agreed === null) await tellMonth(parts, agreement, addresses, month, "gaps-proposed", [otherSide(side)]);
    return agreed !== null;
  });
  if (!isAgreed) return ok({ settled: null });
  const settled = await settleAgreement(ports, agreement, month);
  return settled.ok ? ok({ settled: settled.value }) : settled;
}
