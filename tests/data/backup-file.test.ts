import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { BackupProgress } from "#adapters/database/backup/backup.ts";
import { backUpToFile, restoreFromFile } from "#adapters/database/backup/backup-file.ts";
import { BackupFault } from "#adapters/database/backup/backup-lines.ts";
import type { Database } from "#adapters/database/database.ts";
import { campaign } from "../support/campaign.ts";
import { freshPostgres } from "../support/databases.ts";

const at = new Date("2026-11-15T10:00:00.123Z");
const long = { isLong: true };
const EVENTS = campaign(3_000, 300_000);

describe("a backup in a file", () => {
  const folder = mkdtempSync(join(tmpdir(), "backup-"));
  const file = (name: string) => join(folder, name);
  let from: Database;

  beforeAll(async () => {
    from = await freshPostgres();
    await from.transaction(async (queries) => {
      await queries.execute(sql`insert into events (at, uid, event, facts)
        select now() - n * interval '1 second', 'u' || n, 'event', jsonb_build_object('n', n, 'text', 'Zoë "\n" ' || repeat('x', n % 500))
        from generate_series(1, ${EVENTS}) n`);
      await queries.execute(sql`insert into documents (collection, id, data, updated_at)
        values ('user', 'digits', '{"many": 12345678901234567890.123456789}', now())`);
    }, long);
  });
  afterAll(async () => {
    await from?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const sumOf = (database: Database) =>
    database.transaction(async (queries) => {
      const answer =
        (await queries.execute(sql`select count(*)::int as rows, md5(string_agg(e::text, '|' order by id)) as events,
        (select string_agg(d::text, '|') from documents d) as documents from events e`)) as { rows: unknown[] };
      return answer.rows[0];
    }, long);
  const intoEmpty = async <T>(work: (database: Database) => Promise<T>) => {
    const to = await freshPostgres();
    try {
      return await work(to);
    } finally {
      await to.close();
    }
  };

  test.each(["plain.jsonl", "packed.jsonl.gz"])(
    "named %s goes from one server to another with every row, every digit, and its progress told",
    { timeout: campaign(60_000, 1_800_000) },
    async (name) => {
      const reports: BackupProgress[] = [];
      expect(await backUpToFile(from, at, file(name), (progress) => reports.push(progress))).toBe(EVENTS + 1);
      expect(reports).toContainEqual({ table: "events", rows: EVENTS, isWhole: true });
      await intoEmpty(async (to) => {
        reports.length = 0;
        expect(await restoreFromFile(to, file(name), (progress) => reports.push(progress))).toBe(EVENTS + 1);
        expect(reports).toContainEqual({ table: "events", rows: EVENTS, isWhole: true });
        expect(await sumOf(to)).toEqual(await sumOf(from));
      });
    },
  );

  test("is compressed when its name says so, and is not written over another", async () => {
    const plain = readFileSync(file("plain.jsonl"), "utf8").split("\n").slice(1);
    const packed = gunzipSync(readFileSync(file("packed.jsonl.gz"))).toString("utf8");
    expect(packed.split("\n").slice(1)).toEqual(plain);
    await expect(backUpToFile(from, at, file("plain.jsonl"))).rejects.toThrow("exists already");
    await expect(backUpToFile(from, at, join(folder, "nowhere", "file"))).rejects.toThrow("cannot be written (ENOENT)");
    expect(readdirSync(folder).toSorted()).toEqual(["packed.jsonl.gz", "plain.jsonl"]);
  });

  test("that is cut, damaged, missing or no backup is refused in a sentence, and leaves nothing", async () => {
    const whole = readFileSync(file("plain.jsonl"), "utf8");
    const packed = readFileSync(file("packed.jsonl.gz"));
    writeFileSync(file("cut.jsonl"), whole.slice(0, Math.floor(whole.length / 2)));
    writeFileSync(file("short.jsonl"), whole.split("\n").slice(0, -5).join("\n"));
    writeFileSync(file("twice.jsonl"), whole + whole);
    writeFileSync(file("spoilt.jsonl"), whole.replace('"row":{"id":1,', '"row":{"id":"one",'));
    writeFileSync(file("letter.jsonl"), whole.replace('"event":"event"', '"event":"evemt"'));
    writeFileSync(file("empty.jsonl"), "");
    const middle = Math.floor(packed.length / 2);
    writeFileSync(file("cut.jsonl.gz"), packed.subarray(0, middle));
    const damaged = Buffer.from(packed);
    damaged.fill(0, middle, middle + 200);
    writeFileSync(file("damaged.jsonl.gz"), damaged);
    writeFileSync(file("page.jsonl.gz"), gzipSync("<html></html>"));
    const refusals: [string, RegExp][] = [
      ["cut.jsonl", /cannot be read|cut off/],
      ["short.jsonl", /cut off/],
      ["twice.jsonl", /goes on after/],
      ["spoilt.jsonl", /rows of events do not fit/],
      ["letter.jsonl", /do not fit the sum/],
      ["empty.jsonl", /cut off/],
      ["cut.jsonl.gz", /cut off/],
      ["damaged.jsonl.gz", /damaged/],
      ["page.jsonl.gz", /no backup/],
      ["missing.jsonl", /cannot be read \(ENOENT\)/],
    ];
    await intoEmpty(async (to) => {
      for (const [name, words] of refusals) {
        const error = await restoreFromFile(to, file(name)).catch((reason: unknown) => reason);
        expect(error, name).toBeInstanceOf(BackupFault);
        expect((error as Error).message, name).toMatch(words);
        expect(await sumOf(to), name).toEqual({ rows: 0, events: null, documents: null });
      }
      expect(await restoreFromFile(to, file("plain.jsonl"))).toBe(EVENTS + 1);
    });
  });
});
