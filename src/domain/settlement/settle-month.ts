import { type Side, sides } from "#domain/contracts/agreement.ts";
import { ESTIMATED, MEASURED, MISSING } from "#domain/meter-files/meter-reading.ts";
import { originCode, originOfCode } from "#domain/settlement/meter-data/day-origin.ts";
import { fillByProfile, type GapFill } from "#domain/settlement/meter-data/fill-gaps.ts";
import { addToGaps, type Gap, type Silent } from "#domain/settlement/meter-data/gap.ts";
import type { MonthQuarters } from "#domain/settlement/meter-data/merge-quarters.ts";
import type { QuarterValues } from "#domain/settlement/meter-data/meter-day.ts";
import { daysOfMonth, type Month } from "#domain/settlement/months/month.ts";
import type { DayLine, Statement, StatementVat } from "#domain/settlement/statement.ts";
import { wholeWattHours } from "#domain/sharing/whole-watt-hours.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { cost, euros, eurosPerKilowattHour, kilowattHours, toCents } from "#domain/units/quantity.ts";

type MeterQuarters = {
  readonly injection: MonthQuarters;
  readonly offtake: MonthQuarters;
  /** What others sell to the same buyer, in a sequence that is the same for each of them. */
  readonly others: { readonly before: readonly MonthQuarters[]; readonly after: readonly MonthQuarters[] };
};

export type SettlementInput = MeterQuarters & {
  readonly month: Month;
  /** Shared energy as sides say it, used where a meter is silent, with who says it; null when nobody does. */
  readonly result: { readonly quarters: MonthQuarters; readonly from: readonly Side[] } | null;
  /** What counts for quarters that nobody has, when both sides agreed on it. */
  readonly gaps: GapFill | null;
  readonly firstDay: CalendarDay;
  /** Null while sharing goes on. */
  readonly lastDay: CalendarDay | null;
  readonly price: number;
  readonly vat: StatementVat;
};

export type SettledMonth = Omit<Statement, "agreementId" | "version" | "inputHash" | "differences"> & {
  readonly sharedQuarters: QuarterValues;
  /** Sides whose own files are not all exports that look unedited, or contradict each other; both, by another seller's. */
  readonly doubted: readonly Side[];
  /** Whether a quarter rests on what one side says was shared. */
  readonly isResultUsed: boolean;
  /** Which quarters nobody has, also where something was agreed to count for them. */
  readonly lacking: readonly Gap[];
};

/**
 * What was shared in a month and what it costs. Energy is counted in whole watt-hours per quarter (Energiedecreet art.
 * 7.2.2 par. 2: never more than was injected, never more than was taken), and money is rounded once, at the end.
 */
export function settleMonth(input: SettlementInput): SettledMonth {
  const { injection, offtake, price, vat } = input;
  const total = injection.values.length;
  const shared = new Int32Array(total);
  const quality = new Uint8Array(total);
  const counts = { total: 0, shared: 0, estimated: 0, missing: 0, contested: 0 };
  const days: DayLine[] = [];
  const doubted = new Set<Side>();
  const lacking: Gap[] = [];
  const countQuarter = quarterCounter(input);
  let isResultUsed = false;
  let offset = 0;
  for (const { day, quarters } of daysOfMonth(input.month)) {
    const isInside = day >= input.firstDay && (input.lastDay === null || day <= input.lastDay);
    const line = { day, shared: 0, weakest: 0 };
    for (let quarter = offset; isInside && quarter < offset + quarters; quarter++) {
      const counted = countQuarter(quarter);
      shared[quarter] = counted.shared;
      quality[quarter] = counted.quality;
      counts.total += 1;
      if (counted.isGap) {
        counts.missing += 1;
        addToGaps(lacking, quarter, silentAt(input, quarter));
      }
      if (counted.quality === ESTIMATED) counts.estimated += 1;
      if (counted.shared > 0) counts.shared += 1;
      if (injection.contested[quarter] || offtake.contested[quarter]) counts.contested += 1;
      for (const side of counted.doubted) doubted.add(side);
      isResultUsed ||= counted.origin === RESULT;
      line.shared += counted.shared;
      line.weakest = Math.max(line.weakest, counted.origin);
    }
    if (isInside) days.push({ day, shared: line.shared, origin: originOfCode(line.weakest) });
    offset += quarters;
  }
  const wattHours = days.reduce((sum, line) => sum + line.shared, 0);
  const netCents = toCents(cost(kilowattHours(wattHours / 1000), eurosPerKilowattHour(price)));
  const vatCents = vat.kind === "rate" ? toCents(euros((netCents / 100) * vat.rate)) : 0;
  return {
    month: input.month,
    basis: originOfCode(Math.max(0, ...days.map(({ origin }) => (origin === null ? 0 : originCode(origin))))),
    shared: wattHours,
    quarters: counts,
    gaps: counts.missing > 0 ? input.gaps : null,
    days,
    price,
    netCents,
    vat,
    vatCents,
    totalCents: netCents + vatCents,
    sharedQuarters: { values: shared, quality },
    doubted: sides.filter((side) => doubted.has(side)),
    isResultUsed,
    lacking,
  };
}

