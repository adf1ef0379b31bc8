import type { Side } from "#domain/contracts/agreement.ts";
import type { Month } from "#domain/settlement/months/month.ts";
import { uploadBy } from "#domain/settlement/months/month-data.ts";
import { actsOnPayment, type MonthPayment, type PaymentBalance } from "#domain/settlement/months/month-payment.ts";
import type { MonthStanding } from "#domain/settlement/months/month-standing.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

export type MonthStepKind = "answer" | "pay" | "upload" | "fill-gaps" | "talk" | "confirm-receipt";

/** Something that one side has to do about one month. */
export type MonthStep = {
  readonly kind: MonthStepKind;
  readonly month: Month;
  readonly due: CalendarDay | null;
  /** Of a payment. */
  readonly cents: number | null;
};

type MonthFacts = {
  /** Months of which this side has not brought its values, though they can be fetched. */
  readonly lacking: readonly Month[];
  /** Months that wait until both accept what counts for quarters that nobody has. */
  readonly gaps: readonly Month[];
  /** Of the newest version of each month. */
  readonly standings: readonly MonthStanding[];
  readonly money: readonly { readonly payment: MonthPayment; readonly balance: PaymentBalance }[];
};

/** What the months of an agreement ask of one side: what has the nearest last day first. */
export function monthSteps({ lacking, gaps, standings, money }: MonthFacts, side: Side): MonthStep[] {
  const step = (kind: MonthStepKind, month: Month, due: CalendarDay | null, cents: number | null = null) => ({
    kind,
    month,
    due,
    cents,
  });
  const steps = [
    ...standings
      .filter(({ state, waitsFor }) => state === "waiting" && waitsFor.includes(side))
      .map(({ month, answerBy }) => step("answer", month, answerBy)),
    ...standings
      .filter(({ state, contestedBy }) => state === "contested" && contestedBy !== side)
      .map(({ month }) => step("talk", month, null)),
    ...money.flatMap(({ payment, balance }) => {
      const state = standings.find(({ month }) => month === payment.month)?.state ?? "waiting";
      const acts = actsOnPayment(state, side, balance, payment);
      if (acts.includes("pay")) return [step("pay", payment.month, balance.dueOn, balance.openCents)];
      // Only what the buyer says to have paid: before that there is nothing to look for.
      const isUnderway = acts.includes("receive") && balance.underwayCents > 0;
      return isUnderway ? [step("confirm-receipt", payment.month, null, balance.underwayCents)] : [];
    }),
    ...lacking.map((month) => step("upload", month, uploadBy(month))),
    ...gaps.map((month) => step("fill-gaps", month, null)),
  ];
  const dueOf = ({ due }: MonthStep) => due ?? "9999";
  return steps.toSorted((a, b) => (dueOf(a) < dueOf(b) ? -1 : dueOf(a) > dueOf(b) ? 1 : 0));
}
