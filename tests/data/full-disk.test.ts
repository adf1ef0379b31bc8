import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { openPostgres } from "#adapters/database/open-postgres.ts";
import { emptyDatabaseUrl, testPostgres } from "../support/test-postgres.ts";

const folder = mkdtempSync(join(tmpdir(), "full-disk-"));
const options = `size=48m,mode=777,uid=${await serverUser()}`;
const isMounted = spawnSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder]).status === 0;
if (!isMounted)
  console.warn("Skipped: a full disk is tried on a file system in memory, which this user may not mount.");
const cleaners: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const clean of cleaners.reverse()) await clean();
  if (isMounted) spawnSync("umount", [folder]);
  rmSync(folder, { recursive: true, force: true });
});

/** As root the server runs as a user of its own. */
async function serverUser(): Promise<number> {
  const client = new pg.Client(`${testPostgres()}/postgres`);
  await client.connect();
  const { rows } = await client.query<{ data_directory: string }>("show data_directory");
  await client.end();
  return statSync(rows[0]?.data_directory ?? "").uid;
}

/** A database whose files stand on the small disk. */
async function databaseOnSmallDisk(): Promise<string> {
  const url = await emptyDatabaseUrl();
  const name = new URL(url).pathname.slice(1);
  const client = new pg.Client(`${testPostgres()}/postgres`);
  await client.connect();
  await client.query(`create tablespace small_disk location '${folder}'`);
  await client.query(`alter database ${name} set tablespace small_disk`);
  cleaners.push(async () => {
    await client.query(`drop database ${name} with (force)`);
    await client.query("drop tablespace small_disk");
    await client.end();
  });
  return url;
}

test.skipIf(!isMounted)(
  "a database whose disk is full is not ready, though it changes rows in place, and is ready when there is room",
  async () => {
    const database = openPostgres({ url: await databaseOnSmallDisk() });
    cleaners.push(() => database.close());
    await database.ping();
    const filler = join(folder, "filler");
    spawnSync("dd", ["if=/dev/zero", `of=${filler}`, "bs=1M"]);
    // The probe asks for a page more each time, so no page that was freed before can help it.
    for (let asked = 0; asked < 3; asked++) await expect(database.ping()).rejects.toThrow(/No space left on device/);
    writeFileSync(filler, "");
    await database.ping();
  },
);
