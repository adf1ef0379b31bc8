import type { OwnAgreement } from "#application/contracts/own-agreements.ts";
import type { Settled } from "#application/settlement/load-months.ts";
import { sayCents, sayMonth, sayWattHours } from "#content/contracts/statement-words.ts";
import { dashboardWords } from "#content/pages/accounts/dashboard.ts";
import { ownMonths, sumOfMonths } from "#domain/settlement/meter-data/own-totals.ts";

const MONTHS_SHOWN = 12;

/** What somebody shared over all contracts: the last settled month, this year, and a bar for each month. */
export function loadEnergy(settled: readonly Settled<OwnAgreement>[]) {
  const months = ownMonths(
    settled.flatMap(({ side, statements }) => statements.map((statement) => ({ side, statement }))),
  );
  const last = months.at(-1);
  if (!last) return null;
  const year = last.month.slice(0, 4);
  const ofYear = sumOfMonths(months.filter(({ month }) => month.startsWith(year)));
  const { facts } = dashboardWords.energy;
  const factsOf = (name: string, sum: typeof ofYear) => [
    ...(sum.soldWattHours > 0
      ? [{ name: `${facts.sold}, ${name}`, value: sayWattHours(sum.soldWattHours), tone: "shared" as const }]
      : []),
    ...(sum.boughtWattHours > 0
      ? [{ name: `${facts.bought}, ${name}`, value: sayWattHours(sum.boughtWattHours), tone: "shared" as const }]
      : []),
    {
      name: `${sum.cents < 0 ? facts.pay : facts.receive}, ${name}`,
      value: sayCents(Math.abs(sum.cents)),
      tone: "money" as const,
    },
  ];
  return {
    facts: [...factsOf(sayMonth(last.month), last), ...factsOf(year, ofYear)],
    stacks: months.slice(-MONTHS_SHOWN).map(({ month, soldWattHours, boughtWattHours }) => ({
      name: sayMonth(month),
      values: [soldWattHours / 1000, boughtWattHours / 1000],
    })),
  };
}

export type OwnEnergy = NonNullable<ReturnType<typeof loadEnergy>>;
