import type { Clock } from "#application/ports/clock.ts";
import type { DayAhead, KeptImport } from "#application/ports/day-ahead.ts";
import type { Task, Workers } from "#application/ports/workers.ts";
import { type DayAheadYear, dayAheadYearOn } from "#domain/day-prices/day-ahead-year.ts";
import {
  type DayPrices,
  type DaySpan,
  gapsBetween,
  hoursIn,
  knownDays,
  samePrices,
  spansOf,
} from "#domain/day-prices/day-prices.ts";
import { type PricesFile, readPricesFile } from "#domain/day-prices/read-prices-file.ts";
import type { FigureSource } from "#domain/figure.ts";
import { ok, type Result, refused } from "#domain/result.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";
import { addDays, type CalendarDay, daysBetween } from "#domain/time/calendar-day.ts";

type Ports = { readonly store: { readonly dayAhead: DayAhead }; readonly clock: Clock };

/** Which days are there, however they came. */
export type PriceCoverage = DaySpan & {
  readonly days: number;
  readonly byQuarter: number;
  readonly gaps: readonly DaySpan[];
  /** Since the last day of which a price is known; negative when that is tomorrow. */
  readonly ageDays: number;
};

export type PriceDesk = {
  readonly today: CalendarDay;
  readonly coverage: PriceCoverage | null;
  /** The year with which sums of today count; null while they count with the model. */
  readonly counting: DayAheadYear | null;
  /** The one of tomorrow, where that is another. */
  readonly coming: DayAheadYear | null;
  /** Newest first. */
  readonly imports: readonly KeptImport[];
};

export type PriceAge = { readonly until: CalendarDay; readonly ageDays: number; readonly isOld: boolean };

/** Four weeks without a price is when the year that counts no longer is the last one. */
const DAYS_OLD = 28;

/** How long ago the last day is of which a price is known; null while there is none. */
export async function readPriceAge({ store, clock }: Ports): Promise<PriceAge | null> {
  const until = await store.dayAhead.lastDay();
  if (until === null) return null;
  const ageDays = daysBetween(until, brusselsDay(clock.now()));
  return { until, ageDays, isOld: ageDays > DAYS_OLD };
}

type DatedText = { readonly text: string; readonly today: CalendarDay };
export const pricesFileTask: Task<DatedText, PricesFile> = {
  name: "prices-file",
  work: ({ text, today }) => readPricesFile(text, today),
};

/** What a file of prices holds, or every fault in it. */
export const readPrices = ({ workers, clock }: { workers: Workers; clock: Clock }, text: string): Promise<PricesFile> =>
  workers.run(pricesFileTask, { text, today: brusselsDay(clock.now()) });

/** Everything that was imported: what it covers, what is missing, and which year counts. */
export async function readDayPrices({ store, clock }: Ports): Promise<PriceDesk> {
  const today = brusselsDay(clock.now());
  const imports = await store.dayAhead.imports();
  const tomorrow = addDays(today, 1);
  const counting = dayAheadYearOn(today, imports);
  const next = dayAheadYearOn(tomorrow, imports);
  const isSame = next?.from === counting?.from && next?.until === counting?.until && next?.id === counting?.id;
  return {
    today,
    coverage: coverageOf(knownDays(tomorrow, imports), today),
    counting,
    coming: isSame ? null : next,
    imports: imports.toReversed(),
  };
}

function coverageOf(days: readonly DayPrices[], today: CalendarDay): PriceCoverage | null {
  const spans = spansOf(days);
  const [first, last] = [spans[0], spans.at(-1)];
  if (first === undefined || last === undefined) return null;
  return {
    from: first.from,
    until: last.until,
    days: days.length,
    byQuarter: days.filter(({ day, prices }) => prices.length !== hoursIn(day)).length,
    gaps: gapsBetween(spans),
    ageDays: daysBetween(last.until, today),
  };
}

export type ImportRefusal =
  | { readonly code: "nothing-new" | "imported-meanwhile" }
  | { readonly code: "differs"; readonly days: readonly CalendarDay[] };

export type Imported = { readonly added: number; readonly replaced: number; readonly same: number };

/**
 * Keeps the prices of a file, all of them or none. Days that are known already are left out where nothing differs; where
 * something does they take the place of the earlier ones only when that was asked for, and the earlier ones stay kept.
 * They count from tomorrow: what somebody saw today stays what it was.
 */
export async function importDayPrices(
  { store, clock }: Ports,
  days: readonly DayPrices[],
  source: FigureSource,
  mayReplace: boolean,
): Promise<Result<Imported, ImportRefusal>> {
  const now = clock.now();
  const today = brusselsDay(now);
  const version = await store.dayAhead.version();
  const known = new Map(
    knownDays(addDays(today, 1), await store.dayAhead.imports()).map(({ day, prices }) => [day, prices]),
  );
  const isKnown = ({ day }: DayPrices) => known.has(day);
  const isSame = ({ day, prices }: DayPrices) => samePrices(prices, known.get(day) ?? []);
  const other = days.filter((day) => isKnown(day) && !isSame(day));
  if (other.length > 0 && !mayReplace) return refused({ code: "differs", days: other.map(({ day }) => day) });
  const brought = days.filter((day) => !isSame(day));
  if (brought.length === 0) return refused({ code: "nothing-new" });
  const isKept = await store.dayAhead.add({ days: brought, source, importedOn: today, importedAt: now }, version);
  if (!isKept) return refused({ code: "imported-meanwhile" });
  const replaced = other.length;
  return ok({ added: brought.length - replaced, replaced, same: days.length - brought.length });
}
