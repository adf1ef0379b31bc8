import { atPoint } from "#ui/charts/axis.tsx";
import type { LineSeries } from "#ui/charts/line-chart.tsx";
import type { ChartTone } from "#ui/charts/tones.ts";
import { hundredth, type ValueScale } from "#ui/charts/value-scale.ts";

export type LineLabel = { name: string; tone: ChartTone; x: number; y: number; anchor: "start" | "middle" | "end" };

// A line of text is about a tenth of the plot high; names nearer than that would run through each other.
const HEIGHT = 10;
const NEAR = 34;

/** Names each line at its highest point; where two would meet, the lower one gives way downwards. */
export function placeLineLabels(series: readonly LineSeries[], scale: ValueScale): LineLabel[] {
  const placed: LineLabel[] = [];
  const peaks = series
    .filter(({ values }) => values.length > 0)
    .map(({ name, tone, values }) => {
      const highest = values.reduce((best, value, index) => (value > (values[best] ?? 0) ? index : best), 0);
      const x = atPoint(highest, values.length);
      const y = hundredth(100 - scale.percent(values[highest] ?? 0));
      return { name, tone, x, y, anchor: x < 20 ? "start" : x > 80 ? "end" : "middle" } satisfies LineLabel;
    })
    .sort((a, b) => a.y - b.y);
  for (const peak of peaks) {
    const label: LineLabel = { ...peak };
    for (const other of placed) {
      if (Math.abs(other.x - label.x) < NEAR && label.y - other.y < HEIGHT) label.y = hundredth(other.y + HEIGHT);
    }
    placed.push(label);
  }
  return placed;
}
