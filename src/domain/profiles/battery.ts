import type { KilowattHours, Kilowatts, Share } from "#domain/units/quantity.ts";
import { kilowattHours } from "#domain/units/quantity.ts";
import { emptySeries, type Series, type SeriesSource } from "#domain/units/series.ts";

export type Battery = {
  /** What can be used of it, from empty to full. */
  capacity: KilowattHours;
  /** The same for charging and discharging, at the side of the house. */
  power: Kilowatts;
  /** What comes out of what went in; the loss falls half on the way in and half on the way out. */
  roundTrip: Share;
};

export type BatteryYear = {
  offtake: Series<"kWh">;
  injection: Series<"kWh">;
  charged: KilowattHours;
  discharged: KilowattHours;
  lost: KilowattHours;
  /** What is left in it at the end; it begins empty. */
  left: KilowattHours;
};

/** A battery behind the meter that stores every surplus and gives it back as soon as the house asks for more than the sun gives. */
export function batteryYear(
  battery: Battery,
  load: Series<"kWh">,
  production: Series<"kWh">,
  take: SeriesSource = emptySeries,
): BatteryYear {
  if (load.length !== production.length) throw new RangeError("Load and production must cover the same quarters.");
  const oneWay = Math.sqrt(battery.roundTrip);
  const perQuarter = battery.power / 4;
  const offtake = take<"kWh">(load.length);
  const injection = take<"kWh">(load.length);
  let stored = 0;
  let charged = 0;
  let discharged = 0;
  for (let quarter = 0; quarter < load.length; quarter++) {
    const surplus = (production[quarter] as number) - (load[quarter] as number);
    if (surplus > 0) {
      const taken = oneWay === 0 ? 0 : Math.min(surplus, perQuarter, (battery.capacity - stored) / oneWay);
      stored += taken * oneWay;
      charged += taken;
      injection[quarter] = surplus - taken;
      offtake[quarter] = 0;
    } else {
      const given = Math.min(-surplus, perQuarter, stored * oneWay);
      if (given > 0) stored -= given / oneWay;
      discharged += given;
      offtake[quarter] = -surplus - given;
      injection[quarter] = 0;
    }
  }
  return {
    offtake,
    injection,
    charged: kilowattHours(charged),
    discharged: kilowattHours(discharged),
    lost: kilowattHours(charged - discharged - stored),
    left: kilowattHours(stored),
  };
}
