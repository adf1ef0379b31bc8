import type { BusinessKind } from "#domain/profiles/load/business-hours.ts";
import type { Season } from "#domain/time/season.ts";
import { type KilowattHours, kilowattHours } from "#domain/units/quantity.ts";

export type SharingQuarter = { shared: KilowattHours; toSupplier: KilowattHours; fromSupplier: KilowattHours };
export type SharingTotals = { injection: KilowattHours; offtake: KilowattHours; shared: KilowattHours };
export type SharedDay = { quarters: SharingQuarter[]; totals: SharingTotals };

/** Who a picture shows, in plain numbers: kWh a year, and a household where no trade is told. */
type PicturedUse = { energy: number; trade?: BusinessKind };

/** The pair of a picture: panels with or without use of one's own behind the meter, and a buyer when there is one. */
export type PicturedPair = { kilowattPeak: number; ownUse?: PicturedUse; buyer?: PicturedUse; season: Season };

type SharedQuarters = Readonly<Record<keyof SharingQuarter, ArrayLike<number>>>;

// A picture needs no more than whole watt-hours, and 96 long fractions would weigh on every page.
const toWattHours = (energy: number | undefined) => kilowattHours(Math.round((energy ?? 0) * 1000) / 1000);

/** The quarters of a day, as the square of 96 tiles shows them. */
export const sharingQuarters = ({ shared, toSupplier, fromSupplier }: SharedQuarters): SharingQuarter[] =>
  Array.from(shared, (energy, quarter) => ({
    shared: toWattHours(energy),
    toSupplier: toWattHours(toSupplier[quarter]),
    fromSupplier: toWattHours(fromSupplier[quarter]),
  }));
