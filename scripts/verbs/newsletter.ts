import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compileIssue } from "../newsletter/compile-issue.ts";
import { isPathOfSite } from "../vite/markdown-pages.ts";
import { type Site, type SitePorts, withSite } from "./with-site.ts";

const usage = `npm run newsletter -- list          every issue of src/content/newsletters, and how far it is
npm run newsletter -- send ISSUE    send it, or go on where it stopped; Ctrl-C pauses
npm run newsletter -- pause ISSUE   stop a sending that runs elsewhere, after the readers in hand`;

const folder = fileURLToPath(new URL("../../src/content/newsletters/", import.meta.url));
const names = () => readdirSync(folder).flatMap((file) => (file.endsWith(".md") ? [file.slice(0, -3)] : []));
const read = (name: string) => compileIssue(name, readFileSync(`${folder}${name}.md`, "utf8"), isPathOfSite);

export async function run([verb = "", name = ""]: readonly string[]): Promise<void> {
  const isKnown = verb === "list" || (["send", "pause"].includes(verb) && existsSync(`${folder}${name}.md`));
  if (!isKnown) {
    console.error(`${usage}\n\nIssues: ${names().join(", ")}`);
    process.exit(1);
  }
  await withSite(async (site, ports) => {
    if (verb === "list") {
      for (const issue of names().map(read)) {
        const found = await ports.store.newsletterSends.progress(issue.name, issue.topics);
        const standing = found ? `${found.state}, ${found.handedOver} sent, ${found.left} to go` : "not sent";
        console.log(`${issue.name}  ${issue.letter.subject}  (${standing})`);
      }
    }
    if (verb === "pause") {
      await site.pauseIssue(ports, name);
      console.log(`${name} is paused. Go on with: npm run newsletter -- send ${name}`);
    }
    if (verb === "send") await send(site, ports, name);
  });
}

async function send(site: Site, ports: SitePorts, name: string): Promise<void> {
  let isStopped = false;
  process.once("SIGINT", () => {
    isStopped = true;
  });
  const render = site.renderWaitingMail(ports);
  const result = await site.sendIssue(ports, read(name), {
    mayGoOn: () => !isStopped,
    onProgress: ({ handedOver, left }) => console.log(`${name}: ${handedOver} of ${handedOver + left} readers`),
    deliver: async () => !(await site.deliverPendingMail(ports, render, () => !isStopped)).isServerDown,
  });
  if (!result.ok) {
    const reasons = {
      "issue-finished": "it was sent already.",
      "issue-changed": "the file changed since its sending began; put it back, or give it another name.",
    };
    throw new Error(`${name}: ${reasons[result.refusal.code]}`);
  }
  const { state, handedOver, left } = result.value;
  console.log(
    state === "finished"
      ? `${name} went to ${handedOver} readers.`
      : `${name} is paused after ${handedOver} readers, ${left} to go. Go on with: npm run newsletter -- send ${name}`,
  );
}
