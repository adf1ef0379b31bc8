import { existsSync, mkdirSync, realpathSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";

/**
 * One file beside the folder, locked through SQLite: the locks are the operating system's, so they end with their
 * holder, however that ends. Any number of users may be present together, one of them at a time may be starting the
 * server, and whoever is alone excludes all others.
 */
type Hold = "present" | "starting" | "alone";

const begin: Readonly<Record<Hold, string>> = {
  // A read that is not ended holds SQLite's shared lock.
  present: "begin; select count(*) from sqlite_master",
  starting: "begin immediate",
  alone: "begin exclusive",
};

const TRY_AGAIN_MS = 25;
const SQLITE_BUSY = 5;

/** Null when others are in the way. */
export function tryHoldFolder(folder: string, hold: Hold): (() => void) | null {
  const file = lockFile(folder);
  const lock = openLock(file);
  try {
    lock.exec(begin[hold]);
  } catch (error) {
    lock.close();
    // The lowest byte is the kind, the others tell more about it.
    const { errcode = 0, message } = error as { errcode?: number; message?: string };
    if ((errcode & 0xff) !== SQLITE_BUSY)
      throw new FolderFault(`${file} cannot be locked: ${message}`, { cause: error });
    return null;
  }
  return () => lock.close();
}

/** Whoever comes to the folder by another path, through a link, must find the same file. */
function lockFile(folder: string): string {
  if (existsSync(folder)) return `${realpathSync(folder)}.lock`;
  const parent = dirname(resolve(folder));
  mkdirSync(parent, { recursive: true });
  return join(realpathSync(parent), `${basename(resolve(folder))}.lock`);
}

function openLock(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file, { timeout: 0 });
  } catch (error) {
    throw new FolderFault(`${file} cannot be opened: ${(error as Error).message}`, { cause: error });
  }
}

export async function holdFolder(folder: string, hold: Hold, withinMs: number): Promise<() => void> {
  for (const end = Date.now() + withinMs; ; await wait(TRY_AGAIN_MS)) {
    const release = tryHoldFolder(folder, hold);
    if (release) return release;
    if (Date.now() > end) throw new FolderInUse(folder);
  }
}

/** For PGlite: two processes on one folder of it would overwrite each other in silence. */
export function lockFolder(folder: string): () => void {
  const release = tryHoldFolder(folder, "alone");
  if (!release) throw new FolderInUse(folder);
  return release;
}

/** A folder that cannot be opened, for a reason that whoever starts the site can do something about. */
export class FolderFault extends Error {}

class FolderInUse extends FolderFault {
  constructor(folder: string) {
    super(
      `Another process already uses the embedded database in ${folder}. Stop it first, give this one its own folder with DATA_DIR, or share a PostgreSQL server with DATABASE_URL.`,
    );
  }
}
