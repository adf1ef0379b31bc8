import type { Agreement, Side } from "#domain/contracts/agreement.ts";
import { openAmendment } from "#domain/contracts/amendment.ts";
import { hasAskedToStay } from "#domain/contracts/notice.ts";
import { withdrawalRight } from "#domain/contracts/withdrawal.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

export const contractActions = [
  "fill-in",
  "change-terms",
  "sign",
  "withdraw",
  "submit",
  "activate",
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
  const { state, signatures, terms, parties } = agreement;
  const isOpen = state === "accepted" || state === "drafted";
  const hasSigned = signatures.some((signature) => signature.side === side);
  const isManager = terms.manager === side;
  const isRunning = state === "active" || state === "suspended";
  const isKept = isRunning || state === "ended";
  const isBinding = isRunning || state === "signed" || state === "submitted";
  const open = openAmendment(agreement);
  const allowed: Readonly<Record<ContractAction, boolean>> = {
    "fill-in": isOpen,
    "change-terms": isOpen,
    sign: (state === "drafted" || state === "signed-by-one") && !hasSigned && parties[side] !== null,
    withdraw: withdrawalRight(agreement, side, today, dayOf).ground !== "none",
    submit: state === "signed" && isManager,
    activate: state === "submitted" && isManager,
    suspend: state === "active",
    resume: state === "suspended" && isManager,
    "give-notice": isRunning && agreement.endsOn === null,
    "withdraw-notice":
      isRunning && agreement.endsOn !== null && agreement.endsOn >= today && !hasAskedToStay(agreement, side),
    amend: isBinding && open === null,
    "sign-amendment": isBinding && open !== null && !open.signatures.some((signature) => signature.side === side),
    "drop-amendment": isBinding && open !== null,
    "import-meter-data": isKept,
    settle: isKept,
    "change-consents": state !== "withdrawn",
    "tick-dossier": state === "signed" || state === "submitted",
  };
  return contractActions.filter((action) => allowed[action]);
}
