import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import pg from "pg";
import { beginSession, sessionHeader } from "../../tests/support/begin-session.ts";
import { freePort } from "../../tests/support/free-port.ts";
import { startSiteProcess } from "../../tests/support/site-process.ts";
import { until } from "../../tests/support/until.ts";
import { openTraffic } from "./open-traffic.ts";
import type { Drill } from "./run-program.ts";
import { startCluster } from "./start-cluster.ts";

const SELLERS = 20;
const BEFORE_MS = 5_000;
const AFTER_MS = 15_000;
const UNTIL_WHOLE_MS = 120_000;

type Way = "haproxy" | "pgbouncer";
type Outcome = Readonly<Record<string, string | number | boolean>>;

/** Switches, failures and what visitors met meanwhile, with two sites behind one address at twenty requests a second. */
export async function switchOver(drill: Drill, way: Way): Promise<readonly Outcome[]> {
  const sitePorts = [await freePort(), await freePort()];
  const cluster = await startCluster(drill, sitePorts);
  const url = cluster.urls[way];
  const { makeSigningKey } = await import("../../src/adapters/signer/open-signer.ts");
  const environment = {
    DATABASE_URL: url,
    SECRET: "s".repeat(40),
    SIGNING_KEY: makeSigningKey(),
    PUBLIC_URL: cluster.address,
    CLIENT_ADDRESS_HEADER: "x-real-ip",
  };
  const site = (await import(pathToFileURL("build/server/index.js").href)) as typeof import("../../src/server/main.ts");
  const outside = site.composePorts(site.readConfig({ ...environment, DATA_DIR: `${drill.folder}/outside` }));
  const sellers: string[] = [];
  for (let seller = 0; seller < SELLERS; seller += 1)
    sellers.push(sessionHeader(await beginSession(outside.ports, `verkoper-${seller}@example.org`), cluster.address));
  await outside.database.close();
  const sites = await Promise.all(
    sitePorts.map((port) =>
      startSiteProcess({ ...environment, PORT: String(port), DATA_DIR: `${drill.folder}/site-${port}` }),
    ),
  );
  await until(async () => (await fetch(`${cluster.address}/readyz`)).ok);
  const traffic = openTraffic(cluster.address, sellers);
  const outcomes: Outcome[] = [];

  async function drillOne(name: string, act: () => Promise<unknown>): Promise<void> {
    await wait(BEFORE_MS);
    const [begun, before] = [performance.now(), await cluster.primary()];
    const afterwards = await act();
    await until(async () => ![null, before].includes(await cluster.primary()), UNTIL_WHOLE_MS);
    await until(async () => (await fetch(`${cluster.address}/readyz`)).ok, UNTIL_WHOLE_MS);
    await wait(AFTER_MS);
    outcomes.push({ way, drill: name, ...traffic.since(begun) });
    console.error(`${name}: done`);
    if (typeof afterwards === "function") afterwards();
    await until(cluster.isWhole, UNTIL_WHOLE_MS);
  }

  try {
    await drillOne("planned switch-over", () => cluster.switchOver());
    await drillOne("PostgreSQL killed", () => cluster.killServer());
    await drillOne("machine killed", () => cluster.killMachine());
    await traffic.stop();
    outcomes.push({ way, drill: "afterwards", ...(await compare(url, sitePorts, traffic.acknowledged)) });
    const gone = sites.filter(({ output }) => output().includes('"event":"stopped"')).length;
    if (gone > 0) throw new Error("A site ended.");
  } finally {
    await traffic.stop();
    await Promise.all(sites.map(({ stop }) => stop()));
    await cluster.stop();
  }
  return outcomes;
}

/** What was acknowledged against the rows, and the market of each process against the rows. */
async function compare(
  url: string,
  sitePorts: readonly number[],
  { emails, titles }: { readonly emails: readonly string[]; readonly titles: readonly string[] },
) {
  const client = new pg.Client(url);
  client.on("error", () => {});
  await client.connect();
  const column = async (sql: string) =>
    (await client.query({ text: sql, rowMode: "array" })).rows.map(([value]) => value);
  const kept = new Set(await column("select email from accounts"));
  const keptTitles = new Set(await column("select details->>'title' from listings"));
  const [published = 0] = await column(
    "select count(*)::int from listings where side = 'offer' and state = 'published'",
  );
  await client.end();
  const shown = await Promise.all(
    sitePorts.map(async (port) => {
      const page = await (await fetch(`http://127.0.0.1:${port}/aanbod`)).text();
      return Number(/([\d.]+) installaties?</.exec(page.replaceAll("\u00a0", " "))?.[1]?.replaceAll(".", ""));
    }),
  );
  return {
    signUps: emails.length,
    signUpsLost: emails.filter((email) => !kept.has(email)).length,
    offers: titles.length,
    offersLost: titles.filter((title) => !keptTitles.has(title)).length,
    published,
    shown: shown.join(" and "),
    isMarketRight: shown.every((count) => count === published),
  };
}
