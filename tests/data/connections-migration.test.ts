import pg from "pg";
import { expect, test } from "vitest";
import { type Connection, migrate } from "#adapters/database/migrate.ts";
import { migrations } from "#adapters/database/migrations.ts";
import { emptyDatabaseUrl } from "../support/test-postgres.ts";

const HOME = "541448820000000008";
const SHOP = "541448820000000015";

const before = `
  insert into accounts (uid, email, email_key, password_hash, state, created_at)
    select uid, uid, uid, '', 'confirmed', '2026-11-01' from unnest(array['an', 'bram', 'cas']) uid;
  insert into documents (collection, id, data, updated_at) values
    ('user', 'an', '{"firstName": "An", "connections": [{"ean": "${HOME}", "name": "Thuis"}, {"ean": "${SHOP}", "name": ""}]}', '2026-11-02'),
    ('user', 'bram', '{"firstName": "Bram", "connections": {"ean": "x"}}', '2026-11-02'),
    ('user', 'cas', '{"firstName": "Cas"}', '2026-11-02'),
    ('user', 'nobody', '{"connections": [{"ean": "${HOME}", "name": "Spook"}]}', '2026-11-02'),
    ('other', 'an', '{"connections": [{"ean": "${HOME}", "name": "Elders"}]}', '2026-11-02');
`;

test("a power that the site proposed is not told any more; one that somebody told stays", async () => {
  const client = new pg.Client(await emptyDatabaseUrl());
  await client.connect();
  const connection: Connection = {
    execute: (sql) => client.query(sql),
    rows: async (sql, values = []) => (await client.query(sql, [...values])).rows,
  };
  await migrate(
    connection,
    migrations.filter(({ name }) => name < "033"),
  );
  const facts = [
    { connection: { capacity: 9.2, battery: 5 } },
    { connection: { capacity: 17.3 } },
    { connection: {} },
    {},
  ];
  await connection.execute(`
    insert into accounts (uid, email, email_key, password_hash, state, created_at) values ('an', 'an', 'an', '', 'confirmed', '2026-11-01');
    insert into connections (id, uid, name, street, postcode, town, facts, created_at, updated_at)
      select ordinality::text, 'an', '', '', '', '', value, '2026-11-01', '2026-11-01'
      from jsonb_array_elements('${JSON.stringify(facts)}') with ordinality;
  `);
  expect(await migrate(connection)).toContain("033-told-capacity");
  expect(await connection.rows("select facts from connections order by id")).toEqual(
    [{ connection: { capacity: null, battery: 5 } }, ...facts.slice(1)].map((one) => ({ facts: one })),
  );
  await client.end();
});

test("the numbers of profiles become connections in their order, and the rest of a profile stays", async () => {
  const client = new pg.Client(await emptyDatabaseUrl());
  await client.connect();
  const connection: Connection = {
    execute: (sql) => client.query(sql),
    rows: async (sql, values = []) => (await client.query(sql, [...values])).rows,
  };
  await migrate(
    connection,
    migrations.filter(({ name }) => name < "013"),
  );
  await connection.execute(before);
  expect(await migrate(connection)).toContain("013-connections");
  expect(
    await connection.rows(
      "select uid, name, offtake_ean, injection_ean, facts from connections order by uid, created_at",
    ),
  ).toEqual([
    { uid: "an", name: "Thuis", offtake_ean: HOME, injection_ean: null, facts: {} },
    { uid: "an", name: "", offtake_ean: SHOP, injection_ean: null, facts: {} },
  ]);
  expect(await connection.rows("select data from documents where collection = 'user' order by id")).toEqual([
    { data: { firstName: "An" } },
    { data: { firstName: "Bram" } },
    { data: { firstName: "Cas" } },
    { data: {} },
  ]);
  await client.end();
});
