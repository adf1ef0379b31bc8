import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
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
  const file = `${folder.replace(/\/+$/, "")}.lock`;
  mkdirSync(dirname(file), { recursive: true });
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec(begin[hold]);
  } catch (error) {
    lock.close();
    // The lowest byte is the kind, the others tell more about it.
    const { errcode = 0, message } = error as { errcode?: number; message?: string };
    if ((errcode & 0xff) !== SQLITE_BUSY) throw new Error(`${file} cannot be locked: ${message}`, { cause: error });
    return null;
  }
  return () => lock.close();
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
