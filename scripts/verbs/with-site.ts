import { fileURLToPath, pathToFileURL } from "node:url";
import { buildIfStale } from "./build.ts";

export type Site = typeof import("../../src/server/main.ts");
export type SitePorts = ReturnType<Site["composePorts"]>["ports"];

/** Works on the database and the mail server that the environment names, as the site does; it may run meanwhile. */
export async function withSite(work: (site: Site, ports: SitePorts) => Promise<void>): Promise<void> {
  buildIfStale();
  const bundle = pathToFileURL(fileURLToPath(new URL("../../build/server/index.js", import.meta.url))).href;
  const site = (await import(bundle)) as Site;
  const { ports, database, flushLog } = site.composePorts(site.readConfig(process.env));
  try {
    await database.ping();
    await work(site, ports);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  } finally {
    ports.mailer.close?.();
    await database.close();
    flushLog();
  }
}
