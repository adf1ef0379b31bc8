import { readFileSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { CannotRun } from "./cannot-run.ts";

/** An unprivileged user of this machine. PostgreSQL refuses to run as root. */
export type ServerUser = { readonly uid: number; readonly gid: number };

const PREFERRED = ["stroomplein", "postgres", "_postgres", "nobody", "daemon"];

/** Who runs the server: null is whoever runs the site. As root it is the owner of the cluster or, without one, a user of the machine. */
export function serverUser(cluster: string): ServerUser | null {
  if (process.getuid?.() !== 0) return null;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  // With an entry in the list of users, because initdb asks for its user's name.
  const users = readUsers();
  const chosen = PREFERRED.map((name) => users.find((user) => user.name === name)).find(Boolean) ?? users[0];
  if (!chosen) throw new CannotRun("the machine has no user but root");
  return { uid: chosen.uid, gid: chosen.gid };
}

function readUsers() {
  return readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid, gid }) => uid > 0 && gid > 0);
}

/** Whether a user may enter a folder and all that it lies in. */
export function canEnter(folder: string, user: ServerUser | null): boolean {
  if (!user) return true;
  for (let at = resolve(folder); ; at = dirname(at)) {
    const { mode, uid, gid } = statSync(at);
    const right = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if ((mode & right) === 0) return false;
    if (at === dirname(at)) return true;
  }
}
