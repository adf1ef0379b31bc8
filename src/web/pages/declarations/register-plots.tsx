import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatNumber } from "#content/format/format-number.ts";
import type { registerWords } from "#content/pages/declarations/register.ts";
import { Card } from "#ui/card.tsx";
import { BarChart } from "#ui/charts/bar-chart.tsx";
import { NumberTiles } from "#ui/pictures/number-tiles.tsx";
import type { RegisterView } from "#web/pages/declarations/register-view.ts";

type RegisterPlotsProps = { words: ReturnType<typeof registerWords>["totals"]; register: RegisterView };

/** How much this register proves, by month, by kind of installation and by region. */
export function RegisterPlots({ words, register }: RegisterPlotsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <NumberTiles
        facts={[
          { name: words.energy, value: register.energy, tone: "shared" },
          { name: words.count, value: formatNumber(register.count) },
        ]}
        className="max-w-text"
      />
      <Card>
        <BarChart
          {...words.month}
          bars={register.months}
          direction="columns"
          empty={words.none}
          note={words.note}
          formatValue={(value) => formatKilowattHours(value)}
          formatTick={(value) => formatNumber(value)}
        />
      </Card>
      <div className="grid gap-6 md:grid-cols-2">
        <Card>
          <BarChart
            {...words.technology}
            bars={register.technologies}
            empty={words.none}
            formatValue={(value) => formatKilowattHours(value)}
          />
        </Card>
        <Card>
          <BarChart
            {...words.region}
            bars={register.regions}
            empty={words.none}
            formatValue={(value) => formatKilowattHours(value)}
          />
        </Card>
      </div>
    </div>
  );
}
