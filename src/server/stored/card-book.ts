import { sharedRead } from "#adapters/database/store/shared-read.ts";
import type { Cards } from "#application/ports/cards.ts";
import type { Clock } from "#application/ports/clock.ts";
import type { DayAhead } from "#application/ports/day-ahead.ts";
import type { Log } from "#application/ports/log.ts";
import { NOTHING_PUBLISHED, type PublishedPrices, priceStretchOf } from "#domain/day-prices/published-prices.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

type CardBookPorts = {
  readonly store: {
    readonly cards: Pick<Cards, "published" | "version">;
    readonly dayAhead: Pick<DayAhead, "imports" | "version">;
  };
  readonly clock: Pick<Clock, "today">;
  readonly log: Pick<Log, "warn">;
  /** In milliseconds, of no day in particular. */
  readonly now?: () => number;
};

/** So long another process may know of a publication that we do not: it counts from a later day at the earliest. */
const CHECK_EVERY_MS = 5000;
/** A database that is slow or away keeps nobody waiting for longer. */
const WAIT_MS = 2000;

/**
 * The published cards and the imported day-ahead prices, read once and again when their version changed. A new day is always asked first: whatever counts
 * today was brought before today began, so what is read today is whole. While the database is away what was read last
 * counts, or what the site was shipped with.
 */
export function openCardBook({ store, clock, log, now = () => performance.now() }: CardBookPorts) {
  let prices: PublishedPrices = NOTHING_PUBLISHED;
  let versions = { cards: "", dayAhead: "" };
  let day = "";
  let checkedAt = Number.NEGATIVE_INFINITY;
  let written = { day: "", of: prices, text: "" };

  const read = sharedRead(async () => {
    try {
      const found = { cards: await store.cards.version(), dayAhead: await store.dayAhead.version() };
      if (found.cards !== versions.cards) {
        const published = await store.cards.published();
        const cards = published.map(({ card, from, until, source }) => ({ card, from, until, source }));
        prices = { ...prices, cards };
      }
      if (found.dayAhead !== versions.dayAhead) {
        prices = { ...prices, dayPrices: await store.dayAhead.imports() };
      }
      versions = found;
    } catch (error) {
      log.warn("cards not read", { reason: error instanceof Error ? error.message : String(error) });
    }
  });

  return {
    current: (): PublishedPrices => prices,
    /** A day and what counts on it: what was kept under another text is made anew. Asked with every request, so written once for a day and a book. */
    dayKey(): string {
      const today = clock.today();
      if (written.day !== today || written.of !== prices) {
        written = {
          day: today,
          of: prices,
          text: keyOf(today as CalendarDay, prices),
        };
      }
      return written.text;
    },
    async refresh(): Promise<void> {
      if (day === clock.today() && now() - checkedAt < CHECK_EVERY_MS) return;
      const late = Promise.withResolvers<void>();
      const timer = setTimeout(late.resolve, WAIT_MS);
      await Promise.race([read(), late.promise]);
      clearTimeout(timer);
      // Whoever asks next does not wait as well; what comes after all is kept, and pages are made anew.
      [day, checkedAt] = [clock.today(), now()];
    },
  };
}

function keyOf(today: CalendarDay, prices: PublishedPrices): string {
  const { published, dayPrices, months } = priceStretchOf(today, prices);
  return `${today} ${dayPrices?.id ?? "-"} ${JSON.stringify([published, months])}`;
}

export type CardBookReader = ReturnType<typeof openCardBook>;
