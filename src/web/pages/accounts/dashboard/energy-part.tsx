import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatNumber } from "#content/format/format-number.ts";
import type { dashboardWords } from "#content/pages/accounts/dashboard.ts";
import { Card } from "#ui/card.tsx";
import { StackedBarChart } from "#ui/charts/stacked-bar-chart.tsx";
import { NumberTiles } from "#ui/pictures/number-tiles.tsx";
import type { OwnEnergy } from "#web/pages/accounts/dashboard/load-energy.ts";
import { MySection } from "#web/pages/accounts/my-page.tsx";

type EnergyPartProps = { words: typeof dashboardWords.energy; energy: OwnEnergy };

/** The last settled month and its year in kWh and euro, and every month as a bar. */
export function EnergyPart({ words, energy }: EnergyPartProps) {
  const { parts, ...chart } = words.chart;
  return (
    <MySection title={words.title}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <NumberTiles facts={energy.facts} />
        <Card>
          <StackedBarChart
            {...chart}
            note={words.note}
            direction="columns"
            parts={[
              { name: parts.sold, tone: "shared" },
              { name: parts.bought, tone: "own" },
            ]}
            stacks={energy.stacks}
            formatValue={(value) => formatKilowattHours(value)}
            formatTick={(value) => formatNumber(value)}
          />
        </Card>
      </div>
    </MySection>
  );
}
