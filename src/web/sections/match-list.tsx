import { Link } from "react-router";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { JourneyMatch } from "#web/calculations/find-matches.ts";

type MatchListProps = { matches: readonly JourneyMatch[]; demo: string };

/** Offers of the square with the reason why each fits. */
export const MatchList = ({ matches, demo }: MatchListProps) => (
  <ol className="mt-5 grid gap-4">
    {matches.map((match) => (
      <Card key={match.id} as="li" padding="small">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h3 className="font-display text-h4">
            <TextLink asChild>
              <Link to={match.path}>{match.title}</Link>
            </TextLink>
          </h3>
          <p className="font-display font-semibold text-h4 tabular-nums">{match.price}</p>
        </div>
        <p className="mt-1 flex items-center gap-2 text-muted text-small">
          <Icon name="map-pin" className="size-4" />
          {match.place}
        </p>
        <p className="mt-2 font-semibold text-base tabular-nums">{match.gain}</p>
        <p className="mt-1 text-base">{match.why}</p>
        {match.isDemo ? (
          <p className="mt-2">
            <Badge tone="sun">{demo}</Badge>
          </p>
        ) : null}
      </Card>
    ))}
  </ol>
);
