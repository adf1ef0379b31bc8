import { type Agreement, isConsumerSale, otherSide, type Side } from "#domain/contracts/agreement.ts";
import { type CalendarDay, calendarDayOf, monthOf, yearOf } from "#domain/time/calendar-day.ts";

/** Longer would bind a household harder than a supply contract of unlimited duration does. */
export const CONSUMER_NOTICE_MONTHS_MAX = 2;

/** Kept with the dossier: which side asked to take the notice back. */
const withdrawalKey = (side: Side) => `withdraw-notice:${side}`;

/** Whether this side said that a notice that runs may be taken back. */
export const hasAskedToStay = ({ dossier }: Pick<Agreement, "dossier">, side: Side): boolean =>
  dossier[withdrawalKey(side)] !== undefined;

/** One side wants to take the notice back: with the other's word it never was, without it the notice runs on. */
export function withoutNotice(agreement: Agreement, side: Side, today: CalendarDay): Agreement {
  const { [withdrawalKey("seller")]: _seller, [withdrawalKey("buyer")]: _buyer, ...dossier } = agreement.dossier;
  return hasAskedToStay(agreement, otherSide(side))
    ? { ...agreement, dossier, endsOn: null }
    : { ...agreement, dossier: { ...agreement.dossier, [withdrawalKey(side)]: today } };
}

/** The last day of sharing when one side gives notice on this day: the end of the month in which the notice is over. */
export function noticeEndsOn(
  agreement: Pick<Agreement, "parties" | "terms">,
  side: Side,
  on: CalendarDay,
): CalendarDay {
  const { noticeMonths } = agreement.terms;
  const isConsumer = side === "buyer" && isConsumerSale(agreement.parties);
  const months = isConsumer ? Math.min(noticeMonths, CONSUMER_NOTICE_MONTHS_MAX) : noticeMonths;
  return calendarDayOf(yearOf(on), monthOf(on) + months + 1, 0);
}
