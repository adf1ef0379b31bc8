import { useId } from "react";
import { formatEuros } from "#content/format/format-euros.ts";
import { BarRow, MidRowBar } from "#ui/charts/bar-row.tsx";
import { ChartFrame, type ChartWords } from "#ui/charts/chart-frame.tsx";
import { TonePatterns, toneMark } from "#ui/charts/patterns.tsx";
import type { ChartTone } from "#ui/charts/tones.ts";
import { hundredth, type ValueScale, valueScale } from "#ui/charts/value-scale.ts";

/** A total stands on zero; a change hangs where the one before it ended. */
export type WaterfallStep = { name: string; amount: number; kind: "total" | "change"; tone?: ChartTone };

export type WaterfallChartProps = ChartWords & {
  steps: readonly WaterfallStep[];
  headers: { name: string; amount: string };
  formatAmount?: (amount: number) => string;
  className?: string;
};

export function WaterfallChart({
  steps,
  headers,
  formatAmount = formatEuros,
  className,
  ...words
}: WaterfallChartProps) {
  const id = useId();
  const spans = spansOf(steps);
  const scale = valueScale(
    spans.flatMap(({ from, until }) => [from, until]),
    { tickCount: 0 },
  );
  const text = ({ amount, kind }: WaterfallStep) =>
    kind === "total" || amount === 0
      ? formatAmount(amount)
      : `${amount < 0 ? "\u2212" : "+"}\u00a0${formatAmount(Math.abs(amount))}`;
  return (
    <ChartFrame
      {...words}
      {...(className ? { className } : {})}
      isEmpty={steps.length === 0}
      table={{
        caption: words.title ?? words.label,
        columns: [headers.name, headers.amount],
        rows: steps.map((step) => [step.name, text(step)]),
      }}
    >
      <TonePatterns id={id} tones={spans.map((span) => span.tone)} />
      {spans.map((span, index) => (
        <BarRow key={index} name={span.step.name} value={text(span.step)} strong={span.step.kind === "total"}>
          <StepBar id={id} span={span} scale={scale} isFirst={index === 0} isLast={index === spans.length - 1} />
        </BarRow>
      ))}
    </ChartFrame>
  );
}

type Span = { step: WaterfallStep; before: number; from: number; until: number; tone: ChartTone };

function spansOf(steps: readonly WaterfallStep[]): Span[] {
  let running = 0;
  return steps.map((step) => {
    const before = running;
    const from = step.kind === "total" ? 0 : running;
    running = from + step.amount;
    const fallback =
      step.kind === "change" ? (step.amount < 0 ? "shared" : "toSupplier") : step.amount < 0 ? "loss" : "own";
    return { step, before, from, until: running, tone: step.tone ?? fallback };
  });
}

type StepBarProps = { id: string; span: Span; scale: ValueScale; isFirst: boolean; isLast: boolean };

function StepBar({ id, span, scale, isFirst, isLast }: StepBarProps) {
  const [low, high] = [Math.min(span.from, span.until), Math.max(span.from, span.until)].map(scale.percent) as [
    number,
    number,
  ];
  const { className, ...fill } = toneMark(id, span.tone);
  const thread = (value: number, y1: string, y2: string) => (
    <line
      x1={`${scale.percent(value)}%`}
      x2={`${scale.percent(value)}%`}
      y1={y1}
      y2={y2}
      strokeDasharray="2 3"
      className="stroke-control @max-lg:hidden"
    />
  );
  return (
    <>
      <line x1={`${scale.percent(0)}%`} x2={`${scale.percent(0)}%`} y1="0" y2="100%" className="stroke-control" />
      {isFirst ? null : thread(span.before, "0", "50%")}
      {isLast ? null : thread(span.until, "50%", "100%")}
      <MidRowBar x={`${low}%`} width={`${hundredth(high - low)}%`} {...fill} className={className} />
    </>
  );
}
