import type { Database } from "#adapters/database/database.ts";
import { accounts } from "#adapters/database/schema.ts";

/** A confirmed account without a password, for tests in which nobody signs in. */
export const insertAccount = (database: Database, uid: string) =>
  database.run((queries) =>
    queries.insert(accounts).values({
      uid,
      email: `${uid}@example.org`,
      emailKey: `${uid}@example.org`,
      passwordHash: "none",
      state: "confirmed",
      createdAt: new Date("2026-11-01T10:00:00Z"),
    }),
  );
