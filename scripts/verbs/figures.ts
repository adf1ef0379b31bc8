import { type CalendarDay, daysBetween, parseCalendarDay } from "../../src/domain/time/calendar-day.ts";
import { allFigures } from "../../src/figures/all-figures.ts";
import type { NamedFigure } from "../../src/figures/figure-trees.ts";

/** `npm run figures` prints each figure with its age and source; `npm run figures -- 2027-01-01` as seen on that day. */
export function run(words: readonly string[]): void {
  const wanted = words[0] ?? new Date().toISOString().slice(0, 10);
  const today = parseCalendarDay(wanted);
  if (today === null) {
    console.error(`'${wanted}' is no day: write it as 2026-01-31.`);
    process.exit(1);
  }
  for (const named of allFigures) console.log(row(named, today));
}

function row({ name, figure }: NamedFigure, today: CalendarDay): string {
  const { value, unit, status, source, validFrom, validUntil } = figure;
  const isPast = validUntil !== undefined && today > validUntil;
  const age = daysBetween(parseCalendarDay(source.readOn) ?? today, today);
  return [
    name.padEnd(52),
    `${[value].flat().join(" ")} ${unit}`.padEnd(22),
    (isPast ? `${status}, ended` : status).padEnd(15),
    `${validFrom} - ${validUntil ?? ""}`.padEnd(24),
    `read ${age} days ago`.padEnd(19),
    `${source.publisher}: ${source.title}`,
  ].join(" ");
}
