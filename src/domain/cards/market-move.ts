import type { Figure } from "#domain/figure.ts";
import { type CalendarDay, monthOf, yearOf } from "#domain/time/calendar-day.ts";

/** The plain mean of a whole month on the day-ahead market; `validFrom` is its first day and `validUntil` its last. */
export type MonthMean = Pick<Figure<"EUR/kWh">, "value" | "validFrom" | "validUntil">;

/** By how much the market may have moved since the month of a card: both factors are the same where it is known. */
export type MarketMove = { readonly lowest: number; readonly highest: number; readonly isEstimate: boolean };

const monthNumber = (day: CalendarDay) => yearOf(day) * 12 + monthOf(day);

/**
 * The mean of the last whole month against that of the month in which a card could last be signed. Where one of both is not
 * known: the largest fall and the largest rise over as many months that are, an estimate.
 */
export function marketMoveSince(
  signableUntil: CalendarDay,
  today: CalendarDay,
  means: readonly MonthMean[],
): MarketMove {
  const known = new Map(
    means
      .filter(({ validUntil = today }) => validUntil < today)
      .map(({ validFrom, value }) => [monthNumber(validFrom), value as number]),
  );
  const cardMonth = monthNumber(signableUntil);
  const [first, last] = [Math.min(...known.keys()), Math.max(...known.keys())];
  const [then, now] = [known.get(cardMonth), known.get(last)];
  if (then !== undefined && now !== undefined && last > cardMonth)
    return { lowest: now / then, highest: now / then, isEstimate: false };
  const months = Math.max(1, Math.min(monthNumber(today) - 1 - cardMonth, last - first));
  const moves = [...known].flatMap(([month, value]) => {
    const later = known.get(month + months);
    return later === undefined ? [] : [later / value];
  });
  return { lowest: Math.min(1, ...moves), highest: Math.max(1, ...moves), isEstimate: true };
}
