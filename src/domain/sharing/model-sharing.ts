import { type ModelDaySituation, modelDay, type Season } from "#domain/profiles/model-day.ts";
import { shareQuarters } from "#domain/sharing/share-quarters.ts";
import { type KilowattHours, kilowattHours, sum } from "#domain/units/quantity.ts";

export type SharingQuarter = { shared: KilowattHours; toSupplier: KilowattHours; fromSupplier: KilowattHours };
export type SharingTotals = { injection: KilowattHours; offtake: KilowattHours; shared: KilowattHours };
export type ModelSharingDay = { quarters: SharingQuarter[]; totals: SharingTotals };

// A picture needs no more than whole watt-hours, and 96 long fractions would weigh on every page.
const toWattHours = (energy: KilowattHours) => kilowattHours(Math.round(energy * 1000) / 1000);

/** One day of the model, shared quarter by quarter: what the square of 96 tiles shows. */
export function modelSharingDay(situation: ModelDaySituation): ModelSharingDay {
  const { injection, offtake } = modelDay(situation);
  const { shared, toSupplier, fromSupplier } = shareQuarters(injection, offtake);
  const at = (series: readonly KilowattHours[], quarter: number) => toWattHours(series[quarter] ?? kilowattHours(0));
  return {
    quarters: shared.map((_, quarter) => ({
      shared: at(shared, quarter),
      toSupplier: at(toSupplier, quarter),
      fromSupplier: at(fromSupplier, quarter),
    })),
    totals: { injection: sum(injection), offtake: sum(offtake), shared: sum(shared) },
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
