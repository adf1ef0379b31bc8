import { formatHour } from "#content/format/format-hour.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { monthNames } from "#content/format/month-names.ts";
import { Card } from "#ui/card.tsx";
import { BarChart } from "#ui/charts/bar-chart.tsx";
import { LineChart } from "#ui/charts/line-chart.tsx";
import { PriceLine } from "#ui/charts/price-line.tsx";
import { classNames } from "#ui/class-names.ts";
import type { OfferView } from "#web/sections/offer/offer-view.ts";

type OfferCurvesProps = {
  view: Pick<OfferView, "day" | "months"> & { readonly words: Pick<OfferView["words"], "curve"> };
  /** Below each other, whatever the window. */
  isNarrow?: boolean;
};

/** When there is power: a mean day in summer and in winter, and month by month. */
export function OfferCurves({ view, isNarrow = false }: OfferCurvesProps) {
  const words = view.words.curve;
  return (
    <div className={classNames("grid items-start gap-6", !isNarrow && "lg:grid-cols-2")}>
      <Card as="section">
        <LineChart
          title={words.dayTitle}
          label={words.dayLabel}
          empty=""
          names={view.day.summer.map((_, quarter) => formatHour(quarter))}
          series={[
            { name: words.summer, tone: "toSupplier", values: view.day.summer, filled: true },
            { name: words.winter, tone: "own", values: view.day.winter },
          ]}
          headers={{ name: words.time }}
          formatValue={(value) => `${formatNumber(value)} ${words.kilowatt}`}
          formatTick={(value) => `${formatNumber(value)} ${words.kilowatt}`}
        />
      </Card>
      <Card as="section">
        <BarChart
          title={words.monthTitle}
          label={words.monthLabel}
          empty=""
          direction="columns"
          tone="toSupplier"
          bars={view.months.map((value, month) => ({ name: monthNames[month] ?? "", value }))}
          headers={{ name: words.month, value: words.energy }}
          formatValue={(value) => formatKilowattHours(value, { fractionDigitsMax: 0 })}
        />
      </Card>
    </div>
  );
}

export const OfferSays = ({ words, text }: { words: OfferView["words"]["says"]; text: string }) => (
  <Card as="section" tone="sunken">
    <h2 className="font-display text-h3">{words.title}</h2>
    {text === "" ? (
      <p className="mt-3 text-muted">{words.none}</p>
    ) : (
      <p className="mt-3 max-w-text whitespace-pre-line break-words">{text}</p>
    )}
  </Card>
);

export function OfferPrice({ words, price }: { words: OfferView["words"]["price"]; price: OfferView["price"] }) {
  return (
    <Card as="section">
      <h2 className="font-display text-h3">{words.title}</h2>
      {price.kind === "gift" ? (
        <p className="mt-3 max-w-text">{words.gift}</p>
      ) : (
        <>
          <p className="mt-2 mb-6 text-base text-muted">
            {words.lead} {price.kind === "open" ? words.open : ""}
          </p>
          <PriceLine {...price.line} words={words.line} />
        </>
      )}
    </Card>
  );
}

export const OfferFacts = ({ words }: { words: OfferView["words"]["facts"] }) => (
  <Card as="section">
    <h2 className="font-display text-h3">{words.title}</h2>
    <dl className="mt-3 text-base">
      {words.rows.map(({ name, value }) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-6 border-line border-t py-2">
          <dt className="text-muted">{name}</dt>
          <dd className="min-w-0 break-words text-right font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
    <p className="mt-3 text-muted text-small">{words.rights}</p>
  </Card>
);
