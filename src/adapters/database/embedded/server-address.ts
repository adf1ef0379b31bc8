import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { clusterOf, giveTo, type Place } from "./find-place.ts";

export const SUPERUSER = "stroomplein";

/** How a server is told to listen, and how it is reached there. */
export type ServerAddress = { readonly settings: readonly string[]; readonly url: string };

// The kernel takes 107 bytes on Linux and 103 on macOS, with the socket's own name.
const SOCKET_FOLDER_BYTES_MAX = 85;

/** The same address for every process and every life of the server: pools are opened with it once. */
export function serverAddress(place: Place): ServerAddress {
  const folder = socketFolder(place);
  return {
    settings: ["listen_addresses=", "port=5432", `unix_socket_directories=${folder}`, "unix_socket_permissions=0700"],
    url: `postgresql://${SUPERUSER}@/postgres?host=${encodeURIComponent(folder)}&port=5432`,
  };
}

function socketFolder({ home, user }: Place): string {
  const cluster = clusterOf(home);
  if (Buffer.byteLength(cluster) <= SOCKET_FOLDER_BYTES_MAX && !cluster.includes(",")) return cluster;
  const note = join(home, "socket-folder");
  const noted = existsSync(note) ? readFileSync(note, "utf8").trim() : null;
  if (noted !== null && isPrivate(noted, user?.uid ?? process.getuid?.())) return noted;
  const short = mkdtempSync(join(tmpdir().length < SOCKET_FOLDER_BYTES_MAX / 2 ? tmpdir() : "/tmp", "stroomplein-"));
  giveTo(short, user);
  writeNote(note, `${short}\n`);
  return short;
}

/** By a new file in its place: whoever owns the folder may have put a link there. */
function writeNote(file: string, text: string): void {
  rmSync(file, { force: true });
  writeFileSync(file, text, { flag: "wx" });
}

function isPrivate(folder: string, uid: number | undefined): boolean {
  const found = statSync(folder, { throwIfNoEntry: false });
  return found?.isDirectory() === true && found.uid === uid && (found.mode & 0o077) === 0;
}
