import type { MonthMoney } from "#application/settlement/read-money.ts";
import { sayMoney } from "#content/contracts/money-words.ts";
import type { Side } from "#domain/contracts/agreement.ts";
import { actsOnPayment } from "#domain/settlement/months/month-payment.ts";
import type { MonthStanding } from "#domain/settlement/months/month-standing.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

/** Where the money of a month stands as one side reads it, with what that side may say of it. */
export function moneyView(money: MonthMoney, state: MonthStanding["state"], side: Side, today: CalendarDay) {
  const { payment, balance } = money;
  return {
    lines: state === "agreed" ? sayMoney(money, side, today) : [],
    tone:
      balance.openCents > 0 && balance.dueOn !== null && balance.dueOn < today
        ? ("warn" as const)
        : balance.openCents + balance.underwayCents + balance.overpaidCents > 0
          ? ("info" as const)
          : ("ok" as const),
    acts: actsOnPayment(state, side, balance, payment),
    askedCents: balance.askedCents,
  };
}

export type MoneyView = ReturnType<typeof moneyView>;
