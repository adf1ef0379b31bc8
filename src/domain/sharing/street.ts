import { allocateCommunity } from "#domain/sharing/allocate-community.ts";
import type { SharingKey } from "#domain/sharing/quarter-allocator.ts";
import type { Season } from "#domain/time/season.ts";
import { share } from "#domain/units/quantity.ts";
import { emptySeries, type Series, sumOfSeries } from "#domain/units/series.ts";

export type FlemishKey = Extract<SharingKey, "fixed" | "relative" | "optimal">;

/** The six connections of the street that the site shows. */
export type StreetHouse = "school" | "roofFamily" | "bakery" | "daytimeCouple" | "carFamily" | "heatPump";

/** A day of a month for everybody in a street, in whole watt-hours per quarter, so that it travels light. */
export type StreetSeason = {
  /** What one kilowatt-peak makes, by eighths of cloud from none to eight. */
  sun: readonly (readonly number[])[];
  /** What each house uses, in the order of the houses. */
  loads: readonly (readonly number[])[];
};

export type Street<Id extends string> = {
  houses: readonly { id: Id; kilowattPeak: number }[];
  seasons: Readonly<Record<Season, StreetSeason>>;
};

/** `isMember` tells of each house whether it shares; whoever does not is left to its own supplier. */
export type StreetChoice = { season: Season; clouds: number; key: FlemishKey; isMember: readonly boolean[] };

/** Of one house, in kWh per quarter. */
export type HouseDay = {
  isMember: boolean;
  production: Series<"kWh">;
  load: Series<"kWh">;
  ownUse: Series<"kWh">;
  given: Series<"kWh">;
  received: Series<"kWh">;
  toSupplier: Series<"kWh">;
  fromSupplier: Series<"kWh">;
};

/** Of all members together, in kWh per quarter. */
export type GroupDay = { shared: Series<"kWh">; toSupplier: Series<"kWh">; fromSupplier: Series<"kWh"> };

export type StreetDay = { houses: readonly HouseDay[]; group: GroupDay; members: number };

const QUARTERS = 96;
const WATT_HOURS = 1000;

/** A day of the street under one key, in which every member counts as much as any other. */
export function streetDay<Id extends string>(street: Street<Id>, choice: StreetChoice): StreetDay {
  const { sun, loads } = street.seasons[choice.season];
  const perKilowattPeak = sun[choice.clouds];
  if (perKilowattPeak === undefined) throw new RangeError(`${choice.clouds} is no part of the sky in eighths.`);
  const houses = street.houses.map(({ kilowattPeak }, index) =>
    houseAlone(loads[index] ?? [], perKilowattPeak, kilowattPeak, choice.isMember[index] === true),
  );
  const members = houses.filter(({ isMember }) => isMember);
  const key = share(members.length === 0 ? 0 : 1 / members.length);
  // Until it is shared, what a house has over goes to its supplier and what it lacks comes from there.
  const allocation = allocateCommunity(
    members.map(({ toSupplier, fromSupplier }) => ({ injection: toSupplier, offtake: fromSupplier, key })),
    choice.key,
  );
  members.forEach((house, index) => {
    const toSupplier = allocation.toSupplier[index] as Series<"kWh">;
    house.given = difference(house.toSupplier, toSupplier);
    house.received = allocation.received[index] as Series<"kWh">;
    house.toSupplier = toSupplier;
    house.fromSupplier = allocation.fromSupplier[index] as Series<"kWh">;
  });
  const group = {
    shared: together(members.map(({ received }) => received)),
    toSupplier: together(members.map(({ toSupplier }) => toSupplier)),
    fromSupplier: together(members.map(({ fromSupplier }) => fromSupplier)),
  };
  return { houses, group, members: members.length };
}

/** The day's kWh of a house or of the group. */
export const dayTotal = (series: Series<"kWh">): number => sumOfSeries(series);

function houseAlone(
  wattHours: readonly number[],
  perKilowattPeak: readonly number[],
  kilowattPeak: number,
  isMember: boolean,
): HouseDay {
  const house: HouseDay = {
    isMember,
    production: emptySeries(QUARTERS),
    load: emptySeries(QUARTERS),
    ownUse: emptySeries(QUARTERS),
    given: emptySeries(QUARTERS),
    received: emptySeries(QUARTERS),
    toSupplier: emptySeries(QUARTERS),
    fromSupplier: emptySeries(QUARTERS),
  };
  for (let quarter = 0; quarter < QUARTERS; quarter++) {
    const made = ((perKilowattPeak[quarter] ?? 0) * kilowattPeak) / WATT_HOURS;
    const used = (wattHours[quarter] ?? 0) / WATT_HOURS;
    house.production[quarter] = made;
    house.load[quarter] = used;
    house.ownUse[quarter] = Math.min(made, used);
    house.toSupplier[quarter] = Math.max(0, made - used);
    house.fromSupplier[quarter] = Math.max(0, used - made);
  }
  return house;
}

function difference(from: Series<"kWh">, less: Series<"kWh">): Series<"kWh"> {
  const rest = emptySeries<"kWh">(QUARTERS);
  for (let quarter = 0; quarter < QUARTERS; quarter++) {
    rest[quarter] = Math.max(0, (from[quarter] as number) - (less[quarter] as number));
  }
  return rest;
}

function together(all: readonly Series<"kWh">[]): Series<"kWh"> {
  const total = emptySeries<"kWh">(QUARTERS);
  for (const series of all) {
    for (let quarter = 0; quarter < QUARTERS; quarter++) {
      total[quarter] = (total[quarter] as number) + (series[quarter] as number);
    }
  }
  return total;
}
