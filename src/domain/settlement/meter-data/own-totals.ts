import type { Side } from "#domain/contracts/agreement.ts";
import type { Month } from "#domain/settlement/months/month.ts";
import type { MonthPayment, PaymentBalance } from "#domain/settlement/months/month-payment.ts";
import type { Statement } from "#domain/settlement/statement.ts";

/** A settled month as one person sees it. */
type OwnStatement = {
  readonly side: Side;
  readonly statement: Pick<Statement, "month" | "shared">;
  /** Null while nothing is asked for the month. */
  readonly money: {
    readonly payment: Pick<MonthPayment, "receivedCents">;
    readonly balance: Pick<PaymentBalance, "askedCents" | "openCents">;
  } | null;
};

export type OwnTotals = {
  readonly soldWattHours: number;
  readonly boughtWattHours: number;
  readonly toPayCents: number;
  readonly paidCents: number;
  readonly toReceiveCents: number;
  readonly receivedCents: number;
};
type OwnMonth = OwnTotals & { readonly month: Month };

const nothing: OwnTotals = {
  soldWattHours: 0,
  boughtWattHours: 0,
  toPayCents: 0,
  paidCents: 0,
  toReceiveCents: 0,
  receivedCents: 0,
};

/** What somebody sold, bought, paid and received in each settled month, over all agreements, oldest first. */
export function ownMonths(statements: readonly OwnStatement[]): OwnMonth[] {
  const months = new Map<Month, OwnTotals>();
  for (const one of statements) {
    const { month } = one.statement;
    months.set(month, add(months.get(month) ?? nothing, totalsOf(one)));
  }
  return [...months].map(([month, totals]) => ({ month, ...totals })).sort((a, b) => (a.month < b.month ? -1 : 1));
}

export const sumOfMonths = (months: readonly OwnTotals[]): OwnTotals => months.reduce(add, nothing);

function totalsOf({ side, statement: { shared }, money }: OwnStatement): OwnTotals {
  const asked = Math.max(0, money?.balance.askedCents ?? 0);
  if (side === "buyer") {
    const open = Math.min(asked, money?.balance.openCents ?? 0);
    return { ...nothing, boughtWattHours: shared, toPayCents: open, paidCents: asked - open };
  }
  const received = Math.min(asked, money?.payment.receivedCents ?? 0);
  return { ...nothing, soldWattHours: shared, toReceiveCents: asked - received, receivedCents: received };
}

const add = (one: OwnTotals, other: OwnTotals): OwnTotals => ({
  soldWattHours: one.soldWattHours + other.soldWattHours,
  boughtWattHours: one.boughtWattHours + other.boughtWattHours,
  toPayCents: one.toPayCents + other.toPayCents,
  paidCents: one.paidCents + other.paidCents,
  toReceiveCents: one.toReceiveCents + other.toReceiveCents,
  receivedCents: one.receivedCents + other.receivedCents,
});
