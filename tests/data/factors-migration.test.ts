import { expect, test } from "vitest";
import { migrate } from "#adapters/database/migrate.ts";
import { migrations } from "#adapters/database/migrations.ts";
import { openEmptyPostgres } from "../support/migrating.ts";

test("a sign-in that had a second factor keeps it from its beginning, another one has none", async () => {
  const database = await openEmptyPostgres();
  await migrate(
    database,
    migrations.filter(({ name }) => name < "039"),
  );
  await database.execute(`
    insert into accounts (uid, email, email_key, password_hash, state, created_at)
      values ('an', 'an', 'an', '', 'confirmed', '2026-11-01');
    insert into sessions (id, token_hash, uid, device, created_at, last_seen_at, expires_at, is_two_step) values
      ('code', '\\x01', 'an', '', '2026-11-02', '2026-11-10', '2026-12-01', true),
      ('password', '\\x02', 'an', '', '2026-11-02', '2026-11-10', '2026-12-01', false);
  `);
  await migrate(database);
  expect(await database.rows("select id, factor_at = created_at as kept, proved_at from sessions order by id")).toEqual(
    [
      { id: "code", kept: true, proved_at: null },
      { id: "password", kept: null, proved_at: null },
    ],
  );
  await database.close();
});
