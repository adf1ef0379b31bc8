import { setTimeout as wait } from "node:timers/promises";
import { FolderFault } from "#adapters/database/folder-lock.ts";
import { hasDemoAccounts } from "#adapters/database/seed-demo.ts";
import { readEngines } from "#application/back-office/read-engines.ts";
import { gatherMarketFigures } from "#application/market/listings/gather-market-figures.ts";
import { DEMO_PASSWORD, demoPeople } from "#content/demo.ts";
import { createApp } from "./app.ts";
import { BackendFault, checkBackend } from "./check-backend.ts";
import { composePorts, seedConfiguredDemo } from "./compose.ts";
import { type Config, ConfigFault, checkIdentity, missingIdentity, readConfig } from "./config.ts";
import { engineLines } from "./engine-lines.ts";
import { type BackgroundWork, startBackgroundWork } from "./jobs/start-background-work.ts";
import { startOutcomeTally } from "./requests/outcome-tally.ts";
import { ListenFault, type RunningServer, startServer } from "./start-server.ts";
import { openStaticFiles } from "./stored/static-files.ts";

/** Told in a sentence; anything else is a fault of ours and keeps its stack. */
const faultsOfSetUp = [FolderFault, BackendFault, ListenFault];

/** Everything between `npm start` and the first visitor, and between the last one and the end. */
export async function startSite(clientDirectory: string): Promise<void> {
  // Without a listener a full disk or a reader that left ends the process. What is lost is counted by the log.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  const config = readConfigOrExit();
  const composed = composePorts(config);
  const { ports, database, workers, flushLog } = composed;
  const { settings } = config;
  let background: BackgroundWork | null = null;
  let server: RunningServer | null = null;
  const tally = startOutcomeTally(ports);
  const app = createApp(ports, openStaticFiles(clientDirectory), {
    onChange: () => background?.wake(),
    onAnswer: tally.note,
  });
  const hurry = new AbortController();
  let isStopping = false;
  const end = async (signal: string) => {
    // Whoever asks twice, or at a terminal, does not want to wait for a proxy.
    if (isStopping || signal === "SIGINT") hurry.abort();
    if (isStopping) return;
    isStopping = true;
    ports.log.info("stopping", { signal });
    app.drain();
    if (server) {
      server.retire();
      await wait(config.stopDelayMs, undefined, { signal: hurry.signal }).catch(() => {});
      await server.stop();
    }
    await close();
    ports.log.info("stopped");
    flushLog();
    process.exit(0);
  };
  // Before anything opens: the embedded server outlives a site that ends without closing it.
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
  try {
    await start();
  } catch (error) {
    // What is closed under a start that goes on makes it fail.
    if (isStopping) return;
    await close();
    flushLog();
    if (!faultsOfSetUp.some((kind) => error instanceof kind)) throw error;
    console.error((error as Error).message);
    process.exit(1);
  }

  async function close(): Promise<void> {
    await background?.stop();
    await tally.stop();
    await Promise.all([database.close(), workers.close()]);
  }

  async function start(): Promise<void> {
    const notes = await Promise.all([openAndSeed(), checkBackend(ports)]);
    notes.push([...engineLines(await readEngines(ports))]);
    if (isStopping) return;
    background = startBackgroundWork(composed);
    server = await startServer(app.fetch, config);
    // Reads all offers, so that who searches first does not wait for that; who asks while the database is away is told.
    gatherMarketFigures(ports).catch(() => {});
    tellStart(
      server.address,
      notes.flat().filter((line) => line !== null),
    );
  }

  function tellStart(address: string, state: readonly string[]): void {
    const missing = missingIdentity(config);
    console.log(
      [
        "",
        `  ${settings.productName} is open at ${address}`,
        `  market ${settings.market}, Node ${process.versions.node}`,
        ...state.map((line) => `  ${line}`),
        `  mail: ${config.smtpUrl ? "by SMTP" : `kept as files${settings.areDemoAccountsOpen ? `, read them at ${address}/postbus` : ""}`}`,
        ...(missing.length > 0 ? [`  not set, shown as a placeholder: ${missing.join(", ")}`] : []),
        "",
      ].join("\n"),
    );
  }

  /** The embedded database must open; a server elsewhere may come later, and content is served meanwhile. */
  async function openAndSeed(): Promise<string[]> {
    try {
      await database.ping();
    } catch (error) {
      if (config.databaseUrl === null) throw error;
      return ["database: PostgreSQL, which does not answer yet; accounts open as soon as it does"];
    }
    const { areDemoAccountsOpen } = settings;
    const isSeeded = areDemoAccountsOpen && settings.backend === "built-in" && config.databaseUrl === null;
    if (isSeeded) await seedConfiguredDemo(database);
    const people = `demo accounts ${demoPeople.map(({ email }) => email).join(" and ")}, password ${DEMO_PASSWORD}`;
    const isLocked = !areDemoAccountsOpen && (await hasDemoAccounts(database).catch(() => false));
    return [
      `database: ${config.databaseUrl === null ? database.describe() : "PostgreSQL"}`,
      ...(isSeeded ? [people] : []),
      ...(isLocked ? ["demo accounts are in the database, and locked: their password is published"] : []),
    ];
  }
}

function readConfigOrExit(): Config {
  try {
    const config = readConfig(process.env);
    checkIdentity(config);
    return config;
  } catch (error) {
    if (!(error instanceof ConfigFault)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
