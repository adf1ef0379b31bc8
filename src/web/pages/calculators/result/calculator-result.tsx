import type { ReactNode } from "react";
import { Alert } from "#ui/alert.tsx";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import type { IconName } from "#ui/pictures/icon-names.ts";

export type ResultHead = {
  verdict: { badge: string; tone: "ok" | "warn" | "danger"; icon: IconName } | null;
  mark?: string | null;
  lead: string;
  amount: string;
  sentence: string;
};

const cardTones = { ok: "secondary", warn: "sun", danger: "sunken" } as const;

type CalculatorResultProps = {
  title: string;
  result: ResultHead | null;
  isStale: boolean;
  stale: string;
  /** Shown in place of a result. */
  instead: ReactNode;
  facts: readonly (string | null)[];
};

/** The answer: one sentence, one amount, and what follows from it. */
export function CalculatorResult({ title, result, isStale, stale, instead, facts }: CalculatorResultProps) {
  return (
    <section aria-labelledby="uitkomst" className="scroll-mt-6">
      <h2 id="uitkomst" tabIndex={-1} className="sr-only">
        {title}
      </h2>
      {result === null ? (
        instead
      ) : (
        <Card
          tone={result.verdict ? cardTones[result.verdict.tone] : "primary"}
          className={isStale ? "opacity-60" : ""}
        >
          <div aria-live="polite" aria-atomic="true">
            {result.verdict || result.mark ? (
              <p className="mb-4 flex flex-wrap gap-2">
                {result.verdict ? (
                  <Badge tone={result.verdict.tone} icon={result.verdict.icon} className="bg-surface">
                    {result.verdict.badge}
                  </Badge>
                ) : null}
                {result.mark ? <Badge>{result.mark}</Badge> : null}
              </p>
            ) : null}
            <p className="text-base">{result.lead}</p>
            <p className="font-display font-semibold text-h1 tabular-nums">{result.amount}</p>
            <p className="mt-3 text-base">{result.sentence}</p>
          </div>
          <ul className="mt-5 grid gap-3 border-line border-t pt-5 text-base text-muted">
            {facts.map((fact) =>
              fact === null ? null : (
                <li key={fact} className="flex gap-3">
                  <span aria-hidden="true" className="mt-1.5 size-3 shrink-0 rounded-[3px] bg-primary" />
                  <span className="min-w-0">{fact}</span>
                </li>
              ),
            )}
          </ul>
        </Card>
      )}
      {isStale ? (
        <Alert tone="warn" className="mt-4">
          {stale}
        </Alert>
      ) : null}
    </section>
  );
}
