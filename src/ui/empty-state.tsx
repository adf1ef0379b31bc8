import type { ReactNode } from "react";

const columns = 8;
const rows = 4;
const step = 20;
const tiles = Array.from({ length: columns * rows }, (_, index) => ({
  x: (index % columns) * step + 1,
  y: Math.floor(index / columns) * step + 1,
}));

function BareSquare() {
  return (
    <svg
      viewBox={`0 0 ${columns * step - 2} ${rows * step - 2}`}
      className="w-40 max-w-full fill-tile stroke-line"
      aria-hidden="true"
      focusable="false"
    >
      {tiles.map((tile) => (
        <rect key={`${tile.x}-${tile.y}`} x={tile.x} y={tile.y} width="16" height="16" rx="4" />
      ))}
    </svg>
  );
}

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
      <BareSquare />
      <div className="flex min-w-0 flex-col items-start gap-2">
        <Heading className="font-display text-h4 text-ink">{title}</Heading>
        <div className="max-w-text text-base text-muted">{children}</div>
        {action ? <div className="mt-3 flex flex-wrap gap-3">{action}</div> : null}
      </div>
    </div>
  );
}
