import { and, asc, eq, isNotNull, lte } from "drizzle-orm";
import type { Contracts } from "#application/ports/contracts.ts";
import type { MonthPayment } from "#domain/settlement/months/month-payment.ts";
import { monthPayments } from "../../schema-months.ts";
import type { Access } from "../../writing.ts";

type Verbs = Pick<Contracts, "findPayment" | "listPayments" | "setPayment" | "listLatePayments">;

export function openPayments(access: Access, world: string): Verbs {
  const isOf = (agreementId: string) => and(eq(monthPayments.world, world), eq(monthPayments.agreementId, agreementId));

  return {
    async findPayment({ agreementId, month }) {
      const [row] = await access.run((queries) =>
        queries
          .select({ data: monthPayments.data })
          .from(monthPayments)
          .where(and(isOf(agreementId), eq(monthPayments.month, month))),
      );
      return row ? paymentOf(row) : null;
    },
    async listPayments(agreementId) {
      const rows = await access.run((queries) =>
        queries
          .select({ data: monthPayments.data })
          .from(monthPayments)
          .where(isOf(agreementId))
          .orderBy(asc(monthPayments.month)),
      );
      return rows.map(paymentOf);
    },
    async setPayment(payment) {
      const { agreementId, month, remindOn } = payment;
      const data = { ...payment };
      await access.run((queries) =>
        queries
          .insert(monthPayments)
          .values({ world, agreementId, month, remindOn, data })
          .onConflictDoUpdate({
            target: [monthPayments.world, monthPayments.agreementId, monthPayments.month],
            set: { remindOn, data },
          }),
      );
    },
    async listLatePayments(until, limit) {
      const rows = await access.run((queries) =>
        queries
          .select({ data: monthPayments.data })
          .from(monthPayments)
          .where(
            and(eq(monthPayments.world, world), isNotNull(monthPayments.remindOn), lte(monthPayments.remindOn, until)),
          )
          .orderBy(asc(monthPayments.remindOn), asc(monthPayments.agreementId), asc(monthPayments.month))
          .limit(limit),
      );
      return rows.map(paymentOf);
    },
  };
}

// Only setPayment writes here.
const paymentOf = ({ data }: { readonly data: Record<string, unknown> }) => data as unknown as MonthPayment;
