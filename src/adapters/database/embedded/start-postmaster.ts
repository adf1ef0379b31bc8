import { spawn } from "node:child_process";
import {
  closeSync,
  constants,
  fchownSync,
  fstatSync,
  lstatSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { FolderFault } from "../folder-lock.ts";
import { program, spawnOptions } from "./binaries.ts";
import { clusterOf, type Place } from "./find-place.ts";
import type { ServerAddress } from "./server-address.ts";

const LOG_BYTES_MAX = 1_000_000;
const UNLED = constants.O_NOFOLLOW | constants.O_NONBLOCK;

const settings = [
  // Ten processes with ten connections each, and a few for tools.
  "max_connections=120",
  "shared_buffers=32MB",
  "max_wal_size=256MB",
  "jit=off",
  // Without processes of its own for reading, for parallel queries and for replicas that nobody has.
  "io_method=sync",
  "max_parallel_workers_per_gather=0",
  "max_parallel_maintenance_workers=0",
  "max_logical_replication_workers=0",
  "wal_level=minimal",
  "max_wal_senders=0",
  "timezone=UTC",
  "log_timezone=UTC",
  // Errors of statements are the site's to tell; here they would hold values of people.
  "log_min_messages=log",
  "log_checkpoints=off",
];
const settingsOfThrownAway = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

export type StartedServer = { whyEnded(): string | null };

/** Starts a server that outlives us. Whether it is ready is seen by connecting. */
export function startPostmaster(
  place: Place,
  { address, isKept }: { readonly address: ServerAddress; readonly isKept: boolean },
): StartedServer {
  const { home, user, binaries } = place;
  const logFile = join(home, "postgres.log");
  const { log, from } = openLog(logFile);
  const words = [...settings, ...(isKept ? [] : settingsOfThrownAway), ...address.settings].flatMap((word) => [
    "-c",
    word,
  ]);
  const options = {
    ...spawnOptions(binaries, user),
    detached: true,
    stdio: ["ignore", log, log] as ["ignore", number, number],
  };
  // In a session of its own, so that Ctrl-C reaches the site alone, which ends the server when it is done.
  const server = spawn(program(binaries, "postgres"), ["-D", clusterOf(home), ...words], options);
  closeSync(log);
  let end: unknown = null;
  server.once("error", (error) => {
    end = error.message;
  });
  server.once("exit", (code, signal) => {
    end = `It ended with ${signal ?? code}.`;
  });
  server.unref();
  return {
    whyEnded: () => (end === null ? null : readLog(logFile, from) || String(end)),
  };
}

/** Links are not followed: the folder may be of the server's user, and we may be root. */
function openLog(file: string): { readonly log: number; readonly from: number } {
  if ((lstatSync(file, { throwIfNoEntry: false })?.size ?? 0) > LOG_BYTES_MAX) renameSync(file, `${file}.old`);
  const log = openSync(file, constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | UNLED, 0o600);
  const found = fstatSync(log);
  if (!found.isFile() || found.nlink > 1) {
    closeSync(log);
    throw new FolderFault(`${file} is not a file of its own.`);
  }
  const owner = statSync(dirname(file));
  // Made by root in the folder of an ordinary user, who must be able to write it too.
  if (found.size === 0 && found.uid === 0 && owner.uid !== 0) fchownSync(log, owner.uid, owner.gid);
  return { log, from: found.size };
}

function readLog(file: string, from: number): string {
  const log = openSync(file, constants.O_RDONLY | UNLED);
  try {
    return readFileSync(log).subarray(from).toString().trim();
  } finally {
    closeSync(log);
  }
}
