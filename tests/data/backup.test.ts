import { describe, expect, test } from "vitest";
import { BackupFault, readBackup, writeBackup } from "#adapters/database/backup.ts";
import type { Database } from "#adapters/database/database.ts";
import * as schema from "#adapters/database/schema.ts";
import { databases, freshPglite, freshPostgres } from "../support/databases.ts";

const at = new Date("2026-11-15T10:00:00.123Z");

async function fill(database: Database) {
  await database.transaction(async (queries) => {
    await queries.insert(schema.accounts).values({
      uid: "u1",
      email: "An@example.org",
      emailKey: "an@example.org",
      passwordHash: "hash",
      state: "confirmed",
      createdAt: at,
      totpSecret: new Uint8Array([0, 255, 10, 13]),
      deletionOn: "2026-12-15",
    });
    await queries.insert(schema.documents).values({
      collection: "user",
      id: "u1",
      data: { name: 'Zoë "O\'Neil" \\ \n', list: [1.5, null, true], deep: {} },
      updatedAt: at,
    });
    await queries.insert(schema.events).values([
      { at, uid: "u1", event: "one", facts: {} },
      { at, uid: "u1", event: "two", facts: { n: 2 } },
    ]);
  });
}

const read = (database: Database) =>
  database.run(async (queries) => ({
    accounts: (await queries.select().from(schema.accounts)).map((row) => ({
      ...row,
      totpSecret: Buffer.from(row.totpSecret ?? []).toString("hex"),
    })),
    documents: await queries.select().from(schema.documents),
    events: await queries.select().from(schema.events),
  }));

async function backUp(database: Database): Promise<string[]> {
  const lines: string[] = [];
  await writeBackup(database, at, async (line) => void lines.push(line));
  return lines;
}
async function* each(lines: readonly string[]) {
  yield* lines;
}

describe.each(databases)("from $name", ({ open }) => {
  test.each(databases)(
    "a backup put back into $name gives every row as it was, and counters go on",
    async ({ open: openOther }) => {
      const [from, to] = [await open(), await openOther()];
      await fill(from);
      const lines = await backUp(from);
      expect(await readBackup(to, each(lines))).toBe(4);
      expect(await read(to)).toEqual(await read(from));
      await to.run((queries) => queries.insert(schema.events).values({ at, uid: null, event: "three", facts: {} }));
      expect((await read(to)).events.map(({ id }) => id)).toEqual([1, 2, 3]);
      await from.close();
      await to.close();
    },
  );
});

test("a backup that is cut off, damaged, no backup at all, or meant for a database with rows is refused and changes nothing", async () => {
  const from = await freshPglite();
  await fill(from);
  const lines = await backUp(from);
  const refusals: [string[], string][] = [
    [lines.slice(0, -1), "cut off"],
    [[...lines.slice(0, 2), ...lines.slice(3)], "cut off"],
    [lines.slice(1), "no backup"],
    [["<html>"], "damaged"],
    [[lines[0]?.replace("001-", "999-") ?? "", ...lines.slice(1)], "newer version"],
  ];
  const to = await freshPostgres();
  for (const [broken, words] of refusals) {
    const reading = readBackup(to, each(broken));
    await expect(reading).rejects.toThrow(BackupFault);
    await expect(readBackup(to, each(broken))).rejects.toThrow(words);
    expect((await read(to)).accounts).toEqual([]);
  }
  await expect(readBackup(from, each(lines))).rejects.toThrow("not empty");
  await from.close();
  await to.close();
});
