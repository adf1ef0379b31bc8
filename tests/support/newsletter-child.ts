import { systemClock } from "#adapters/clock/system-clock.ts";
import { openDatabase } from "#adapters/database/open-database.ts";
import { openStore } from "#adapters/database/open-store.ts";
import { randomIds } from "#adapters/ids/random-ids.ts";
import { openSmtpMailer } from "#adapters/mail/open-smtp-mailer.ts";
import { openSeals } from "#adapters/seals/open-seals.ts";
import { deliverPendingMail } from "#application/mail/deliver-pending-mail.ts";
import { sendIssue } from "#application/newsletter/send-issue.ts";
import { newsletterIssue } from "./newsletter-issue.ts";

/** Sends one issue as `npm run newsletter` does, until it is done or killed. */
const [url = "", smtpUrl = ""] = process.argv.slice(2);
const database = openDatabase({ url, folder: "memory" });
const log = { info() {}, warn() {}, error() {} };
const sender = { name: "Stroomplein", address: "post@stroom.example", replyTo: null, host: "stroom.example" };
const ports = {
  store: openStore(database, { clock: systemClock, ids: randomIds }),
  seals: openSeals("a secret of thirty-two characters"),
  mailer: openSmtpMailer({ url: smtpUrl, sender, log }),
  clock: systemClock,
  log,
};
const render = () => ({
  subject: "Brief",
  html: "<p>Dag</p>",
  text: "Dag",
  unsubscribeUrl: "https://stroom.example/u",
});

await database.ping();
console.log("ready");
const result = await sendIssue(ports, newsletterIssue("2026-11", ["rules"]), {
  mayGoOn: () => true,
  onProgress: () => {},
  deliver: async () => !(await deliverPendingMail(ports, render)).isServerDown,
});
console.log(result.ok ? result.value.state : result.refusal.code);
ports.mailer.close?.();
await database.close();
