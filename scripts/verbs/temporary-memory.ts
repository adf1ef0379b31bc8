import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from "node:fs";
import { join } from "node:path";

const MEMORY = "/dev/shm";
const PREFIX = "stroomplein-tests-";
/** Some 300 databases of 11 MB and the profiles of two browsers take 3 GB; the programs themselves need room too. */
const ROOM_BYTES = 12 * 1024 ** 3;

/**
 * Lets what tests write and throw away stand in memory where there is room: making a database takes 0.05 s there, and up to
 * a second on a disk that others use too.
 */
export function writeToMemory(): void {
  if (process.platform !== "linux") return;
  removeLeftBehind();
  if (!hasRoom()) return;
  const folder = mkdtempSync(join(MEMORY, `${PREFIX}${process.pid}-`));
  // As root the databases run as a user of their own, who must be able to pass and write.
  chmodSync(folder, 0o1777);
  process.env["TMPDIR"] = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(1));
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    // What a container may use, where it may not use all of the machine.
    return Math.min(bavail * bsize, process.availableMemory()) >= ROOM_BYTES;
  } catch {
    return false;
  }
}

/** A run that was killed could not tidy up, and memory is given back by nobody else. */
function removeLeftBehind(): void {
  try {
    for (const name of readdirSync(MEMORY)) {
      const pid = Number(new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1]);
      const folder = join(MEMORY, name);
      if (pid && statSync(folder).uid === process.getuid?.() && !isAlive(pid))
        rmSync(folder, { recursive: true, force: true });
    }
  } catch {
    // What another run removes at the same moment is gone all the same.
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
