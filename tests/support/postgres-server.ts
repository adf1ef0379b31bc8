import { execFileSync } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { clusterOf, findPlace, type Place } from "#adapters/database/embedded/find-place.ts";
import { makeCluster } from "#adapters/database/embedded/make-cluster.ts";
import { notedPid } from "#adapters/database/embedded/postmaster.ts";
import { startPostmaster } from "#adapters/database/embedded/start-postmaster.ts";
import { makeThrowawayFolder } from "#adapters/database/embedded/throwaway-folder.ts";
import { freePort } from "./free-port.ts";
import { until } from "./until.ts";

const START_MS = 60_000;
const USER = "stroomplein:any";

/** PostgreSQL as the site starts it, in a folder of its own, but on a port of this machine. It ends with its process. */
export async function preparePostgres(settings: readonly string[], change: Partial<Place> = {}) {
  const { folder, remove } = makeThrowawayFolder();
  const place = { ...findPlace(folder), ...change };
  const cluster = clusterOf(folder);
  const port = await freePort();
  const url = `postgres://${USER}@127.0.0.1:${port}/postgres`;
  const words = ["listen_addresses=127.0.0.1", `port=${port}`, "unix_socket_directories=", ...settings];

  async function stop(signal: "SIGINT" | "SIGQUIT"): Promise<void> {
    const pid = notedPid(cluster);
    if (pid === null) return;
    process.kill(pid, signal);
    await until(() => !isAlive(pid));
  }

  /** The server first, so that it begins no other process meanwhile. */
  function tellAll(signal: "SIGSTOP" | "SIGCONT"): void {
    const pid = String(notedPid(cluster));
    process.kill(Number(pid), signal);
    for (const child of execFileSync("pgrep", ["-P", pid], { encoding: "utf8" }).trim().split("\n"))
      process.kill(Number(child), signal);
  }

  return {
    ...{ cluster, port, url },
    makeCluster: () => makeCluster(place, { isKept: false }),
    async start(): Promise<void> {
      const { whyEnded } = startPostmaster(place, { address: { settings: words, url }, isKept: false });
      for (const end = Date.now() + START_MS; !(await isReady(url)); await wait(25)) {
        const trouble = whyEnded();
        if (trouble !== null || Date.now() > end) throw new Error(trouble ?? "PostgreSQL was not ready in time.");
      }
    },
    /** As `pg_ctl -m fast stop`. */
    stop: () => stop("SIGINT"),
    /** As `pg_ctl -m immediate stop`: every connection is cut where it is, and the next start recovers. */
    stopAtOnce: () => stop("SIGQUIT"),
    /** It neither answers nor ends, as one whose disk hangs. */
    hang: () => tellAll("SIGSTOP"),
    goOn: () => tellAll("SIGCONT"),
    /** Asks on a connection of the superuser, which is closed afterwards. */
    async ask(sql: string): Promise<Record<string, unknown>[]> {
      const client = new pg.Client(url);
      client.on("error", () => {});
      await client.connect();
      try {
        return (await client.query(sql)).rows;
      } finally {
        await client.end();
      }
    },
    async close(): Promise<void> {
      await stop("SIGQUIT");
      await remove();
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: START_MS });
  client.on("error", () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
