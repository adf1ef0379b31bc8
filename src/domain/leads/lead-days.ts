import { addWorkingDays } from "#domain/leads/working-days.ts";
import { addDays, type CalendarDay } from "#domain/time/calendar-day.ts";

const REPLY_WORKING_DAYS = 2;
/** As the retention of leads does, which counts the same days. */
export const LEAD_KEPT_DAYS = 365;

/** What the page, the mail to the visitor and the mail to the operator promise alike. */
export const leadDays = (receivedOn: CalendarDay) => ({
  replyBy: addWorkingDays(receivedOn, REPLY_WORKING_DAYS),
  erasedOn: addDays(receivedOn, LEAD_KEPT_DAYS),
});
