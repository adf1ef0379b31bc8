import { useId } from "react";
import { formatNumber } from "#content/format/format-number.ts";
import { inBands, Names, Plot } from "#ui/charts/axis.tsx";
import { BarRow, growing, MidRowBar } from "#ui/charts/bar-row.tsx";
import { ChartFrame, type ChartWords } from "#ui/charts/chart-frame.tsx";
import { ChartKey } from "#ui/charts/chart-key.tsx";
import { TonePatterns, toneMark } from "#ui/charts/patterns.tsx";
import { type ChartTone, toneLooks } from "#ui/charts/tones.ts";
import { hundredth, type ValueScale, valueScale } from "#ui/charts/value-scale.ts";
import { classNames } from "#ui/class-names.ts";

export type StackPart = { name: string; tone: ChartTone };
/** Values of zero or more, one for each part, in the same sequence. */
export type Stack = { name: string; values: readonly number[] };

export type StackedBarChartProps = ChartWords & {
  parts: readonly StackPart[];
  stacks: readonly Stack[];
  direction?: "rows" | "columns";
  headers: { name: string; total: string };
  formatValue?: (value: number) => string;
  formatTick?: (value: number) => string;
  /** Standing stacks only: a pointer chooses one. Whoever uses this also gives buttons, for the keyboard. */
  onChoose?: (index: number) => void;
  chosen?: number;
  className?: string;
};

// Percent of the row: on a phone this is about fifty pixels.
const ROOM_FOR_A_NUMBER = 18;

const totalOf = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

export function StackedBarChart({
  parts,
  stacks,
  direction = "rows",
  headers,
  formatValue = (value) => formatNumber(value),
  formatTick = (value) => formatNumber(value),
  onChoose,
  chosen,
  className,
  ...words
}: StackedBarChartProps) {
  const id = useId();
  const totals = stacks.map((stack) => totalOf(stack.values));
  const scale = valueScale(totals, { tickCount: direction === "rows" ? 0 : 4 });
  return (
    <ChartFrame
      {...words}
      {...(className ? { className } : {})}
      isEmpty={stacks.length === 0}
      table={{
        caption: words.title ?? words.label,
        columns: [headers.name, ...parts.map((part) => part.name), headers.total],
        rows: stacks.map((stack, index) => [
          stack.name,
          ...parts.map((_, part) => formatValue(stack.values[part] ?? 0)),
          formatValue(totals[index] ?? 0),
        ]),
      }}
    >
      <TonePatterns id={id} tones={parts.map((part) => part.tone)} />
      <ChartKey id={id} items={parts.filter((_, part) => stacks.some((stack) => (stack.values[part] ?? 0) > 0))} />
      {direction === "rows" ? (
        stacks.map((stack, index) => (
          <BarRow key={index} name={stack.name} value={formatValue(totals[index] ?? 0)}>
            <Segments
              id={id}
              parts={parts}
              stack={stack}
              scale={scale}
              formatValue={formatValue}
              formatTick={formatTick}
            />
          </BarRow>
        ))
      ) : (
        <Plot
          scale={scale}
          formatTick={formatTick}
          below={<Names names={inBands(stacks.map((stack) => stack.name))} />}
        >
          {stacks.map((stack, index) => (
            <Segments
              key={index}
              id={id}
              parts={parts}
              stack={stack}
              scale={scale}
              formatValue={formatValue}
              formatTick={formatTick}
              band={{ index, width: 100 / stacks.length }}
            />
          ))}
          {onChoose
            ? stacks.map((stack, index) => (
                // biome-ignore lint/a11y/noStaticElementInteractions: the buttons beside the chart do the same.
                <rect
                  key={index}
                  x={`${hundredth((index * 100) / stacks.length)}%`}
                  width={`${hundredth(100 / stacks.length)}%`}
                  height="100%"
                  rx="4"
                  data-state={index === chosen ? "chosen" : "idle"}
                  onClick={() => onChoose(index)}
                  className="cursor-pointer fill-primary opacity-0 hover:opacity-10 data-[state=chosen]:opacity-15"
                >
                  <title>{`${stack.name}: ${formatValue(totals[index] ?? 0)}`}</title>
                </rect>
              ))
            : null}
        </Plot>
      )}
    </ChartFrame>
  );
}

type SegmentsProps = {
  id: string;
  parts: readonly StackPart[];
  stack: Stack;
  scale: ValueScale;
  formatValue: (value: number) => string;
  formatTick: (value: number) => string;
  /** Set for a standing stack; a lying one fills its row. */
  band?: { index: number; width: number };
};

function Segments({ id, parts, stack, scale, formatValue, formatTick, band }: SegmentsProps) {
  return parts.map((part, index) => {
    const value = stack.values[index] ?? 0;
    if (value <= 0) return null;
    const from = scale.percent(totalOf(stack.values.slice(0, index)));
    const length = hundredth(scale.percent(totalOf(stack.values.slice(0, index + 1))) - from);
    const mark = toneMark(id, part.tone);
    return band ? (
      <rect
        key={index}
        x={`${hundredth((band.index + 0.14) * band.width)}%`}
        y={`${hundredth(100 - from - length)}%`}
        width={`${hundredth(band.width * 0.72)}%`}
        height={`${length}%`}
        rx="3"
        {...mark}
        className={classNames(mark.className, growing)}
      >
        <title>{`${stack.name}, ${part.name}: ${formatValue(value)}`}</title>
      </rect>
    ) : (
      <g key={index}>
        <MidRowBar x={`${from}%`} width={`${length}%`} {...mark} />
        {length >= ROOM_FOR_A_NUMBER ? (
          <text
            x={`${hundredth(from + length / 2)}%`}
            y="50%"
            dy="0.35em"
            textAnchor="middle"
            className={`stroke-[4px] font-semibold tabular-nums [paint-order:stroke] ${toneLooks[part.tone].textOn}`}
          >
            {formatTick(value)}
          </text>
        ) : null}
      </g>
    );
  });
}
