import { useState } from "react";
import { daySquareWords } from "#content/day-square.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { formatPercent } from "#content/format/format-percent.ts";
import type { sharingWords } from "#content/pages/sharing/sharing.ts";
import type { Season } from "#domain/profiles/model-day.ts";
import type { ModelSharingDay, SharingTotals } from "#domain/sharing/model-sharing.ts";
import { shareOf } from "#domain/units/quantity.ts";
import { StackedBarChart } from "#ui/charts/stacked-bar-chart.tsx";
import { DaySquare } from "#ui/day-square.tsx";
import { SliderField } from "#ui/field/slider-field.tsx";
import { fillLabel } from "#ui/labels.ts";
import { type Buyer, type Choice, explorerDay } from "#web/pages/sharing/explorer-day.ts";
import { TileChoices } from "#web/pages/sharing/tile-choices.tsx";

type ExplorerWords = ReturnType<typeof sharingWords>["explorer"];
const seasons: readonly Season[] = ["winter", "spring", "summer"];
const buyers: readonly Buyer[] = ["household", "business"];

/** Without script it shows the first day; with script the same model answers in the browser. */
export function DayExplorer({ words, firstDay }: { words: ExplorerWords; firstDay: ModelSharingDay }) {
  const [choice, setChoice] = useState<Choice>(words.start);
  const change = (part: Partial<Choice>) => setChoice((current) => ({ ...current, ...part }));
  const day = choice === words.start ? firstDay : explorerDay(choice);
  const { shared, injection, offtake } = day.totals;
  const answer = fillLabel(words.answer, {
    shared: formatKilowattHours(shared),
    injection: formatKilowattHours(injection),
    share: formatPercent(shareOf(shared, injection), { fractionDigitsMax: 0 }),
    covered: formatPercent(shareOf(shared, offtake), { fractionDigitsMax: 0 }),
  });
  return (
    <div className="rounded-card border border-line bg-surface lg:grid lg:grid-cols-[20rem_1fr] lg:grid-rows-[auto_1fr]">
      {/* On a phone the answer stays in view while the sliders below it move. */}
      <p
        aria-live="polite"
        className="sticky top-0 z-10 rounded-t-card border-line border-b bg-surface px-5 py-4 font-display font-semibold text-h4 tabular-nums sm:px-7 lg:static lg:col-start-2 lg:min-h-28 lg:border-b-0 lg:pt-7 lg:text-balance"
      >
        {answer}
      </p>
      <div className="needs-js grid content-start gap-6 border-line border-b bg-sunken p-5 sm:p-7 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:rounded-l-card lg:border-r lg:border-b-0">
        <SliderField
          label={words.kilowattPeak}
          min={1}
          max={30}
          value={choice.kilowattPeak}
          onValueChange={(kilowattPeak) => change({ kilowattPeak })}
          unit="kWp"
        />
        <SliderField
          label={words.yearlyOfftake}
          min={1000}
          max={30_000}
          step={500}
          value={choice.yearlyOfftake}
          onValueChange={(yearlyOfftake) => change({ yearlyOfftake })}
          unit="kWh"
        />
        <TileChoices
          name="dag"
          legend={words.season}
          options={seasons.map((value) => ({ value, label: words.seasons[value] }))}
          chosen={choice.season}
          onChoose={(season) => change({ season })}
          columns="grid-cols-3"
        />
        <TileChoices
          name="afnemer"
          legend={words.buyer}
          options={buyers.map((value) => ({ value, label: words.buyers[value] }))}
          chosen={choice.buyer}
          onChoose={(buyer) => change({ buyer })}
          columns=""
        />
      </div>
      <div className="min-w-0 p-5 sm:p-7 lg:col-start-2 lg:pt-0">
        <DaySquare
          quarters={day.quarters}
          label={words.label}
          labels={daySquareWords}
          caption={words.caption}
          size="hero"
        />
        <DayBars words={words.bars} totals={day.totals} />
      </div>
    </div>
  );
}

function DayBars({ words, totals }: { words: ExplorerWords["bars"]; totals: SharingTotals }) {
  const { shared, injection, offtake } = totals;
  return (
    <StackedBarChart
      label={words.label}
      title={words.title}
      empty={words.empty}
      headers={words.headers}
      parts={[
        { name: words.shared, tone: "shared" },
        { name: words.toSupplier, tone: "toSupplier" },
        { name: words.fromSupplier, tone: "fromSupplier" },
      ]}
      stacks={[
        { name: words.roof, values: [shared, injection - shared, 0] },
        { name: words.other, values: [shared, 0, offtake - shared] },
      ]}
      formatValue={(energy) => formatKilowattHours(energy)}
      formatTick={(energy) => formatNumber(energy, { fractionDigitsMax: 1 })}
      className="mt-6"
    />
  );
}
