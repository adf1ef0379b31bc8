import { withSite } from "./with-site.ts";

const usage = `npm run market -- reports        what readers told about offers, the newest first
npm run market -- hide OFFER     nobody but its owner sees it any more; the owner gets a mail
npm run market -- show OFFER     everybody sees it again; the owner gets a mail`;

const REPORTS_SHOWN = 50;

export async function run([verb = "", offerId = ""]: readonly string[]): Promise<void> {
  const isDecision = verb === "hide" || verb === "show";
  if (verb !== "reports" && !(isDecision && offerId !== "")) {
    console.error(usage);
    process.exit(1);
  }
  await withSite(async (site, ports) => {
    if (verb === "reports") {
      for (const report of await ports.store.market.allReports(REPORTS_SHOWN)) {
        const { at, offerId, reason, moderation, text } = report;
        console.log(`${site.reportReference(report)}  ${at.toISOString()}  ${offerId}  ${reason}  (${moderation})`);
        if (text !== "") console.log(`    ${text}`);
      }
    }
    if (isDecision) {
      const isDone = await site.moderateOffer(ports, offerId, verb);
      console.log(isDone ? `${offerId}: done, and its owner is told.` : `${offerId}: unknown, or so already.`);
      if (!isDone) process.exitCode = 1;
    }
  });
}
