import { Link } from "react-router";
import { Alert } from "#ui/alert.tsx";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import type { ProposalView } from "#web/pages/accounts/market/proposals/proposal-view.ts";

type ProposalListProps = { proposals: readonly ProposalView[]; demo: string };

export const ProposalList = ({ proposals, demo }: ProposalListProps) => (
  <ul className="grid gap-5">
    {proposals.map((proposal) => (
      <Card as="li" key={proposal.id} className="relative hover:border-primary">
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone={proposal.state.tone}>{proposal.state.label}</Badge>
          {proposal.isDemo ? (
            <Badge tone="sun" icon="info">
              {demo}
            </Badge>
          ) : null}
        </div>
        <h3 className="mt-3 font-display text-h4">
          <Link to={proposal.path} className="no-underline after:absolute after:inset-0 after:rounded-card">
            {proposal.title}
          </Link>
        </h3>
        <p className="break-words text-muted text-small">{proposal.forListing}</p>
        <p className="mt-3 max-w-text text-base">{proposal.why}</p>
        <ProposalFacts facts={proposal.facts} />
        {proposal.old ? (
          <Alert tone="warn" className="mt-4">
            {proposal.old}
          </Alert>
        ) : null}
        <p className="mt-3 text-muted text-small">{proposal.basis}</p>
        {proposal.until ? <p className="mt-4 text-muted text-small">{proposal.until}</p> : null}
        {proposal.ended ? <p className="mt-4 text-base text-muted">{proposal.ended}</p> : null}
      </Card>
    ))}
  </ul>
);

export const ProposalFacts = ({ facts }: { facts: ProposalView["facts"] }) => (
  <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
    {facts.map(({ name, value, more }) => (
      <div key={name} className="min-w-0">
        <dt className="text-muted text-small">{name}</dt>
        <dd className="font-semibold tabular-nums">
          {value}
          {more ? <span className="block font-normal text-muted text-small">{more}</span> : null}
        </dd>
      </div>
    ))}
  </dl>
);
