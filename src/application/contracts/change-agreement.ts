import { tellHolders } from "#application/contracts/tell-holders.ts";
import { tellOtherSellers } from "#application/contracts/tell-other-sellers.ts";
import { type Addresses, addressesOf } from "#application/ports/addresses.ts";
import type { ContractParts, ContractPorts } from "#application/ports/contracts.ts";
import type { AgreementNotice } from "#application/ports/mail/mailed-facts.ts";
import {
  type Agreement,
  type AgreementSignature,
  type AuditEntry,
  type AuditEvent,
  otherSide,
  type Side,
  sideOf,
  sides,
} from "#domain/contracts/agreement.ts";
import { openAmendment } from "#domain/contracts/amendment.ts";
import { actionsOf, type ContractAction } from "#domain/contracts/contract-actions.ts";
import type { ContractRefusal } from "#domain/contracts/contract-refusal.ts";
import { sellingDays, sellsTogether } from "#domain/contracts/selling-days.ts";
import { ok, type Result, refused } from "#domain/result.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

export type Change = {
  readonly agreement: Agreement;
  readonly events: readonly { readonly event: AuditEvent; readonly facts?: AuditEntry["facts"] }[];
  readonly signature?: AgreementSignature;
  /** Which amendment was signed; the agreement itself when it is left out. */
  readonly amendment?: number;
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
  if (hasSigned(agreement, side, action)) return refused({ code: "already-signed" });
  if (!actionsOf(agreement, side, { today, dayOf: brusselsDay }).includes(action)) {
    return refused({ code: "action-refused", action, state: agreement.state });
  }
  const decided = decide(agreement, side, today);
  if (!decided.ok) return decided;
  // Asked before: the transaction has the database to itself.
  const addresses = await addressesOf(ports, agreement);
  const { events, signature, amendment = 0, tell } = decided.value;
  const changed = { ...decided.value.agreement, revision: agreement.revision + 1 };
  const done = await store.transaction(async (parts) => {
    const rival = sharesMoreDays(agreement, changed) ? await findRival(parts, changed) : null;
    if (rival) return { rival };
    if (!(await parts.contracts.update(changed, agreement))) return "changed";
    for (const one of sides) {
      const ean = changed.parties[one]?.ean;
      if (!ean || ean === agreement.parties[one]?.ean) continue;
      await parts.contracts.stateClaim({ uid: changed.uids[one], ean }, clock.now());
    }
    if (signature && !(await parts.contracts.addSignature(id, signature, amendment))) {
      throw new Error("A side signs once, and the revision of its agreement held.");
    }
    for (const { event, facts = {} } of events) {
      await parts.contracts.addEntry(id, { at: clock.now(), side, event, facts });
    }
    // The offer behind it is bound by the second signature, and free again when the two step back.
    if (changed.state === "signed" && agreement.state === "signed-by-one") {
      await parts.market.proposals.contract(agreement.proposalId);
    }
    if (changed.state === "withdrawn") await parts.market.proposals.release(agreement.proposalId);
    const whom = tell?.whom === "both" ? sides : [otherSide(side)];
    if (tell) await tellSides(parts, changed, addresses, tell.notice, whom, side);
    return "done";
  });
  if (done === "done" && changed.startedOn !== null && changed.startedOn !== agreement.startedOn)
    await tellOtherSellers(ports, changed);
  if (done === "done") return ok(changed);
  if (done !== "changed") {
    await tellHolders(ports, changed, done.rival);
    return refused({ code: "connection-in-use" });
  }
  const since = await store.contracts.find(id);
  return refused({ code: since && hasSigned(since, side, action) ? "already-signed" : "agreement-changed" });
}

/** Whether a side did already what it is about to sign. */
function hasSigned(agreement: Agreement, side: Side, action: ContractAction): boolean {
  const signatures =
    action === "sign"
      ? agreement.signatures
      : action === "sign-amendment"
        ? (openAmendment(agreement)?.signatures ?? [])
        : [];
  return signatures.some((known) => known.side === side);
}

/** Begins, begins earlier, goes on after the day on which it would have ended, or sells from another connection. */
const sharesMoreDays = (before: Agreement, after: Agreement) =>
  after.startedOn !== null &&
  (before.startedOn === null ||
    after.startedOn < before.startedOn ||
    (before.endsOn !== null && after.endsOn === null) ||
    before.parties.seller?.ean !== after.parties.seller?.ean);

/** A connection sells in one running agreement at a time, whoever says it is theirs (Energiedecreet art. 7.2.2). */
async function findRival({ contracts }: ContractParts, agreement: Agreement): Promise<Agreement | null> {
  // In one sequence, so that two who hold the same numbers do not wait for each other.
  const eans = [...new Set(sellingDays(agreement).map(({ ean }) => ean))].toSorted();
  for (const ean of eans) {
    const sellers = await contracts.holdSellers(ean);
    const rival = sellers.find((other) => other.id !== agreement.id && sellsTogether(other, agreement));
    if (rival) return rival;
  }
  return null;
}

export async function tellSides(
  { outbox }: Pick<ContractParts, "outbox">,
  {
    id,
    reference,
    parties,
    startedOn,
    endsOn,
  }: Pick<Agreement, "id" | "reference" | "parties" | "startedOn" | "endsOn">,
  addresses: Addresses,
  notice: AgreementNotice,
  whom: readonly Side[],
  by: Side | null = null,
): Promise<void> {
  for (const side of whom) {
    const to = addresses[side];
    const isWhole = parties.seller !== null && parties.buyer !== null;
    const other = isWhole ? (parties[otherSide(side)]?.name ?? null) : null;
    const about = {
      agreementId: id,
      reference,
      notice,
      other,
      startedOn,
      endsOn,
      ...(by ? { isOwn: by === side } : {}),
    };
    if (to) await outbox.add({ kind: "agreement-notice", to, ...about });
  }
}
