import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { restoreFromFile } from "#adapters/database/backup/backup-file.ts";
import { rowsOf } from "#adapters/database/backup/backup-tables.ts";
import type { Database } from "#adapters/database/database.ts";
import { migrations } from "#adapters/database/migrations.ts";
import { openPglite } from "#adapters/database/open-pglite.ts";
import { openStore } from "#adapters/database/open-store.ts";
import { listings } from "#adapters/database/schema-market.ts";
import { fromBytes } from "#adapters/database/store/market/listing-rows.ts";
import { randomIds } from "#adapters/ids/random-ids.ts";
import { listConnections } from "#application/account-details/connections.ts";
import { readClaims } from "#application/contracts/read-claims.ts";
import { listOffers, noFilter } from "#application/market/listings/list-offers.ts";
import { shapeOf } from "#domain/market/profile-sample.ts";
import { freshPostgres } from "../support/databases.ts";
import { fixedClock } from "../support/fixed-clock.ts";
import { inThisThread } from "../support/in-this-thread.ts";

/** Written by the backup command of the version before claims (migration 010), of people who do not exist. */
const file = fileURLToPath(new URL("../fixtures/before-claims.backup.gz", import.meta.url));

type Kept = Record<string, unknown>;
const kept = new Map<string, Kept[]>();
for (const line of gunzipSync(readFileSync(file)).toString("utf8").split("\n").filter(Boolean)) {
  const { table, row } = JSON.parse(line) as { table?: string; row?: Kept };
  if (table && row) kept.set(table, [...(kept.get(table) ?? []), row]);
}
const keptOf = (table: string): readonly Kept[] => kept.get(table) ?? [];
/** A row of the file as today's tables have it: what a profile told of connections has a table of its own since, and
 * a draft of the agreement says how its seller stands to VAT instead of a rate on top of the price. */
function asToday(table: string, row: Kept): Kept {
  if (table === "documents") {
    const { connections: _moved, ...data } = row["data"] as Kept;
    return { ...row, data };
  }
  if (table === "forms" && row["kind"] === "sale-agreement" && row["state"] === "draft") {
    const { vat, ...answers } = row["answers"] as Kept;
    const sellerVat = vat === "none" ? "outside-vat" : "liable";
    return { ...row, answers: { ...answers, sellerVat, indexPercent: "0" } };
  }
  return row;
}
/** As text whose keys stand in one order. */
const sorted = (rows: readonly unknown[]) =>
  rows
    .map((row) =>
      JSON.stringify(row, (_key, value: unknown) =>
        typeof value === "object" && value !== null && !Array.isArray(value)
          ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
          : value,
      ),
    )
    .toSorted();

/** Tables whose rows migration 011 gave to who brought them; they are looked at apart. */
const moved = ["meters", "meter_imports", "meter_days"];