const RESULT = originCode("result-file");
const GAP = originCode("accepted-gap");

type CountedQuarter = {
  readonly shared: number;
  readonly quality: number;
  /** The weakest of what it rests on, as a number. */
  readonly origin: number;
  readonly isGap: boolean;
  readonly doubted: readonly Side[];
};

/** What one quarter counts for: by meters, else by what a side says was shared, else as the sides agreed on gaps. */
function quarterCounter(input: SettlementInput): (quarter: number) => CountedQuarter {
  const { injection, offtake, result, month } = input;
  const all = seriesOf(input);
  const others = { before: input.others.before, after: input.others.after };
  const fill = (series: MonthQuarters) => fillByProfile(month, series);
  const filled: MeterQuarters | null =
    input.gaps === "profile"
      ? {
          injection: fill(injection),
          offtake: fill(offtake),
          others: { before: others.before.map(fill), after: others.after.map(fill) },
        }
      : null;
  return (quarter) => {
    const worth = qualityAt(all, quarter);
    if (worth !== MISSING) {
      const [origin, doubted] = [originAt(all, quarter), doubtedAt(input, quarter)];
      return { shared: shareOfQuarter(input, quarter), quality: worth, origin, isGap: false, doubted };
    }
    if (result && result.quarters.quality[quarter] !== MISSING) {
      const shared = result.quarters.values[quarter] as number;
      return { shared, quality: ESTIMATED, origin: RESULT, isGap: false, doubted: result.from };
    }
    const isFilled = filled !== null && qualityAt(seriesOf(filled), quarter) !== MISSING;
    if (!isFilled) return { shared: 0, quality: MISSING, origin: GAP, isGap: true, doubted: [] };
    // Both accepted the estimate, not what a hand changed beside it or under it.
    const origin = Math.max(GAP, originAt(seriesOf(filled), quarter));
    const doubted = doubtedAt(filled, quarter);
    return { shared: shareOfQuarter(filled, quarter), quality: ESTIMATED, origin, isGap: true, doubted };
  };
}

/** Whose files are doubted in a quarter. What another seller of the buyer brought moves both, so both are to be asked. */
function doubtedAt({ injection, offtake, others }: MeterQuarters, quarter: number): readonly Side[] {
  const isDoubted = (series: MonthQuarters) =>
    (series.origin[quarter] as number) > 0 || series.contested[quarter] === 1;
  if (others.before.some(isDoubted) || others.after.some(isDoubted)) return sides;
  return sides.filter((side) => isDoubted(side === "seller" ? injection : offtake));
}

/** Whose meters say nothing of a quarter. */
function silentAt({ injection, offtake, others }: MeterQuarters, quarter: number): readonly Silent[] {
  const isSilent = ({ quality }: MonthQuarters) => quality[quarter] === MISSING;
  const ofOthers = [...others.before, ...others.after].map((series, at) => (isSilent(series) ? [at + 1] : []));
  return [
    ...sides.filter((side) => isSilent(side === "seller" ? injection : offtake)),
    ...ofOthers.flat().map((place): Silent => `other-${place}`),
  ];
}

/** The weakest of what a quarter rests on. */
function originAt(all: readonly MonthQuarters[], quarter: number): number {
  let weakest = 0;
  for (const series of all) weakest = Math.max(weakest, series.origin[quarter] as number);
  return weakest;
}

const seriesOf = ({ injection, offtake, others }: MeterQuarters): readonly MonthQuarters[] => [
  injection,
  offtake,
  ...others.before,
  ...others.after,
];

/** As good as the worst of the values that it rests on. */
function qualityAt(all: readonly MonthQuarters[], quarter: number): number {
  let worst: number = MEASURED;
  for (const series of all) worst = Math.min(worst, series.quality[quarter] as number);
  return worst;
}

function shareOfQuarter({ injection, offtake, others }: MeterQuarters, quarter: number): number {
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
