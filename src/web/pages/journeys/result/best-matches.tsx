import { Link } from "react-router";
import type { buyerWords } from "#content/pages/journeys/buyer.ts";
import { Alert } from "#ui/alert.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { JourneyMatch } from "#web/calculations/find-matches.ts";
import { MatchList } from "#web/sections/match-list.tsx";

type BestMatchesProps = {
  /** Null while the market could not be asked. */
  matches: readonly JourneyMatch[] | null;
  /** Where all of them are. */
  square: string;
  words: ReturnType<typeof buyerWords>["matches"] | undefined;
};

const ALL = 3;

function titleOf(count: number, words: NonNullable<BestMatchesProps["words"]>): string {
  if (count === 0) return words.none;
  return count === ALL ? words.title : words.fewer;
}

/** The sellers on the square with whom most is left, with the reason; or, honestly, that there is none today. */
export function BestMatches({ matches, square, words }: BestMatchesProps) {
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
      <MatchList matches={matches} demo={words.demo} />
      <TextLink asChild className="mt-3 inline-flex min-h-11 items-center gap-2">
        <Link to={square}>
          {words.look}
          <Icon name="arrow-right" className="size-4.5" />
        </Link>
      </TextLink>
    </section>
  );
}
