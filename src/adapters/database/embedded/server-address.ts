import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { clusterOf, giveTo, type Place } from "./find-place.ts";

export const SUPERUSER = "stroomplein";

/** How a server is told to listen, and how it is reached there. */
export type ServerAddress = { readonly settings: readonly string[]; readonly url: string };

// The kernel takes 107 bytes on Linux and 103 on macOS, with the socket's own name.
const SOCKET_FOLDER_BYTES_MAX = 85;

/** The same address for every process and every life of the server: pools are opened with it once. */
export async function serverAddress(place: Place): Promise<ServerAddress> {
  if (process.platform === "win32") return loopbackAddress(place);
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

/** Windows has no sockets that only a user may enter: a port of this machine alone, behind a password. */
async function loopbackAddress({ home }: Place): Promise<ServerAddress> {
  const port = await noted(join(home, "port"), async () => String(await freePort()));
  return {
    settings: ["listen_addresses=127.0.0.1", `port=${port}`],
    url: `postgresql://${SUPERUSER}:${await serverPassword(home)}@127.0.0.1:${port}/postgres`,
  };
}

export const passwordFile = (home: string): string => join(home, "password");
export const serverPassword = (home: string): Promise<string> =>
  noted(passwordFile(home), async () => randomBytes(24).toString("hex"));

async function noted(file: string, make: () => Promise<string>): Promise<string> {
  if (!existsSync(file)) writeFileSync(file, await make(), { mode: 0o600 });
  return readFileSync(file, "utf8").trim();
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
