import {
  ESTIMATED,
  type MeterDirection,
  type MeterFinding,
  type MeterGap,
  type MeterPeriod,
  type MeterSeries,
  type MeterYear,
  MISSING,
} from "#domain/meter-files/meter-reading.ts";
import type { StepStore } from "#domain/meter-files/step-store.ts";
import { brusselsYear, calendarDayAt, dayOfQuarter } from "#domain/time/brussels-year.ts";
import { addDays, type CalendarDay } from "#domain/time/calendar-day.ts";

export const directions: readonly MeterDirection[] = ["offtake", "injection"];

/** What all registers of one direction say together, step by step. */
export type Combined = {
  values: Float64Array;
  quality: Uint8Array;
  /** 1 where the file says anything at all of this step. */
  mentioned: Uint8Array;
  clashed: Uint8Array;
  clashes: number;
};
export type CombinedYear = { year: number; offtake: Combined | null; injection: Combined | null };

type Span = { readonly fromYear: number; readonly from: number; readonly toYear: number; readonly to: number };

const partsOf = ({ offtake, injection }: CombinedYear) => [offtake, injection].filter((part) => part !== null);

export function spanOf(years: readonly CombinedYear[]): Span | null {
  const ends = years.flatMap((year) => {
    const parts = partsOf(year);
    const firsts = parts.map(({ mentioned }) => mentioned.indexOf(1)).filter((step) => step >= 0);
    if (firsts.length === 0) return [];
    const lasts = parts.map(({ mentioned }) => mentioned.lastIndexOf(1));
    return [{ year: year.year, first: Math.min(...firsts), last: Math.max(...lasts) }];
  });
  const [first, last] = [ends[0], ends.at(-1)];
  return first && last ? { fromYear: first.year, from: first.first, toYear: last.year, to: last.last } : null;
}

export function gapsIn(store: StepStore, years: readonly MeterYear[], span: Span): MeterGap[] {
  const gaps: MeterGap[] = [];
  for (const direction of directions) {
    if (years.every((year) => year[direction] === null)) continue;
    for (let year = span.fromYear; year <= span.toYear; year++) {
      const part = years.find((one) => one.year === year)?.[direction] ?? null;
      const from = year === span.fromYear ? span.from : 0;
      const to = year === span.toYear ? span.to : store.stepsIn(year) - 1;
      gaps.push(...missingDays(store, part, direction, year, from, to));
    }
  }
  return gaps;
}

function missingDays(
  store: StepStore,
  part: MeterSeries | null,
  direction: MeterDirection,
  year: number,
  from: number,
  to: number,
): MeterGap[] {
  const calendar = brusselsYear(year);
  const counts = new Map<number, number>();
  for (let step = from; step <= to; step++) {
    if (part !== null && part.quality[step] !== MISSING) continue;
    const day = store.step === "quarters" ? dayOfQuarter(calendar, step) : step;
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return [...counts].map(([day, steps]) => ({ day: calendarDayAt(calendar, day), direction, steps }));
}

export function countFindings(
  store: StepStore,
  years: readonly MeterYear[],
  gaps: readonly MeterGap[],
  direction: MeterDirection,
): MeterFinding[] {
  const found: MeterFinding[] = [];
  const own = gaps.filter((gap) => gap.direction === direction);
  const [first, last] = [own[0], own.at(-1)];
  if (first && last) {
    const count = own.reduce((sum, { steps }) => sum + steps, 0);
    found.push({ code: "steps-missing", direction, count, first: first.day, last: last.day });
  }
  let count = 0;
  let firstDay: CalendarDay | null = null;
  let lastDay: CalendarDay | null = null;
  for (const year of years) {
    const quality = year[direction]?.quality;
    const at = quality ? quality.indexOf(ESTIMATED) : -1;
    if (!quality || at < 0) continue;
    count += quality.reduce((sum, one) => sum + (one === ESTIMATED ? 1 : 0), 0);
    firstDay ??= store.dayAt(year.year, at);
    lastDay = store.dayAt(year.year, quality.lastIndexOf(ESTIMATED));
  }
  if (firstDay && lastDay) found.push({ code: "steps-estimated", direction, count, first: firstDay, last: lastDay });
  return found;
}

export function firstDayWith(
  store: StepStore,
  years: readonly CombinedYear[],
  isIt: (part: Combined, step: number) => boolean,
): CalendarDay {
  const days = years.flatMap((year) =>
    partsOf(year).flatMap((part) => {
      const step = part.values.findIndex((_, at) => isIt(part, at));
      return step < 0 ? [] : [store.dayAt(year.year, step)];
    }),
  );
  return days.sort()[0] as CalendarDay;
}

export function periodsOf(store: StepStore, years: readonly CombinedYear[]): MeterPeriod[] {
  const periods: { firstDay: CalendarDay; lastDay: CalendarDay }[] = [];
  for (const year of years) {
    const calendar = brusselsYear(year.year);
    const parts = partsOf(year);
    for (let day = 0; day < calendar.days; day++) {
      const from = store.step === "quarters" ? (calendar.dayStarts[day] as number) : day;
      const to = store.step === "quarters" ? (calendar.dayStarts[day + 1] as number) : day + 1;
      if (!parts.some(({ mentioned }) => isAnySet(mentioned, from, to))) continue;
      const name = calendarDayAt(calendar, day);
      const last = periods.at(-1);
      if (last && addDays(last.lastDay, 1) === name) last.lastDay = name;
      else periods.push({ firstDay: name, lastDay: name });
    }
  }
  return periods;
}

function isAnySet(flags: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (flags[at] === 1) return true;
  return false;
}
