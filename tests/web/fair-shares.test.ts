import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { coldSumLimit } from "#domain/accounts/rate-limits.ts";
import { openBuiltApp, site } from "../support/built-app.ts";
import { isWhole } from "../support/campaign.ts";
import { startSiteProcess } from "../support/site-process.ts";

const proxied = { CLIENT_ADDRESS_HEADER: "x-real-ip" };

const countOf = (statuses: readonly number[]) =>
  Object.fromEntries([...new Set(statuses)].map((status) => [status, statuses.filter((one) => one === status).length]));

test("110 calculations at once from one network are refused beyond its share, and another network's is done", async () => {
  const { ask } = openBuiltApp(proxied);
  const sum = (network: string, use: number) =>
    ask(`/calculator/kort.json?verbruik=${use}&postcode=9000`, { headers: { "x-real-ip": network } });
  const flood = Array.from({ length: 110 }, (_, at) => sum("203.0.113.71", 3000 + at));
  const other = sum("203.0.113.72", 4000);
  expect((await other).status).toBe(200);
  const answers = await Promise.all(flood);
  const counted = countOf(answers.map(({ status }) => status));
  // What waited too long on a slow machine is refused with 503.
  expect(counted[429]).toBeGreaterThan(0);
  expect((counted[200] ?? 0) + (counted[429] ?? 0) + (counted[503] ?? 0)).toBe(flood.length);
  expect(counted[200]).toBeLessThanOrEqual(coldSumLimit.max);
  for (const refused of answers.filter(({ status }) => status === 429))
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("searches of one network wait six at most, also with a field of their own or as data; the refusal is a short page that loses nothing", async () => {
  const gate = Promise.withResolvers<void>();
  const { ask } = openBuiltApp(proxied, ({ store }) => {
    const browse: typeof store.market.browse = async (...asked) => {
      await gate.promise;
      return store.market.browse(...asked);
    };
    return { store: { ...store, market: { ...store.market, browse } } };
  });
  const search = (network: string, query: string, headers: Record<string, string> = {}) =>
    ask(`/aanbod${query}`, { headers: { "x-real-ip": network, ...headers } });
  const ways = (at: number) =>
    [`?prijs=${at + 1}`, `?prijs=${at + 1}&vreemd=1`, `/_payload.json?prijs=${at + 1}`][at % 3] ?? "";
  const refused: Response[] = [];
  const flood = Array.from({ length: 30 }, async (_, at) => {
    const answer = await search("203.0.113.73", ways(at));
    if (answer.status === 429) refused.push(answer);
    return answer.status;
  });
  await expect.poll(() => refused.length, { timeout: 20_000 }).toBe(21);
  for (const answer of refused) expect(answer.headers.get("retry-after")).toBe("10");
  const program = await search("203.0.113.73", "?prijs=99", { accept: "application/json" });
  expect([program.status, await program.json()]).toEqual([
    429,
    expect.objectContaining({ error: true, statusCode: 429, message: "Too Many Calculations" }),
  ]);
  const pages = await Promise.all(refused.map((answer) => answer.text()));
  const page = pages.find((text) => text.startsWith("<!doctype html>"));
  expect(page).toContain("Wacht een minuut en probeer het dan opnieuw. Wat u invulde, gaat niet verloren");
  expect(page).toContain('<a href="">Opnieuw proberen</a>');
  const other = search("203.0.113.74", "?prijs=77");
  gate.resolve();
  expect((await other).status).toBe(200);
  expect(countOf(await Promise.all(flood))).toEqual({ 200: 9, 429: 21 });
});

test("of one network four pages are drawn at a time and 24 wait, at whatever address; another network's is drawn at once", async () => {
  const gate = Promise.withResolvers<void>();
  const { ask, lines } = openBuiltApp(proxied, ({ identity }) => {
    const recognise: typeof identity.recognise = async (token) => {
      await gate.promise;
      return identity.recognise(token);
    };
    return { identity: { ...identity, recognise } };
  });
  const places = ["/login", "/aanmelden", "/login/_payload.json", "/account"];
  const cookie = `sessie=${"a".repeat(43)}`;
  const page = (network: string, at: number, more: Record<string, string>) =>
    ask(`${places[at % 4]}?vreemd=${at}`, { headers: { accept: "text/html", "x-real-ip": network, ...more } });
  const refused: Response[] = [];
  const flood = Array.from({ length: 60 }, async (_, at) => {
    const answer = await page("203.0.113.76", at, { cookie });
    if (answer.status === 429) refused.push(answer);
    return answer.status;
  });
  await expect.poll(() => refused.length, { timeout: 20_000 }).toBe(32);
  expect((await page("203.0.113.77", 0, {})).status).toBe(200);
  gate.resolve();
  expect((await Promise.all(flood)).filter((status) => status === 429)).toHaveLength(32);
  expect(lines.filter(({ level }) => level === "error")).toEqual([]);
});

test("on a public site this machine itself is limited like any network", async () => {
  const { app } = openBuiltApp({ PUBLIC_URL: "https://stroom.example", CLIENT_ADDRESS_HEADER: "none" });
  const sum = async (at: number) => {
    const request = new Request(`https://stroom.example/calculator/kort.json?verbruik=q${at}`);
    return (await app.fetch(request, "127.0.0.1")).status;
  };
  const statuses = [];
  for (let at = 0; at <= coldSumLimit.max; at++) statuses.push(await sum(at));
  expect(statuses).toEqual([...Array(coldSumLimit.max).fill(200), 429]);
});

test("a printed agreement of a trial counts as a calculation of its network", async () => {
  const { ask } = openBuiltApp(proxied);
  const headers = { "x-real-ip": "203.0.113.75" };
  const trial = await agreeInTrial(async (init) => {
    const answer = await ask("/test-contracting", { ...init, headers });
    return { location: answer.headers.get("location") ?? "" };
  });
  const print = async () => (await ask(`/test-contracting/overeenkomst.pdf?proef=${trial}`, { headers })).status;
  const statuses = [];
  for (let at = 0; at <= coldSumLimit.max; at++) statuses.push(await print());
  expect(statuses).toEqual([...Array(coldSumLimit.max).fill(200), 429]);
});

/** The whole site as a process, asked by networks over sockets. */
async function openSite() {
  const { address, stop } = await startSiteProcess({ ...proxied, DATA_DIR: "memory" });
  const ask = async (network: string, path: string, init: RequestInit = {}) => {
    const startedAt = performance.now();
    const headers = { accept: "text/html", "x-real-ip": network, origin: address };
    const answer = await fetch(`${address}${path}`, { redirect: "manual", ...init, headers });
    await answer.arrayBuffer();
    const location = answer.headers.get("location") ?? "";
    return { status: answer.status, location, seconds: (performance.now() - startedAt) / 1000 };
  };
  const offers: string[] = [];
  for (let at = 1; at <= 208; at++) {
    const id = `demo-aanbod-${String(at).padStart(3, "0")}`;
    if ((await ask(`192.0.2.${at}`, `/aanbod/${id}`)).status === 200) offers.push(id);
  }
  if (offers.length < 100) throw new Error(`Of the offers of the demo ${offers.length} are there.`);
  return { address, ask, offers, stop };
}

type Timed = { readonly status: number; readonly seconds: number };

/** Asks in a thread of its own, so that no time is counted in which this one is busy with sending the flood. */
function openBystander(address: string) {
  const code = `
    const { parentPort, workerData } = require("node:worker_threads");
    parentPort.on("message", async ({ id, network, path }) => {
      const began = performance.now();
      const headers = { accept: "text/html", "x-real-ip": network };
      const answer = await fetch(workerData + path, { redirect: "manual", headers });
      await answer.arrayBuffer();
      parentPort.postMessage({ id, status: answer.status, seconds: (performance.now() - began) / 1000 });
    });`;
  const worker = new Worker(code, { eval: true, workerData: address });
  let last = 0;
  return {
    ask(network: string, path: string): Promise<Timed> {
      last += 1;
      const id = last;
      return new Promise((resolve) => {
        const hear = (answer: Timed & { readonly id: number }) => {
          if (answer.id !== id) return;
          worker.off("message", hear);
          resolve(answer);
        };
        worker.on("message", hear);
        worker.postMessage({ id, network, path });
      });
    },
    leave: () => worker.terminate(),
  };
}

/** The same again and again, so many at once, until the signal. */
const flood = (atOnce: number, signal: AbortSignal, ask: (at: number) => Promise<{ readonly status: number }>) => {
  let at = 0;
  const statuses: number[] = [];
  const one = async () => {
    while (!signal.aborted) statuses.push((await ask(at++)).status);
  };
  return Promise.all(Array.from({ length: atOnce }, one)).then(() => countOf(statuses));
};

/** A trial in which both said yes and filled in their half, so that its agreement can be printed. */
async function agreeInTrial(post: (init: RequestInit) => Promise<{ readonly location: string }>): Promise<string> {
  const send = (fields: Record<string, string>) => post({ method: "POST", body: new URLSearchParams(fields) });
  const { location } = await send({ zet: "begin" });
  const proef = new URL(location, "http://localhost").searchParams.get("proef") ?? "";
  await send({ proef, kant: "buyer", zet: "ja" });
  await send({ proef, kant: "seller", zet: "ja", gezegd: "buyer" });
  await send({ proef, kant: "buyer", zet: "fill-in" });
  await send({ proef, kant: "seller", zet: "fill-in" });
  return proef;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test.runIf(isWhole)(
  "while one network asks everything at full speed, another's calculation is answered within 3 s every time",
  async () => {
    const { address, ask, offers, stop } = await openSite();
    const bystander = openBystander(address);
    const attacker = "203.0.113.90";
    const trial = await agreeInTrial((init) => ask(attacker, "/test-contracting", init));
    // What the first sums cost a site that just started is no part of what the flood costs.
    for (let at = 0; at < 5; at++)
      await bystander.ask("198.51.100.8", `/calculator/koper?verbruik=${4000 + at}&postcode=9000`);
    const end = new AbortController();
    const pages = Object.values(site.routes).flatMap((route) =>
      route?.path && !/[:*]|\.\w+$/.test(route.path) ? [`/${route.path}`] : [],
    );
    const floods = [
      flood(100, end.signal, (at) => ask(attacker, `${pages[at % pages.length]}?vreemd=${at}`)),
      flood(188, end.signal, (at) => ask(attacker, `/aanbod/${offers[at % offers.length]}/jaar`)),
      flood(110, end.signal, (at) => ask(attacker, `/calculator/koper?verbruik=${2000 + at}&postcode=9000`)),
      flood(20, end.signal, (at) => ask(attacker, `/aanbod?prijs=${(at % 900) / 10}&overschot-min=${at}`)),
      flood(10, end.signal, () => ask(attacker, `/test-contracting/overeenkomst.pdf?proef=${trial}`)),
    ];
    await pause(2000);
    const times: number[] = [];
    const statuses: number[] = [];
    for (let at = 0; at < 40; at++) {
      // A network may ask 30 in a minute.
      const network = `198.51.100.${at % 4}`;
      const { status, seconds } = await bystander.ask(network, `/calculator/koper?verbruik=${5000 + at}&postcode=9000`);
      statuses.push(status);
      times.push(seconds);
      await pause(250);
    }
    end.abort();
    console.info({ offers: offers.length, worst: Math.max(...times), attacker: await Promise.all(floods) });
    await bystander.leave();
    await stop();
    expect(countOf(statuses)).toEqual({ 200: 40 });
    expect(Math.max(...times)).toBeLessThan(3);
  },
);

test.runIf(isWhole)("600 searches that were sent and left keep nobody else waiting for a second", async () => {
  const { address, ask, stop } = await openSite();
  const bystander = openBystander(address);
  // What the first searches cost a site that just started is no part of what the others cost.
  for (let at = 1; at <= 5; at++) await bystander.ask("198.51.100.8", `/aanbod?prijs=${90 + at}`);
  const gone = new AbortController();
  const left = Array.from({ length: 600 }, (_, at) =>
    ask("203.0.113.91", `/aanbod?prijs=${(at % 900) / 10}&overschot-min=${at}`, { signal: gone.signal }).catch(
      () => null,
    ),
  );
  await pause(150);
  gone.abort();
  const others = ["/healthz", "/login", "/aanbod", "/aanbod?technologie=zon", "/overons"];
  const answers = await Promise.all(others.map((path) => bystander.ask("198.51.100.9", path)));
  await Promise.all(left);
  await bystander.leave();
  await stop();
  console.info(Object.fromEntries(others.map((path, at) => [path, answers[at]?.seconds])));
  expect(answers.map(({ status }) => status)).toEqual(Array(others.length).fill(200));
  expect(Math.max(...answers.map(({ seconds }) => seconds))).toBeLessThan(1);
});
