import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";

type Turn = { readonly label: string; readonly to: string };
type PageTurnProps = { previous?: Turn | null; next?: Turn | null; children?: ReactNode };

/** The way through pages that follow one another, below the text of each. */
export function PageTurn({ previous, next, children }: PageTurnProps) {
  return (
    <div data-no-print className="flex flex-wrap items-center gap-3 border-line border-t pt-7">
      {previous ? (
        <Button asChild variant="secondary">
          <Link to={previous.to} rel="prev">
            <Icon name="arrow-left" />
            {previous.label}
          </Link>
        </Button>
      ) : null}
      {next ? (
        <Button asChild>
          <Link to={next.to} rel="next">
            {next.label}
            <Icon name="arrow-right" />
          </Link>
        </Button>
      ) : null}
      {children}
    </div>
  );
}
