import type { ReactNode } from "react";
import { type ChartTone, toneLooks } from "#ui/charts/tones.ts";

// Own use is plain purple and what does not change is plain pale: the others repeat by pattern what their colour says.
const patterned: Partial<Record<ChartTone, { size: number; turn?: number; body: ReactNode }>> = {
  shared: {
    size: 11,
    body: (
      <>
        <rect width="11" height="11" className="fill-secondary-fill" />
        <path d="M0 .5H11M.5 0V11" className="stroke-surface" strokeOpacity="0.4" />
      </>
    ),
  },
  toSupplier: {
    size: 9,
    body: (
      <>
        <rect width="9" height="9" className="fill-sun-fill" />
        <circle cx="4.5" cy="4.5" r="1.4" className="fill-fill-ink" fillOpacity="0.6" />
      </>
    ),
  },
  fromSupplier: {
    size: 7,
    turn: 45,
    body: (
      <>
        <rect width="7" height="7" className="fill-surface" />
        <rect width="3.5" height="7" className="fill-supplier-fill" />
      </>
    ),
  },
  loss: {
    size: 8,
    turn: -45,
    body: (
      <>
        <rect width="8" height="8" className="fill-danger-soft" />
        <rect width="1.5" height="8" className="fill-danger" />
      </>
    ),
  },
};

export function TonePatterns({ id, tones }: { id: string; tones: readonly ChartTone[] }) {
  return (
    <svg className="absolute size-0" aria-hidden="true">
      <defs>
        {[...new Set(tones)].map((tone) => {
          const pattern = patterned[tone];
          return pattern ? (
            <pattern
              key={tone}
              id={`${id}-${tone}`}
              width={pattern.size}
              height={pattern.size}
              patternUnits="userSpaceOnUse"
              patternTransform={pattern.turn ? `rotate(${pattern.turn})` : undefined}
            >
              {pattern.body}
            </pattern>
          ) : null;
        })}
      </defs>
    </svg>
  );
}

/** Fill and edge of one mark; the edge keeps 3:1 to the page where the fill does not. */
export const toneMark = (id: string, tone: ChartTone) =>
  patterned[tone]
    ? { fill: `url(#${id}-${tone})`, className: toneLooks[tone].edge }
    : { className: `${toneLooks[tone].fill} ${toneLooks[tone].edge}` };

export function ToneSwatch({ id, tone }: { id: string; tone: ChartTone }) {
  return (
    <svg viewBox="0 0 18 18" className="size-4.5 shrink-0" aria-hidden="true">
      <rect x="0.75" y="0.75" width="16.5" height="16.5" rx="4" strokeWidth="1.5" {...toneMark(id, tone)} />
    </svg>
  );
}
