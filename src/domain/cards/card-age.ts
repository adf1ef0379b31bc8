import type { CardVersion } from "#domain/cards/card.ts";
import { addDays, type CalendarDay, daysBetween, parseCalendarDay } from "#domain/time/calendar-day.ts";

/** For so many days after nobody could sign a card any more, its prices still stand for what is asked. */
const STALE_AFTER_DAYS = 35;

/** What a card says of its own time: the last day on which it could be signed, a day of its month, and when it was read. */
export type CardDates = {
  readonly until: CalendarDay | null;
  readonly ofMonth: CalendarDay | null;
  readonly readOn: CalendarDay;
};

/** The last day on which a card could be signed: as printed, else the end of its month, else the day it was read. */
export const lastSignable = ({ until, ofMonth, readOn }: CardDates): CalendarDay =>
  until ?? (ofMonth === null ? readOn : endOfMonth(ofMonth));

export type CardAge = { readonly lastSignable: CalendarDay; readonly days: number; readonly isStale: boolean };

/** Whether a card that could last be signed on a day is too old to stand for what is asked. */
export const isStaleOn = (today: CalendarDay, signableUntil: CalendarDay): boolean =>
  daysBetween(signableUntil, today) > STALE_AFTER_DAYS;

/** How old a price is on a day; below zero while the card can still be signed. */
export function ageOn(today: CalendarDay, dates: CardDates): CardAge {
  const last = lastSignable(dates);
  return { lastSignable: last, days: daysBetween(last, today), isStale: isStaleOn(today, last) };
}

type Dated = Pick<CardVersion, "card" | "until" | "source">;

/** Energy price, certificates and fixed fee of a card: of the regulator's month where they come from it, else as the rest. */
export function energyDatesOf(version: Dated): CardDates {
  const { card } = version;
  const regulator = card.kind === "supplier" ? undefined : card.regulator;
  return regulator === undefined
    ? ownDatesOf(version)
    : { until: null, ofMonth: parseCalendarDay(`${regulator.month}-01`), readOn: regulator.readOn };
}

/** What the card itself says: injection, fees and conditions. */
export const ownDatesOf = ({ card, until, source }: Dated): CardDates => ({
  until,
  ofMonth: card.signedFrom ?? parseCalendarDay(source.publishedOn ?? ""),
  readOn: parseCalendarDay(source.readOn) ?? "1970-01-01",
});

/** A card is as old as the oldest of its parts. */
export function cardAgeOn(today: CalendarDay, version: Dated): CardAge {
  const [energy, own] = [ageOn(today, energyDatesOf(version)), ageOn(today, ownDatesOf(version))];
  return own.days >= energy.days ? own : energy;
}

export function endOfMonth(day: CalendarDay): CalendarDay {
  const [year = 0, month = 0] = day.split("-").map(Number);
  const next = month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, "0")}-01`;
  return addDays(next as CalendarDay, -1);
}
