import { Link } from "react-router";
import type { calculationsWords } from "#content/pages/accounts/calculations.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { CalculationSummary } from "#web/pages/accounts/calculations/summarise-calculation.ts";

type CalculationListProps = {
  calculations: readonly CalculationSummary[];
  words: (typeof calculationsWords)["list"];
};

/** The calculations that somebody kept. */
export const CalculationList = ({ calculations, words }: CalculationListProps) => (
  <Card padding="none">
    <ul className="divide-y divide-line">
      {calculations.map(({ id, name, link, about }) => (
        <li key={id} className="grid items-center gap-x-6 gap-y-3 px-5 py-4 sm:grid-cols-[1fr_auto] sm:px-7">
          <div className="min-w-0">
            <h3 className="break-words font-semibold text-base">{name}</h3>
            <p className="text-muted text-small">{about}</p>
          </div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <TextLink asChild className="inline-flex min-h-11 items-center text-base">
              <Link to={`/account/berekeningen/${id}`}>
                {words.edit}
                <span className="sr-only"> {name}</span>
              </Link>
            </TextLink>
            <Button asChild size="small" variant="secondary">
              <Link to={link}>
                {words.open}
                <span className="sr-only"> {name}</span>
              </Link>
            </Button>
          </div>
        </li>
      ))}
    </ul>
  </Card>
);
