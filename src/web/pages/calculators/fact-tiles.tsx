import { memo } from "react";
import type { ResultView } from "#web/calculations/result-view.ts";

type FactTilesProps = { facts: ResultView["facts"]; label: string };

/** The few numbers that everything else follows from. */
export const FactTiles = memo(function FactTiles({ facts, label }: FactTilesProps) {
  return (
    <section aria-label={label} className="mx-auto max-w-page px-5 pb-14 sm:px-8">
      <dl className="grid grid-cols-2 gap-2.5 md:grid-cols-4">
        {facts.map(({ name, value, range }) => (
          <div key={name} className="flex min-w-0 flex-col rounded-control border border-line bg-surface px-4 py-3.5">
            <dt className="text-muted text-small">{name}</dt>
            <dd className="mt-auto pt-2 font-display font-semibold text-h4 tabular-nums">{value}</dd>
            <dd className="min-h-[1.5em] text-muted text-small tabular-nums">{range}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
});
