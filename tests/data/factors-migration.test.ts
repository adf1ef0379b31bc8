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

test("an operator who has a factor keeps /beheer, one without it needs the link, and the trust goes with the last factor", async () => {
  const database = await openEmptyPostgres();
  await migrate(
    database,
    migrations.filter(({ name }) => name < "039"),
  );
  await database.execute(`
    insert into accounts (uid, email, email_key, password_hash, state, created_at, totp_secret)
      select uid, uid, uid, '', 'confirmed', '2026-11-01', case when uid <> 'bram' and uid <> 'cas' then '\\x01'::bytea end
      from unnest(array['an', 'bram', 'cas', 'dirk']) uid;
    insert into passkeys (id, uid, public_key, counter, transports, name, created_at)
      select 'of ' || uid, uid, '\\x01', 0, '', '', '2026-11-01' from unnest(array['cas', 'dirk']) uid;
    insert into operators (uid, level, granted_at) select uid, 'act', '2026-11-01' from accounts;
  `);
  await migrate(database);
  const trusted = async () =>
    (await database.rows("select uid from operators where factor_trusted_at is not null order by uid")).map(
      ({ uid }) => uid,
    );
  expect(await trusted()).toEqual(["an", "cas", "dirk"]);
  await database.execute("delete from passkeys");
  expect(await trusted()).toEqual(["an", "dirk"]);
  await database.execute("update accounts set totp_secret = '\\x02'");
  expect(await trusted()).toEqual(["an", "dirk"]);
  await database.execute("update accounts set totp_secret = null where uid = 'an'");
  expect(await trusted()).toEqual(["dirk"]);
  await database.execute("delete from accounts where uid = 'dirk'");
  expect(await trusted()).toEqual([]);
  await database.close();
});

test("an account whose role was taken away before counts as one that had it, and so does one from which it is taken now", async () => {
  const database = await openEmptyPostgres();
  await migrate(
    database,
    migrations.filter(({ name }) => name < "045"),
  );
  await database.execute(`
    insert into accounts (uid, email, email_key, password_hash, state, created_at)
      select uid, uid, uid, '', 'confirmed', '2026-11-01' from unnest(array['an', 'bram', 'cas', 'dirk']) uid;
    insert into operators (uid, level, granted_at) select uid, 'act', '2026-11-01' from unnest(array['bram', 'dirk']) uid;
    insert into operator_acts (at, operator, act, about, why)
      values ('2026-11-01', '', 'grant-operator', 'bram', 'act'), ('2026-11-02', '', 'revoke-operator', 'an', '');
  `);
  await migrate(database);
  const had = async () =>
    (await database.rows("select uid from accounts where was_operator order by uid")).map(({ uid }) => uid);
  expect(await had()).toEqual(["an"]);
  await database.execute("delete from operators where uid = 'bram'");
  expect(await had()).toEqual(["an", "bram"]);
  // Who goes altogether takes the role along.
  await database.execute("delete from accounts where uid = 'dirk'");
  expect(await had()).toEqual(["an", "bram"]);
  await database.close();
});
