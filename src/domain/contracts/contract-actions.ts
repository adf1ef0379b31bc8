import { type Agreement, isAnnounced, type Side } from "#domain/contracts/agreement.ts";
import { openAmendment } from "#domain/contracts/amendment.ts";
import { hasAskedToStay, noticeEndsOn } from "#domain/contracts/notice.ts";
import { withdrawalRight } from "#domain/contracts/withdrawal.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

export const contractActions = [
  "fill-in",
  "change-terms",
  "sign",
  "withdraw",
  "submit",
  "undo-submit",
  "activate",
  "correct-start",
  "suspend",
  "resume",
  "give-notice",
  "withdraw-notice",
  "amend",
  "sign-amendment",
  "drop-amendment",
  "import-meter-data",
  "settle",
  "change-consents",
  "tick-dossier",
] as const;
export type ContractAction = (typeof contractActions)[number];

type Facts = { readonly today: CalendarDay; readonly dayOf: (moment: Date) => CalendarDay };

/** What one side may do now. Pages show these and no others, and the verbs refuse the rest. */
export function actionsOf(agreement: Agreement, side: Side, { today, dayOf }: Facts): readonly ContractAction[] {
  const { state, signatures, terms, parties, startedOn } = agreement;
  const isOpen = state === "accepted" || state === "drafted";
  const hasSigned = signatures.some((signature) => signature.side === side);
  const isManager = terms.manager === side;
  const isRunning = state === "active" || state === "suspended";
  const isUnbegun = isRunning && isAnnounced(agreement, today);
  const isKept = isRunning || state === "ended";
  const isBinding = isRunning || state === "signed" || state === "submitted";
  const open = openAmendment(agreement);
  const allowed: Readonly<Record<ContractAction, boolean>> = {
    "fill-in": isOpen,
    "change-terms": isOpen,
    sign: (state === "drafted" || state === "signed-by-one") && !hasSigned && parties[side] !== null,
    withdraw: withdrawalRight(agreement, side, today, dayOf).ground !== "none",
    submit: state === "signed" && isManager,
    "undo-submit": state === "submitted" && isManager,
    activate: state === "submitted" && isManager,
    // Also asked of the months: once one is settled the first day stands.
    "correct-start": state === "active" && isManager,
    suspend: state === "active" && !isUnbegun,
    resume: state === "suspended" && isManager,
    // A notice that is over before the first day would end what never began: that is stepping back.
    "give-notice":
      isRunning &&
      agreement.endsOn === null &&
      (startedOn === null || noticeEndsOn(agreement, side, today) >= startedOn),
    "withdraw-notice":
      isRunning && agreement.endsOn !== null && agreement.endsOn >= today && !hasAskedToStay(agreement, side),
    amend: isBinding && open === null,
    "sign-amendment": isBinding && open !== null && !open.signatures.some((signature) => signature.side === side),
    "drop-amendment": isBinding && open !== null,
    "import-meter-data": isKept && !isUnbegun,
    settle: isKept,
    "change-consents": state !== "withdrawn",
    "tick-dossier": state === "signed" || state === "submitted" || isUnbegun,
  };
  return contractActions.filter((action) => allowed[action]);
}
