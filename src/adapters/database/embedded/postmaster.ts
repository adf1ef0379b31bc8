import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

/** A server notes itself before it listens; so young a note may be of one that is about to. */
const SETTLED_MS = 1_000;

const pidFile = (cluster: string) => join(cluster, "postmaster.pid");

/** The process id in the cluster's lock file, which may be of a server that is long gone. */
export function notedPid(cluster: string): number | null {
  try {
    const [first] = readFileSync(pidFile(cluster), "utf8").split("\n");
    return Number(first) || null;
  } catch {
    return null;
  }
}

/** The process id of the server that runs on this cluster, if one does. */
export function postmasterPid(cluster: string): number | null {
  const pid = notedPid(cluster);
  return pid !== null && isPostmaster(pid, cluster) ? pid : null;
}

/**
 * PostgreSQL takes any living process with the noted id for a server and refuses to start: after a reboot, and in every
 * second life of a container, that may be another program. Where nobody has the id it cleans up by itself, with care for
 * what the dead server's children still do. To be asked only when nobody listens on the cluster's socket: a server in
 * another container has a process id that says nothing here. Tells whether a server may be started now.
 */
export function forgetOtherProgram(cluster: string): boolean {
  const pid = notedPid(cluster);
  if (pid === null || !isAlive(pid) || isPostmaster(pid, cluster)) return true;
  const notedAt = statSync(pidFile(cluster), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (Math.abs(Date.now() - notedAt) < SETTLED_MS) return false;
  rmSync(pidFile(cluster), { force: true });
  return true;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** By its command, which names the cluster; that of a process that ended but was not reaped is empty. */
function isPostmaster(pid: number, cluster: string): boolean {
  try {
    const command =
      process.platform === "linux"
        ? readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ")
        : execFileSync("ps", ["-ww", "-o", "args=", "-p", String(pid)], { encoding: "utf8" });
    return command.includes(` -D ${cluster} `);
  } catch {
    return false;
  }
}
