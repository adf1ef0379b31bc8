import { expect, test } from "vitest";
import * as schema from "#adapters/database/schema.ts";
import { seedDemo } from "#adapters/database/seed-demo.ts";
import { demoPeople } from "#content/demo.ts";
import { freshPglite, freshPostgres } from "../support/databases.ts";

let count = 0;
const means = {
  clock: { now: () => new Date("2026-11-15T10:00:00Z"), today: () => "2026-11-15" },
  ids: { next: () => `id-${count++}` },
};

test("demo people go into an empty embedded database once, marked as such", async () => {
  const database = await freshPglite();
  expect(await seedDemo(database, means, demoPeople, "x".repeat(12))).toBe(true);
  expect(await seedDemo(database, means, demoPeople, "x".repeat(12))).toBe(false);
  const rows = await database.run((queries) => queries.select().from(schema.accounts));
  expect(rows.map(({ email, isDemo, state }) => [email, isDemo, state])).toEqual(
    demoPeople.map(({ email }) => [email, true, "confirmed"]),
  );
  const documents = await database.run((queries) => queries.select().from(schema.documents));
  expect(documents.every(({ data }) => data["isDemo"] === true)).toBe(true);
  await database.close();
});

test("a PostgreSQL server never gets demo people", async () => {
  const database = await freshPostgres();
  expect(await seedDemo(database, means, demoPeople, "x".repeat(12))).toBe(false);
  expect(await database.run((queries) => queries.select().from(schema.accounts))).toEqual([]);
  await database.close();
});
