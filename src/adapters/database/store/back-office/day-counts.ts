import { asc, gte, type SQL, sql } from "drizzle-orm";
import type { DayCounts } from "#application/ports/back-office.ts";
import type { Outcome } from "#domain/back-office/outcomes.ts";
import { startOfBrusselsDay } from "#domain/time/brussels-day.ts";
import { addDays } from "#domain/time/calendar-day.ts";
import { dayCounts } from "../../schema-back-office.ts";
import type { Access } from "../../writing.ts";

/** Where the rows of an outcome are, and the column that tells when. Calculations and begun journeys leave no row. */
const rowsOf: Partial<Readonly<Record<Outcome, { readonly from: SQL; readonly at: SQL }>>> = {
  "journey-finished": { from: sql`leads`, at: sql`created_at` },
  "sign-up": { from: sql`accounts where not is_demo and state = 'confirmed'`, at: sql`confirmed_at` },
  listing: { from: sql`listings where not is_demo and published_at is not null`, at: sql`published_at` },
  proposal: { from: sql`proposals where not is_demo`, at: sql`created_at` },
  agreement: { from: sql`agreements where world = 'real'`, at: sql`created_at` },
  "month-settled": { from: sql`statements where world = 'real' and version = 1`, at: sql`created_at` },
};

export const openDayCounts = (access: Access): DayCounts => ({
  async add(day, counts) {
    const rows = [...counts].map(([outcome, count]) => ({ day, outcome, count }));
    if (rows.length === 0) return;
    await access.run((queries) =>
      queries
        .insert(dayCounts)
        .values(rows)
        .onConflictDoUpdate({
          target: [dayCounts.day, dayCounts.outcome],
          set: { count: sql`${dayCounts.count} + excluded.count` },
        }),
    );
  },
  recount: (day) =>
    access.transaction(async (queries) => {
      const [from, until] = [day, addDays(day, 1)].map((one) => startOfBrusselsDay(one).toISOString());
      for (const [outcome, { from: rows, at }] of Object.entries(rowsOf)) {
        await queries.execute(sql`insert into day_counts (day, outcome, count)
          select ${day}::date, ${outcome}::text, count(*)::integer from (select ${at} as at from ${rows}) counted
            where counted.at >= ${from}::timestamptz and counted.at < ${until}::timestamptz having count(*) > 0
          on conflict (day, outcome) do update set count = greatest(day_counts.count, excluded.count)`);
      }
    }),
  list: (from) =>
    access.run((queries) =>
      queries
        .select()
        .from(dayCounts)
        .where(gte(dayCounts.day, from))
        .orderBy(asc(dayCounts.day), asc(dayCounts.outcome)),
    ),
});
