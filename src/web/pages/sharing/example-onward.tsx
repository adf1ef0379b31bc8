import { Link } from "react-router";
import type { ExampleWords } from "#content/pages/sharing/example.ts";
import { Button } from "#ui/button.tsx";
import { PageTurn } from "#web/sections/page-turn.tsx";

/** From one example to the one before and after it, and to all of them side by side. */
export function ExampleOnward({ words: { overview, previous, next } }: { words: ExampleWords["onward"] }) {
  const turn = (to: { readonly label: string; readonly title: string; readonly path: string } | null) =>
    to && { label: `${to.label}: ${to.title}`, to: to.path };
  return (
    <div className="mx-auto max-w-page px-5 pb-12 sm:px-8 md:pb-16">
      <PageTurn previous={turn(previous)} next={turn(next)}>
        <Button asChild variant="quiet">
          <Link to={overview.path}>{overview.label}</Link>
        </Button>
      </PageTurn>
    </div>
  );
}
