import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { clusterOf, homeOf } from "#adapters/database/embedded/find-place.ts";
import { openEmbeddedServer } from "#adapters/database/embedded/open-embedded-server.ts";
import { postmasterPid } from "#adapters/database/embedded/postmaster.ts";

/**
 * A folder for an embedded database of a test, in one that everybody may enter unless its mode says otherwise. Whatever
 * was left running on it ends with it.
 */
export function makeEmbeddedFolder({ mode = 0o711 } = {}) {
  const parent = mkdtempSync(join(tmpdir(), "embedded-"));
  chmodSync(parent, mode);
  const folder = join(parent, "data");
  const serverPid = () => postmasterPid(clusterOf(homeOf(folder)));
  return {
    folder,
    serverPid,
    /** Ends the server as a loss of power would. */
    killServer(): void {
      const pid = serverPid();
      if (pid !== null) process.kill(pid, "SIGKILL");
    },
    async remove(): Promise<void> {
      if (serverPid() !== null) {
        const server = openEmbeddedServer(folder);
        await server.ensureRunning();
        await server.stop();
      }
      if (homeOf(folder).startsWith("/var/lib/")) rmSync(homeOf(folder), { recursive: true, force: true });
      rmSync(parent, { recursive: true, force: true });
    },
  };
}