describe.each([
  { name: "PostgreSQL", open: freshPostgres },
  { name: "PGlite", open: () => openPglite({}) },
])("a database of an older version, put back on $name", ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await restoreFromFile(database, file);
  });
  afterAll(() => database.close());
  const store = () =>
    openStore(database, { clock: fixedClock("2026-11-16T10:00:00Z"), ids: randomIds, secret: "x".repeat(32) });
  const rowsIn = (query: string) => database.run((queries) => rowsOf<Kept>(queries, sql.raw(query)));

  test("knows every migration, and can be restored to nothing else", async () => {
    const names = (await rowsIn("select name from migrations order by name")).map((row) => row["name"]);
    expect(names).toEqual(migrations.map(({ name }) => name));
    await expect(restoreFromFile(database, file)).rejects.toThrow("not empty");
  });

  test("has every row of every table as it was", async () => {
    expect(kept.size).toBeGreaterThan(18);
    for (const [table, rows] of kept) {
      if (moved.includes(table)) continue;
      const now = (await rowsIn(`select row_to_json(t)::text as json from ${table} t`)).map(
        ({ json }) => JSON.parse(String(json)) as Kept,
      );
      const columns = Object.keys(rows[0] ?? {});
      const asBefore = now.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]])));
      expect({ table, rows: sorted(asBefore) }).toEqual({
        table,
        rows: sorted(rows.map((row) => asToday(table, row))),
      });
    }
  });

  test("gives every listing the shape of its sample, and every public offer a row to be searched by", async () => {
    const rows = await database.run((queries) => queries.select().from(listings));
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.filter(({ sample }) => sample.length > 0).length).toBeGreaterThan(1);
    for (const { sample, seasonalProfile, dayShape } of rows) {
      const shape = shapeOf(fromBytes(sample));
      expect(dayShape).toEqual(shape.dayShape);
      expect(seasonalProfile).toHaveLength(shape.seasonalProfile.length);
      for (const [part, energy] of shape.seasonalProfile.entries())
        expect(seasonalProfile[part]).toBeCloseTo(energy, 6);
    }
    const searched = await rowsIn(`select id, profile_energy, seasonal_profile::text as profile from public_offers`);
    const published = rows.filter(({ side, state }) => side === "offer" && state === "published");
    expect(searched.map(({ id }) => id).toSorted()).toEqual(published.map(({ id }) => id).toSorted());
    for (const { id, profile_energy: energy } of searched) {
      const profile = published.find((row) => row.id === id)?.seasonalProfile ?? [];
      expect(energy).toBeCloseTo(
        profile.reduce((sum, part) => sum + part, 0),
        6,
      );
    }
  });

  test("gives files and quarters to who brought them, and a claim to whoever named a number", async () => {
    const imports = await rowsIn(
      "select i.id, m.uid, m.meter, m.role from meter_imports i join meters m on m.id = i.meter_id",
    );
    const meterOf = new Map(keptOf("meters").map(({ id, meter, role }) => [id, { meter, role }]));
    const before = keptOf("meter_imports").map(({ id, uid, meter_id }) => ({ id, uid, ...meterOf.get(meter_id) }));
    expect(sorted(imports)).toEqual(sorted(before));
    const days = await rowsIn(
      "select m.meter, m.role, d.day::text as day, '\\x' || encode(d.packed, 'hex') as packed from meter_days d join meters m on m.id = d.meter_id",
    );
    const quarters = keptOf("meter_days").map(({ meter_id, day, packed }) => ({
      ...meterOf.get(meter_id),
      day,
      packed,
    }));
    expect(quarters.length).toBeGreaterThan(70);
    expect(sorted(days)).toEqual(sorted(quarters));
    for (const agreement of await store().contracts.list("bram")) {
      const degrees = await readClaims({ store: store() }, agreement);
      expect(degrees).toEqual({ seller: "file-seen", buyer: "file-seen" });
    }
  });

  test("opens listings, proposals, profiles, forms and months by today's verbs", async () => {
    const ports = { store: store(), clock: fixedClock("2026-11-16T10:00:00Z"), workers: inThisThread };
    const { market, contracts, forms } = ports.store;
    const listed = await listOffers(ports, noFilter, { by: "newest" }, 1);
    expect(listed.offers.map(({ installation }) => installation.technology).toSorted()).toEqual(["solar", "wind"]);
    expect(await market.requests.list("eva")).toMatchObject([
      { contract: "single", use: { energy: 7200, heatPump: true, electricCar: "evening" } },
    ]);
    expect(await market.proposals.list("bram")).toMatchObject([{ state: "accepted-by-buyer", sellerUid: "an" }]);
    const connections = await listConnections({ ...ports, ids: randomIds }, "an");
    expect(connections.map(({ name }) => name).toSorted()).toEqual(["Thuis", "Winkel"]);
    expect((await forms.list("an")).map(({ state }) => state).toSorted()).toEqual(["draft", "signed"]);
    const months = await Promise.all(
      (await contracts.list("bram")).map(({ id }) => contracts.listStatements(id, "newest")),
    );
    expect(months.flat().map(({ month, hash }) => [month, hash.length])).toEqual([["2026-09", 64]]);
  });
});
