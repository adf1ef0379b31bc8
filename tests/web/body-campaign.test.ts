import { readFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeSigningKey } from "#adapters/signer/open-signer.ts";
import { beginSession, sessionHeader } from "../support/begin-session.ts";
import { openBuiltApp, site } from "../support/built-app.ts";
import { campaign, isWhole } from "../support/campaign.ts";
import { sampleAgreement, sampleSeller } from "../support/domain/sample-agreement.ts";
import { fluviusRows } from "../support/make-fluvius-file.ts";
import { beginOperatorSession } from "../support/operator-session.ts";
import { sendRaw } from "../support/raw-upload.ts";
import { offerForm } from "../support/sent-forms.ts";
import { siteDatabaseUrl } from "../support/site-database.ts";
import { startSiteProcess } from "../support/site-process.ts";
import { form, requestForm } from "../support/web-square.ts";

const BYTES = campaign(1_000_000, 12_000_000);
const UNENDING = campaign(20, 200);
const FILES = campaign(1, 5);

let running: Awaited<ReturnType<typeof startSiteProcess>>;
const cookies = { operator: "", seller: "" };
const listed = { offer: "", request: "" };

beforeAll(async () => {
  const environment = {
    DATABASE_URL: await siteDatabaseUrl(site)(),
    SECRET: "s".repeat(40),
    SIGNING_KEY: makeSigningKey(),
    MAIL_FROM: "noreply@stroom.example",
    SMTP_URL: "smtp://127.0.0.1:1",
    DATA_DIR: "memory",
    CLIENT_ADDRESS_HEADER: "x-real-ip",
  };
  const { ports, ask } = openBuiltApp(environment, ({ clock }) => ({ clock }));
  running = await startSiteProcess(environment);
  cookies.operator = sessionHeader(await beginOperatorSession(ports), running.address);
  const seller = await beginSession(ports, "verkoper@example.org");
  cookies.seller = sessionHeader(seller, running.address);
  // An agreement with an account that is gone is ended by a job.
  const uids = { seller: seller.uid, buyer: (await beginSession(ports, "koper@example.org")).uid };
  const list = async (path: string, fields: Readonly<Record<string, string>>) =>
    /\/([\w-]{10,})(?:\?|$)/.exec((await ask(path, form(fields, cookies.seller))).headers.get("location") ?? "")?.[1];
  listed.offer = (await list("/account/aanbod/nieuw", offerForm)) ?? "";
  listed.request = (await list("/account/vragen/nieuw", requestForm)) ?? "";
  if (listed.offer === "" || listed.request === "") throw new Error("Nothing was listed.");
  const startedOn = `${fileYear}-01-01` as const;
  await ports.store.contracts.open(sampleAgreement({ id: "actief", state: "active", startedOn, endsOn: null, uids }));
});
afterAll(() => running?.stop());

/** Asks all the time, in a thread of its own, whether the site is alive; tells the longest wait, and during what it was. */
function watchHealth() {
  const code = `
    const { parentPort, workerData } = require("node:worker_threads");
    let isOver = false;
    parentPort.once("message", () => { isOver = true; });
    (async () => {
      while (!isOver) {
        const began = performance.now();
        await fetch(workerData + "/healthz").then((answer) => answer.text(), () => undefined);
        parentPort.postMessage(Math.round(performance.now() - began));
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      parentPort.postMessage(null);
    })();`;
  const worker = new Worker(code, { eval: true, workerData: running.address });
  const worst = { milliseconds: 0, during: "" };
  const ended = new Promise<void>((resolve) =>
    worker.on("message", (milliseconds: number | null) => {
      if (milliseconds === null) resolve();
      else if (milliseconds > worst.milliseconds) Object.assign(worst, { milliseconds, during: watch.during });
    }),
  );
  const watch = {
    during: "",
    async worst(): Promise<typeof worst> {
      worker.postMessage("over");
      await ended;
      await worker.terminate();
      return worst;
    },
  };
  return watch;
}

