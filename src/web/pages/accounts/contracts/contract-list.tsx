import { Link } from "react-router";
import type { contractListWords } from "#content/pages/accounts/contracts/list.ts";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { ContactWay } from "#web/pages/accounts/contracts/find-contact.ts";
import type { ContractSummary } from "#web/pages/accounts/contracts/summarise-contract.ts";

type ListedContract = ContractSummary & {
  /** How to reach the other side, once both agreed to it. */
  readonly ways?: readonly ContactWay[];
};
type ContractListProps = { contracts: readonly ListedContract[]; words: typeof contractListWords.list };

export const ContractList = ({ contracts, words }: ContractListProps) => (
  <ul className="grid gap-4 sm:grid-cols-2">
    {contracts.map(({ id, path, reference, role, other, about, period, state, isOver, isRunning, next, ways = [] }) => (
      <Card key={id} as="li" className="flex flex-col">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Badge tone={isOver ? "neutral" : isRunning ? "secondary" : "primary"}>{state}</Badge>
          <span className="text-muted text-small tabular-nums">{reference}</span>
        </div>
        <p className="mt-4 text-muted text-small">{role}</p>
        <h3 className="break-words font-display text-h4">{other}</h3>
        <p className="mt-1 text-base text-muted">{about}</p>
        <p className="text-base text-muted">{period}</p>
        {isOver ? null : <p className="mt-3 text-base">{next}</p>}
        {ways.length > 0 ? (
          <ul className="mt-2 grid text-base">
            {ways.map(({ value, href }) => (
              <li key={href} className="min-w-0">
                <TextLink href={href} className="inline-flex min-h-11 max-w-full items-center break-all">
                  {value}
                </TextLink>
              </li>
            ))}
          </ul>
        ) : null}
        <TextLink asChild className="mt-auto inline-flex min-h-11 items-center gap-2 self-start pt-2 text-base">
          <Link to={path}>
            {words.open}
            <span className="sr-only"> {reference}</span>
            <Icon name="arrow-right" className="size-4.5" />
          </Link>
        </TextLink>
      </Card>
    ))}
  </ul>
);
