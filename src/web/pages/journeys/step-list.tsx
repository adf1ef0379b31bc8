import type { ReactNode } from "react";

export type Step = { readonly title: string; readonly text: string };

/** Steps that follow each other: a numbered tile each, joined by a line of small tiles. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="grid gap-0">
      {steps.map((step, index) => (
        <li key={step.title} className="group grid grid-cols-[2.75rem_1fr] gap-x-4 sm:gap-x-6">
          <span className="flex flex-col items-center gap-1.5">
            <NumberTile>{index + 1}</NumberTile>
            <span
              aria-hidden="true"
              className="w-1.5 flex-1 bg-[repeating-linear-gradient(var(--pale)_0_10px,transparent_10px_15px)] group-last:hidden"
            />
          </span>
          <div className="min-w-0 pb-8 group-last:pb-0">
            <h3 className="pt-1.5 font-display text-h4">{step.title}</h3>
            <p className="mt-1 max-w-text text-muted">{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

const NumberTile = ({ children }: { children: ReactNode }) => (
  <span
    aria-hidden="true"
    className="grid size-11 shrink-0 place-items-center rounded-tile border-2 border-primary bg-primary-soft font-display font-semibold text-primary tabular-nums"
  >
    {children}
  </span>
);
