import { Icon } from "#ui/icon.tsx";
import { RangedFigure } from "#web/pages/calculators/ranged-figure.tsx";

type OpeningLineProps = {
  name: string;
  hint: string | null;
  amount: string;
  range?: string | null;
  formula: string | null;
  sources: readonly string[];
  words: { formula: string; sources: string; opens: string };
};

/** A line of a result that unfolds to its formula, figures and sources; without script too. */
export function OpeningLine({ name, hint, amount, range = null, formula, sources, words }: OpeningLineProps) {
  return (
    <details className="group border-line border-b">
      <summary className="grid min-h-12 cursor-pointer print:min-h-0 list-none grid-cols-[minmax(0,1fr)_fit-content(50%)] items-center gap-x-4 py-2.5 hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 items-center gap-2 text-base">
          <Icon
            name="chevron-right"
            className="size-4.5 shrink-0 text-primary print:hidden group-open:rotate-90 motion-safe:transition-transform"
          />
          <span className="min-w-0">
            {name}
            {hint ? <span className="block text-muted text-small tabular-nums">{hint}</span> : null}
            <span className="sr-only">. {words.opens}</span>
          </span>
        </span>
        <span className="text-right text-base tabular-nums">
          <RangedFigure text={amount} range={range} />
        </span>
      </summary>
      <dl className="mb-3 ml-6.5 grid gap-2 rounded-control bg-sunken px-4 py-3 text-small">
        {formula ? (
          <div>
            <dt className="font-semibold">{words.formula}</dt>
            <dd className="tabular-nums">{formula}</dd>
          </div>
        ) : null}
        <div>
          <dt className="font-semibold">{words.sources}</dt>
          {sources.map((source) => (
            <dd key={source} className="text-muted">
              {source}
            </dd>
          ))}
        </div>
      </dl>
    </details>
  );
}
