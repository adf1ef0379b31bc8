import { formatEuros, formatEurosWhole } from "#content/format/format-euros.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { BarChart } from "#ui/charts/bar-chart.tsx";
import { StackedBarChart } from "#ui/charts/stacked-bar-chart.tsx";
import { Specimen } from "../gallery.tsx";
import type { ChartGalleryWords } from "./component-test-charts.tsx";

export function BarSpecimens({ words }: { words: ChartGalleryWords["bars"] }) {
  const { names, headers, empty } = words;
  const energy = { headers, empty, formatValue: formatKilowattHours };
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <Specimen name={names.rows}>
        <BarChart {...energy} {...words.rows} headers={words.rowHeaders} />
      </Specimen>
      <Specimen name={names.columns}>
        <BarChart {...energy} {...words.columns} direction="columns" />
      </Specimen>
      <Specimen name={names.negative}>
        <BarChart
          {...words.negative}
          headers={headers}
          empty={empty}
          formatValue={formatEuros}
          formatTick={formatEurosWhole}
          direction="columns"
        />
      </Specimen>
      <Specimen name={names.zero}>
        <BarChart {...energy} {...words.zero} direction="columns" />
      </Specimen>
      <Specimen name={names.one}>
        <BarChart {...energy} {...words.one} />
      </Specimen>
      <Specimen name={names.empty}>
        <BarChart {...energy} {...words.none} bars={[]} />
      </Specimen>
    </div>
  );
}

export function StackSpecimens({ words }: { words: ChartGalleryWords["stacks"] }) {
  const { names, headers, empty, parts } = words;
  const shared = {
    headers,
    empty,
    formatValue: formatKilowattHours,
    parts: [
      { name: parts.own, tone: "own" },
      { name: parts.shared, tone: "shared" },
      { name: parts.toSupplier, tone: "toSupplier" },
      { name: parts.fromSupplier, tone: "fromSupplier" },
      { name: parts.unchanged, tone: "unchanged" },
    ],
  } as const;
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <Specimen name={names.rows}>
        <StackedBarChart {...shared} {...words.rows} />
      </Specimen>
      <Specimen name={names.columns}>
        <StackedBarChart {...shared} {...words.columns} direction="columns" />
      </Specimen>
      <Specimen name={names.empty}>
        <StackedBarChart {...shared} {...words.none} stacks={[]} />
      </Specimen>
    </div>
  );
}
