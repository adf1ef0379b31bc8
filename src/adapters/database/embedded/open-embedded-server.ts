import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { errorCode } from "../database.ts";
import { holdFolder, tryHoldFolder } from "../folder-lock.ts";
import { refusalOf } from "./cannot-run.ts";
import { clusterOf, findPlace, hasCluster, type Place, removeGiven } from "./find-place.ts";
import { makeCluster } from "./make-cluster.ts";
import { forgetOtherProgram, notedPid, postmasterPid } from "./postmaster.ts";
import { type ServerAddress, serverAddress } from "./server-address.ts";
import { type StartedServer, startPostmaster } from "./start-postmaster.ts";

const PROBE_MS = 3_000;
const START_MS = 60_000;
const STOP_MS = 20_000;
const LOOK_AGAIN_MS = 20;
const ALONE_TRIES = 5;

export type EmbeddedServer = {
  /** The address of the folder's server, which is started when nobody did yet. */
  ensureRunning(): Promise<string>;
  /** Whether the server that npm installed is used; null before the first start. */
  isFromNpm(): boolean | null;
  /** Ends the server unless another process is using it. */
  stop(): Promise<void>;
};

/** The server that we started has ended, so that nobody works in the cluster. */
class DidNotStart extends Error {}

type Options = { /** Whether the data outlive the site, and the machine. */ readonly isKept: boolean };

/** PostgreSQL itself, on a folder. Any number of processes may open the same one: the first starts it, the last stops it. */
export function openEmbeddedServer(folder: string, options: Options = { isKept: true }): EmbeddedServer {
  let found: { readonly place: Place; readonly address: ServerAddress } | null = null;
  let finding: Promise<string> | null = null;
  let leave: (() => void) | null = null;

  async function find(): Promise<string> {
    leave ??= await holdFolder(folder, "present", START_MS);
    if (found && (await probe(found.address)).state === "ready") return found.address.url;
    const release = await holdFolder(folder, "starting", START_MS);
    try {
      const place = findPlace(folder);
      const isNew = !hasCluster(folder);
      if (isNew) await makeCluster(place, options);
      const address = serverAddress(place);
      try {
        await startOrJoin(place, address, options);
      } catch (error) {
        // A new one holds nothing yet and must not be in the way of another database; any other is left for whoever looks into it.
        if (!isNew || !(error instanceof DidNotStart)) throw error;
        removeGiven(clusterOf(place.home));
        throw refusalOf("its server does not start here", error.message);
      }
      found = { place, address };
      return address.url;
    } finally {
      release();
    }
  }

  return {
    ensureRunning() {
      finding ??= find().finally(() => {
        finding = null;
      });
      return finding;
    },
    isFromNpm: () => found?.place.binaries.isFromNpm ?? null,
    async stop() {
      await finding?.catch(() => {});
      leave?.();
      leave = null;
      const release = found && (await tryToBeAlone(folder));
      if (!found || !release) return;
      try {
        await stopServer(found.place);
      } finally {
        release();
      }
    },
  };
}

/** Two last users who leave at once are in each other's way for a moment, and the server would stay behind. */
async function tryToBeAlone(folder: string): Promise<(() => void) | null> {
  for (let tried = 1; ; tried += 1) {
    const release = tryHoldFolder(folder, "alone");
    if (release || tried === ALONE_TRIES) return release;
    await wait(tried * LOOK_AGAIN_MS * Math.random());
  }
}

async function startOrJoin(place: Place, address: ServerAddress, options: Options): Promise<void> {
  const cluster = clusterOf(place.home);
  let started: StartedServer | null = null;
  for (const end = Date.now() + START_MS; ; await wait(LOOK_AGAIN_MS)) {
    const { state, reason } = await probe(address);
    if (state === "ready") return;
    const trouble = started?.whyEnded() ?? null;
    // A server that was killed leaves children, who need a moment to see it.
    const isBlocked = trouble !== null && /pre-existing shared memory block|lock file/.test(trouble);
    if (trouble !== null && !isBlocked) throw new DidNotStart(`PostgreSQL did not start: ${trouble}`);
    if (Date.now() > end) throw new Error(`PostgreSQL was not ready in time: ${trouble ?? reason}`);
    if (state === "waiting" || postmasterPid(cluster) !== null || (started && trouble === null)) continue;
    if (!forgetOtherProgram(cluster)) continue;
    started = startPostmaster(place, { address, ...options });
  }
}

type Probed = { readonly state: "ready" | "waiting" | "absent"; readonly reason?: string };

/** Whether somebody answers there. Only where surely nobody listens it is "absent": a second server would destroy the data. */
async function probe({ url }: ServerAddress): Promise<Probed> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PROBE_MS });
  client.on("error", () => {});
  try {
    await client.connect();
    return { state: "ready" };
  } catch (error) {
    const code = errorCode(error) ?? "";
    // Full is also an answer.
    if (code === "53300") return { state: "ready" };
    const reason = error instanceof Error ? error.message : String(error);
    return { state: code === "ENOENT" || code === "ECONNREFUSED" ? "absent" : "waiting", reason };
  } finally {
    await client.end().catch(() => {});
  }
}

/** PostgreSQL's fast stop: connections are cut, and all is written down. */
async function stopServer({ home }: Place): Promise<void> {
  const cluster = clusterOf(home);
  const pid = postmasterPid(cluster);
  if (pid === null) return;
  process.kill(pid, "SIGINT");
  for (const end = Date.now() + STOP_MS; notedPid(cluster) !== null && Date.now() < end; ) await wait(LOOK_AGAIN_MS);
}
