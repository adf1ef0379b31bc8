import { beforeAll, expect, test } from "vitest";
import { issueDeclarations } from "../../src/application/declarations/issue-declarations.ts";
import { runDueSettlements } from "../../src/application/settlement/run-due-settlements.ts";
import { writeFluviusMonth } from "../../src/domain/settlement/meter-data/write-fluvius-month.ts";
import { beginSession, sessionHeader } from "../support/begin-session.ts";
import { openBuiltApp } from "../support/built-app.ts";
import { sampleAgreement, sampleBuyer, sampleSeller, sampleSignature } from "../support/domain/sample-agreement.ts";
import { readPdf } from "../support/read-pdf.ts";

const now = new Date("2026-05-05T08:00:00Z");
const clock = { now: () => now, today: () => now.toISOString().slice(0, 10) };
const { ask, ports } = openBuiltApp({}, { clock });
const { contracts } = ports.store;
const people = ["an", "bram", "eva", "evert"] as const;
type Who = (typeof people)[number];
const cookies = {} as Record<Who, string>;
const uids = {} as Record<Who, string>;

// 437 Wh in 48 quarters of 30 days is 629.280 kWh: a number that stands nowhere else.
const april = (wattHours: number) =>
  Array.from({ length: 30 * 96 }, (_, at) => (at % 96 >= 24 && at % 96 < 72 ? wattHours : 0));
const SECRETS = ["629,280", "629.28", "629280", "0,437", "437,"];
const otherEan = "541448820000000022";

const get = (path: string, who: Who) => ask(path, { headers: { cookie: cookies[who] } });
const bytes = async (path: string, who: Who) =>
  Buffer.from(await (await get(path, who)).arrayBuffer()).toString("latin1");
const send = (path: string, who: Who, fields: Record<string, string>) =>
  ask(path, { method: "POST", headers: { cookie: cookies[who] }, body: new URLSearchParams(fields) });
async function upload(
  id: string,
  who: Who,
  role: "injection" | "offtake",
  ean: string,
  wattHours: number,
  day: string,
) {
  const form = new FormData();
  const file = writeFluviusMonth("2026-04", ean, role, april(wattHours));
  form.set("bestand", new File([file], "export.csv", { type: "text/csv" }));
  form.set("gemaakt", day);
  form.set("toestemming", "on");
  const path = `/account/contracten/${id}/meterdata`;
  return (await ask(path, { method: "POST", headers: { cookie: cookies[who] }, body: form })).text();
}
/** An agreement that both signed, written as the site would have it by now. */
async function open(id: string, seller: Who, buyer: Who, eans: readonly [string, string], isRunning: boolean) {
  const sharing = isRunning ? ({ state: "active", startedOn: "2026-04-01" } as const) : { state: "submitted" as const };
  const agreement = sampleAgreement({
    id,
    proposalId: id,
    reference: `2026-${id.toUpperCase().padEnd(6, "0")}`,
    uids: { seller: uids[seller], buyer: uids[buyer] },
    parties: { seller: { ...sampleSeller, ean: eans[0] }, buyer: { ...sampleBuyer, ean: eans[1] } },
    submittedOn: "2026-03-01",
    ...sharing,
  });
  await contracts.open(agreement);
  for (const side of ["seller", "buyer"] as const) await contracts.addSignature(id, sampleSignature(side));
}

beforeAll(async () => {
  for (const who of people) {
    const session = await beginSession(ports, `${who}@example.org`);
    cookies[who] = sessionHeader(session, "http://localhost:3000");
    uids[who] = (await ports.identity.recognise(session.token))?.uid ?? "";
  }
  await open("deal", "an", "bram", [sampleSeller.ean, sampleBuyer.ean], true);
  await upload("deal", "an", "injection", sampleSeller.ean, 1000, "2026-05-04");
  expect(await upload("deal", "bram", "offtake", sampleBuyer.ean, 437, "2026-05-04")).toContain("afgerekend");
  await issueDeclarations(ports);
});

