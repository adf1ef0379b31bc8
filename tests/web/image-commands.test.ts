import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPostgres } from "#adapters/database/open-postgres.ts";
import { makeSigningKey } from "#adapters/signer/open-signer.ts";
import { isOlderThan } from "#domain/engines/engine-notices.ts";
import { engineReleases } from "#figures/engine-releases.ts";
import { freshPostgresUrl } from "../support/databases.ts";
import { insertAccount } from "../support/insert-account.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const app = mkdtempSync(join(tmpdir(), "image-"));
afterAll(() => rmSync(app, { recursive: true, force: true }));

/** No container engine is at hand, so the last stage of the Dockerfile is laid out in a folder, by its own COPY lines. */
beforeAll(() => {
  const stages = readFileSync(join(root, "Dockerfile"), "utf8").split(/^FROM /m);
  const copies = [...(stages.at(-1) ?? "").matchAll(/^COPY (?:--from=\w+ )?(.+)$/gm)];
  expect(copies.length).toBeGreaterThan(3);
  for (const [, words = ""] of copies) {
    const paths = words.split(" ");
    const target = join(app, paths.at(-1) ?? "");
    for (const path of paths.slice(0, -1)) {
      const from = join(root, path.replace(/^\/app\//, ""));
      const to = (paths.at(-1) ?? "").endsWith("/") ? join(target, basename(path)) : target;
      mkdirSync(dirname(to), { recursive: true });
      // The packages of a checkout hold those of the image.
      if (basename(path) === "node_modules") symlinkSync(from, to);
      else cpSync(from, to, { recursive: true });
    }
  }
});

test("the image names the full version of its base, no older than the last security release that is known", () => {
  const file = readFileSync(join(root, "Dockerfile"), "utf8");
  const version = /^ARG NODE=node:(\d+\.\d+\.\d+)-slim$/m.exec(file)?.[1] ?? "none";
  expect(isOlderThan(version, engineReleases.node["26"]?.version ?? "")).toBe(false);
  expect(file.match(/^FROM (?!\$\{NODE\})/m)).toBeNull();
});

test("the image has the commands of the README: backup, restore, grant-operator, market and newsletter", async () => {
  const settings = { SECRET: "s".repeat(40), SIGNING_KEY: makeSigningKey() };
  const from = { ...settings, DATABASE_URL: await freshPostgresUrl() };
  const to = { ...settings, DATABASE_URL: await freshPostgresUrl() };
  const database = openPostgres({ url: from.DATABASE_URL });
  await insertAccount(database, "an");
  await database.close();
  const run = (environment: Readonly<Record<string, string>>, ...words: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(app, "scripts/bootstrap.mjs"), ...words], {
      cwd: app,
      env: { PATH: "/usr/bin:/bin", ICON_SERVICE_URL: "off", ...environment },
      encoding: "utf8",
    });
    return { status, said: stdout + stderr };
  };
  const file = join(app, "backup.jsonl.gz");
  expect(run(from, "db", "backup", file)).toMatchObject({
    status: 0,
    said: expect.stringContaining("were written to"),
  });
  const client = new pg.Client(from.DATABASE_URL);
  await client.connect();
  const { rows: entries } = await client.query("select operator, act, came_to_nothing from operator_acts");
  await client.end();
  expect(entries).toEqual([{ operator: "npm run db", act: "make-backup", came_to_nothing: false }]);
  expect(run(to, "db", "restore", file)).toMatchObject({ status: 0, said: expect.stringContaining("were put back") });
  expect(run(to, "db", "grant-operator", "an@example.org")).toMatchObject({
    status: 0,
    said: expect.stringContaining("This link enrols one"),
  });
  expect(run(to, "market", "reports").status).toBe(0);
  expect(run(to, "newsletter", "list").status).toBe(0);
});
