import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { CalculationSide } from "#application/calculations/situation.ts";
import { formatDay } from "#content/format/format-day.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { StackedBarChart } from "#ui/charts/stacked-bar-chart.tsx";
import { fillLabel } from "#ui/labels.ts";
import {
  PERIOD_FIELD,
  WHOSE_FIELD,
  whoseWords,
  writeAddressBeside,
  writePeriod,
} from "#web/calculations/page-address.ts";
import type { ResultView } from "#web/calculations/result-view.ts";
import type { CalculatorClient } from "#web/calculations/use-calculator.ts";
import type { PictureRows } from "#web/calculations/worker/calculator-messages.ts";
import type { CalculatorPage } from "#web/pages/calculators/load-calculator.ts";
import { SITUATION_FORM } from "#web/pages/calculators/questions.ts";
import { FoldedSection } from "#web/pages/calculators/result/result-parts.tsx";

const pictures = () => import("#web/pages/calculators/result/year-pictures.tsx");
const DayPicture = lazy(() => pictures().then((module) => ({ default: module.DayPicture })));
const TypicalDays = lazy(() => pictures().then((module) => ({ default: module.TypicalDays })));
const YearHeat = lazy(() => pictures().then((module) => ({ default: module.YearHeat })));

type YearSectionProps = {
  view: ResultView;
  page: CalculatorPage;
  ask: CalculatorClient["ask"];
  months: readonly string[];
};

