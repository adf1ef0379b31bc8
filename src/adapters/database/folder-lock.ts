import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";

/**
 * Two processes on one embedded database would overwrite each other in silence. The lock is the operating system's, so
 * it ends with its holder, however that ends. The file stands beside the folder, not in it.
 */
export function lockFolder(folder: string): () => void {
  const file = `${folder.replace(/\/+$/, "")}.lock`;
  mkdirSync(dirname(file), { recursive: true });
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec("pragma locking_mode = exclusive; begin exclusive");
  } catch {
    lock.close();
    throw new FolderInUse(folder);
  }
  return () => lock.close();
}

export class FolderInUse extends Error {
  constructor(folder: string) {
    super(
      `Another process already uses the embedded database in ${folder}. Stop it first, give this one its own folder with DATA_DIR, or share a PostgreSQL server with DATABASE_URL.`,
    );
  }
}
