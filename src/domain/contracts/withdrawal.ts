import { type Agreement, isAnnounced, isConsumerSale } from "#domain/contracts/agreement.ts";
import { movesFrom } from "#domain/contracts/contract-state.ts";
import { publicHolidaysOf } from "#domain/profiles/load/day-kinds.ts";
import { addDays, type CalendarDay, weekdayOf, yearOf } from "#domain/time/calendar-day.ts";

const WITHDRAWAL_DAYS = 14;

/**
 * The last day on which a consumer may withdraw: fourteen days after the day of the contract (WER art. VI.47), and when
 * that is no working day, the next one that is (Regulation 1182/71, art. 3).
 */
export function withdrawalUntil(signedOn: CalendarDay): CalendarDay {
  let day = addDays(signedOn, WITHDRAWAL_DAYS);
  while (weekdayOf(day) >= 6 || publicHolidaysOf(yearOf(day)).includes(day)) day = addDays(day, 1);
  return day;
}

/**
 * Why somebody may step back. Free: nobody is bound yet, or no power flows and the agreement itself allows it. Law: a
 * consumer towards a seller that is an enterprise, also when power flows already.
 */
export type WithdrawalRight =
  | { readonly ground: "free" }
  | { readonly ground: "law"; readonly until: CalendarDay }
  | { readonly ground: "none" };

export function withdrawalRight(
  agreement: Pick<Agreement, "state" | "signatures" | "parties" | "startedOn">,
  side: "seller" | "buyer",
  today: CalendarDay,
  dayOf: (moment: Date) => CalendarDay,
): WithdrawalRight {
  const last = agreement.signatures.length === 2 ? agreement.signatures[1] : undefined;
  if (last && side === "buyer" && isConsumerSale(agreement.parties)) {
    const until = withdrawalUntil(dayOf(last.at));
    const isOpen = movesFrom(agreement.state).length > 0;
    if (isOpen && today <= until) return { ground: "law", until };
  }
  const isUnbegun = agreement.state === "active" && isAnnounced(agreement, today);
  return { ground: isUnbegun || movesFrom(agreement.state).includes("withdrawn") ? "free" : "none" };
}
