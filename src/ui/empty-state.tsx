import type { ReactNode } from "react";
import { EmptySquare } from "#ui/illustrations/empty-square.tsx";

export type EmptyStateProps = {
  title: string;
  children: ReactNode;
  action?: ReactNode;
  headingLevel?: 2 | 3 | 4;
};

/** Says what is not there yet and what to do about it. */
export function EmptyState({ title, children, action, headingLevel = 3 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="flex flex-col items-start gap-5 rounded-card border border-line border-dashed bg-surface p-6 sm:flex-row sm:items-center sm:gap-8 sm:p-8">
      <EmptySquare className="w-40 shrink-0" />
      <div className="flex min-w-0 flex-col items-start gap-2">
        <Heading className="font-display text-h4 text-ink">{title}</Heading>
        <div className="max-w-text text-base text-muted">{children}</div>
        {action ? <div className="mt-3 flex flex-wrap gap-3">{action}</div> : null}
      </div>
    </div>
  );
}
