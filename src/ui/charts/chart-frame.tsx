import type { ReactNode } from "react";
import { ChartTable, type ChartTableProps } from "#ui/charts/chart-table.tsx";
import { classNames } from "#ui/class-names.ts";

/** The words around every chart: plain text, given by the page. */
export type ChartWords = {
  /** Says in words what the picture shows, for who cannot see it. */
  label: string;
  title?: string;
  note?: string;
  /** Shown in place of the picture when there is nothing to draw. */
  empty: string;
};

type ChartFrameProps = ChartWords & {
  isEmpty: boolean;
  table: ChartTableProps;
  className?: string;
  children: ReactNode;
};

export function ChartFrame({ label, title, note, empty, isEmpty, table, className, children }: ChartFrameProps) {
  return (
    <figure className={classNames("@container relative w-full", className)}>
      {title ? <figcaption className="mb-3 font-semibold text-base text-ink">{title}</figcaption> : null}
      {isEmpty ? (
        <EmptyPlot>{empty}</EmptyPlot>
      ) : (
        <div role="img" aria-label={label}>
          {children}
        </div>
      )}
      {note ? <p className="mt-3 text-muted text-small">{note}</p> : null}
      {isEmpty ? null : <ChartTable {...table} />}
    </figure>
  );
}

function EmptyPlot({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-40 flex-col items-center justify-center gap-4 rounded-control border border-line border-dashed p-6 text-center text-muted text-small">
      <svg viewBox="0 0 116 20" className="h-5 fill-tile" aria-hidden="true">
        {[0, 24, 48, 72, 96].map((x) => (
          <rect key={x} x={x} width="20" height="20" rx="5" />
        ))}
      </svg>
      <p>{children}</p>
    </div>
  );
}
