import { Link } from "react-router";
import type { dashboardWords } from "#content/pages/accounts/dashboard.ts";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { MarketParts as Parts } from "#web/pages/accounts/dashboard/load-market-parts.ts";
import { ProposalList } from "#web/pages/accounts/market/proposals/proposal-list.tsx";
import { MySection } from "#web/pages/accounts/my-page.tsx";

type MarketPartsProps = { words: Pick<typeof dashboardWords, "market" | "proposals">; parts: Parts };

/** Proposals that wait for an answer come first; then what one has on the square. */
export const MarketParts = ({ words, parts }: MarketPartsProps) => (
  <>
    {parts.proposals.length > 0 ? (
      <MySection
        title={words.proposals.title}
        action={
          <TextLink asChild className="inline-flex min-h-11 items-center text-base">
            <Link to={words.proposals.all.path}>{words.proposals.all.label}</Link>
          </TextLink>
        }
      >
        <ProposalList proposals={parts.proposals} demo={parts.demo} />
      </MySection>
    ) : null}
    {parts.listings.length > 0 ? (
      <MySection title={words.market.title}>
        <ul className="grid gap-4 sm:grid-cols-2">
          {parts.listings.map(({ id, kind, title, where, state, path, about }) => (
            <Card key={id} as="li" padding="small" className="relative hover:border-primary">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <span className="text-muted text-small">{kind}</span>
                <Badge tone={state.tone}>{state.label}</Badge>
              </div>
              <h3 className="mt-2 break-words font-display text-h4">
                <Link to={path} className="no-underline after:absolute after:inset-0 after:rounded-card">
                  {title}
                </Link>
              </h3>
              <p className="text-base text-muted">{where}</p>
              <p className="text-base tabular-nums">{about}</p>
            </Card>
          ))}
        </ul>
      </MySection>
    ) : null}
  </>
);
