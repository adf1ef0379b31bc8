import { quartersIn } from "#domain/day-prices/day-prices.ts";
import { brusselsDay, startOfBrusselsDay } from "#domain/time/brussels-day.ts";
import { type CalendarDay, parseCalendarDay, yearOf } from "#domain/time/calendar-day.ts";

/** A quarter of a day as it passes, from 0; where the clock says it twice, whoever reads must know which of both it is. */
export type PriceStamp = { readonly day: CalendarDay; readonly quarter: number; readonly isTwofold: boolean };

const DAY = String.raw`(?:(\d{4})-(\d{2})-(\d{2})|(\d{2})\/(\d{2})\/(\d{4}))`;
const TIME = String.raw`(\d{2}):(\d{2})(?::00(?:\.0+)?)?`;
const ZONE = String.raw`(Z|[+-]\d{2}:?\d{2}|\(CES?T\))?`;
/** A moment, or the moments between which a price holds, of which the first counts. */
const STAMP = new RegExp(String.raw`^${DAY}[T ]${TIME}\s*${ZONE}(?:\s+-\s+\S.{0,40})?$`);

/** The first day whose prices are taken; of earlier years no calendar is made. */
export const FIRST_PRICE_DAY: CalendarDay = "2015-01-01";
const YEAR_MAX = 2100;

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;
/** The hour that is skipped in March and comes twice in October. */
const [CHANGE_STARTS, CHANGE_ENDS] = [8, 12];

/** When a price begins, in the time of Brussels unless it says otherwise; null for a time that does not exist. */
export function readPriceStamp(text: string): PriceStamp | null {
  const [, year, month, date, dateFirst, monthFirst, yearLast, hours, minutes, zone] = STAMP.exec(text) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const day = parseCalendarDay(`${year ?? yearLast}-${month ?? monthFirst}-${date ?? dateFirst}`);
  if (day === null || yearOf(day) < 2000 || yearOf(day) > YEAR_MAX) return null;
  if (Number(hours) > 23 || Number(minutes) % 15 !== 0 || Number(minutes) > 45) return null;
  const clock = Number(hours) * 4 + Number(minutes) / 15;
  return zone === undefined ? onClock(day, clock) : atInstant(day, clock, offsetOf(zone));
}

function offsetOf(zone: string): number {
  if (zone === "Z") return 0;
  if (zone.startsWith("(")) return zone === "(CEST)" ? 120 : 60;
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(-2))];
  return (zone.startsWith("-") ? -1 : 1) * (hours * 60 + minutes);
}

function atInstant(day: CalendarDay, clock: number, offsetMinutes: number): PriceStamp {
  const instant = Date.parse(day) + clock * QUARTER_MS - offsetMinutes * MINUTE_MS;
  const local = brusselsDay(new Date(instant));
  return { day: local, quarter: (instant - startOfBrusselsDay(local).getTime()) / QUARTER_MS, isTwofold: false };
}

function onClock(day: CalendarDay, clock: number): PriceStamp | null {
  const change = quartersIn(day) - 96;
  const isInChange = clock >= CHANGE_STARTS && clock < CHANGE_ENDS;
  if (change < 0 && isInChange) return null;
  const quarter = clock >= CHANGE_ENDS ? clock + change : clock;
  return { day, quarter, isTwofold: change > 0 && isInChange };
}
