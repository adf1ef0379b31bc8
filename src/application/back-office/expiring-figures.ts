import { addDays, type CalendarDay } from "#domain/time/calendar-day.ts";
import { allFigures } from "#figures/all-figures.ts";
import type { NamedFigure } from "#figures/figure-trees.ts";

export const DAYS_AHEAD = 28;

export type ExpiringTable = {
  /** As `npm run figures` calls it, without its year: "flanders". */
  readonly table: string;
  readonly until: CalendarDay;
  readonly figures: number;
  readonly isOver: boolean;
};

/** "flanders2026.areas.gent" is the path "areas.gent" of the table "flanders": each year takes the place of the one before. */
function placeOf(name: string): { readonly table: string; readonly path: string } {
  const dot = name.indexOf(".");
  const [first, path] = dot === -1 ? [name, ""] : [name.slice(0, dot), name.slice(dot + 1)];
  return { table: first.replace(/\d{4}.*$/, ""), path };
}

/** Cards of suppliers follow each other one by one, which `expiringCards` tells. */
const isOnCard = (name: string) => /^suppliers\.(seedCards|octoberSupply)\./.test(name);

/**
 * Tables whose published figures end within four weeks, or ended, while nothing published takes their place. What only
 * somebody expects, such as an indicative tariff, takes nobody's place.
 */
export function expiringFigures(
  today: CalendarDay,
  figures: readonly NamedFigure[] = allFigures,
): readonly ExpiringTable[] {
  const published = figures.filter(({ name, figure }) => figure.status === "found" && !isOnCard(name));
  const newestStart = new Map<string, CalendarDay>();
  const ends = new Map<string, { readonly table: string; readonly until: CalendarDay | null }>();
  for (const { name, figure } of published) {
    const { table, path } = placeOf(name);
    const start = newestStart.get(table);
    if (start === undefined || figure.validFrom > start) newestStart.set(table, figure.validFrom);
    const before = ends.get(`${table}.${path}`);
    const until = figure.validUntil ?? null;
    const isLater = before === undefined || (before.until !== null && (until === null || until > before.until));
    if (isLater) ends.set(`${table}.${path}`, { table, until });
  }
  const horizon = addDays(today, DAYS_AHEAD);
  const found = new Map<string, ExpiringTable>();
  for (const { table, until } of ends.values()) {
    // A figure that the next year's table has no more was not forgotten.
    if (until === null || until > horizon || (newestStart.get(table) ?? until) > until) continue;
    const key = `${table} ${until}`;
    found.set(key, { table, until, isOver: until < today, figures: (found.get(key)?.figures ?? 0) + 1 });
  }
  return [...found.values()].toSorted((a, b) => (a.until < b.until ? -1 : 1));
}
