import { Link } from "react-router";
import { Card } from "#ui/card.tsx";
import { Meter } from "#ui/illustrations/meter.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { CalculatorOutcome } from "#web/calculations/calculator-outcome.ts";

/** Why there is no outcome here, and what can be done: a page of its own, not an error. */
export function RefusalCard({ refusal }: { refusal: NonNullable<CalculatorOutcome["refusal"]> }) {
  return (
    <Card tone="primary">
      {refusal.code === "meter-not-digital" ? <Meter className="mb-4 w-36" /> : null}
      <h3 className="text-balance font-display text-h3">{refusal.title}</h3>
      <p className="mt-3 text-base">{refusal.text}</p>
      {refusal.links.length > 0 ? (
        <ul className="mt-4">
          {refusal.links.map(({ label, path }) => (
            <li key={path}>
              <TextLink asChild className="inline-flex min-h-11 items-center">
                <Link to={path}>{label}</Link>
              </TextLink>
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
}
