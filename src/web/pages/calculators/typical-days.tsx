import { StackedBarChart, type StackedBarChartProps } from "#ui/charts/stacked-bar-chart.tsx";
import type { PictureRows } from "#web/calculations/calculator-messages.ts";
import { useAsked } from "#web/pages/calculators/use-asked.ts";

const JUNE = 6;
const DECEMBER = 12;

type TypicalDaysProps = {
  ask: (month: number) => Promise<PictureRows>;
  chart: Omit<StackedBarChartProps, "label" | "stacks">;
  titles: { june: string; december: string };
};

/** The mean day of the lightest month and of the darkest, side by side. */
export default function TypicalDays({ ask, chart, titles }: TypicalDaysProps) {
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
