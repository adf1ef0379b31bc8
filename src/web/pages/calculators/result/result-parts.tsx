import { type ReactNode, Suspense } from "react";
import { Icon } from "#ui/pictures/icon.tsx";
import { useFoldedSection } from "#web/browser/folded-sections.ts";
import type { RangedText } from "#web/calculations/result-tables.ts";

type FoldedSectionProps = {
  id: string;
  title: string;
  lead?: string;
  /** Already asked for, such as a day that the address names. */
  isOpen?: boolean;
  isPrinted?: boolean;
  children: ReactNode;
};

/**
 * A part of a result that opens by its heading. It is open on paper and, in browsers that can, without script
 * (`details[data-folded]` in `src/ui/styles/base.css`); in others it opens by itself without script too.
 */
export function FoldedSection({ id, title, lead, isOpen = false, isPrinted = true, children }: FoldedSectionProps) {
  return (
    <details
      data-folded
      ref={useFoldedSection(id, isOpen)}
      open={isOpen}
      className={`group/fold border-line border-t ${isPrinted ? "" : "print:hidden"}`}
    >
      <summary className="cursor-pointer list-none hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <span className="mx-auto flex min-h-14 max-w-page items-center gap-3 px-5 py-3 sm:px-8">
          <Icon
            name="chevron-right"
            className="size-5 shrink-0 text-primary group-open/fold:rotate-90 motion-safe:transition-transform print:hidden"
          />
          <h2 className="min-w-0 text-balance font-display text-h4">{title}</h2>
        </span>
      </summary>
      {/* An address that names the part leads into it, so that the browser opens it. */}
      <div id={id} className="mx-auto max-w-page scroll-mt-24 px-5 pt-2 pb-12 sm:px-8">
        {lead ? <p className="mb-6 max-w-text text-muted">{lead}</p> : null}
        {/* A section comes to life in a task of its own, so that a long page never blocks a touch for long. */}
        <Suspense fallback={null}>{children}</Suspense>
      </div>
    </details>
  );
}

/** A figure with its low and high end calmly below it. */
export const RangedFigure = ({ text, range }: RangedText) => (
  <>
    {text}
    {range ? <span className="block font-normal text-muted text-small whitespace-nowrap">{range}</span> : null}
  </>
);

/** A row of a table: its name, its figures, and nothing where the table has more columns than that. */
export const rangedRow = (name: ReactNode, cells: readonly RangedText[], columns = 0): ReactNode[] => [
  name,
  ...cells.map((cell, index) => <RangedFigure key={index} {...cell} />),
  ...Array.from({ length: Math.max(0, columns - 1 - cells.length) }, () => ""),
];

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
