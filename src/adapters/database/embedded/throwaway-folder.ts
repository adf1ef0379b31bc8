import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CannotRun } from "./cannot-run.ts";
import { clusterOf } from "./find-place.ts";
import { canEnter, serverUser } from "./server-user.ts";

export type ThrowawayFolder = { readonly folder: string; remove(): Promise<void> };

// It reads until the site ends, however that ends. The id is believed only of a server of ours: it is the server's user
// who writes it. The wait is bounded, because nobody may be left to reap the server.
const WATCH = `cat >/dev/null
read -r pid <"$2/postmaster.pid"
words=$(tr '\\0' ' ' <"/proc/$pid/cmdline" || ps -ww -o args= -p "$pid")
case "$words" in *" -D $2 "*) kill -INT "$pid" ;; esac
for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do [ -e "$2/postmaster.pid" ] || break; sleep 0.1; done
rm -rf "$1"`;

/** A folder for a server of which nothing is kept. It goes, and its server with it, when the site closes it or is killed. */
export function makeThrowawayFolder(): ThrowawayFolder {
  const base = mkdtempSync(join(enterableTemporary(), "stroomplein-"));
  chmodSync(base, 0o711);
  const folder = join(base, "data");
  const watcher = spawn("/bin/sh", ["-c", WATCH, "watch", base, clusterOf(folder)], {
    cwd: "/",
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  watcher.unref();
  (watcher.stdin as unknown as { unref(): void }).unref();
  return {
    folder,
    async remove() {
      if (watcher.exitCode !== null) return;
      watcher.ref();
      const gone = once(watcher, "exit");
      watcher.stdin.end();
      await gone;
    },
  };
}

function enterableTemporary(): string {
  const user = serverUser("");
  const found = [tmpdir(), "/tmp"].find((folder) => canEnter(folder, user));
  if (!found) throw new CannotRun("the server's user may not enter the folder for temporary files");
  return found;
}
