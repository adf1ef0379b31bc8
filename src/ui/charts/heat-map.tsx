import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { ChartFrame, type ChartWords } from "#ui/charts/chart-frame.tsx";
import { type HeatGrid, heatContours } from "#ui/charts/heat-contours.ts";
import { type ChartTone, toneLooks } from "#ui/charts/tones.ts";
import { fillLabel } from "#ui/labels.ts";

export type HeatMapProps = ChartWords & {
  /** One series of 96 quarters for each day. */
  days: readonly ArrayLike<number>[];
  /** Names for stretches of days, in sequence: twelve months for a year. */
  stretches: readonly { name: string; days: number }[];
  /** "{hour} u" */
  hour: string;
  headers: { name: string; total: string; highest: string };
  tone?: Extract<ChartTone, "own" | "shared" | "toSupplier" | "fromSupplier">;
  formatValue?: (value: number) => string;
  className?: string;
};

const ROWS = 96;
const STRENGTHS = [0, 0.25, 0.5, 0.75, 1] as const;
const grounds = {
  own: "fill-primary-soft",
  shared: "fill-secondary-soft",
  toSupplier: "fill-sun-soft",
  fromSupplier: "fill-surface",
} as const;
const HOURS = [0, 6, 12, 18, 24] as const;

export function HeatMap({
  days,
  stretches,
  hour,
  headers,
  tone = "shared",
  formatValue = formatKilowattHours,
  className,
  ...words
}: HeatMapProps) {
  const grid = gridOf(days);
  const highest = grid.values.reduce((best, value) => Math.max(best, value), 0);
  const levels =
    highest > 0 ? STRENGTHS.map((_, index) => Math.max(highest * 1e-6, (highest * index) / STRENGTHS.length)) : [];
  const contours = heatContours(grid, levels);
  return (
    <ChartFrame
      {...words}
      {...(className ? { className } : {})}
      isEmpty={days.length === 0}
      table={{
        caption: words.title ?? words.label,
        columns: [headers.name, headers.total, headers.highest],
        rows: summaries(grid, stretches).map(({ name, total, peak }) => [name, formatValue(total), formatValue(peak)]),
      }}
    >
      <div className="flex gap-2 pt-3">
        <svg className="h-56 w-10 shrink-0 overflow-visible text-small" aria-hidden="true">
          {HOURS.map((at) => (
            <text
              key={at}
              x="100%"
              y={`${(at / 24) * 100}%`}
              dy="0.35em"
              textAnchor="end"
              className="fill-muted tabular-nums"
            >
              {fillLabel(hour, { hour: at })}
            </text>
          ))}
        </svg>
        <div className="min-w-0 flex-1">
          <svg
            viewBox={`0 0 ${contours.grid.columns} ${contours.grid.rows}`}
            preserveAspectRatio="none"
            className="block h-56 w-full rounded-tile bg-tile"
            aria-hidden="true"
          >
            {contours.paths[0] ? (
              <path
                d={contours.paths[0]}
                className={`${grounds[tone]} ${toneLooks[tone].edge}`}
                strokeOpacity="0.8"
                vectorEffect="non-scaling-stroke"
                fillRule="evenodd"
              />
            ) : null}
            <g className={toneLooks[tone].fill}>
              {contours.paths.slice(1).map((path, index) => (
                <path key={index} d={path} fillOpacity={layerOpacity(index + 1)} fillRule="evenodd" />
              ))}
            </g>
          </svg>
          <StretchNames stretches={stretches} />
          <Ramp tone={tone} lowest={formatValue(0)} highest={formatValue(highest)} />
        </div>
      </div>
    </ChartFrame>
  );
}

/** Levels lie on each other, so each adds what is missing to its own strength. */
function layerOpacity(index: number) {
  const below = STRENGTHS[index - 1] ?? 0;
  return Math.round((1 - (1 - (STRENGTHS[index] ?? 1)) / (1 - below)) * 1000) / 1000;
}

function gridOf(days: readonly ArrayLike<number>[]): HeatGrid {
  const values = new Float64Array(days.length * ROWS);
  days.forEach((day, column) => {
    for (let row = 0; row < ROWS; row += 1) values[column * ROWS + row] = day[row] ?? 0;
  });
  return { columns: days.length, rows: ROWS, values };
}

function summaries({ values, columns }: HeatGrid, stretches: HeatMapProps["stretches"]) {
  let first = 0;
  return stretches
    .filter(() => columns > 0)
    .map(({ name, days }) => {
      const part = values.subarray(first * ROWS, (first + days) * ROWS);
      first += days;
      return {
        name,
        total: part.reduce((sum, value) => sum + value, 0),
        peak: part.reduce((best, value) => Math.max(best, value), 0),
      };
    });
}

function StretchNames({ stretches }: Pick<HeatMapProps, "stretches">) {
  const total = stretches.reduce((sum, stretch) => sum + stretch.days, 0);
  let first = 0;
  return (
    <svg className="block h-7 w-full overflow-visible text-small" aria-hidden="true">
      {stretches.map(({ name, days }, index) => {
        const middle = ((first + days / 2) / total) * 100;
        first += days;
        return (
          <text
            key={name}
            x={`${Math.round(middle * 100) / 100}%`}
            y="20"
            textAnchor="middle"
            className={`fill-muted ${index % 2 === 1 && stretches.length > 6 ? "@max-lg:hidden" : ""}`}
          >
            {name}
          </text>
        );
      })}
    </svg>
  );
}

function Ramp({ tone, lowest, highest }: { tone: keyof typeof grounds; lowest: string; highest: string }) {
  const { fill, edge } = toneLooks[tone];
  const place = (index: number) => ({ x: index * 20 + 1, y: 1, width: 16, height: 16, rx: 4 });
  return (
    <div className="mt-1 flex items-center gap-2 text-muted text-small tabular-nums">
      <span>{lowest}</span>
      <svg viewBox="0 0 118 18" className="h-4.5" aria-hidden="true">
        <rect {...place(0)} className="fill-tile" />
        {STRENGTHS.map((strength, index) => (
          <g key={strength}>
            <rect {...place(index + 1)} className={`${grounds[tone]} ${edge}`} />
            <rect {...place(index + 1)} className={fill} fillOpacity={strength} />
          </g>
        ))}
      </svg>
      <span>{highest}</span>
    </div>
  );
}
