import { addressesOf } from "#application/ports/addresses.ts";
import type { ContractPorts } from "#application/ports/contracts.ts";
import { tellMonth } from "#application/settlement/tell-month.ts";
import { balanceOf, type MonthPayment } from "#domain/settlement/months/month-payment.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";

const AT_ONCE = 100;

/** One friendly mail to each buyer whose last day to pay passed, as far as anybody said. */
export async function remindPayments(ports: ContractPorts): Promise<number> {
  const today = brusselsDay(ports.clock.now());
  let reminded = 0;
  for (;;) {
    const late = await ports.store.contracts.listLatePayments(today, AT_ONCE);
    for (const payment of late) if (await remindOne(ports, payment)) reminded += 1;
    if (late.length < AT_ONCE) return reminded;
  }
}

/** Whatever it does, the reminder is gone after it: mail and mark are one transaction. */
async function remindOne(ports: ContractPorts, { agreementId, month }: MonthPayment): Promise<boolean> {
  const { store, clock } = ports;
  const agreement = await store.contracts.find(agreementId);
  const addresses = agreement ? await addressesOf(ports, agreement) : null;
  return store.transaction(async (parts) => {
    const { contracts } = parts;
    const standing = await contracts.holdStanding({ agreementId, month });
    const payment = await contracts.findPayment({ agreementId, month });
    // Another process was first, or somebody said something since.
    if (!payment?.remindOn || payment.remindOn > brusselsDay(clock.now())) return false;
    await contracts.setPayment({ ...payment, remindOn: null });
    const papers = (await contracts.listInvoices(agreementId)).filter((paper) => paper.month === month);
    const { openCents, dueOn } = balanceOf(papers, payment);
    if (!agreement || !addresses?.buyer || standing?.state !== "agreed" || openCents === 0) return false;
    await tellMonth(parts, agreement, addresses, month, "payment-late", ["buyer"], { cents: openCents, dueOn });
    return true;
  });
}
