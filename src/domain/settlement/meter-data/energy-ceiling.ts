import { type Agreement, type Side, sides } from "#domain/contracts/agreement.ts";
import { partyIn } from "#domain/contracts/amendment.ts";
import type { SettlementRefusal } from "#domain/contracts/contract-refusal.ts";
import { sunPath } from "#domain/profiles/production/sun-path.ts";
import { BRUSSELS } from "#domain/regions/place.ts";
import { daysOfMonth, type Month, yearOfMonth } from "#domain/settlement/months/month.ts";
import { brusselsYear, calendarDayAt } from "#domain/time/brussels-year.ts";

/** The most that can pass, in watt-hours. */
export type EnergyCeiling = { readonly perQuarter: number; readonly perMonth: number };

/** In kVA, for a connection of which nobody told: more than any home has, and than a distribution grid gives a company. */
const LARGEST_CONNECTION = { person: 100, company: 5000 } as const;
const WATT_HOURS_PER_QUARTER = 250;
/** Panels give more than their peak for a moment, on a cold bright day; owners round their power down. */
const POWER_MARGIN = 1.25;
/** Of the hours of light, as full power: the best months in Belgium come to a third, because the sun stands low or behind clouds. */
const LIGHT_SHARE = 0.5;

/** Over the power of a connection: 230 V may be a tenth more (EN 50160), and a breaker lets an eighth more pass for an hour (IEC 60898). */
const CONNECTION_MARGIN = 1.25;

type Known = Pick<Agreement, "power" | "technology" | "parties" | "amendments">;

/** Of the buyer's connection in a month, as both signed it. The seller's is bounded by its installation. */
const capacityOf = (agreement: Known, side: Side, month: Month): number | null =>
  side === "buyer" ? (partyIn(agreement, side, month)?.capacity ?? null) : null;

/** No month holds more than the installation can make, nor more than a connection carries. */
function ceilingOf(agreement: Known, side: Side, month: Month, told: number | null): EnergyCeiling {
  const largest = LARGEST_CONNECTION[agreement.parties[side]?.kind ?? "company"];
  const connection = Math.ceil((told === null ? largest : told * CONNECTION_MARGIN) * WATT_HOURS_PER_QUARTER);
  const quarters = daysOfMonth(month).reduce((sum, day) => sum + day.quarters, 0);
  const power = side === "seller" ? (agreement.power ?? null) : null;
  if (power === null) return { perQuarter: connection, perMonth: connection * quarters };
  const perQuarter = Math.ceil(power * WATT_HOURS_PER_QUARTER * POWER_MARGIN);
  const hours = agreement.technology === "solar" ? litQuarters(month) * LIGHT_SHARE : quarters;
  return { perQuarter, perMonth: Math.ceil(perQuarter * hours) };
}

/**
 * The first limit that shared quarters of a month go over, or what one meter measured; null when they can be. A meter is not
 * held to the power that was told: a peak in which nothing is shared would stop the whole file.
 */
export function findExcess(
  agreement: Known,
  month: Month,
  values: ArrayLike<number>,
  meterOf: Side | null = null,
): Extract<SettlementRefusal, { code: "above-installation" | "above-connection" }> | null {
  const [sum, highest] = sumAndHighest(values);
  for (const side of meterOf ? [meterOf] : sides) {
    const told = meterOf ? null : capacityOf(agreement, side, month);
    const { perQuarter, perMonth } = ceilingOf(agreement, side, month, told);
    const isPowerKnown = side === "seller" && (agreement.power ?? null) !== null;
    const over =
      highest > perQuarter
        ? { wattHours: highest, most: perQuarter }
        : sum > perMonth
          ? { wattHours: sum, most: perMonth }
          : null;
    if (over && isPowerKnown) return { code: "above-installation", ...over };
    if (over) return { code: "above-connection", ...over, capacity: told };
  }
  return null;
}

function sumAndHighest(values: ArrayLike<number>): readonly [number, number] {
  let [sum, highest] = [0, 0];
  for (let at = 0; at < values.length; at++) {
    const value = values[at] as number;
    sum += value;
    if (value > highest) highest = value;
  }
  return [sum, highest];
}

/** Quarters of a month in which the sun is up. */
function litQuarters(month: Month): number {
  const calendar = brusselsYear(yearOfMonth(month));
  const { dayStarts } = sunPath(BRUSSELS, calendar);
  let lit = 0;
  for (let day = 0; day < calendar.days; day++) {
    if (calendarDayAt(calendar, day).startsWith(month)) {
      lit += (dayStarts[day + 1] as number) - (dayStarts[day] as number);
    }
  }
  return lit;
}
