import { spawnSync } from "node:child_process";
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, join, resolve } from "node:path";
import { FolderFault } from "../folder-lock.ts";
import { type Binaries, usableBinaries } from "./binaries.ts";
import { CannotRun } from "./cannot-run.ts";
import { canEnter, type ServerUser, serverUser } from "./server-user.ts";

/** Where a server lives, with what it runs and as whom. */
export type Place = {
  /** Holds the cluster and the server's log. */
  readonly home: string;
  readonly binaries: Binaries;
  readonly user: ServerUser | null;
};

/** For root, where the folder that was asked for is closed to the server's user. */
const STATE_FOLDER = "/var/lib/stroomplein";
const NOTE_OF_PLACE = "moved-to";
/** Root keeps the folder around the cluster: what it writes there, the server's user must not be able to lead elsewhere. */
const HOME_MODE_OF_ROOT = 0o711;
const REMOVE_TRIES = 10;

export const clusterOf = (home: string): string => join(home, "postgres");

/** The folder with the cluster of the folder that was asked for: itself, unless it had to go elsewhere. */
export function homeOf(folder: string): string {
  const note = join(folder, NOTE_OF_PLACE);
  if (existsSync(note)) return readFileSync(note, "utf8").trim();
  return existsSync(folder) ? realpathSync(folder) : resolve(folder);
}

export const hasCluster = (folder: string): boolean => existsSync(clusterOf(homeOf(folder)));

/** PGlite keeps its cluster in the folder itself, ours lies one deeper. */
export const hasPglite = (folder: string): boolean => existsSync(join(folder, "PG_VERSION"));

/** Finds or makes the place of a folder. One process at a time may ask. */
export function findPlace(folder: string): Place {
  const user = serverUser(clusterOf(homeOf(folder)));
  // First, so that where nothing can run no folder was given to another user.
  const binaries = usableBinaries(user, () => (user ? makeStateFolder() : makeFolder(folder, user)));
  makeFolder(folder, user);
  const isHere = existsSync(join(folder, NOTE_OF_PLACE)) || hasCluster(folder) || canEnter(homeOf(folder), user);
  const home = isHere ? homeOf(folder) : moveElsewhere(folder);
  // An empty database in its place would look as if everything were lost.
  if (!existsSync(home)) throw new FolderFault(`${join(folder, NOTE_OF_PLACE)} names ${home}, which is not there.`);
  if (!canEnter(home, user)) throw new CannotRun(`the server's user may not enter ${home}`);
  return { home, user, binaries };
}

function makeFolder(folder: string, user: ServerUser | null): string {
  if (existsSync(folder)) accessSync(folder, constants.W_OK | constants.X_OK);
  else {
    mkdirSync(folder, { recursive: true, mode: user ? HOME_MODE_OF_ROOT : 0o700 });
    // A umask may have taken what the server's user needs.
    if (user) chmodSync(folder, HOME_MODE_OF_ROOT);
  }
  return homeOf(folder);
}

function moveElsewhere(folder: string): string {
  // A new name each time: a folder that was thrown away and made again must not find the old data.
  const home = mkdtempSync(join(makeStateFolder(), `${basename(resolve(folder))}-`));
  chmodSync(home, HOME_MODE_OF_ROOT);
  writeFileSync(join(folder, NOTE_OF_PLACE), `${home}\n`);
  return home;
}

function makeStateFolder(): string {
  try {
    if (!existsSync(STATE_FOLDER)) {
      mkdirSync(STATE_FOLDER, { recursive: true });
      chmodSync(STATE_FOLDER, 0o755);
    }
    return STATE_FOLDER;
  } catch (error) {
    throw new CannotRun(`${STATE_FOLDER} cannot be made (${(error as NodeJS.ErrnoException).code})`);
  }
}

/** Hands a folder that we made to the server's user. */
export function giveTo(folder: string, user: ServerUser | null): void {
  if (!user || lstatSync(folder).uid === user.uid) return;
  try {
    lchownSync(folder, user.uid, user.gid);
  } catch {
    throw new CannotRun("root has no right to give a folder to another user here");
  }
}

/** Removes a folder as whoever owns it: root would follow what the owner changes meanwhile. */
export function removeGiven(folder: string): void {
  const { uid, gid } = lstatSync(folder);
  const isOfOther = process.getuid?.() === 0 && uid !== 0;
  // The initdb of a site that was killed may still be at work there.
  if (!isOfOther) rmSync(folder, { recursive: true, force: true, maxRetries: REMOVE_TRIES });
  for (let tried = 1; existsSync(folder); tried += 1) {
    spawnSync("/bin/rm", ["-rf", "--", folder], { cwd: "/", uid, gid });
    try {
      // Empty by now, it lies in a folder that its owner may not change.
      if (existsSync(folder)) rmdirSync(folder);
    } catch (error) {
      if (tried === REMOVE_TRIES) throw error;
    }
  }
}
