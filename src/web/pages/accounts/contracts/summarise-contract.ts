import { sayAgreedPrice } from "#content/contracts/agreed-price.ts";
import { technologyNames } from "#content/contracts/declaration-words.ts";
import { contractStateWords } from "#content/contracts/state-words.ts";
import { sayPeriod, sayStranger, sideWords } from "#content/pages/accounts/contracts/list.ts";
import { contractSteps } from "#content/pages/accounts/contracts/overview.ts";
import { type Agreement, otherSide, type Side } from "#domain/contracts/agreement.ts";
import { isFinal } from "#domain/contracts/contract-state.ts";
import { nextContractStep } from "#domain/contracts/next-contract-step.ts";

export type ContractSummary = ReturnType<typeof summariseContract>;

/** A contract in a list: with whom, about what, where it stands and what is next. */
export function summariseContract(agreement: Agreement, side: Side) {
  const other = otherSide(side);
  const name = agreement.parties[other]?.name;
  const step = nextContractStep(agreement, side);
  return {
    id: agreement.id,
    path: `/account/contracten/${agreement.id}`,
    reference: agreement.reference,
    role: sideWords[side].own,
    other: name ?? sayStranger(side, agreement.municipalities[other]),
    about: `${technologyNames[agreement.technology]}, ${sayAgreedPrice(agreement)}`,
    period: sayPeriod(agreement),
    state: contractStateWords[agreement.state].name,
    isOver: isFinal(agreement.state),
    isRunning: agreement.state === "active",
    next: contractSteps[step].title,
  };
}
