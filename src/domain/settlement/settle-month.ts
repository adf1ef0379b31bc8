import { ESTIMATED, MEASURED, MISSING } from "#domain/meter-files/meter-reading.ts";
import type { MonthQuarters } from "#domain/settlement/merge-quarters.ts";
import type { QuarterValues } from "#domain/settlement/meter-day.ts";
import { daysOfMonth, type Month } from "#domain/settlement/month.ts";
import type { DayLine, Statement, StatementVat } from "#domain/settlement/statement.ts";
import { wholeWattHours } from "#domain/sharing/whole-watt-hours.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { cost, euros, eurosPerKilowattHour, kilowattHours, toCents } from "#domain/units/quantity.ts";

export type SettlementInput = {
  readonly month: Month;
  readonly injection: MonthQuarters;
  readonly offtake: MonthQuarters;
  /** What others sell to the same buyer, in a sequence that is the same for each of them. */
  readonly others: { readonly before: readonly MonthQuarters[]; readonly after: readonly MonthQuarters[] };
  /** Shared energy as somebody else worked it out, used where a meter is silent; null when there is none. */
  readonly result: MonthQuarters | null;
  readonly firstDay: CalendarDay;
  /** Null while sharing goes on. */
  readonly lastDay: CalendarDay | null;
  readonly price: number;
  readonly vat: StatementVat;
};

export type SettledMonth = Pick<
  Statement,
  | "month"
  | "basis"
  | "shared"
  | "injection"
  | "offtake"
  | "quarters"
  | "days"
  | "price"
  | "netCents"
  | "vat"
  | "vatCents"
  | "totalCents"
> & { readonly sharedQuarters: QuarterValues };

/**
 * What was shared in a month and what it costs. Energy is counted in whole watt-hours per quarter (Energiedecreet art.
 * 7.2.2 par. 2: never more than was injected, never more than was taken), and money is rounded once, at the end.
 */
export function settleMonth(input: SettlementInput): SettledMonth {
  const { injection, offtake, result, price, vat } = input;
  const total = injection.values.length;
  const shared = new Int32Array(total);
  const quality = new Uint8Array(total);
  const counts = { total: 0, shared: 0, estimated: 0, missing: 0, contested: 0 };
  const days: DayLine[] = [];
  let isResultUsed = false;
  let offset = 0;
  for (const { day, quarters } of daysOfMonth(input.month)) {
    const isInside = day >= input.firstDay && (input.lastDay === null || day <= input.lastDay);
    const line = { day, injection: 0, offtake: 0, shared: 0 };
    for (let quarter = offset; isInside && quarter < offset + quarters; quarter++) {
      const worth = qualityAt(input, quarter);
      counts.total += 1;
      line.injection += injection.values[quarter] as number;
      line.offtake += offtake.values[quarter] as number;
      if (worth !== MISSING) {
        shared[quarter] = shareOfQuarter(input, quarter);
        quality[quarter] = worth;
      } else if (result && result.quality[quarter] !== MISSING) {
        isResultUsed = true;
        shared[quarter] = result.values[quarter] as number;
        quality[quarter] = ESTIMATED;
      }
      if (quality[quarter] === MISSING) counts.missing += 1;
      if (quality[quarter] === ESTIMATED) counts.estimated += 1;
      if ((shared[quarter] as number) > 0) counts.shared += 1;
      if (injection.contested[quarter] || offtake.contested[quarter]) counts.contested += 1;
      line.shared += shared[quarter] as number;
    }
    if (isInside) days.push(line);
    offset += quarters;
  }
  const sumOf = (key: "injection" | "offtake" | "shared") => days.reduce((sum, line) => sum + line[key], 0);
  const wattHours = sumOf("shared");
  const netCents = toCents(cost(kilowattHours(wattHours / 1000), eurosPerKilowattHour(price)));
  const vatCents = vat.kind === "rate" ? toCents(euros((netCents / 100) * vat.rate)) : 0;
  return {
    month: input.month,
    basis: isResultUsed ? "unverified-result" : "measured",
    shared: wattHours,
    injection: sumOf("injection"),
    offtake: sumOf("offtake"),
    quarters: counts,
    days,
    price,
    netCents,
    vat,
    vatCents,
    totalCents: netCents + vatCents,
    sharedQuarters: { values: shared, quality },
  };
}

/** As good as the worst of the values that it rests on. */
function qualityAt({ injection, offtake, others }: SettlementInput, quarter: number): number {
  let worst: number = MEASURED;
  for (const series of [injection, offtake, ...others.before, ...others.after]) {
    worst = Math.min(worst, series.quality[quarter] as number);
  }
  return worst;
}

function shareOfQuarter({ injection, offtake, others }: SettlementInput, quarter: number): number {
  const own = injection.values[quarter] as number;
  const taken = offtake.values[quarter] as number;
  if (others.before.length + others.after.length === 0) return Math.min(own, taken);
  const sellers = [...others.before, injection, ...others.after].map((series) => series.values[quarter] as number);
  const injected = sellers.reduce((sum, value) => sum + value, 0);
  if (injected === 0) return 0;
  const together = Math.min(injected, taken);
  // In proportion to injection, since the grid operator's rule is not published; to the watt-hour by largest remainder.
  const parts = wholeWattHours(
    sellers.map((value) => (value * together) / injected / 1000),
    together,
  );
  return Math.min(own, parts[others.before.length] as number);
}
