import { type Agreement, isAnnounced, otherSide, type Side } from "#domain/contracts/agreement.ts";
import { openAmendment } from "#domain/contracts/amendment.ts";
import { isFinal } from "#domain/contracts/contract-state.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

/** What an agreement waits for, as one side sees it. */
export type ContractStep =
  | "fill-in"
  | "wait-for-details"
  | "sign"
  /** The other signed: the text can no longer change. */
  | "sign-second"
  | "wait-for-signature"
  /** A change that one of the two asked. */
  | "sign-amendment"
  | "submit"
  | "wait-for-submission"
  | "activate"
  | "wait-for-start"
  /** The day is known and lies ahead. */
  | "wait-for-first-day"
  | "bring-meter-data"
  | "wait-for-meter-data"
  | "resume"
  | "wait-for-resume"
  | "none";

/** One step at a time: the one without which nothing goes on. */
export function nextContractStep(
  agreement: Pick<Agreement, "state" | "parties" | "signatures" | "terms" | "consents" | "amendments" | "startedOn">,
  side: Side,
  today: CalendarDay,
): ContractStep {
  const { state, parties, signatures, terms, consents } = agreement;
  const isManager = terms.manager === side;
  const change = isFinal(state) ? null : openAmendment(agreement);
  if (change && !change.signatures.some((signature) => signature.side === side)) return "sign-amendment";
  switch (state) {
    case "proposed":
    case "accepted":
      if (parties[side] === null) return "fill-in";
      return parties[otherSide(side)] === null ? "wait-for-details" : "sign";
    case "drafted":
    case "signed-by-one":
      if (signatures.some((signature) => signature.side === side)) return "wait-for-signature";
      return signatures.length > 0 ? "sign-second" : "sign";
    case "signed":
      return isManager ? "submit" : "wait-for-submission";
    case "submitted":
      return isManager ? "activate" : "wait-for-start";
    case "active":
      if (isAnnounced(agreement, today)) return "wait-for-first-day";
      return consents[side].meterData ? "wait-for-meter-data" : "bring-meter-data";
    case "suspended":
      return isManager ? "resume" : "wait-for-resume";
    case "ended":
    case "withdrawn":
      return "none";
  }
}