/** The year in months, a month in days, a day in quarters: the same four colours at every depth. */
export function YearSection({ view, page, ask, months }: YearSectionProps) {
  const words = page.sections.year;
  const drawn = page.period;
  const [side, setSide] = useState<CalculationSide>(drawn?.side ?? view.side);
  const [month, setMonth] = useState<number | null>(drawn?.month ?? null);
  const [day, setDay] = useState<number | null>(drawn?.day ?? null);
  const [days, setDays] = useState<PictureRows | null>(drawn?.days ?? null);
  const [isTypical, setIsTypical] = useState(false);
  const [isHeat, setIsHeat] = useState(false);
  const year = page.outcome.typed.datum.slice(0, 4);
  // Only what the quarters rest on: moving the price draws nothing anew.
  const quartersKey = JSON.stringify(view.months[side]);

  // What the server drew stands until something else is chosen or computed.
  const shown = useRef(drawn ? `${drawn.side} ${drawn.month} ${quartersKey}` : "");
  useEffect(() => {
    const wanted = `${side} ${month} ${quartersKey}`;
    if (month === null || shown.current === wanted) return;
    shown.current = wanted;
    let isWanted = true;
    void ask("days", { side, month }).then(
      (rows) => isWanted && setDays(rows),
      () => setDays(null),
    );
    return () => {
      isWanted = false;
    };
  }, [ask, side, month, quartersKey]);

  const look = (next: { side?: CalculationSide; month?: number; day?: number | null }) => {
    const at = { side, month, day, ...next };
    setSide(at.side);
    setMonth(at.month);
    setDay(at.day);
    writeAddressBeside({
      [WHOSE_FIELD]: at.side === view.side ? null : whoseWords[at.side],
      [PERIOD_FIELD]: at.month === null ? null : writePeriod(at.month, at.day),
    });
  };
  const action = `${useLocation().pathname}#jaar`;

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
  const isAsDrawn = view.months === page.outcome.view?.months;
  const monthName = month === null ? "" : (months[month] ?? "");
  const names = { buyer: page.result.other.seller, seller: page.result.other.buyer };
  return (
    <FoldedSection id="jaar" title={words.title} lead={words.lead} isOpen={drawn !== null}>
      <Card>
        {month === null ? null : (
          <input type="hidden" form={SITUATION_FORM} name={PERIOD_FIELD} value={writePeriod(month, day)} />
        )}
        {side === view.side ? null : (
          <input type="hidden" form={SITUATION_FORM} name={WHOSE_FIELD} value={whoseWords[side]} />
        )}
        <PeriodButtons
          label={words.side}
          names={(["buyer", "seller"] as const).map((one) => (one === view.side ? page.result.you : names[one]))}
          chosen={side === "buyer" ? 0 : 1}
          field={WHOSE_FIELD}
          values={[whoseWords.buyer, whoseWords.seller]}
          action={action}
          onChoose={(index) => look({ side: index === 0 ? "buyer" : "seller" })}
        />
        <StackedBarChart
          {...chart}
          title={words.months}
          label={words.months}
          stacks={view.months[side].map((values, index) => ({ name: words.monthsShort[index] ?? "", values }))}
          onChoose={(index) => look({ month: index, day: null })}
          {...(month === null ? {} : { chosen: month })}
        />
        <PeriodButtons
          label={words.chooseMonth}
          names={words.monthsShort}
          chosen={month}
          field={PERIOD_FIELD}
          values={words.monthsShort.map((_, index) => writePeriod(index, null))}
          action={action}
          onChoose={(index) => look({ month: index, day: null })}
        />
        {month !== null && days ? (
          <div className="mt-8 border-line border-t pt-6">
            <StackedBarChart
              {...chart}
              title={fillLabel(words.days, { month: monthName })}
              label={fillLabel(words.days, { month: monthName })}
              stacks={days.rows.map((values, index) => ({ name: days.names[index] ?? "", values }))}
              onChoose={(index) => look({ day: index })}
              {...(day === null ? {} : { chosen: day })}
            />
            <PeriodButtons
              label={words.chooseDay}
              names={days.names}
              chosen={day}
              field={PERIOD_FIELD}
              values={days.names.map((_, index) => writePeriod(month, index))}
              action={action}
              onChoose={(index) => look({ day: index })}
            />
          </div>
        ) : null}
        {month !== null && day !== null ? (
          <Suspense fallback={null}>
            <DayPicture
              key={`${side} ${month} ${day} ${quartersKey}`}
              drawn={
                drawn?.side === side && drawn.month === month && drawn.day === day && isAsDrawn ? drawn.quarters : null
              }
              ask={() => ask("quarters", { side, month, day })}
              chart={chart}
              title={fillLabel(words.day, {
                day: formatDay(`${year}-${String(month + 1).padStart(2, "0")}-${String(day + 1).padStart(2, "0")}`),
              })}
              words={words}
            />
          </Suspense>
        ) : null}
        <div
          className={`needs-js mt-8 grid gap-8 border-line border-t pt-6 ${isTypical || isHeat ? "" : "print:hidden"}`}
        >
          {isTypical ? (
            <Suspense fallback={null}>
              <TypicalDays
                key={`${side} ${quartersKey}`}
                ask={(ofYear) => ask("typical", { side, month: ofYear })}
                chart={chart}
                titles={words.typical}
              />
            </Suspense>
          ) : null}
          {isHeat ? (
            <Suspense fallback={null}>
              <YearHeat key={quartersKey} ask={() => ask("heat", {})} words={words} />
            </Suspense>
          ) : null}
          <div data-no-print className="flex flex-wrap gap-3 empty:hidden">
            {isTypical ? null : (
              <Button type="button" variant="secondary" onClick={() => setIsTypical(true)}>
                {words.typicalShow}
              </Button>
            )}
            {isHeat ? null : (
              <Button type="button" variant="secondary" onClick={() => setIsHeat(true)}>
                {words.heatShow}
              </Button>
            )}
          </div>
        </div>
        <p className="mt-4 hidden text-muted text-small [html:not(.js)_&]:block">{words.script}</p>
      </Card>
    </FoldedSection>
  );
}

type PeriodButtonsProps = {
  label: string;
  names: readonly string[];
  chosen: number | null;
  /** What a press sends along with the questions where there is no script. */
  field: string;
  values: readonly string[];
  action: string;
  onChoose: (index: number) => void;
};

/** A row of small buttons under a chart: what a pointer does on its bars, for the keyboard, the ear and the scriptless. */
export function PeriodButtons({ label, names, chosen, field, values, action, onChoose }: PeriodButtonsProps) {
  return (
    <fieldset data-no-print className="my-3">
      <legend className="sr-only">{label}</legend>
      <div className="flex flex-wrap gap-1">
        {names.map((name, index) => (
          <button
            key={name}
            type="submit"
            form={SITUATION_FORM}
            formAction={action}
            name={field}
            value={values[index]}
            aria-pressed={index === chosen}
            onClick={(event) => {
              event.preventDefault();
              onChoose(index);
            }}
            className="min-h-11 min-w-11 rounded-control border border-line bg-surface px-2.5 text-small tabular-nums hover:border-primary aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:font-semibold aria-pressed:text-primary"
          >
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
