import type { AgreementTerms } from "#domain/contracts/agreement.ts";
import type { Month } from "#domain/settlement/months/month.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { roundKept } from "#domain/units/price-steps.ts";

/** The agreed price, raised by the agreed share for every whole year since sharing began. */
export function priceInMonth({ price, indexation }: AgreementTerms, startedOn: CalendarDay, month: Month): number {
  if (indexation.kind === "none") return price;
  const months =
    (Number(month.slice(0, 4)) - Number(startedOn.slice(0, 4))) * 12 +
    Number(month.slice(5, 7)) -
    Number(startedOn.slice(5, 7));
  const years = Math.max(0, Math.floor(months / 12));
  return roundKept(price * (1 + indexation.percent / 100) ** years);
}
