import type { Ports } from "#application/ports/ports.ts";
import { composePorts, seedConfiguredDemo } from "./compose.ts";
import { readConfig } from "./config.ts";
import { startBackgroundWork } from "./jobs/start-background-work.ts";

type Kept = { readonly ports: Ports; wake(): void };
const place: { [key: symbol]: Kept | undefined } = globalThis as never;
const KEY = Symbol.for("site-in-development");

/** The site's ports while somebody works on it. They outlive an edit, because the embedded database opens once. */
export function developmentSite(): Kept {
  const known = place[KEY];
  if (known) return known;
  const config = readConfig(process.env);
  const composed = composePorts(config);
  const { ports, database } = composed;
  const background = database.ping().then(async () => {
    // A database of elsewhere may be one that people use.
    if (config.databaseUrl === null && config.settings.backend === "built-in") await seedConfiguredDemo(database);
    return startBackgroundWork(composed);
  });
  background.catch((error: unknown) => ports.log.error("database not opened", error));
  // The embedded server has a session of its own, so it would not hear that its site ends.
  process.once("SIGINT", () => void database.close().finally(() => process.exit(0)));
  const kept = { ports, wake: () => void background.then(({ wake }) => wake()).catch(() => {}) };
  place[KEY] = kept;
  return kept;
}
