import { isStaleOn } from "../../src/domain/cards/card-age.ts";
import { type CalendarDay, daysBetween, parseCalendarDay } from "../../src/domain/time/calendar-day.ts";
import { allFigures } from "../../src/figures/all-figures.ts";
import type { NamedFigure } from "../../src/figures/figure-trees.ts";
import { type Site, type SitePorts, withSite } from "./with-site.ts";

const PUBLISHED = "published";

/**
 * `npm run figures` prints each figure that the site is shipped with, its age and source; `npm run figures -- 2027-01-01` as
 * seen on that day. `npm run figures -- published` prints what counts today of what operators brought, from the database.
 */
export async function run(words: readonly string[]): Promise<void> {
  if (words[0] === PUBLISHED) return withSite(printPublished);
  const wanted = words[0] ?? new Date().toISOString().slice(0, 10);
  const today = parseCalendarDay(wanted);
  if (today === null) {
    console.error(`'${wanted}' is no day: write it as 2026-01-31.`);
    process.exit(1);
  }
  for (const named of allFigures) console.log(row(named, today));
  console.error("As shipped. Cards and day-ahead prices that operators brought: npm run figures -- published.");
}

/** Every card that counts today with its age and end, and the day-ahead prices. */
export async function printPublished(
  site: Pick<Site, "listCards" | "readDayPrices">,
  ports: Pick<SitePorts, "store" | "clock">,
): Promise<void> {
  const { states, newDrafts } = await site.listCards(ports);
  for (const { version, coming, draft, age, ageDays, isOver } of states) {
    const { card, from, until, source } = version;
    const next = coming ? `next from ${coming.from}` : draft ? "draft" : "no next card";
    console.log(
      [
        card.key.padEnd(34),
        (age.isStale ? "old" : isOver ? "ended" : "in force").padEnd(10),
        `${from} - ${until ?? ""}`.padEnd(24),
        `read ${ageDays} days ago`.padEnd(19),
        next.padEnd(22),
        `${source.publisher}: ${source.title}`,
      ].join(" "),
    );
  }
  for (const { card } of newDrafts) console.log(`${card.key.padEnd(34)} draft of a new card`);
  const { coverage, counting } = await site.readDayPrices(ports);
  const covered = coverage
    ? `${coverage.from} - ${coverage.until}, ${coverage.days} days, ${coverage.gaps.length} gaps, last ${coverage.ageDays} days ago`
    : "none imported";
  const used = counting ? `sums count with ${counting.from} - ${counting.until}` : "sums count with the model";
  console.log(`day-ahead prices: ${covered}; ${used}`);
}

function row({ name, figure }: NamedFigure, today: CalendarDay): string {
  const { value, unit, status, source, validFrom, validUntil, signableUntil } = figure;
  const isPast = validUntil !== undefined && today > validUntil;
  // Of a card that nobody can sign any more: what rests on it is told as a range.
  const isOld = signableUntil !== undefined && isStaleOn(today, signableUntil);
  const age = daysBetween(parseCalendarDay(source.readOn) ?? today, today);
  return [
    name.padEnd(52),
    `${[value].flat().join(" ")} ${unit}`.padEnd(22),
    (isOld ? `${status}, old` : isPast ? `${status}, ended` : status).padEnd(15),
    `${validFrom} - ${validUntil ?? ""}`.padEnd(24),
    `read ${age} days ago`.padEnd(19),
    `${source.publisher}: ${source.title}`,
  ].join(" ");
}
