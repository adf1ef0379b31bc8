import { useId } from "react";
import { formatNumber } from "#content/format/format-number.ts";
import { inBands, Names, Plot } from "#ui/charts/axis.tsx";
import { BarRow, growing, MidRowBar } from "#ui/charts/bar-row.tsx";
import { ChartFrame, type ChartWords } from "#ui/charts/chart-frame.tsx";
import { TonePatterns, toneMark } from "#ui/charts/patterns.tsx";
import type { ChartTone } from "#ui/charts/tones.ts";
import { hundredth, type ValueScale, valueScale } from "#ui/charts/value-scale.ts";
import { classNames } from "#ui/class-names.ts";

export type Bar = {
  name: string;
  value: number;
  tone?: ChartTone;
  /** Between what it may lie, in words; for the table beside the picture. */
  range?: string | null;
};

export type BarChartProps = ChartWords & {
  bars: readonly Bar[];
  /** Rows suit a few named things, columns suit months. */
  direction?: "rows" | "columns";
  tone?: ChartTone;
  headers: { name: string; value: string; range?: string };
  formatValue?: (value: number) => string;
  formatTick?: (value: number) => string;
  className?: string;
};

export function BarChart({
  bars,
  direction = "rows",
  tone = "shared",
  headers,
  formatValue = (value) => formatNumber(value),
  formatTick = (value) => formatNumber(value),
  className,
  ...words
}: BarChartProps) {
  const id = useId();
  const values = bars.map((bar) => bar.value);
  const marks = bars.map((bar) => ({
    ...bar,
    tone: bar.tone ?? (bar.value < 0 ? "loss" : tone),
    text: formatValue(bar.value),
  }));
  const scale = valueScale(values, direction === "rows" ? { tickCount: 0 } : { headroom: 0.08 });
  return (
    <ChartFrame
      {...words}
      {...(className ? { className } : {})}
      isEmpty={bars.length === 0}
      table={{
        caption: words.title ?? words.label,
        columns: [headers.name, headers.value, ...(headers.range ? [headers.range] : [])],
        rows: marks.map(({ name, text, range }) => [name, text, ...(headers.range ? [range ?? ""] : [])]),
      }}
    >
      <TonePatterns id={id} tones={marks.map((mark) => mark.tone)} />
      {direction === "rows" ? (
        marks.map((mark, index) => <RowBar key={index} id={id} mark={mark} scale={scale} />)
      ) : (
        <Plot scale={scale} formatTick={formatTick} below={<Names names={inBands(bars.map((bar) => bar.name))} />}>
          <ColumnBars id={id} marks={marks} scale={scale} />
        </Plot>
      )}
    </ChartFrame>
  );
}

type Mark = Required<Omit<Bar, "range">> & { text: string };

/** A bar from zero to its value, whichever of the two is lower. */
const span = (scale: ValueScale, value: number) => {
  const [from, until] = [scale.percent(Math.min(0, value)), scale.percent(Math.max(0, value))];
  return { from, until, length: hundredth(until - from) };
};

function RowBar({ id, mark, scale }: { id: string; mark: Mark; scale: ValueScale }) {
  const { from, length } = span(scale, mark.value);
  return (
    <BarRow name={mark.name} value={mark.text}>
      <line x1={`${scale.percent(0)}%`} x2={`${scale.percent(0)}%`} y1="0" y2="100%" className="stroke-control" />
      <MidRowBar x={`${from}%`} width={`${length}%`} {...toneMark(id, mark.tone)} />
    </BarRow>
  );
}

function ColumnBars({ id, marks, scale }: { id: string; marks: readonly Mark[]; scale: ValueScale }) {
  const highest = marks.reduce((best, mark, index) => (mark.value > (marks[best]?.value ?? 0) ? index : best), 0);
  const band = 100 / marks.length;
  return marks.map((mark, index) => {
    const { until, length } = span(scale, mark.value);
    const { className, ...fill } = toneMark(id, mark.tone);
    return (
      <g key={index}>
        <rect
          x={`${hundredth((index + 0.14) * band)}%`}
          y={`${hundredth(100 - until)}%`}
          width={`${hundredth(band * 0.72)}%`}
          height={`${length}%`}
          rx="4"
          {...fill}
          className={classNames(className, growing)}
        >
          <title>{`${mark.name}: ${mark.text}`}</title>
        </rect>
        {index === highest || marks.length <= 3 ? (
          <text
            x={`${hundredth((index + 0.5) * band)}%`}
            y={`${hundredth(100 - until)}%`}
            dy="-7"
            textAnchor={index === marks.length - 1 && marks.length > 6 ? "end" : "middle"}
            className="fill-ink font-semibold tabular-nums"
          >
            {mark.text}
          </text>
        ) : null}
      </g>
    );
  });
}
