import { daySquareWords } from "#content/day-square.ts";
import { StackedBarChart, type StackedBarChartProps } from "#ui/charts/stacked-bar-chart.tsx";
import { DaySquare } from "#ui/day-square.tsx";
import { fillLabel } from "#ui/labels.ts";
import type { PictureRows } from "#web/calculations/calculator-messages.ts";
import { useAsked } from "#web/pages/calculators/use-asked.ts";

const QUARTERS = 96;

type DayPictureProps = {
  ask: () => Promise<PictureRows>;
  /** What the server already drew. */
  drawn: PictureRows | null;
  chart: Omit<StackedBarChartProps, "label" | "stacks">;
  title: string;
  words: { clockChange: string };
};

/** One day twice: its quarters stacked, and as the square of tiles. Mounted anew for each day. */
export default function DayPicture({ ask, drawn, chart, title, words }: DayPictureProps) {
  const quarters = useAsked(ask, drawn);
  if (quarters === null) return <div className="mt-8 min-h-96" />;
  const { names, rows } = quarters;
  return (
    <div className="mt-8 grid gap-8 border-line border-t pt-6">
      <StackedBarChart
        {...chart}
        title={title}
        label={title}
        stacks={rows.map((values, index) => ({ name: names[index] ?? "", values }))}
        {...(rows.length === QUARTERS ? {} : { note: fillLabel(words.clockChange, { count: rows.length }) })}
      />
      <DaySquare quarters={byClock(quarters)} label={title} labels={daySquareWords} size="card" />
    </div>
  );
}

/** Tiles stand by the clock on the wall: an hour that came twice is added up, one that never came stays empty. */
function byClock({ names, rows }: PictureRows) {
  const square = Array.from({ length: QUARTERS }, () => ({ shared: 0, toSupplier: 0, fromSupplier: 0 }));
  rows.forEach(([, shared = 0, toSupplier = 0, fromSupplier = 0], index) => {
    const [hour = 0, minute = 0] = (names[index] ?? "").split(":").map(Number);
    const tile = square[hour * 4 + minute / 15];
    if (!tile) return;
    tile.shared += shared;
    tile.toSupplier += toSupplier;
    tile.fromSupplier += fromSupplier;
  });
  return square;
}
