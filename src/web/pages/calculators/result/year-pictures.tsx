import { useEffect, useState } from "react";
import { daySquareWords } from "#content/energy/day-square.ts";
import { HeatMap } from "#ui/charts/heat-map.tsx";
import { StackedBarChart, type StackedBarChartProps } from "#ui/charts/stacked-bar-chart.tsx";
import { DaySquare } from "#ui/day-square/day-square.tsx";
import { fillLabel } from "#ui/labels.ts";
import type { PictureRows } from "#web/calculations/worker/calculator-messages.ts";
import type { CalculatorPage } from "#web/pages/calculators/load-calculator.ts";

/** The answer to the one question of a picture that is mounted anew for another; null as long as there is none. */
export function useAsked<Answer>(ask: () => Promise<Answer>, drawn: Answer | null = null): Answer | null {
  const [answer, setAnswer] = useState(drawn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question does not change while this is mounted.
  useEffect(() => {
    if (drawn !== null) return undefined;
    let isWanted = true;
    void ask().then(
      (received) => isWanted && setAnswer(received),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return answer;
}

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
export function DayPicture({ ask, drawn, chart, title, words }: DayPictureProps) {
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

const JUNE = 6;
const DECEMBER = 12;

type TypicalDaysProps = {
  ask: (month: number) => Promise<PictureRows>;
  chart: Omit<StackedBarChartProps, "label" | "stacks">;
  titles: { june: string; december: string };
};

/** The mean day of the lightest month and of the darkest, side by side. */
export function TypicalDays({ ask, chart, titles }: TypicalDaysProps) {
  const days = useAsked(() => Promise.all([ask(JUNE), ask(DECEMBER)]));
  if (days === null) return <div className="min-h-96" />;
  const [june, december] = days;
  return (
    <div className="grid gap-8 lg:grid-cols-2 print:grid-cols-2">
      {[
        { title: titles.june, day: june },
        { title: titles.december, day: december },
      ].map(({ title, day: { names, rows } }) => (
        <StackedBarChart
          key={title}
          {...chart}
          title={title}
          label={title}
          stacks={rows.map((values, index) => ({ name: names[index] ?? "", values }))}
        />
      ))}
    </div>
  );
}

type YearHeatProps = {
  ask: () => Promise<Float32Array[]>;
  words: CalculatorPage["sections"]["year"];
};

const SHORT = 28;

/** What is shared in every quarter of the year, a column a day. */
export function YearHeat({ ask, words }: YearHeatProps) {
  const days = useAsked(ask);
  if (days === null) return <div className="min-h-80" />;
  const february = days.length - 365 + SHORT;
  const lengths = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return (
    <HeatMap
      title={words.heat}
      label={words.heat}
      note={words.heatNote}
      empty={words.empty}
      days={days}
      stretches={lengths.map((count, index) => ({ name: words.monthsShort[index] ?? "", days: count }))}
      hour={words.hour}
      headers={words.headers}
    />
  );
}
