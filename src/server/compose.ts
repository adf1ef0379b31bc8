import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { systemClock } from "#adapters/clock/system-clock.ts";
import { systemTimer } from "#adapters/clock/system-timer.ts";
import { openJobQueue } from "#adapters/database/jobs/open-job-queue.ts";
import { readDatabaseTime } from "#adapters/database/jobs/read-database-time.ts";
import { type MoveCount, moveFromDirectory, moveToDirectory } from "#adapters/database/move-accounts.ts";
import { type DescribedDatabase, openDatabase } from "#adapters/database/open-database.ts";
import { openRateLimits } from "#adapters/database/open-rate-limits.ts";
import { openStore } from "#adapters/database/open-store.ts";
import { readServerVersion } from "#adapters/database/read-server-version.ts";
import { seedDemo } from "#adapters/database/seed-demo.ts";
import type { FirebaseSettings } from "#adapters/firebase/firebase-settings.ts";
import { openFirebase } from "#adapters/firebase/open-firebase.ts";
import { openBundledIcons } from "#adapters/icons/bundled-icons.ts";
import { randomIds } from "#adapters/ids/random-ids.ts";
import { openJsonLog } from "#adapters/log/json-log.ts";
import { openFileMailer } from "#adapters/mail/open-file-mailer.ts";
import { openSmtpMailer } from "#adapters/mail/open-smtp-mailer.ts";
import { openMetrics } from "#adapters/metrics/open-metrics.ts";
import { openLeakedPasswords } from "#adapters/passwords/leaked-passwords.ts";
import { openPdfByWorkers } from "#adapters/pdf/pdf-tasks.ts";
import { openPhotos } from "#adapters/photos/open-photos.ts";
import { openQrCodes } from "#adapters/qr-codes/open-qr-codes.ts";
import { openSeals } from "#adapters/seals/open-seals.ts";
import { makeSigningKey, openSigner, sandboxKeyOf } from "#adapters/signer/open-signer.ts";
import { demoMarket } from "#application/market/demo/demo-market.ts";
import { loadPlaces } from "#application/places/load-places.ts";
import type { Log } from "#application/ports/log.ts";
import type { Mailbox, Mailer } from "#application/ports/mail/mailer.ts";
import type { Ports } from "#application/ports/ports.ts";
import { DEMO_PASSWORD, demoPeople } from "#content/demo.ts";
import { demoMarketWords } from "#content/demo-market.ts";
import { composeIdentity } from "./compose-identity.ts";
import type { Config } from "./config.ts";
import { openClockWatch } from "./jobs/clock-watch.ts";
import { keptBeside, ownSecret } from "./own-secret.ts";
import { photosInTurns } from "./queues/photos-in-turns.ts";
import { readReadiness } from "./readiness.ts";
import { readWatchedState } from "./stored/watched-state.ts";
import { withinTime } from "./within-time.ts";
import { openWorkerPool } from "./workers/open-worker-pool.ts";

type Outside = {
  readonly log?: Log;
  readonly clock?: Ports["clock"];
  /** Finds the database of a test, in place of the configured one. */
  readonly findDatabase?: () => Promise<string>;
};

/** Prometheus gives up after ten seconds, and would call the site down when only its database is. */
const READING_MS = 3_000;

