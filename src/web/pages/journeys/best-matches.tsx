import { Link } from "react-router";
import type { buyerWords } from "#content/pages/journeys/buyer.ts";
import { Alert } from "#ui/alert.tsx";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { Icon } from "#ui/icon.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { JourneyMatch } from "#web/pages/journeys/find-matches.ts";

type BestMatchesProps = {
  /** Null while the market could not be asked. */
  matches: readonly JourneyMatch[] | null;
  words: ReturnType<typeof buyerWords>["matches"] | undefined;
};

const ALL = 3;

function titleOf(count: number, words: NonNullable<BestMatchesProps["words"]>): string {
  if (count === 0) return words.none;
  return count === ALL ? words.title : words.fewer;
}

/** The sellers on the square with whom most is left, with the reason; or, honestly, that there is none today. */
export function BestMatches({ matches, words }: BestMatchesProps) {
  if (words === undefined) return null;
  if (matches === null) {
    return (
      <Alert tone="warn">
        <p>{words.away}</p>
      </Alert>
    );
  }
  return (
    <section aria-labelledby="verkopers">
      <h2 id="verkopers" className="font-display text-h3">
        {titleOf(matches.length, words)}
      </h2>
      {matches.length === 0 ? <p className="mt-2 text-base text-muted">{words.noneText}</p> : null}
      <ol className="mt-5 grid gap-4">
        {matches.map((match) => (
          <Card key={match.id} as="li" padding="small" className="grid gap-x-6 gap-y-2 sm:grid-cols-[1fr_auto]">
            <div className="min-w-0">
              <h3 className="font-display text-h4">
                <TextLink asChild>
                  <Link to={`/aanbod/${match.id}`}>{match.title}</Link>
                </TextLink>
              </h3>
              <p className="mt-1 flex items-center gap-2 text-muted text-small">
                <Icon name="map-pin" className="size-4" />
                {match.place}
              </p>
              <p className="mt-2 text-base">{match.why}</p>
              {match.isDemo ? (
                <p className="mt-2">
                  <Badge tone="sun">{words.demo}</Badge>
                </p>
              ) : null}
            </div>
            <div className="sm:text-right">
              <p className="font-display font-semibold text-h4 tabular-nums">{match.price}</p>
              <p className="text-base tabular-nums">{match.gain}</p>
            </div>
          </Card>
        ))}
      </ol>
      <TextLink asChild className="mt-3 inline-flex min-h-11 items-center gap-2">
        <Link to="/aanbod">
          {words.look}
          <Icon name="arrow-right" className="size-4.5" />
        </Link>
      </TextLink>
    </section>
  );
}