const residentMegabytes = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${running.pid}/status`, "utf8"))?.[1]) / 1000;

const multipart = "multipart/form-data; boundary=x";
const FORM = "application/x-www-form-urlencoded";
const filled = (unit: string) => Buffer.from(unit.repeat(Math.floor(BYTES / unit.length)));
const partHead = (more: string) => `--x\r\nContent-Disposition: form-data; name="bestand"${more}\r\n\r\n`;
const kinds: Readonly<Record<string, () => readonly [kind: string, body: Buffer]>> = {
  "fields without a value": () => [FORM, filled("a&")],
  "fields with a sign in percents": () => [FORM, filled("a=%41&")],
  "one long field": () => [FORM, filled("a")],
  "plain text": () => ["text/plain", filled("a=b\r\n")],
  parts: () => [multipart, filled(`${partHead("")}\r\n`)],
  "files without bytes": () => [multipart, filled(`${partHead('; filename="a"')}\r\n`)],
  "header lines": () => [multipart, Buffer.concat([Buffer.from("--x\r\n"), filled("a: b\r\n")])],
  "one long text": () => [multipart, Buffer.concat([Buffer.from(partHead("")), filled("a")])],
  "text before the first part": () => [multipart, filled("\r\n--a")],
  "one file": () => {
    const [head, tail] = [Buffer.from(partHead('; filename="a.csv"')), Buffer.from("\r\n--x--\r\n")];
    return [multipart, Buffer.concat([head, filled("\r\n--").subarray(head.length + tail.length), tail])];
  },
  "one file of separators": () => {
    const [head, tail] = [Buffer.from(partHead('; filename="a.csv"')), Buffer.from("\r\n--x--\r\n")];
    return [multipart, Buffer.concat([head, filled(";\n").subarray(head.length + tail.length), tail])];
  },
};

const uploads = () => [
  "/contact",
  "/account/contracten/actief/meterdata",
  `/account/aanbod/${listed.offer}/extra`,
  `/account/vragen/${listed.request}/meterbestand`,
  "/beheer/tariefkaarten/importeren",
  "/beheer/tariefkaarten/v-test",
  "/beheer/dagprijzen",
];
const SIGN_OUT = "/logout";
const everyAddress = () =>
  Object.values(site.routes).flatMap((route) =>
    route?.module.action && route.path ? [`/${route.path.replaceAll(/:\w+/g, "x")}`] : [],
  );

test("no kind of large body, sent at any address by a stranger, a seller or an operator, fails or stops the site", async () => {
  const counts = new Map<string, number>();
  const addresses = [...new Set([...uploads(), "/login", "/markt", SIGN_OUT, ...(isWhole ? everyAddress() : [])])];
  // What the first drawing of a page costs a site that just started is no part of what its large bodies cost.
  for (const path of addresses) {
    if (path === SIGN_OUT) continue;
    for (const cookie of ["", cookies.seller, cookies.operator]) {
      const init = { method: "POST", body: new URLSearchParams({ a: "b" }), redirect: "manual" } as const;
      const headers = { "x-real-ip": "198.51.100.8", ...(cookie === "" ? {} : { cookie }) };
      await (await fetch(`${running.address}${path}`, { ...init, headers })).arrayBuffer();
    }
  }
  const health = watchHealth();
  for (const [name, make] of Object.entries(kinds)) {
    const [kind, body] = make();
    for (const path of addresses) {
      health.during = `${name} to ${path}`;
      const send = (network: string, cookie: string) =>
        sendRaw({ address: running.address, path, kind, body, headers: { "x-real-ip": network, cookie } }).status;
      // A body that is refused still signs out who sent it there, and the rest of the campaign is sent by who is signed in.
      const isSignedIn = path !== SIGN_OUT;
      const statuses = await Promise.all([
        send("198.51.100.1", ""),
        send("198.51.100.2", isSignedIn ? cookies.seller : ""),
        send("198.51.100.3", isSignedIn ? cookies.operator : ""),
      ]);
      for (const status of statuses) {
        counts.set(`${name} ${status}`, (counts.get(`${name} ${status}`) ?? 0) + 1);
        expect([name, path, status < "500" || status === "closed"]).toEqual([name, path, true]);
      }
    }
  }
  for (const [path, cookie] of [
    ["/account", cookies.seller],
    ["/beheer", cookies.operator],
  ] as const)
    expect((await fetch(`${running.address}${path}`, { redirect: "manual", headers: { cookie } })).status).toBe(200);
  const worst = await health.worst();
  console.log(`${addresses.length} addresses, worst /healthz`, worst, Object.fromEntries(counts));
  if (isWhole) expect(worst.milliseconds).toBeLessThan(250);
}, 1_800_000);

const fileYear = new Date().getFullYear() - 1;
/** A year of quarter-hours in both directions, each time with other numbers. */
function meterUpload(round: number, cookie: string, network: string) {
  const file = fluviusRows({
    year: fileYear,
    ean: sampleSeller.ean,
    wattHours: (quarter) => (quarter * 7 + round) % 900,
  });
  const field = (name: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const made = field("gemaakt", new Date(Date.now() - 86_400_000).toISOString().slice(0, 10));
  const head = `${made}${field("toestemming", "on")}${partHead('; filename="jaar.csv"')}`;
  const body = Buffer.from(`${head}${file.join("\r\n")}\r\n--x--\r\n`);
  const headers = { cookie, "x-real-ip": network };
  return { address: running.address, path: "/account/contracten/actief/meterdata", kind: multipart, body, headers };
}

test("while one network begins uploads and ends none, memory stays and a seller elsewhere brings a year of quarter-hours", async () => {
  // What a file costs a site that just started is no part of what the unending uploads cost.
  const atStart = residentMegabytes();
  if (isWhole)
    for (const round of [60, 61, 62])
      expect(await sendRaw(meterUpload(round, cookies.seller, "203.0.113.6")).status).toBe("200");
  const before = residentMegabytes();
  let highest = before;
  const counts = new Map<string, number>();
  let isOver = false;
  const head = Buffer.concat([Buffer.from(partHead('; filename="a"')), Buffer.alloc(11_000_000)]);
  const body = head.subarray(0, campaign(500_000, head.length));
  const headers = { "x-real-ip": "198.51.100.9" };
  // Each begins again when it is ended, so that there are always as many.
  async function begin(): Promise<void> {
    while (!isOver) {
      const status = await sendRaw({
        address: running.address,
        path: "/contact",
        kind: multipart,
        body,
        headers,
        length: 11_900_000,
      }).status;
      counts.set(status, (counts.get(status) ?? 0) + 1);
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
  const unending = Array.from({ length: UNENDING }, begin);
  const watch = setInterval(() => {
    highest = Math.max(highest, residentMegabytes());
  }, 100);
  const slow = isWhole
    ? sendRaw({ ...meterUpload(50, cookies.seller, "203.0.113.7"), bytesPerSecond: 50_000 }).status
    : null;
  const took: number[] = [];
  for (let round = 0; round < FILES; round += 1) {
    const upload = meterUpload(round, cookies.seller, "203.0.113.6");
    const began = performance.now();
    expect(await sendRaw(upload).status).toBe("200");
    took.push(Math.round(performance.now() - began));
  }
  const slowStatus = await slow;
  isOver = true;
  await Promise.all(unending);
  clearInterval(watch);
  console.log(
    `files in ${took.join(", ")} ms; memory ${Math.round(atStart)}, ${Math.round(before)} to ${Math.round(highest)} MB`,
    Object.fromEntries(counts),
  );
  expect(counts.get("429")).toBeGreaterThan(0);
  if (!isWhole) return;
  expect(slowStatus).toBe("200");
  expect(Math.max(...took)).toBeLessThan(15_000);
  expect(highest - before).toBeLessThan(150);
}, 600_000);
