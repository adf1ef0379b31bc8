import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Site, type SitePorts, withSite } from "./with-site.ts";

const usage = `npm run newsletter -- list          every issue of src/content/newsletters and of /beheer, and how far it is
npm run newsletter -- send ISSUE    send it, or go on where it stopped; Ctrl-C pauses. One of /beheer goes from where the site runs
npm run newsletter -- pause ISSUE   stop a sending that runs elsewhere, after the readers in hand

Every act stands in the list of /beheer/logboek.`;

const folder = fileURLToPath(new URL("../../src/content/newsletters/", import.meta.url));
// An image has no sources, and sends the issues of /beheer alone.
const names = () =>
  (existsSync(folder) ? readdirSync(folder) : []).flatMap((file) => (file.endsWith(".md") ? [file.slice(0, -3)] : []));
const isFile = (name: string) => existsSync(`${folder}${name}.md`);
async function read(name: string) {
  const { compileIssue } = await import("../newsletter/compile-issue.ts");
  const { isPathOfSite } = await import("../vite/markdown-pages.ts");
  return compileIssue(name, readFileSync(`${folder}${name}.md`, "utf8"), isPathOfSite);
}

type Work = (site: Site, ports: SitePorts) => Promise<void>;

/** What was asked for, to be done with a site; null when it is no sentence of this command. */
export function readNewsletterCommand([verb = "", name = ""]: readonly string[]): Work | null {
  if (verb === "list") return list;
  if (name === "") return null;
  if (verb === "pause") return (site, ports) => pause(site, ports, name);
  if (verb === "send") return (site, ports) => (isFile(name) ? send(site, ports, name) : start(site, ports, name));
  return null;
}

export async function run(words: readonly string[]): Promise<void> {
  const work = readNewsletterCommand(words);
  if (!work) {
    console.error(`${usage}\n\nIssues: ${names().join(", ")}`);
    process.exit(1);
  }
  await withSite(work);
}

async function list(site: Site, ports: SitePorts): Promise<void> {
  const tell = (name: string, subject: string, found: Awaited<ReturnType<Site["issueProgress"]>>) => {
    const standing = found ? `${found.state}, ${found.handedOver} sent, ${found.left} to go` : "not sent";
    console.log(`${name}  ${subject}  (${standing})`);
  };
  for (const file of names()) {
    const issue = await read(file);
    tell(issue.name, issue.letter.subject, await site.issueProgress(ports, issue));
  }
  for (const { name, subject, progress } of await site.listDrafts(ports)) tell(name, subject, progress);
}

async function pause(site: Site, ports: SitePorts, name: string): Promise<void> {
  if (!isFile(name) && !(await site.readDraft(ports, name))) throw new Error(`${name}: there is no such issue.`);
  await act(site, ports, "pause-newsletter", name, async () => {
    await site.pauseIssue(ports, name);
    return true;
  });
  console.log(`${name} is paused. Go on with: npm run newsletter -- send ${name}`);
}

/** An issue of the back office begins as its screen begins it, and goes from where the site runs. */
async function start(site: Site, ports: SitePorts, name: string): Promise<void> {
  const draft = await site.readDraft(ports, name);
  const issue = draft && site.issueOfDraft(draft);
  if (!issue?.ok) throw new Error(`${name}: there is no such issue.`);
  const isStarted = await act(site, ports, "send-newsletter", name, () => site.startIssue(ports, issue.value));
  if (!isStarted) throw new Error(`${name}: it was sent already.`);
  console.log(`${name} goes to its readers, where the site runs.`);
}

const act = <T>(
  site: Site,
  ports: SitePorts,
  kind: "send-newsletter" | "pause-newsletter",
  about: string,
  work: () => Promise<T>,
): Promise<T> => site.performAct(ports, site.byCommand("newsletter"), { act: kind, about, why: "" }, work);

async function send(site: Site, ports: SitePorts, name: string): Promise<void> {
  let isStopped = false;
  process.once("SIGINT", () => {
    isStopped = true;
  });
  const render = site.renderWaitingMail(ports);
  const issue = await read(name);
  const refusals: string[] = [];
  const sent = await act(site, ports, "send-newsletter", name, async () => {
    const result = await site.sendIssue(ports, issue, {
      mayGoOn: () => !isStopped,
      onProgress: ({ handedOver, left }) => console.log(`${name}: ${handedOver} of ${handedOver + left} readers`),
      deliver: async () => !(await site.deliverPendingMail(ports, render, () => !isStopped)).isServerDown,
    });
    if (!result.ok) refusals.push(result.refusal.code);
    return result.ok ? result.value : null;
  });
  if (!sent) {
    const reason = refusals.includes("issue-finished")
      ? "it was sent already."
      : "the file changed since its sending began; put it back, or give it another name.";
    throw new Error(`${name}: ${reason}`);
  }
  const { state, handedOver, left } = sent;
  console.log(
    state === "finished"
      ? `${name} went to ${handedOver} readers.`
      : `${name} is paused after ${handedOver} readers, ${left} to go. Go on with: npm run newsletter -- send ${name}`,
  );
}
