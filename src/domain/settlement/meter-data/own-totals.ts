import type { Side } from "#domain/contracts/agreement.ts";
import type { Month } from "#domain/settlement/months/month.ts";
import type { Statement } from "#domain/settlement/statement.ts";

/** A settled month as one person sees it. */
export type OwnStatement = {
  readonly side: Side;
  readonly statement: Pick<Statement, "month" | "shared" | "totalCents">;
};

export type OwnMonth = {
  readonly month: Month;
  readonly soldWattHours: number;
  readonly boughtWattHours: number;
  /** To receive as a seller less to pay as a buyer. */
  readonly cents: number;
};

/** What somebody sold and bought in each settled month, over all agreements, oldest first. */
export function ownMonths(statements: readonly OwnStatement[]): OwnMonth[] {
  const months = new Map<Month, OwnMonth>();
  for (const { side, statement } of statements) {
    const { month, shared, totalCents } = statement;
    const so = months.get(month) ?? { month, soldWattHours: 0, boughtWattHours: 0, cents: 0 };
    months.set(month, {
      month,
      soldWattHours: so.soldWattHours + (side === "seller" ? shared : 0),
      boughtWattHours: so.boughtWattHours + (side === "buyer" ? shared : 0),
      cents: so.cents + (side === "seller" ? totalCents : -totalCents),
    });
  }
  return [...months.values()].sort((a, b) => (a.month < b.month ? -1 : 1));
}

export const sumOfMonths = (months: readonly OwnMonth[]): Omit<OwnMonth, "month"> =>
  months.reduce(
    (sum, { soldWattHours, boughtWattHours, cents }) => ({
      soldWattHours: sum.soldWattHours + soldWattHours,
      boughtWattHours: sum.boughtWattHours + boughtWattHours,
      cents: sum.cents + cents,
    }),
    { soldWattHours: 0, boughtWattHours: 0, cents: 0 },
  );
