import { formatHour } from "#content/format/format-hour.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { HeatMap } from "#ui/charts/heat-map.tsx";
import { LineChart } from "#ui/charts/line-chart.tsx";
import { PriceLine } from "#ui/charts/price-line.tsx";
import { WaterfallChart } from "#ui/charts/waterfall-chart.tsx";
import { Specimen } from "../gallery.tsx";
import type { SpecimenDays } from "../specimen-days.ts";
import { specimenYear } from "../specimen-year.ts";
import type { ChartGalleryWords } from "./component-test-charts.tsx";

const year = specimenYear();
const quarterNames = Array.from({ length: 96 }, (_, quarter) => formatHour(quarter));
const dayTotals = year.map((day) => day.reduce((total, energy) => total + energy, 0));

type LineSpecimensProps = { words: ChartGalleryWords["lines"]; day: SpecimenDays["shop"] };

export function LineSpecimens({ words, day }: LineSpecimensProps) {
  const { names, headers, empty, series } = words;
  const shared = { headers, empty, formatValue: formatKilowattHours };
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <Specimen name={names.day}>
        <LineChart
          {...shared}
          {...words.day}
          names={quarterNames}
          ticks={quarterNames.flatMap((_, quarter) => (quarter % 12 === 0 ? [quarter] : []))}
          series={[
            { name: series.shared, tone: "shared", values: day.map(({ shared }) => shared), filled: true },
            {
              name: series.injection,
              tone: "toSupplier",
              values: day.map(({ shared, toSupplier }) => shared + toSupplier),
            },
            {
              name: series.offtake,
              tone: "fromSupplier",
              values: day.map(({ shared, fromSupplier }) => shared + fromSupplier),
            },
          ]}
        />
      </Specimen>
      <Specimen name={names.many}>
        <LineChart
          {...shared}
          {...words.many}
          headers={{ name: words.dayNumber }}
          names={dayTotals.map((_, day) => String(day + 1))}
          ticks={[0, 59, 119, 179, 239, 299, 359]}
          series={[{ name: series.shared, tone: "shared", values: dayTotals, filled: true }]}
        />
      </Specimen>
      <Specimen name={names.one}>
        <LineChart
          {...shared}
          {...words.one}
          names={["12:00"]}
          series={[{ name: series.injection, tone: "toSupplier", values: [0.4] }]}
        />
      </Specimen>
      <Specimen name={names.zero}>
        <LineChart
          {...shared}
          {...words.zero}
          names={quarterNames.slice(0, 12)}
          series={[{ name: series.injection, tone: "toSupplier", values: Array.from({ length: 12 }, () => 0) }]}
        />
      </Specimen>
      <Specimen name={names.empty}>
        <LineChart {...shared} {...words.none} names={[]} series={[]} />
      </Specimen>
    </div>
  );
}

export function WaterfallSpecimens({ words }: { words: ChartGalleryWords["waterfall"] }) {
  const { names, headers, empty } = words;
  return (
    <>
      <Specimen name={names.gain}>
        <WaterfallChart headers={headers} empty={empty} {...words.gain} />
      </Specimen>
      <div className="grid gap-8 md:grid-cols-2">
        <Specimen name={names.loss}>
          <WaterfallChart headers={headers} empty={empty} {...words.loss} />
        </Specimen>
        <Specimen name={names.empty}>
          <WaterfallChart headers={headers} empty={empty} {...words.none} steps={[]} />
        </Specimen>
      </div>
    </>
  );
}

export function PriceSpecimens({ words }: { words: ChartGalleryWords["price"] }) {
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <Specimen name={words.names.fair}>
        <PriceLine injectionPrice={0.0396} agreedPrice={0.0975} energyPrice={0.156} words={words.words} />
      </Specimen>
      <Specimen name={words.names.edge}>
        <PriceLine injectionPrice={0.0396} agreedPrice={0.0396} energyPrice={0.156} words={words.words} />
      </Specimen>
      <Specimen name={words.names.outside}>
        <PriceLine
          injectionPrice={0.0396}
          agreedPrice={0.19}
          energyPrice={0.156}
          words={{ ...words.words, label: words.outside }}
        />
      </Specimen>
    </div>
  );
}

export function HeatSpecimens({ words }: { words: ChartGalleryWords["heat"] }) {
  const { names, hour, headers, empty, stretches } = words;
  return (
    <>
      <Specimen name={names.year}>
        <HeatMap hour={hour} headers={headers} empty={empty} stretches={stretches} {...words.year} days={year} />
      </Specimen>
      <Specimen name={names.empty}>
        <HeatMap hour={hour} headers={headers} empty={empty} stretches={stretches} {...words.none} days={[]} />
      </Specimen>
    </>
  );
}
