import { area, line } from "d3-shape";
import { type ChartTone, toneLooks } from "#ui/charts/tones.ts";
import { hundredth } from "#ui/charts/value-scale.ts";

type SparklineProps = { values: readonly number[]; tone?: ChartTone; className?: string };

const HEIGHT = 100;
/** Half the line would be cut off at the edge. */
const ROOM = 6;

/** The run of a number in one glance. It has no scale and says nothing by itself: words and a table stand beside it. */
export function Sparkline({ values, tone = "own", className = "h-10 w-full" }: SparklineProps) {
  const most = Math.max(1, ...values);
  const at = (index: number) => hundredth((index * 100) / Math.max(1, values.length - 1));
  const height = (value: number) => hundredth(HEIGHT - ROOM - (value / most) * (HEIGHT - 2 * ROOM));
  const stroke = line<number>((_, index) => at(index), height)([...values]) ?? "";
  const ground = area<number>((_, index) => at(index), HEIGHT, height)([...values]) ?? "";
  const { edge, fill } = toneLooks[tone];
  return (
    <svg viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none" className={className} aria-hidden="true">
      <path d={ground} className={fill} fillOpacity={0.25} />
      <path
        d={stroke}
        className={`fill-none ${edge}`}
        strokeWidth={2}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
