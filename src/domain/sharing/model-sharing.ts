import { type ModelDaySituation, modelDay } from "#domain/profiles/model-day.ts";
import { sharePair } from "#domain/sharing/share-pair.ts";
import { type KilowattHours, kilowattHours } from "#domain/units/quantity.ts";
import { seriesOf, sumOfSeries } from "#domain/units/series.ts";

export type SharingQuarter = { shared: KilowattHours; toSupplier: KilowattHours; fromSupplier: KilowattHours };
export type SharingTotals = { injection: KilowattHours; offtake: KilowattHours; shared: KilowattHours };
export type ModelSharingDay = { quarters: SharingQuarter[]; totals: SharingTotals };

// A picture needs no more than whole watt-hours, and 96 long fractions would weigh on every page.
const toWattHours = (energy: number) => kilowattHours(Math.round(energy * 1000) / 1000);

/** One day of the model, shared quarter by quarter: what the square of 96 tiles shows. */
export function modelSharingDay(situation: ModelDaySituation): ModelSharingDay {
  const day = modelDay(situation);
  const injection = seriesOf<"kWh">(day.injection);
  const offtake = seriesOf<"kWh">(day.offtake);
  const { shared, toSupplier, fromSupplier } = sharePair(injection, offtake);
  return {
    quarters: Array.from(shared, (energy, quarter) => ({
      shared: toWattHours(energy),
      toSupplier: toWattHours(toSupplier[quarter] as number),
      fromSupplier: toWattHours(fromSupplier[quarter] as number),
    })),
    totals: { injection: sumOfSeries(injection), offtake: sumOfSeries(offtake), shared: sumOfSeries(shared) },
  };
}
