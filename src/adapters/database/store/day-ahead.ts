import { asc, count, max, sql } from "drizzle-orm";
import type { DayAhead } from "#application/ports/day-ahead.ts";
import type { DayPrices } from "#domain/day-prices/day-prices.ts";
import { addDays } from "#domain/time/calendar-day.ts";
import type { Queries } from "../database.ts";
import { dayAheadPrices, priceImports } from "../schema-cards.ts";
import type { Access } from "../writing.ts";

/** A statement of PostgreSQL takes 65,535 values at most. */
const DAYS_AT_ONCE = 500;

export const openDayAhead = (access: Access): DayAhead => ({
  async imports() {
    const brought = await access.run((queries) => queries.select().from(priceImports).orderBy(asc(priceImports.id)));
    const rows = await access.run((queries) => queries.select().from(dayAheadPrices).orderBy(asc(dayAheadPrices.day)));
    const days = Map.groupBy(rows, ({ importId }) => importId);
    return brought.map(({ id, source, from, importedAt }) => ({
      id,
      source,
      from,
      importedAt,
      days: (days.get(id) ?? []).map(({ day, prices }): DayPrices => ({ day, prices })),
    }));
  },
  add: ({ days, source, importedOn, importedAt }, version) =>
    access.transaction(async (queries) => {
      // Whoever brings prices at the same time waits, and then finds that there are others.
      await queries.execute(sql`select pg_advisory_xact_lock(hashtext('day-ahead prices'))`);
      if ((await versionIn(queries)) !== version) return false;
      const [row] = await queries
        .insert(priceImports)
        .values({ source, importedOn, from: addDays(importedOn, 1), importedAt })
        .returning({ id: priceImports.id });
      if (!row) throw new Error("An import has no number.");
      for (let at = 0; at < days.length; at += DAYS_AT_ONCE) {
        const part = days.slice(at, at + DAYS_AT_ONCE);
        const values = part.map(({ day, prices }) => ({ importId: row.id, day, prices: [...prices] }));
        await queries.insert(dayAheadPrices).values(values);
      }
      return true;
    }),
  async lastDay() {
    const [row] = await access.run((queries) => queries.select({ last: max(dayAheadPrices.day) }).from(dayAheadPrices));
    return row?.last ?? null;
  },
  version: () => access.run(versionIn),
});

async function versionIn(queries: Queries): Promise<string> {
  const [row] = await queries.select({ rows: count(), last: max(priceImports.id) }).from(priceImports);
  return `${row?.rows ?? 0}-${row?.last ?? 0}`;
}
