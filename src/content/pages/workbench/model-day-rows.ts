import { formatHour } from "#content/format/format-hour.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatPercent } from "#content/format/format-percent.ts";
import { modelDay } from "#domain/profiles/model-day.ts";
import { sharePair } from "#domain/sharing/share-pair.ts";
import { kilowattHours, kilowattsPeak } from "#domain/units/quantity.ts";
import { type Series, seriesOf, sumOfSeries } from "#domain/units/series.ts";

const QUARTERS_PER_BLOCK = 16;

/** A day of the model in blocks of four hours, as a table that is too wide for a phone. */
export function modelDayRows() {
  const day = modelDay({
    kilowattPeak: kilowattsPeak(5),
    yearlyOfftake: kilowattHours(3500),
    season: "spring",
  });
  const injection = seriesOf<"kWh">(day.injection);
  const offtake = seriesOf<"kWh">(day.offtake);
  const { shared, toSupplier, fromSupplier } = sharePair(injection, offtake);
  const row = (name: string, from: number, to: number) => {
    const total = (values: Series<"kWh">) => sumOfSeries(values, from, to);
    const injected = total(injection);
    return [
      name,
      ...[injected, total(offtake), total(shared), total(toSupplier), total(fromSupplier)].map((amount) =>
        formatKilowattHours(amount, { fractionDigitsMin: 2 }),
      ),
      injected > 0 ? formatPercent(total(shared) / injected, { fractionDigitsMax: 0 }) : "-",
    ];
  };
  const blocks = Array.from(
    { length: injection.length / QUARTERS_PER_BLOCK },
    (_, block) => block * QUARTERS_PER_BLOCK,
  );
  return {
    caption: "Een lentedag volgens ons rekenmodel: 5 kWp, koper met 3.500 kWh per jaar",
    headers: ["Uren", "Injectie", "Afname koper", "Gedeeld", "Naar leverancier", "Van leverancier", "Deel gedeeld"],
    rows: blocks.map((from) =>
      row(`${formatHour(from)}-${formatHour(from + QUARTERS_PER_BLOCK)}`, from, from + QUARTERS_PER_BLOCK),
    ),
    footer: row("Hele dag", 0, injection.length),
  };
}
