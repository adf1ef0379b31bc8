import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { freemem } from "node:os";
import { join } from "node:path";

const MEMORY = "/dev/shm";
const PREFIX = "stroomplein-tests-";
/** Some 400 databases of 11 MB and the profiles of two browsers, with as much again for the programs themselves. */
const ROOM_BYTES = 12 * 1024 ** 3;

/**
 * Lets what tests write and throw away stand in memory where there is room: making a database takes 0.05 s there, and up to
 * a second on a disk that others use too.
 */
export function writeToMemory(): void {
  if (process.platform !== "linux" || !hasRoom()) return;
  removeLeftBehind();
  const folder = join(MEMORY, `${PREFIX}${process.pid}`);
  mkdirSync(folder);
  // As root the databases run as a user of their own, who must be able to pass and write.
  chmodSync(folder, 0o1777);
  process.env["TMPDIR"] = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, freemem()) >= ROOM_BYTES;
  } catch {
    return false;
  }
}

/** A run that was killed could not tidy up, and memory is given back by nobody else. */
function removeLeftBehind(): void {
  for (const name of readdirSync(MEMORY)) {
    const pid = Number(name.startsWith(PREFIX) ? name.slice(PREFIX.length) : Number.NaN);
    if (Number.isInteger(pid) && !isAlive(pid)) rmSync(join(MEMORY, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process may not be asked, and lives.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
