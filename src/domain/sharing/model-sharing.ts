import { type ModelDaySituation, modelDay, type Season } from "#domain/profiles/model-day.ts";
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

// So many days of each season give back the yearly yield per kWp and the yearly offtake that the model day starts from.
export const DAYS_OF_SEASON: Readonly<Record<Season, number>> = { winter: 150, spring: 62, summer: 153 };

/** A year made of three model days. `activeDays` are those on which the buyer takes power at the pace given. */
export function modelSharingYear(
  situation: Omit<ModelDaySituation, "season">,
  activeDays: Readonly<Record<Season, number>> = DAYS_OF_SEASON,
): SharingTotals {
  const totals = { injection: 0, offtake: 0, shared: 0 };
  for (const season of ["winter", "spring", "summer"] as const) {
    const day = modelSharingDay({ ...situation, season }).totals;
    totals.injection += day.injection * DAYS_OF_SEASON[season];
    totals.offtake += day.offtake * activeDays[season];
    totals.shared += day.shared * activeDays[season];
  }
  return {
    injection: kilowattHours(totals.injection),
    offtake: kilowattHours(totals.offtake),
    shared: kilowattHours(totals.shared),
  };
}
