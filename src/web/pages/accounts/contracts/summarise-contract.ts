import { sayAgreedPrice } from "#content/contracts/agreed-price.ts";
import { technologyNames } from "#content/contracts/declaration-words.ts";
import { sayState } from "#content/contracts/state-words.ts";
import { sayPeriod, sayStranger, sideWords } from "#content/pages/accounts/contracts/list.ts";
import { stepWords } from "#content/pages/accounts/contracts/overview.ts";
import { type Agreement, isAnnounced, otherSide, type Side } from "#domain/contracts/agreement.ts";
import { isFinal } from "#domain/contracts/contract-state.ts";
import { nextContractStep } from "#domain/contracts/next-contract-step.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

export type ContractSummary = ReturnType<typeof summariseContract>;

/** A contract in a list: with whom, about what, where it stands and what is next. */
export function summariseContract(agreement: Agreement, side: Side, today: CalendarDay) {
  const other = otherSide(side);
  const name = agreement.parties[other]?.name;
  const step = nextContractStep(agreement, side, today);
  return {
    id: agreement.id,
    path: `/account/contracten/${agreement.id}`,
    reference: agreement.reference,
    role: sideWords[side].own,
    other: name ?? sayStranger(side, agreement.municipalities[other]),
    about: `${technologyNames[agreement.technology]}, ${sayAgreedPrice(agreement)}`,
    period: sayPeriod(agreement, today),
    state: sayState(agreement, today).name,
    isOver: isFinal(agreement.state),
    isRunning: agreement.state === "active" && !isAnnounced(agreement, today),
    next: stepWords(step, agreement).title,
  };
}
