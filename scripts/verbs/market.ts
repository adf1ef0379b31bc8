import { withSite } from "./with-site.ts";

const usage = `npm run market -- reports           what readers told about offers, the newest first
npm run market -- hide OFFER WHY    nobody but its owner sees it any more; owner and reporters get a mail
npm run market -- show OFFER WHY    everybody sees it, as before or again; reporters get a mail, and its owner if it was hidden

WHY is one sentence in Dutch, which both of them read.`;

const REPORTS_SHOWN = 50;

export async function run([verb = "", offerId = "", ...words]: readonly string[]): Promise<void> {
  const isDecision = verb === "hide" || verb === "show";
  const why = words.join(" ").trim();
  if (verb !== "reports" && !(isDecision && offerId !== "" && why !== "")) {
    console.error(usage);
    process.exit(1);
  }
  await withSite(async (site, ports) => {
    if (verb === "reports") {
      const reports = await ports.store.market.allReports(REPORTS_SHOWN);
      if (reports.length === 0) console.log("Nobody reported an offer.");
      for (const report of reports) {
        const { at, offerId, reason, moderation, decision, text } = report;
        const state = `${decision ?? "waits for a decision"}; the offer is ${moderation}`;
        console.log(`${site.reportReference(report)}  ${at.toISOString()}  ${offerId}  ${reason}  (${state})`);
        if (text !== "") console.log(`    ${text}`);
      }
    }
    if (isDecision) {
      const told = await site.moderateOffer(ports, offerId, verb, why);
      const mails = told && `mails: ${told.isOwnerTold ? 1 : 0} to its owner, ${told.reportersTold} to who reported it`;
      console.log(mails ? `${offerId}: done; ${mails}.` : `${offerId}: unknown, or so already with no report waiting.`);
      if (!told) process.exitCode = 1;
    }
  });
}
