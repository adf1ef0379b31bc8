import { addressesOf } from "#application/ports/addresses.ts";
import type { ContractPorts } from "#application/ports/contracts.ts";
import { tellMonth } from "#application/settlement/tell-month.ts";
import { type AuditEvent, otherSide, sideOf } from "#domain/contracts/agreement.ts";
import type { ContractRefusal } from "#domain/contracts/contract-refusal.ts";
import { ok, type Result, refused } from "#domain/result.ts";
import type { Month } from "#domain/settlement/months/month.ts";
import {
  actsOnPayment,
  afterPaymentAct,
  balanceOf,
  type MonthPayment,
  noPayment,
  type PaymentAct,
  withReminder,
} from "#domain/settlement/months/month-payment.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";

export type PaymentMark = {
  readonly id: string;
  readonly month: Month;
  readonly act: PaymentAct;
  /** What the papers of the month asked together when the reader had them before them. */
  readonly askedCents: number;
};

const events: Readonly<Record<PaymentAct, AuditEvent>> = {
  pay: "month-paid",
  "undo-pay": "month-paid-undone",
  receive: "month-received",
  "undo-receive": "month-received-undone",
};
const notices = {
  pay: "paid",
  "undo-pay": "paid-undone",
  receive: "received",
  "undo-receive": "received-undone",
} as const;

/** The buyer says to have paid a month, the seller to have received it, or one of them takes that word back. */
export async function markPayment(
  ports: ContractPorts,
  uid: string,
  { id, month, act, askedCents }: PaymentMark,
): Promise<Result<MonthPayment, ContractRefusal>> {
  const { store, clock } = ports;
  const agreement = await store.contracts.find(id);
  const side = agreement ? sideOf(agreement, uid) : null;
  if (!agreement || !side) return refused({ code: "agreement-unknown" });
  const addresses = await addressesOf(ports, agreement);
  const today = brusselsDay(clock.now());

  return store.transaction(async (parts): Promise<Result<MonthPayment, ContractRefusal>> => {
    const { contracts } = parts;
    const key = { agreementId: id, month };
    // Held with the month: papers, answers and words about money take turns.
    const standing = await contracts.holdStanding(key);
    if (!standing) return refused({ code: "month-unknown", month });
    const papers = (await contracts.listInvoices(id)).filter((paper) => paper.month === month);
    const payment = (await contracts.findPayment(key)) ?? noPayment(key);
    const balance = balanceOf(papers, payment);
    if (!actsOnPayment(standing.state, side, balance, payment).includes(act)) {
      return refused({ code: "month-act-refused", act });
    }
    if (balance.askedCents !== askedCents) return refused({ code: "agreement-changed" });
    const next = withReminder(afterPaymentAct(payment, act, balance, today), papers, today);
    await contracts.setPayment(next);
    const cents =
      act === "pay"
        ? balance.openCents
        : act === "receive"
          ? askedCents - payment.receivedCents
          : withdrawn(payment, next);
    await contracts.addEntry(id, { at: clock.now(), side, event: events[act], facts: { month, cents } });
    await tellMonth(parts, agreement, addresses, month, notices[act], [otherSide(side)], { cents });
    return ok(next);
  });
}

const withdrawn = (before: MonthPayment, after: MonthPayment): number =>
  before.paidCents - after.paidCents + before.receivedCents - after.receivedCents;