test("who names another's connection changes no paper of theirs by a byte, and reads none of their quarters anywhere", async () => {
  const deal = "/account/contracten/deal/afrekening/2026-04";
  const [declaration] = await contracts.declarationsOf("deal");
  const papers = [
    ...["afrekening.pdf", "kwartieren.csv", "factuur-2026-0001.pdf"].map((name) => `${deal}/${name}`),
    `/declarations/${declaration?.code}/verklaring.txt`,
  ];
  const read = () => Promise.all(papers.map((path) => bytes(path, "bram")));
  const before = await read();
  expect(before.join()).toContain("0,437");

  // Evert says that Bram's connection is his; Eva, who is Evert too, has so much that what is shared would be Bram's use.
  await open("evil", "eva", "evert", [otherEan, sampleBuyer.ean], true);
  expect(await upload("evil", "eva", "injection", otherEan, 9000, "2026-05-04")).toContain("wacht");
  await send("/account/contracten/evil/meterdata", "eva", { doel: "bevestigen" });
  await runDueSettlements(ports);
  const place = "/account/contracten/evil";
  const doors = ["", "/meterdata", "/dossier", "/afrekening/2026-04", "/afrekening/2026-04/kwartieren.csv"];
  const seen = [...doors.map((path) => place + path), "/account", "/account/accountgegevens/mijn-gegevens", ...papers];
  for (const who of ["eva", "evert"] as const) {
    for (const path of [...seen, ...seen.map((one) => `${one}.data`)]) {
      // What is public of a declaration is its total.
      if (path.startsWith("/declarations")) continue;
      const text = await bytes(path, who);
      for (const secret of SECRETS) expect(text, `${who} ${path}`).not.toContain(secret);
    }
  }

  // A younger file under Bram's number settles what is Eva's and Evert's, and nothing else.
  const report = await upload("evil", "evert", "offtake", sampleBuyer.ean, 1, "2026-05-05");
  expect(report).toContain("april 2026: afgerekend");
  expect(report).not.toContain("kenden wij al");
  await runDueSettlements(ports);
  await issueDeclarations(ports);
  expect(await read()).toEqual(before);
  expect(await contracts.listStatements("deal", "all")).toHaveLength(1);
  expect(await contracts.listBlocked("deal")).toEqual([]);
});

test("a second seller on a number that sells is refused in words without a name, and the contact form is ready to contest it", async () => {
  await open("tweede", "eva", "evert", [sampleSeller.ean, otherEan], false);
  const started = await send("/account/contracten/tweede/dossier", "eva", { doel: "activate", startdag: "2026-04-01" });
  expect(started.status).toBe(422);
  const words = await started.text();
  expect(words).toContain("verkoopt op die dagen al in een ander contract");
  for (const secret of ["an@example.org", uids.an, "2026-DEAL00"]) expect(words).not.toContain(secret);
  expect((await contracts.find("tweede"))?.state).toBe("submitted");
  const subject = "Betwisting van een aansluiting, overeenkomst 2026-DEAL00";
  expect(await (await ask("/contact?betwist=2026-DEAL00")).text()).toContain(`value="${subject}"`);
  expect(await (await ask("/contact?betwist=Stort%20geld%20op%20BE00")).text()).not.toContain("Stort geld");
});

test("how sure each connection is stands with the month, on its paper and with the meter data, and the other side confirms it", async () => {
  const place = "/account/contracten/deal";
  const seen = "staat in een bestand dat ongewijzigd lijkt";
  const page = async (path: string, who: Who) => (await get(place + path, who)).text();
  for (const path of ["/meterdata", "/afrekening/2026-04"]) {
    expect((await page(path, "an")).split(seen).length, path).toBeGreaterThan(2);
  }
  expect(await page("/meterdata", "an")).toContain("Ja, dit nummer klopt");
  expect((await send(`${place}/meterdata`, "an", { doel: "bevestigen" })).status).toBe(303);
  expect(await page("/meterdata", "an")).not.toContain("Ja, dit nummer klopt");
  for (const who of ["an", "bram"] as const) {
    expect(await page("/afrekening/2026-04", who)).toContain("bevestigd door de verkoper");
  }
  const sheet = await get(`${place}/afrekening/2026-04/afrekening.pdf`, "bram");
  const text = readPdf(new Uint8Array(await sheet.arrayBuffer())).texts.join(" ");
  expect(text).toContain("bevestigd door de verkoper");
});
