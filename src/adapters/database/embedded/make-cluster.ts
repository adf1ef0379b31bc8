import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, fsyncSync, mkdtempSync, openSync, readdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { program, spawnOptions } from "./binaries.ts";
import { refusalOf } from "./cannot-run.ts";
import { clusterOf, giveTo, type Place, removeGiven } from "./find-place.ts";
import { SUPERUSER } from "./server-address.ts";

const BEGUN = "postgres-begun-";

/** Makes the cluster under another name first: one that was cut short never looks whole. */
export async function makeCluster(
  { home, user, binaries }: Place,
  { isKept }: { readonly isKept: boolean },
): Promise<void> {
  for (const name of readdirSync(home)) {
    if (name.startsWith(BEGUN)) removeGiven(join(home, name));
  }
  const begun = mkdtempSync(join(home, BEGUN));
  giveTo(begun, user);
  const words = [
    ...["--pgdata", begun, "--username", SUPERUSER, "--encoding", "UTF8", "--no-locale", "--no-instructions"],
    ...(isKept ? [] : ["--no-sync"]),
    // Whoever may enter the folder may enter the database.
    ...["--auth", "trust"],
  ];
  const options = spawnOptions(binaries, user);
  const initdb = spawn(program(binaries, "initdb"), words, { ...options, stdio: ["ignore", "ignore", "pipe"] });
  const [trouble, [code, signal]] = await Promise.all([text(initdb.stderr), once(initdb, "exit")]);
  if (code !== 0) {
    removeGiven(begun);
    throw refusalOf("its first start failed", reasonIn(trouble) || String(signal ?? code));
  }
  renameSync(begun, clusterOf(home));
  if (isKept) syncFolder(home);
}

/** initdb ends with what it removed; before that it names what went wrong. */
function reasonIn(trouble: string): string | undefined {
  const lines = trouble.trim().split("\n");
  return lines.findLast((line) => /(error|fatal|panic): /i.test(line)) ?? lines.at(-1);
}

function syncFolder(folder: string): void {
  const opened = openSync(folder, "r");
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
