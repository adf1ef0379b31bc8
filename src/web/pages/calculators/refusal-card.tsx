import { Card } from "#ui/card.tsx";
import { Meter } from "#ui/illustrations/meter.tsx";
import type { CalculatorOutcome } from "#web/calculations/calculator-outcome.ts";
import { LinkList } from "#web/sections/link-list.tsx";

/** Why there is no outcome here, and what can be done: a page of its own, not an error. */
export function RefusalCard({ refusal }: { refusal: NonNullable<CalculatorOutcome["refusal"]> }) {
  return (
    <Card tone="primary">
      {refusal.code === "meter-not-digital" ? <Meter className="mb-4 w-36" /> : null}
      <h3 className="text-balance font-display text-h3">{refusal.title}</h3>
      <p className="mt-3 text-base">{refusal.text}</p>
      {refusal.links.length > 0 ? <LinkList links={refusal.links} className="mt-4" /> : null}
    </Card>
  );
}
