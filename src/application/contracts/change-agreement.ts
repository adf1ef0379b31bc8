import { tellHolders } from "#application/contracts/tell-holders.ts";
import type { ContractParts, ContractPorts } from "#application/ports/contracts.ts";
import type { AgreementNotice } from "#application/ports/mail.ts";
import {
  type Agreement,
  type AgreementSignature,
  type AuditEntry,
  type AuditEvent,
  otherSide,
  type Side,
  sharesDays,
  sideOf,
  sides,
} from "#domain/contracts/agreement.ts";
import { actionsOf, type ContractAction } from "#domain/contracts/contract-actions.ts";
import type { ContractRefusal } from "#domain/contracts/contract-refusal.ts";
import { ok, type Result, refused } from "#domain/result.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

export type Change = {
  readonly agreement: Agreement;
  readonly events: readonly { readonly event: AuditEvent; readonly facts?: AuditEntry["facts"] }[];
  readonly signature?: AgreementSignature;
  readonly tell?: { readonly notice: AgreementNotice; readonly whom: "other" | "both" };
};

type Decide = (agreement: Agreement, side: Side, today: CalendarDay) => Result<Change, ContractRefusal>;

/**
 * One act of one side on one agreement: whether it may is decided on what is stored, and the change, its line in the
 * audit trail and the mail about it are written together or not at all.
 */
export async function changeAgreement(
  ports: ContractPorts,
  uid: string,
  id: string,
  action: ContractAction,
  decide: Decide,
): Promise<Result<Agreement, ContractRefusal>> {
  const { store, clock } = ports;
  const agreement = await store.contracts.find(id);
  const side = agreement ? sideOf(agreement, uid) : null;
  if (!agreement || !side) return refused({ code: "agreement-unknown" });
  const today = brusselsDay(clock.now());
  if (action === "sign" && agreement.signatures.some((signature) => signature.side === side)) {
    return refused({ code: "already-signed" });
  }
  if (!actionsOf(agreement, side, { today, dayOf: brusselsDay }).includes(action)) {
    return refused({ code: "action-refused", action, state: agreement.state });
  }
  const decided = decide(agreement, side, today);
  if (!decided.ok) return decided;
  // Asked before: the transaction has the database to itself.
  const addresses = await addressesOf(ports, agreement);
  const { events, signature, tell } = decided.value;
  const changed = { ...decided.value.agreement, revision: agreement.revision + 1 };
  const done = await store.transaction(async (parts) => {
    const rival = isBeginning(agreement, changed) ? await findRival(parts, changed) : null;
    if (rival) return { rival };
    if (!(await parts.contracts.update(changed, agreement))) return "changed";
    const ean = changed.parties[side]?.ean;
    if (ean && ean !== agreement.parties[side]?.ean) {
      await parts.contracts.stateClaim({ uid, ean }, clock.now());
    }
    if (signature && !(await parts.contracts.addSignature(id, signature))) {
      throw new Error("A side signs once, and the revision of its agreement held.");
    }
    for (const { event, facts = {} } of events) {
      await parts.contracts.addEntry(id, { at: clock.now(), side, event, facts });
    }
    // The offer behind it is bound by the second signature, and free again when the two step back.
    if (changed.state === "signed" && agreement.state !== "signed") {
      await parts.market.proposals.contract(agreement.proposalId);
    }
    if (changed.state === "withdrawn") await parts.market.proposals.release(agreement.proposalId);
    if (tell) await tellSides(parts, changed, addresses, tell.notice, tell.whom === "both" ? sides : [otherSide(side)]);
    return "done";
  });
  if (done === "done") return ok(changed);
  if (done !== "changed") {
    await tellHolders(ports, changed, done.rival);
    return refused({ code: "connection-in-use" });
  }
  const since = await store.contracts.find(id);
  const hasSigned = since?.signatures.some((known) => known.side === side) ?? false;
  return refused({ code: action === "sign" && hasSigned ? "already-signed" : "agreement-changed" });
}

const isBeginning = (before: Agreement, after: Agreement) => before.startedOn === null && after.startedOn !== null;

/** A connection sells in one running agreement at a time, whoever says it is theirs (Energiedecreet art. 7.2.2). */
async function findRival({ contracts }: ContractParts, agreement: Agreement): Promise<Agreement | null> {
  const sellers = await contracts.holdSellers(agreement.parties.seller?.ean ?? "");
  return sellers.find((other) => other.id !== agreement.id && sharesDays(other, agreement)) ?? null;
}

export type Addresses = Readonly<Record<Side, string | null>>;

export async function addressesOf({ contacts }: ContractPorts, { uids }: Pick<Agreement, "uids">): Promise<Addresses> {
  const [seller, buyer] = await Promise.all([contacts.emailOf(uids.seller), contacts.emailOf(uids.buyer)]);
  return { seller, buyer };
}

export async function tellSides(
  { outbox }: Pick<ContractParts, "outbox">,
  { id, reference }: Pick<Agreement, "id" | "reference">,
  addresses: Addresses,
  notice: AgreementNotice,
  whom: readonly Side[],
): Promise<void> {
  for (const side of whom) {
    const to = addresses[side];
    if (to) await outbox.add({ kind: "agreement-notice", to, agreementId: id, reference, notice });
  }
}
