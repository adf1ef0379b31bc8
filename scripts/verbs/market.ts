import { type Site, type SitePorts, withSite } from "./with-site.ts";

const usage = `npm run market -- reports           what readers told about offers, the newest first
npm run market -- hide OFFER WHY    nobody but its owner sees it any more; owner and reporters get a mail
npm run market -- show OFFER WHY    everybody sees it, as before or again; reporters get a mail, and its owner if it was hidden
npm run market -- connections       which connections two accounts want to sell from, by the references of their agreements
npm run market -- holder-stays REFERENCE WHY   the agreement under REFERENCE stays refused; both sellers get a mail
npm run market -- holder-loses REFERENCE WHY   the agreement that shares now ends today, so that REFERENCE may begin; both get a mail
npm run market -- round WHY         a round of matching with everybody, within a minute, in one of the processes of the site

WHY is one sentence in Dutch, which those who get a mail read. Every act stands in the list of /beheer/logboek.`;

type Verb = (site: Site, ports: SitePorts, about: string, why: string) => Promise<void>;
type Work = (site: Site, ports: SitePorts) => Promise<void>;

const lists: Readonly<Record<string, Work>> = { reports: listReports, connections: listConnections };
const decisions: Readonly<Record<string, Verb>> = {
  hide: (...given) => moderate("hide", ...given),
  show: (...given) => moderate("show", ...given),
  "holder-stays": (...given) => decide("holder-stays", ...given),
  "holder-loses": (...given) => decide("holder-loses", ...given),
};

/** What was asked for, to be done with a site; null when it is no sentence of this command. */
export function readMarketCommand([verb = "", ...words]: readonly string[]): Work | null {
  const list = lists[verb];
  if (list) return list;
  const said = words.join(" ").trim();
  if (verb === "round") return said === "" ? null : (site, ports) => startRound(site, ports, said);
  const [about = ""] = words;
  const why = words.slice(1).join(" ").trim();
  const decision = about !== "" && why !== "" ? decisions[verb] : undefined;
  return decision ? (site, ports) => decision(site, ports, about, why) : null;
}

export async function run(words: readonly string[]): Promise<void> {
  const work = readMarketCommand(words);
  if (!work) {
    console.error(usage);
    process.exit(1);
  }
  await withSite(work);
}

async function startRound(site: Site, ports: SitePorts, why: string): Promise<void> {
  const act = { act: "start-round", about: "", why } as const;
  await site.performAct(ports, site.byCommand("market"), act, () => site.askRound(ports));
  console.log("The round begins within a minute, where the site runs.");
}

async function listReports(site: Site, ports: SitePorts): Promise<void> {
  const reports = await site.listReports(ports);
  if (reports.length === 0) console.log("Nobody reported an offer.");
  for (const report of reports) {
    const { reference, at, offerId, reason, moderation, decision, text } = report;
    const state = `${decision ?? "waits for a decision"}; the offer is ${moderation}`;
    console.log(`${reference}  ${at.toISOString()}  ${offerId}  ${reason}  (${state})`);
    if (text !== "") console.log(`    ${text}`);
  }
}

async function moderate(verb: "hide" | "show", site: Site, ports: SitePorts, offerId: string, why: string) {
  const act = { act: verb === "hide" ? "hide-offer" : "show-offer", about: offerId, why } as const;
  const moderated = await site.performAct(ports, site.byCommand("market"), act, () =>
    site.moderateOffer(ports, offerId, verb, why),
  );
  const mails =
    moderated && `mails: ${moderated.isOwnerTold ? 1 : 0} to its owner, ${moderated.reportersTold} to who reported it`;
  console.log(mails ? `${offerId}: done; ${mails}.` : `${offerId}: unknown, or so already with no report waiting.`);
  if (!moderated) process.exitCode = 1;
}

async function listConnections(site: Site, ports: SitePorts): Promise<void> {
  const contested = await site.contestedConnections(ports);
  if (contested.length === 0) console.log("No connection is contested.");
  for (const { first, second, masked, since, decision } of contested) {
    const state = decision ?? "waits for a decision";
    console.log(
      `${second.reference} refused beside ${first.reference} (${first.state})  ${masked}  ${since.toISOString()}  ${state}`,
    );
  }
}

async function decide(
  decision: "holder-stays" | "holder-loses",
  site: Site,
  ports: SitePorts,
  reference: string,
  why: string,
): Promise<void> {
  const act = { act: decision, about: reference, why };
  const decided = await site.performAct(ports, site.byCommand("market"), act, () =>
    site.decideConnection(ports, reference, decision, why),
  );
  console.log(
    decided ? `${reference}: ${decision}; both sellers get a mail.` : `${reference}: nothing waits for a decision.`,
  );
  if (!decided) process.exitCode = 1;
}