/** The one place where ports meet their adapters. Nothing is opened before its first use. */
export function composePorts(config: Config, { clock = systemClock, findDatabase, ...outside }: Outside = {}) {
  const jsonLog = openJsonLog((text, done) => process.stdout.write(text, done));
  const log = outside.log ?? jsonLog;
  const database = openConfiguredDatabase(config, log, findDatabase);
  const secret = config.secret ?? ownSecret(config.dataFolder);
  const rateLimits = openRateLimits(database, clock, secret);
  const dependencies = { clock, ids: randomIds };
  const closedRegions = config.settings.brusselsMatching ? [] : (["brussels"] as const);
  const firebase = config.firebase && openConfiguredFirebase(config.firebase, log);
  const accounts = { database, ...dependencies, secret, rateLimits, settings: config.settings };
  const identity = composeIdentity(accounts, firebase);
  const signingKey = config.signingKey ?? keptBeside(config.dataFolder, "signing-key", makeSigningKey);
  const store = openStore(database, { ...dependencies, secret, closedRegions }, firebase?.documents);
  const workers = openWorkerPool();
  const jobs = openJobQueue(database);
  // A site that stands still on a day stands still with its database.
  const databaseNow = clock === systemClock ? () => readDatabaseTime(database) : async () => clock.now();
  const clocks = openClockWatch({ siteNow: clock.now, databaseNow, log });
  const ports: Ports = {
    settings: config.settings,
    clock,
    ids: randomIds,
    log,
    icons: openBundledIcons(config.iconService, clock),
    identity,
    contacts: { emailOf: async (uid) => (await identity.account(uid))?.email ?? null },
    signer: openSigner(signingKey),
    sandboxSigner: openSigner(sandboxKeyOf(signingKey)),
    store,
    rateLimits,
    leakedPasswords: openLeakedPasswords(),
    timer: systemTimer,
    ...openMail(config, clock, log),
    pdf: openPdfByWorkers(workers),
    photos: photosInTurns(openPhotos()),
    qrCodes: openQrCodes(),
    seals: openSeals(secret),
    metrics:
      config.metricsToken === null
        ? null
        : openMetrics({
            token: config.metricsToken,
            droppedLogLines: jsonLog.droppedLines,
            isReady: async () => (await readReadiness({ identity, store }, READING_MS)).isReady,
            readState: () =>
              withinTime(
                readWatchedState({ store, clock, jobs, clocks, pool: () => database.connections?.() ?? null }),
                READING_MS,
              ),
          }),
    workers,
    jobs,
    clocks,
    engines: {
      running: async () => ({ node: process.versions.node, postgresql: await readServerVersion(database) }),
      isServerFromNpm: () => database.isFromNpm(),
    },
  };
  return { ports, database, workers, jobs, clocks, flushLog: jsonLog.flush };
}

export const openConfiguredDatabase = (
  { databaseUrl, dataFolder }: Config,
  log?: Pick<Log, "warn">,
  findDatabase?: () => Promise<string>,
): DescribedDatabase =>
  openDatabase({
    url: findDatabase ?? databaseUrl,
    folder: dataFolder,
    onTrouble: (error) =>
      log?.warn("database trouble", { reason: error instanceof Error ? error.message : String(error) }),
  });

/** Refused access and no answer look alike to a visitor, and are told apart here. */
const openConfiguredFirebase = (settings: FirebaseSettings, log?: Pick<Log, "warn">) =>
  openFirebase(settings, ({ message, cause }) =>
    log?.warn("cloud trouble", { reason: message, ...(cause instanceof Error ? { cause: cause.message } : {}) }),
  );

/** Moves everybody between our tables and the Firebase of the configuration. */
export function moveConfiguredAccounts(
  config: Config,
  way: "to" | "from",
  options: { readonly isDry: boolean; onProgress?(count: MoveCount): void },
) {
  if (!config.firebase) throw new Error("No Firebase is configured.");
  const { transfer, documents } = openFirebase(config.firebase);
  const database = openConfiguredDatabase(config);
  const move = way === "to" ? moveToDirectory : moveFromDirectory;
  const moving = move({ database, transfer, remote: documents, clock: systemClock, ...options });
  return moving.finally(() => database.close());
}

const noMailbox: Mailbox = { list: async () => [], read: async () => null };

function openMail(config: Config, clock: Ports["clock"], log: Log): { mailer: Mailer; mailbox: Mailbox } {
  const { productName, publicUrl, operator } = config.settings;
  const sender = {
    name: productName,
    address: config.mailFrom,
    replyTo: operator.email,
    host: new URL(publicUrl).hostname,
  };
  if (config.smtpUrl) return { mailer: openSmtpMailer({ url: config.smtpUrl, sender, log }), mailbox: noMailbox };
  const folder =
    config.dataFolder === "memory"
      ? mkdtempSync(join(tmpdir(), "mail-"))
      : `${config.dataFolder.replace(/\/+$/, "")}.mail`;
  return openFileMailer({ folder, sender, clock, log });
}

export const seedConfiguredDemo = (database: Parameters<typeof seedDemo>[0]): Promise<boolean> =>
  seedDemo(database, { clock: systemClock, ids: randomIds }, demoPeople, DEMO_PASSWORD, makeDemoMarket);

async function makeDemoMarket([buyerUid = "", sellerUid = ""]: readonly string[], now: Date) {
  return demoMarket({ words: demoMarketWords, places: await loadPlaces(), now }, { buyerUid, sellerUid });
}
