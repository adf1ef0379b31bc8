import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { type KilowattHours, kilowattHours } from "#domain/units/quantity.ts";

/** Kamerstuk 36 611: from this day no kWh of a Dutch connection is netted. */
export const NETTING_ENDS: CalendarDay = "2027-01-01";

type NettedYear = { injection: KilowattHours; offtake: KilowattHours; sold: KilowattHours };

/**
 * A Dutch supplier nets a year's injection against its offtake. What goes to a buyer is not netted: first what the
 * offtake had left over goes, then the netting itself.
 */
export const nettingLost = ({ injection, offtake, sold }: NettedYear): KilowattHours =>
  kilowattHours(Math.min(injection, offtake) - Math.min(injection - sold, offtake));
