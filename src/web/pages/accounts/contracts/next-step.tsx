import { Link } from "react-router";
import {
  type ContractStepWords,
  contractWords,
  nextMonthStep,
  stepWords,
} from "#content/pages/accounts/contracts/overview.ts";
import { nextContractStep } from "#domain/contracts/next-contract-step.ts";
import { fetchableFrom, nextFetchable } from "#domain/settlement/months/month-data.ts";
import type { MonthStanding } from "#domain/settlement/months/month-standing.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import type { findContract } from "#web/pages/accounts/contracts/find-contract.ts";

type Found = Pick<Awaited<ReturnType<typeof findContract>>, "agreement" | "side" | "today">;

/** What an agreement waits for when no month asks anything; a month with a standing is settled. */
export function nextStepOf(
  { agreement, side, today }: Found,
  standings: readonly Pick<MonthStanding, "month">[] = [],
): ContractStepWords {
  const step = nextContractStep(agreement, side, today);
  const isSharing = step === "bring-meter-data" || step === "wait-for-meter-data";
  const settled = standings.map(({ month }) => month);
  const month = isSharing ? nextFetchable(agreement, today, settled) : null;
  return month === null ? stepWords(step, agreement) : nextMonthStep(month, fetchableFrom(month));
}

type NextStepCardProps = {
  step: ContractStepWords;
  /** The contract's address, below which a step is done. */
  place: string;
  /** The page below it on which the card stands: nobody is sent to where they are. */
  here?: string;
};

export const NextStepCard = ({ step: { title, text, due, link }, place, here = "" }: NextStepCardProps) => (
  <Card tone="primary" as="section">
    <p className="font-semibold text-primary text-small">{contractWords.next}</p>
    <h2 className="mt-1 font-display text-h3">{title}</h2>
    <p className="mt-2 max-w-text text-base">{text}</p>
    {due ? <p className="mt-2 font-semibold text-base">{due}</p> : null}
    {link && link.path !== here ? (
      <Button asChild className="mt-5 max-sm:w-full">
        <Link to={`${place}${link.path}`}>{link.label}</Link>
      </Button>
    ) : null}
  </Card>
);
