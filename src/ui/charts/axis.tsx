import type { ReactNode } from "react";
import { hundredth, type ValueScale } from "#ui/charts/value-scale.ts";
import { classNames } from "#ui/class-names.ts";

type Format = (value: number) => string;

// A label of the value axis is written in a column just wide enough for it; figures are about 8 px wide at our size.
const columnWidths = [
  "w-6",
  "w-6",
  "w-7",
  "w-8",
  "w-10",
  "w-12",
  "w-14",
  "w-16",
  "w-18",
  "w-20",
  "w-22",
  "w-24",
] as const;

type PlotProps = {
  scale: ValueScale;
  formatTick: Format;
  /** The axis below, drawn by the chart because bars and lines place their names differently. */
  below: ReactNode;
  children: ReactNode;
};

/**
 * Places are percentages and sizes pixels: the plot stretches with the page while its text stays as large as the
 * text around it, on a phone too.
 */
export function Plot({ scale, formatTick, below, children }: PlotProps) {
  const longest = Math.max(1, ...scale.ticks.map((tick) => formatTick(tick).length));
  const column = columnWidths[Math.min(longest, columnWidths.length - 1)];
  // Where all is zero there is nothing to look up to.
  const height = scale.ticks.length > 1 ? "h-56" : "h-14";
  return (
    <div className="flex gap-2 pt-3">
      <svg className={`shrink-0 overflow-visible text-small ${height} ${column}`} aria-hidden="true">
        {scale.ticks.map((tick) => (
          <text
            key={tick}
            x="100%"
            y={`${100 - scale.percent(tick)}%`}
            dy="0.35em"
            textAnchor="end"
            className="fill-muted tabular-nums"
          >
            {formatTick(tick)}
          </text>
        ))}
      </svg>
      <div className="min-w-0 flex-1">
        <svg className={`block w-full overflow-visible text-small ${height}`} aria-hidden="true">
          {scale.ticks.map((tick) => (
            <line
              key={tick}
              x1="0"
              x2="100%"
              y1={`${100 - scale.percent(tick)}%`}
              y2={`${100 - scale.percent(tick)}%`}
              className={tick === 0 ? "stroke-control" : "stroke-line"}
            />
          ))}
          {children}
        </svg>
        {below}
      </div>
    </div>
  );
}

export type AxisName = { name: string; percent: number };

const WIDE = 460;
const NARROW = 250;
const STEPS = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 96, 365];

/** Names along the bottom; a narrow plot shows fewer of them rather than smaller ones. */
export function Names({ names }: { names: readonly AxisName[] }) {
  const width = Math.max(...names.map(({ name }) => name.length * 8 + 10));
  const stepFor = (space: number) => STEPS.find((step) => (names.length / step) * width <= space) ?? names.length;
  const wideStep = stepFor(WIDE);
  const narrowStep = Math.ceil(stepFor(NARROW) / wideStep) * wideStep;
  return (
    <svg className="block h-7 w-full overflow-visible text-small" aria-hidden="true">
      {names.map(({ name, percent }, index) =>
        index % wideStep === 0 ? (
          <text
            key={percent}
            x={`${hundredth(percent)}%`}
            y="20"
            textAnchor={percent > 97 ? "end" : "middle"}
            className={classNames("fill-muted tabular-nums", index % narrowStep !== 0 && "@max-lg:hidden")}
          >
            {name}
          </text>
        ) : null,
      )}
    </svg>
  );
}

/** In the middle of equal bands, as bars stand. */
export const inBands = (names: readonly string[]): AxisName[] =>
  names.map((name, index) => ({ name, percent: ((index + 0.5) / names.length) * 100 }));

/** From end to end, as the points of a line; one point stands in the middle. */
export const atPoint = (index: number, count: number) => hundredth(count > 1 ? (index / (count - 1)) * 100 : 50);
