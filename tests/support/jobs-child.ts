import { writeSync } from "node:fs";
import { systemClock } from "#adapters/clock/system-clock.ts";
import { readDatabaseTime } from "#adapters/database/jobs/read-database-time.ts";
import { openPostgres } from "#adapters/database/open-postgres.ts";
import { openRateLimits } from "#adapters/database/open-rate-limits.ts";
import { openStore } from "#adapters/database/open-store.ts";
import { randomIds } from "#adapters/ids/random-ids.ts";
import { openSmtpMailer } from "#adapters/mail/open-smtp-mailer.ts";
import { openSeals } from "#adapters/seals/open-seals.ts";
import { openSigner } from "#adapters/signer/open-signer.ts";
import { jobNames } from "#application/ports/jobs.ts";
import { composeIdentity } from "#server/compose-identity.ts";
import { type Job, jobs } from "#server/jobs/job-list.ts";
import { openMailDrain } from "#server/jobs/mail-drain.ts";
import { inThisThread } from "./in-this-thread.ts";
import { startJobs } from "./start-jobs.ts";

/**
 * A process that runs jobs until it is killed. With a mail server it does what they do; without one each turn hangs, and tells
 * that it began.
 */
const [url = "", smtpUrl = "", key = ""] = process.argv.slice(2);
const SECRET = "s".repeat(32);
const clock = systemClock;
const database = openPostgres({ url });
const store = openStore(database, { clock, ids: randomIds, secret: SECRET });
const log = { info() {}, warn() {}, error() {} };

function hanging(): readonly Job[] {
  const run: Job["run"] = (_site, _turn) => new Promise(() => {});
  return jobs.map((job) => ({
    ...job,
    when: "0 5 1 1 *",
    isUrgent: true,
    run: (...turn) => {
      writeSync(1, `${job.name}\n`);
      return run(...turn);
    },
  }));
}

function working() {
  const sender = { name: "Stroomplein", address: "post@stroom.example", replyTo: null, host: "stroom.example" };
  const mailer = openSmtpMailer({ url: smtpUrl, sender, log });
  const render = (message: { readonly kind: string }) => ({ subject: message.kind, html: "<p>Dag</p>", text: "Dag" });
  return {
    store,
    clock,
    ids: randomIds,
    settings: { brusselsMatching: false, platformFee: 0, operatorMailbox: "wij@example.org" } as never,
    identity: composeIdentity({
      database,
      clock,
      ids: randomIds,
      secret: SECRET,
      rateLimits: openRateLimits(database, clock, SECRET),
      settings: { productName: "Stroomplein", publicUrl: "http://localhost", areDemoAccountsOpen: false },
    }),
    contacts: { emailOf: async (uid: string) => `${uid}@example.org` },
    signer: openSigner(key),
    seals: openSeals(SECRET),
    workers: inThisThread,
    drain: openMailDrain({ store, clock, log, mailer }, { render }),
    partMax: 3,
  };
}

await database.ping();
startJobs({
  database,
  names: jobNames,
  databaseNow: () => readDatabaseTime(database),
  ...(smtpUrl === "" ? { site: { clock }, list: hanging() } : { site: working() }),
});
writeSync(1, "ready\n");
// Jobs keep no process alive.
setInterval(() => {}, 60_000);
