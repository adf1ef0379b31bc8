import type { ContractParts } from "#application/ports/contracts.ts";
import type { Agreement } from "#domain/contracts/agreement.ts";
import {
  balanceOf,
  type MonthPayment,
  noPayment,
  type PaymentBalance,
} from "#domain/settlement/months/month-payment.ts";

export type MonthMoney = { readonly payment: MonthPayment; readonly balance: PaymentBalance };

/** Where the money of every month with a paper stands, oldest first. */
export async function readMoney(
  { store: { contracts } }: { readonly store: Pick<ContractParts, "contracts"> },
  { id }: Pick<Agreement, "id">,
): Promise<MonthMoney[]> {
  const [papers, payments] = await Promise.all([contracts.listInvoices(id), contracts.listPayments(id)]);
  return [...Map.groupBy(papers, ({ month }) => month)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([month, some]) => {
      const payment = payments.find((one) => one.month === month) ?? noPayment({ agreementId: id, month });
      return { payment, balance: balanceOf(some, payment) };
    });
}
