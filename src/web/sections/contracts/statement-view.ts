import {
  sayCents,
  sayDifference,
  sayMonth,
  sayPrice,
  sayPriceVat,
  sayQuarters,
  sayVat,
  sayWattHours,
  statementWords,
} from "#content/contracts/statement-words.ts";
import { formatDay } from "#content/format/format-day.ts";
import { formatNumber } from "#content/format/format-number.ts";
import type { Statement } from "#domain/settlement/statement.ts";

export type StatementView = ReturnType<typeof statementView>;

/** One version of one month, written out, with how sure the connections are that it rests on. */
export function statementView(statement: Statement, claims: readonly string[]) {
  const { month, version, shared, quarters, price, netCents, vat, vatCents, totalCents } = statement;
  const words = statementWords;
  return {
    month,
    name: sayMonth(month),
    version,
    facts: [
      { name: words.energy, value: sayWattHours(shared), tone: "shared" as const },
      { name: words.price, value: sayPrice(price), note: sayPriceVat(price, vat) ?? undefined },
      {
        name: words.total,
        value: sayCents(totalCents),
        note: vatCents > 0 ? `${sayCents(netCents)} + ${sayCents(vatCents)}` : undefined,
        tone: "money" as const,
      },
      { name: words.quarters, value: `${formatNumber(quarters.shared)} / ${formatNumber(quarters.total)}` },
    ],
    notes: [...sayQuarters(quarters), sayVat(vat), ...claims],
    days: statement.days.map(({ day, shared: energy }) => ({
      name: String(Number(day.slice(8))),
      title: formatDay(day),
      value: energy / 1000,
    })),
    differences: statement.differences.map(sayDifference),
    totalCents,
  };
}
