import { type Change, changeAgreement } from "#application/contracts/change-agreement.ts";
import type { ContractPorts } from "#application/ports/contracts.ts";
import { type Agreement, isAnnounced, sides } from "#domain/contracts/agreement.ts";
import type { ContractRefusal } from "#domain/contracts/contract-refusal.ts";
import { dossierKey } from "#domain/contracts/dossier.ts";
import { noticeEndsOn, withoutNotice } from "#domain/contracts/notice.ts";
import { withdrawalRight } from "#domain/contracts/withdrawal.ts";
import { ok, type Result, refused } from "#domain/result.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";
import { addDays, type CalendarDay } from "#domain/time/calendar-day.ts";

type Answer = Promise<Result<Agreement, ContractRefusal>>;
type Of = { readonly id: string };

/** Steps back while that is free, or by the right of a consumer; power that was shared until then is settled. */
export function withdrawFromAgreement(ports: ContractPorts, uid: string, { id }: Of): Answer {
  return changeAgreement(ports, uid, id, "withdraw", (agreement, side, today) => {
    const { ground } = withdrawalRight(agreement, side, today, brusselsDay);
    if (ground === "none") return refused({ code: "withdrawal-over" });
    const isRunning = agreement.state === "active" || agreement.state === "suspended";
    // What was announced and will not begin leaves the connection free for another.
    const hasBegun = isRunning && !isAnnounced(agreement, today);
    return ok({
      agreement: hasBegun
        ? { ...agreement, state: "ended", endsOn: today }
        : { ...agreement, state: "withdrawn", startedOn: null, endsOn: null },
      events: [{ event: "withdrawn", facts: { ground } }],
      tell: { notice: "withdrawn", whom: "both" },
    });
  });
}

/** The manager filed the request at the grid operator. */
export function submitRequest(ports: ContractPorts, uid: string, { id }: Of): Answer {
  return changeAgreement(ports, uid, id, "submit", (agreement, _side, today) =>
    ok({
      agreement: { ...agreement, state: "submitted", submittedOn: today },
      events: [{ event: "submitted" }],
      tell: { notice: "submitted", whom: "both" },
    }),
  );
}

/** It was told too early: the request still has to be filed, and nobody can have approved it. */
export function undoSubmit(ports: ContractPorts, uid: string, { id }: Of): Answer {
  return changeAgreement(ports, uid, id, "undo-submit", (agreement) =>
    ok({
      agreement: { ...agreement, state: "signed", submittedOn: null, dossier: unapproved(agreement) },
      events: [{ event: "submit-undone" }],
      tell: { notice: "submit-undone", whom: "other" },
    }),
  );
}

const unapproved = ({ dossier }: Agreement): Agreement["dossier"] => {
  const approvals = sides.map((side) => dossierKey("approve-request", side));
  return Object.fromEntries(Object.entries(dossier).filter(([key]) => !approvals.includes(key)));
};

const LEAD_DAYS_MAX = 366;
type OfStart = Of & { readonly startedOn: CalendarDay };

function beginOn(agreement: Agreement, startedOn: CalendarDay, today: CalendarDay): Result<Change, ContractRefusal> {
  // A request may have been told late, or told again: nothing was shared before both had signed.
  const signedAt = agreement.signatures[1]?.at;
  const filedOn = agreement.submittedOn ?? today;
  const earliest = signedAt && brusselsDay(signedAt) < filedOn ? brusselsDay(signedAt) : filedOn;
  const latest = agreement.endsOn ?? addDays(today, LEAD_DAYS_MAX);
  if (startedOn < earliest || startedOn > latest) return refused({ code: "day-impossible", earliest, latest });
  return ok({
    agreement: { ...agreement, state: "active", startedOn },
    events: [{ event: "activated", facts: { startedOn } }],
    tell: { notice: "active", whom: "both" },
  });
}

/** The grid operator confirmed from which day power is shared; one that lies ahead is announced, and begins by itself. */
export const activateSharing = (ports: ContractPorts, uid: string, { id, startedOn }: OfStart): Answer =>
  changeAgreement(ports, uid, id, "activate", (agreement, _side, today) => beginOn(agreement, startedOn, today));

/** Whether a month was settled from the first day that was told. */
export const isStartFixed = async ({ store }: Pick<ContractPorts, "store">, id: string): Promise<boolean> =>
  (await store.contracts.listStatements(id, "newest")).length > 0;

/** Another first day than was told, while no month rests on it. Months that waited are looked at again. */
export async function correctStart(ports: ContractPorts, uid: string, { id, startedOn }: OfStart): Answer {
  const isFixed = await isStartFixed(ports, id);
  const corrected = await changeAgreement(ports, uid, id, "correct-start", (agreement, _side, today) =>
    isFixed ? refused({ code: "start-fixed" }) : beginOn(agreement, startedOn, today),
  );
  const { contracts } = ports.store;
  const waiting = corrected.ok ? await contracts.listBlocked(id) : [];
  if (waiting.length > 0) await contracts.markDue(waiting.map(({ month }) => ({ agreementId: id, month })));
  return corrected;
}

export const suspendSharing = (ports: ContractPorts, uid: string, { id }: Of): Answer =>
  changeAgreement(ports, uid, id, "suspend", (agreement) =>
    ok({
      agreement: { ...agreement, state: "suspended" },
      events: [{ event: "suspended" }],
      tell: { notice: "suspended", whom: "both" },
    }),
  );

export const resumeSharing = (ports: ContractPorts, uid: string, { id }: Of): Answer =>
  changeAgreement(ports, uid, id, "resume", (agreement) =>
    ok({
      agreement: { ...agreement, state: "active" },
      events: [{ event: "resumed" }],
      tell: { notice: "resumed", whom: "both" },
    }),
  );

/** Ends the sharing at the end of the month in which the agreed notice is over. */
export const giveNotice = (ports: ContractPorts, uid: string, { id }: Of): Answer =>
  changeAgreement(ports, uid, id, "give-notice", (agreement, side, today) => {
    const endsOn = noticeEndsOn(agreement, side, today);
    return ok({
      agreement: { ...agreement, endsOn },
      events: [{ event: "notice-given", facts: { endsOn } }],
      tell: { notice: "notice-given", whom: "both" },
    });
  });

/** A notice that runs is taken back when both want it; the first to say so asks the other. */
export const withdrawNotice = (ports: ContractPorts, uid: string, { id }: Of): Answer =>
  changeAgreement(ports, uid, id, "withdraw-notice", (agreement, side, today) => {
    const changed = withoutNotice(agreement, side, today);
    return ok(
      changed.endsOn === null
        ? {
            agreement: changed,
            events: [{ event: "notice-withdrawn" }],
            tell: { notice: "notice-withdrawn", whom: "both" },
          }
        : {
            agreement: changed,
            events: [{ event: "notice-withdrawal-asked" }],
            tell: { notice: "notice-withdrawal-asked", whom: "other" },
          },
    );
  });
