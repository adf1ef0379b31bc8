import type { Side } from "#domain/contracts/agreement.ts";
import type { Month } from "#domain/settlement/months/month.ts";
import type { MonthStanding } from "#domain/settlement/months/month-standing.ts";
import type { Invoice } from "#domain/settlement/statement.ts";
import { addDays, type CalendarDay } from "#domain/time/calendar-day.ts";

/** A bank takes a day or two, so nobody is reminded on the morning after. */
const LATE_DAYS = 3;

/** What both say of the money of a month. Nothing here is seen at a bank. */
export type MonthPayment = {
  readonly agreementId: string;
  readonly month: Month;
  /** All that the buyer says to have paid. */
  readonly paidCents: number;
  readonly paidOn: CalendarDay | null;
  /** All that the seller says to have received. */
  readonly receivedCents: number;
  readonly receivedOn: CalendarDay | null;
  /** From this day on the buyer is reminded, once; null when there is nothing to remind of. */
  readonly remindOn: CalendarDay | null;
};

export const noPayment = (of: Pick<MonthPayment, "agreementId" | "month">): MonthPayment => ({
  agreementId: of.agreementId,
  month: of.month,
  paidCents: 0,
  paidOn: null,
  receivedCents: 0,
  receivedOn: null,
  remindOn: null,
});

type Paper = Pick<Invoice, "kind" | "totalCents" | "dueOn">;
export type PaymentBalance = {
  /** What the papers of the month ask together, less what they give back. */
  readonly askedCents: number;
  /** Neither said to be paid nor received. */
  readonly openCents: number;
  /** Said to be paid, and not yet received. */
  readonly underwayCents: number;
  /** Paid before a paper gave it back. */
  readonly overpaidCents: number;
  /** The last day of what is open: that of the newest paper that asks. */
  readonly dueOn: CalendarDay | null;
};

/** Where the money of a month stands, from its papers in their sequence and what both say. */
export function balanceOf(papers: readonly Paper[], { paidCents, receivedCents }: MonthPayment): PaymentBalance {
  const asked = papers.reduce((sum, { kind, totalCents }) => sum + (kind === "invoice" ? totalCents : -totalCents), 0);
  const said = Math.max(paidCents, receivedCents);
  const openCents = Math.max(0, asked - said);
  return {
    askedCents: asked,
    openCents,
    underwayCents: Math.max(0, Math.min(asked, paidCents) - receivedCents),
    overpaidCents: Math.max(0, said - asked),
    dueOn: openCents > 0 ? (papers.findLast(({ kind }) => kind === "invoice")?.dueOn ?? null) : null,
  };
}

export const paymentActs = ["pay", "undo-pay", "receive", "undo-receive"] as const;
export type PaymentAct = (typeof paymentActs)[number];

/** What one side may say of the money of a month. A month that is not agreed on asks nothing. */
export function actsOnPayment(
  state: MonthStanding["state"],
  side: Side,
  { askedCents, openCents }: PaymentBalance,
  { paidCents, receivedCents }: MonthPayment,
): readonly PaymentAct[] {
  if (state !== "agreed") return [];
  if (side === "buyer") {
    return [
      ...(openCents > 0 ? (["pay"] as const) : []),
      // What the seller has received is no mis-click of the buyer.
      ...(paidCents > receivedCents ? (["undo-pay"] as const) : []),
    ];
  }
  return [
    ...(receivedCents < askedCents ? (["receive"] as const) : []),
    ...(receivedCents > 0 ? (["undo-receive"] as const) : []),
  ];
}

/** What both say after an act that was allowed. */
export function afterPaymentAct(
  payment: MonthPayment,
  act: PaymentAct,
  { askedCents }: PaymentBalance,
  today: CalendarDay,
): MonthPayment {
  switch (act) {
    case "pay":
      return { ...payment, paidCents: askedCents, paidOn: today };
    case "undo-pay":
      return { ...payment, paidCents: payment.receivedCents, paidOn: payment.receivedOn };
    case "receive":
      return { ...payment, receivedCents: askedCents, receivedOn: today };
    case "undo-receive":
      return { ...payment, receivedCents: 0, receivedOn: null };
  }
}

/** The reminder anew after a paper, a yes or a word about money: a few days after the last day, or after today. */
export function withReminder(payment: MonthPayment, papers: readonly Paper[], today: CalendarDay): MonthPayment {
  const { dueOn } = balanceOf(papers, payment);
  return { ...payment, remindOn: dueOn === null ? null : addDays(dueOn > today ? dueOn : today, LATE_DAYS) };
}
