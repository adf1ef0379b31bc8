import { sql } from "drizzle-orm";
import { pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Database } from "#adapters/database/database.ts";

/** A table of a test's own, that nothing else writes. */
export const scratch = pgTable("scratch", {
  name: text().primaryKey(),
  at: timestamp({ withTimezone: true, mode: "date" }).notNull().defaultNow(),
});

export const makeScratchTable = (database: Pick<Database, "run">): Promise<unknown> =>
  database.run((queries) =>
    queries.execute(
      // Two processes may come at once.
      sql`do $$ begin
        perform pg_advisory_xact_lock(7263003);
        create table if not exists scratch (name text primary key, at timestamptz not null default now());
      end $$`,
    ),
  );
