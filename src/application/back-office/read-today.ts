import { expiringCards } from "#application/back-office/card-desk.ts";
import { expiringFigures } from "#application/back-office/expiring-figures.ts";
import { readPriceAge } from "#application/back-office/price-desk.ts";
import { readEngines } from "#application/back-office/read-engines.ts";
import type { Clock } from "#application/ports/clock.ts";
import type { Engines } from "#application/ports/engines.ts";
import type { Clocks, Jobs } from "#application/ports/jobs.ts";
import type { Settings } from "#application/ports/settings.ts";
import type { Store } from "#application/ports/store.ts";
import { type Outcome, outcomes } from "#domain/back-office/outcomes.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";
import { addDays, type CalendarDay, MILLISECONDS_PER_DAY } from "#domain/time/calendar-day.ts";

type Ports = {
  readonly store: Pick<Store, "backOffice" | "market" | "cards" | "dayAhead">;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly clocks: Clocks;
  readonly engines: Engines;
  readonly settings: Pick<Settings, "publicUrl">;
};

const DAYS_NEW = 7;
const DAYS_COUNTED = 30;

export type CountedOutcome = {
  readonly outcome: Outcome;
  /** Oldest first, one for each day up to today. */
  readonly counts: readonly { readonly day: CalendarDay; readonly count: number }[];
};

/** What waits for the operator, what runs, and what visitors came to in the last thirty days. */
export async function readToday({ store, clock, jobs, clocks, engines, settings }: Ports) {
  const now = clock.now();
  const today = brusselsDay(now);
  const { backOffice, market } = store;
  const from = addDays(today, 1 - DAYS_COUNTED);
  const [waiting, standings, newsletter, lastRound, counts, cards, dayPrices, engineState, backups] = await Promise.all(
    [
      backOffice.waiting(new Date(now.getTime() - DAYS_NEW * MILLISECONDS_PER_DAY)),
      jobs.standings(),
      backOffice.lastNewsletter(),
      market.runs.last(),
      backOffice.dayCounts.list(from),
      expiringCards({ store, clock }),
      readPriceAge({ store, clock }),
      readEngines({ engines, clock, settings }),
      backOffice.lastBackups(),
    ],
  );
  const countOf = new Map(counts.map(({ day, outcome, count }) => [`${day} ${outcome}`, count]));
  const days = Array.from({ length: DAYS_COUNTED }, (_, at) => addDays(from, at));
  const counted: CountedOutcome[] = outcomes.map((outcome) => ({
    outcome,
    counts: days.map((day) => ({ day, count: countOf.get(`${day} ${outcome}`) ?? 0 })),
  }));
  return {
    waiting,
    standings,
    clockDifference: clocks.last(),
    newsletter,
    lastRound,
    counted,
    expiring: expiringFigures(today),
    cards,
    dayPrices,
    engines: engineState,
    backups,
  };
}
