import type { OwnAgreement } from "#application/contracts/own-agreements.ts";
import type { Settled } from "#application/settlement/load-months.ts";
import { sayCents, sayMonth, sayWattHours } from "#content/contracts/statement-words.ts";
import { dashboardWords } from "#content/pages/accounts/dashboard.ts";
import { type OwnTotals, ownMonths, sumOfMonths } from "#domain/settlement/meter-data/own-totals.ts";

const MONTHS_SHOWN = 12;

/** What somebody shared over all contracts: the last settled month, this year, and a bar for each month. */
export function loadEnergy(settled: readonly Settled<OwnAgreement>[]) {
  const months = ownMonths(
    settled.flatMap(({ side, statements, money, standings }) =>
      statements.map((statement) => {
        const { month } = statement;
        const isAgreed = standings.findLast((one) => one.month === month)?.state === "agreed";
        return { side, statement, money: (isAgreed && money.find(({ payment }) => payment.month === month)) || null };
      }),
    ),
  );
  const last = months.at(-1);
  if (!last) return null;
  const year = last.month.slice(0, 4);
  const ofYear = sumOfMonths(months.filter(({ month }) => month.startsWith(year)));
  const { facts } = dashboardWords.energy;
  const factsOf = (name: string, sum: OwnTotals) =>
    [
      { label: facts.sold, amount: sum.soldWattHours, say: sayWattHours, tone: "shared" as const },
      { label: facts.bought, amount: sum.boughtWattHours, say: sayWattHours, tone: "shared" as const },
      { label: facts.toPay, amount: sum.toPayCents, say: sayCents, tone: "money" as const },
      { label: facts.paid, amount: sum.paidCents, say: sayCents, tone: "money" as const },
      { label: facts.toReceive, amount: sum.toReceiveCents, say: sayCents, tone: "money" as const },
      { label: facts.received, amount: sum.receivedCents, say: sayCents, tone: "money" as const },
    ]
      .filter(({ amount }) => amount > 0)
      .map(({ label, amount, say, tone }) => ({ name: `${label}, ${name}`, value: say(amount), tone }));
  return {
    facts: [...factsOf(sayMonth(last.month), last), ...factsOf(year, ofYear)],
    stacks: months.slice(-MONTHS_SHOWN).map(({ month, soldWattHours, boughtWattHours }) => ({
      name: sayMonth(month),
      values: [soldWattHours / 1000, boughtWattHours / 1000],
    })),
  };
}

export type OwnEnergy = NonNullable<ReturnType<typeof loadEnergy>>;
