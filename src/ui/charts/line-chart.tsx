import { area, curveLinear, curveMonotoneX, line } from "d3-shape";
import { formatNumber } from "#content/format/format-number.ts";
import { atPoint, Names, Plot } from "#ui/charts/axis.tsx";
import { ChartFrame, type ChartWords } from "#ui/charts/chart-frame.tsx";
import { placeLineLabels } from "#ui/charts/place-line-labels.ts";
import { type ChartTone, toneLooks } from "#ui/charts/tones.ts";
import { hundredth, type ValueScale, valueScale } from "#ui/charts/value-scale.ts";

export type LineSeries = { name: string; tone: ChartTone; values: readonly number[]; filled?: boolean };

export type LineChartProps = ChartWords & {
  /** One name for each value. */
  names: readonly string[];
  /** Which of them may be written below the plot; all by default. */
  ticks?: readonly number[];
  series: readonly LineSeries[];
  headers: { name: string };
  formatValue?: (value: number) => string;
  formatTick?: (value: number) => string;
  className?: string;
};

export function LineChart({
  names,
  ticks = names.map((_, index) => index),
  series,
  headers,
  formatValue = (value) => formatNumber(value),
  formatTick = (value) => formatNumber(value),
  className,
  ...words
}: LineChartProps) {
  const scale = valueScale(
    series.flatMap((one) => one.values),
    { headroom: 0.12 },
  );
  return (
    <ChartFrame
      {...words}
      {...(className ? { className } : {})}
      isEmpty={names.length === 0 || series.length === 0}
      table={{
        caption: words.title ?? words.label,
        columns: [headers.name, ...series.map((one) => one.name)],
        rows: names.map((name, index) => [name, ...series.map((one) => formatValue(one.values[index] ?? 0))]),
      }}
    >
      <Plot
        scale={scale}
        formatTick={formatTick}
        below={
          <Names names={ticks.map((tick) => ({ name: names[tick] ?? "", percent: atPoint(tick, names.length) }))} />
        }
      >
        <svg
          width="100%"
          height="100%"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="overflow-visible"
          aria-hidden="true"
        >
          {series.map((one) => (
            <Curve key={one.name} series={one} scale={scale} />
          ))}
        </svg>
        {series.map((one) => (one.values.length === 1 ? <Point key={one.name} series={one} scale={scale} /> : null))}
        {placeLineLabels(series, scale).map(({ name, tone, x, y, anchor }) => (
          <text
            key={name}
            x={`${x}%`}
            y={`${y}%`}
            dy="-9"
            textAnchor={anchor}
            className={`stroke-[5px] stroke-surface font-semibold [paint-order:stroke] [stroke-linejoin:round] ${toneLooks[tone].text}`}
          >
            {name}
          </text>
        ))}
      </Plot>
    </ChartFrame>
  );
}

type CurveProps = { series: LineSeries; scale: ValueScale };

function Curve({ series: { values, tone, filled = false }, scale }: CurveProps) {
  const at = (index: number) => atPoint(index, values.length);
  const height = (value: number) => hundredth(100 - scale.percent(value));
  const curve = values.length > 40 ? curveLinear : curveMonotoneX;
  const stroke = line<number>((_, index) => at(index), height).curve(curve)([...values]) ?? "";
  const ground = area<number>((_, index) => at(index), height(0), height).curve(curve)([...values]) ?? "";
  const { edge, fill, dash } = toneLooks[tone];
  return (
    <>
      {filled ? <path d={ground} className={fill} fillOpacity={0.35} /> : null}
      <path
        d={stroke}
        className={`fill-none ${edge}`}
        strokeWidth={values.length > 120 ? 1.25 : 2.5}
        strokeDasharray={dash}
        strokeLinecap="round"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </>
  );
}

/** One value has no line: it is a dot in the middle of the plot. */
function Point({ series: { values, tone }, scale }: CurveProps) {
  return (
    <circle
      cx={`${atPoint(0, 1)}%`}
      cy={`${hundredth(100 - scale.percent(values[0] ?? 0))}%`}
      r="6"
      className={`${toneLooks[tone].fill} ${toneLooks[tone].edge}`}
      strokeWidth="2"
    />
  );
}
