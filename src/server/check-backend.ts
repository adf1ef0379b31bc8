import { AccessRefused } from "#adapters/firebase/ask-google.ts";
import type { Ports } from "#application/ports/ports.ts";
import { Unavailable } from "#application/ports/unavailable.ts";

type BackendPorts = Pick<Ports, "identity" | "store" | "log">;

/** Who does not let us in at the start never will: that is a setting to correct, told in words. */
export class BackendFault extends Error {}

/** Asks the backend of accounts and documents whether it knows us; tells the line for whoever starts the site. */
export async function checkBackend({ identity, store, log }: BackendPorts): Promise<string | null> {
  if (identity.backend === "built-in") return null;
  try {
    await Promise.all([identity.ping(), store.pingDocuments()]);
  } catch (error) {
    if (error instanceof AccessRefused) {
      throw new BackendFault(
        `BACKEND=firebase: ${error.message} Check FIREBASE_PROJECT_ID, FIREBASE_API_KEY and FIREBASE_SERVICE_ACCOUNT; docs/backends.md tells how.`,
      );
    }
    if (!(error instanceof Unavailable)) throw error;
    log.warn("backend not reached", { reason: error.message });
    return "accounts: Firebase, which does not answer yet; they open as soon as it does";
  }
  return "accounts: Firebase";
}
