import { lazy, Suspense, useEffect, useState } from "react";
import type { CalculationSide } from "#application/calculations/situation.ts";
import { formatDay } from "#content/format/format-day.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { StackedBarChart } from "#ui/charts/stacked-bar-chart.tsx";
import { fillLabel } from "#ui/labels.ts";
import { Section } from "#ui/section.tsx";
import type { CalculatorClient } from "#web/calculations/calculator-client.ts";
import type { PictureRows } from "#web/calculations/calculator-messages.ts";
import type { ResultView } from "#web/calculations/result-view.ts";
import type { CalculatorPage } from "#web/pages/calculators/load-calculator.ts";
import { PeriodButtons } from "#web/pages/calculators/period-buttons.tsx";

const DayPicture = lazy(() => import("#web/pages/calculators/day-picture.tsx"));
const YearHeat = lazy(() => import("#web/pages/calculators/year-heat.tsx"));

type YearSectionProps = {
  view: ResultView;
  page: CalculatorPage;
  ask: CalculatorClient["ask"];
  months: readonly string[];
};

/** The year in months, a month in days, a day in quarters: the same four colours at every depth. */
export function YearSection({ view, page, ask, months }: YearSectionProps) {
  const words = page.sections.year;
  const [side, setSide] = useState<CalculationSide>(view.side);
  const [month, setMonth] = useState<number | null>(null);
  const [day, setDay] = useState<number | null>(null);
  const [days, setDays] = useState<PictureRows | null>(null);
  const [isHeat, setIsHeat] = useState(false);
  const year = page.outcome.typed.datum.slice(0, 4);
  // Only what the quarters rest on: moving the price draws nothing anew.
  const quartersKey = JSON.stringify(view.months[side]);

  useEffect(() => {
    if (month === null) return;
    let isWanted = true;
    void ask("days", { side, month }).then(
      (rows) => isWanted && quartersKey !== "" && setDays(rows),
      () => setDays(null),
    );
    return () => {
      isWanted = false;
    };
  }, [ask, side, month, quartersKey]);

  const parts = [
    { name: words.parts.selfUsed, tone: "own" },
    { name: words.parts.shared, tone: "shared" },
    { name: words.parts.toSupplier, tone: "toSupplier" },
    { name: words.parts.fromSupplier, tone: "fromSupplier" },
  ] as const;
  const chart = {
    parts,
    direction: "columns",
    headers: words.headers,
    empty: words.empty,
    formatValue: (value: number) => formatKilowattHours(value),
    formatTick: (value: number) => formatNumber(value),
  } as const;
  const monthName = month === null ? "" : (months[month] ?? "");
  const names = { buyer: page.result.other.seller, seller: page.result.other.buyer };
  return (
    <Section title={words.title} lead={words.lead} tone="sunken" id="jaar">
      <Card>
        <PeriodButtons
          label={words.side}
          names={(["buyer", "seller"] as const).map((one) => (one === view.side ? page.result.you : names[one]))}
          chosen={side === "buyer" ? 0 : 1}
          onChoose={(index) => setSide(index === 0 ? "buyer" : "seller")}
        />
        <StackedBarChart
          {...chart}
          title={words.months}
          label={words.months}
          stacks={view.months[side].map((values, index) => ({ name: words.monthsShort[index] ?? "", values }))}
          onChoose={(index) => {
            setMonth(index);
            setDay(null);
          }}
          {...(month === null ? {} : { chosen: month })}
        />
        <PeriodButtons
          label={words.chooseMonth}
          names={words.monthsShort}
          chosen={month}
          onChoose={(index) => {
            setMonth(index);
            setDay(null);
          }}
        />
        {month !== null && days ? (
          <div className="mt-8 border-line border-t pt-6">
            <StackedBarChart
              {...chart}
              title={fillLabel(words.days, { month: monthName })}
              label={fillLabel(words.days, { month: monthName })}
              stacks={days.rows.map((values, index) => ({ name: days.names[index] ?? "", values }))}
              onChoose={setDay}
              {...(day === null ? {} : { chosen: day })}
            />
            <PeriodButtons label={words.chooseDay} names={days.names} chosen={day} onChoose={setDay} />
          </div>
        ) : null}
        {month !== null && day !== null ? (
          <Suspense fallback={null}>
            <DayPicture
              key={`${side}-${month}-${day}-${quartersKey.length}`}
              ask={() => ask("quarters", { side, month, day })}
              chart={chart}
              title={fillLabel(words.day, {
                day: formatDay(`${year}-${String(month + 1).padStart(2, "0")}-${String(day + 1).padStart(2, "0")}`),
              })}
              words={words}
            />
          </Suspense>
        ) : null}
        <div className="needs-js mt-8 border-line border-t pt-6">
          {isHeat ? (
            <Suspense fallback={null}>
              <YearHeat key={quartersKey} ask={() => ask("heat", {})} words={words} />
            </Suspense>
          ) : (
            <Button type="button" variant="secondary" onClick={() => setIsHeat(true)}>
              {words.heatShow}
            </Button>
          )}
        </div>
        <p className="mt-4 hidden text-muted text-small [html:not(.js)_&]:block">{words.script}</p>
      </Card>
    </Section>
  );
}
