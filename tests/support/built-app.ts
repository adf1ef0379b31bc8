import { fileURLToPath, pathToFileURL } from "node:url";
import type { Ports } from "../../src/application/ports/ports.ts";
import { siteDatabaseUrl } from "./site-database.ts";

process.env["NODE_ENV"] = "production";
const build = fileURLToPath(new URL("../../build/", import.meta.url));

/** The server bundle, as production runs it. */
export const site = (await import(
  pathToFileURL(`${build}server/index.js`).href
)) as typeof import("../../src/server/main.ts");

/** Reading and signing every file of the client takes longer than most tests, and no test changes one. */
const clientFiles = site.openStaticFiles(`${build}client`);

/** One pool of threads for all sites of a process: each thread takes a second of the processor before its first sum. */
let threads: Pick<Ports, "workers" | "pdf"> | undefined;

type Line = { readonly level: string; readonly event: string; readonly [fact: string]: unknown };

type Changes = Partial<Ports> | ((ports: Ports) => Partial<Ports>);

/** The whole server without a socket: requests go in, answers come out, log lines are kept. */
export function openBuiltApp(environment: Readonly<Record<string, string>> = {}, changes: Changes = {}) {
  const lines: Line[] = [];
  const config = site.readConfig({ ICON_SERVICE_URL: "off", DATA_DIR: "memory", ...environment });
  const {
    ports: composed,
    jobs: queue,
    clocks,
  } = site.composePorts(config, config.databaseUrl ? {} : { findDatabase: siteDatabaseUrl(site) });
  threads ??= { workers: composed.workers, pdf: composed.pdf };
  const ports: Ports = {
    ...composed,
    ...threads,
    clock: { now: () => new Date("2026-11-15T10:00:00Z"), today: () => "2026-11-15" },
    log: {
      info: (event, facts) => lines.push({ level: "info", event, ...facts }),
      warn: (event, facts) => lines.push({ level: "warn", event, ...facts }),
      error: (event, error, facts) => lines.push({ level: "error", event, error, ...facts }),
    },
    ...(typeof changes === "function" ? changes(composed) : changes),
  };
  const app = site.createApp(ports, clientFiles);
  const ask = (path: string, init: RequestInit = {}) =>
    app.fetch(
      new Request(`http://localhost:3000${path}`, { ...init, headers: { accept: "text/html", ...init.headers } }),
    );
  return { app, ask, lines, ports, queue, clocks };
}
