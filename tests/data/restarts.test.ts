import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { makeSigningKey } from "#adapters/signer/open-signer.ts";
import { deliverPendingMail } from "#application/mail/deliver-pending-mail.ts";
import { composePorts } from "#server/compose.ts";
import { readConfig } from "#server/config.ts";
import { renderWaitingMail } from "#server/jobs/render-waiting-mail.ts";
import { beginSession, sessionHeader } from "../support/begin-session.ts";
import { campaign, isWhole } from "../support/campaign.ts";
import { freshPostgresUrl } from "../support/databases.ts";
import { freePort } from "../support/free-port.ts";
import { startMailServer } from "../support/mail-server.ts";
import { startPlainProxy } from "../support/plain-proxy.ts";
import { openRestartTraffic } from "../support/restart-traffic.ts";
import { startSiteProcess } from "../support/site-process.ts";

const SELLERS = ["een@example.org", "twee@example.org"];
const KILLING_MS = campaign(0, 300_000);
const ROLLING_RESTARTS = campaign(2, 6);
// A busy machine may be slower than any delay: the small campaign ends it by a second signal once the proxy has left.
const IS_BY_TIME = isWhole;
const STOP_DELAY_MS = campaign(60_000, 3_000);
const ONE_BY_ONE_MS = campaign(240_000, 900_000);

type Rows = { readonly rows: readonly Record<string, unknown>[] };

describe("two processes behind a plain proxy on one PostgreSQL, while people sign up, put up offers and read", () => {
  const log = { info() {}, warn() {}, error() {} };
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  let proxy: Awaited<ReturnType<typeof startPlainProxy>>;
  let outside: ReturnType<typeof composePorts>;
  let traffic: ReturnType<typeof openRestartTraffic>;
  let environment: Record<string, string>;
  let ports: number[];
  let sites: Awaited<ReturnType<typeof startSiteProcess>>[];
  let kills = 0;

  const open = (port: number) => startSiteProcess({ ...environment, PORT: String(port) });
  const isReady = (port: number) =>
    vi.waitFor(() => expect(proxy.isReady(port)).toBe(true), { timeout: 120_000, interval: 50 });

  /** The other one serves meanwhile; both are ready before and after. */
  async function restart(at: number, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
    const port = ports[at] ?? 0;
    if (signal === "SIGTERM" && !IS_BY_TIME) {
      sites[at]?.tell("SIGTERM");
      await vi.waitFor(() => expect(proxy.isLeft(port)).toBe(true), { timeout: 120_000, interval: 10 });
    }
    await sites[at]?.stop(signal);
    sites[at] = await open(port);
    await isReady(port);
  }

  beforeAll(async () => {
    mail = await startMailServer();
    ports = [await freePort(), await freePort()];
    proxy = await startPlainProxy(ports);
    environment = {
      DATABASE_URL: await freshPostgresUrl(),
      SECRET: "s".repeat(40),
      SIGNING_KEY: makeSigningKey(),
      SMTP_URL: mail.url,
      MAIL_FROM: "noreply@stroom.example",
      PUBLIC_URL: proxy.address,
      CLIENT_ADDRESS_HEADER: "x-real-ip",
      STOP_DELAY_MS: String(STOP_DELAY_MS),
    };
    outside = composePorts(readConfig(environment), { log });
    const sellers: string[] = [];
    for (const email of SELLERS) sellers.push(sessionHeader(await beginSession(outside.ports, email), proxy.address));
    sites = await Promise.all(ports.map(open));
    await Promise.all(ports.map(isReady));
    traffic = openRestartTraffic(proxy.address, sellers);
  }, 240_000);
  afterAll(async () => {
    await Promise.all(sites.map((site) => site.stop("SIGKILL")));
    await proxy.stop();
    await mail.stop();
    await outside.database.close();
  });

  const count = async (query: ReturnType<typeof sql>) =>
    ((await outside.database.run((queries) => queries.execute(query))) as unknown as Rows).rows;

  test("no request fails when each is told to stop and started again", { timeout: ONE_BY_ONE_MS }, async () => {
    const before = traffic.acknowledged.titles.length;
    for (let turn = 0; turn < ROLLING_RESTARTS; turn += 1) await restart(turn % 2, "SIGTERM");
    await expect.poll(() => traffic.acknowledged.titles.length).toBeGreaterThan(before);
    expect(traffic.failures).toEqual([]);
    const ids = mail.received.map(({ messageId }) => messageId);
    expect(ids).toHaveLength(new Set(ids).size);
  });

  test("nothing acknowledged is lost or doubled when each is killed in turn", { timeout: ONE_BY_ONE_MS }, async () => {
    const end = Date.now() + KILLING_MS;
    do {
      await restart(kills % 2, "SIGKILL");
      kills += 1;
    } while (Date.now() < end);
    await traffic.stop();
    await Promise.all(sites.map((site) => site.stop("SIGINT")));

    const { emails, titles } = traffic.acknowledged;
    const accounts =
      await count(sql`select a.email, (select count(*)::int from documents d where d.id = a.uid) as documents,
      (select count(*)::int from events e where e.uid = a.uid and e.event = 'registered') as events from accounts a`);
    const signedUp = accounts.filter(({ email }) => String(email).startsWith("person-"));
    expect(signedUp.map(({ email }) => email).toSorted()).toEqual(emails.toSorted());
    for (const account of signedUp) expect(account).toMatchObject({ documents: 1, events: 1 });
    const listed = await count(sql`select details->>'title' as title from listings`);
    expect(listed.map(({ title }) => title).toSorted()).toEqual(titles.toSorted());

    // What a killed process had in hand comes back when its lease is over.
    await count(sql`update outbox set due_at = now() - interval '1 minute' where sent_at is null`);
    expect(await deliverPendingMail(outside.ports, renderWaitingMail(outside.ports))).toMatchObject({
      isServerDown: false,
    });
    expect(await count(sql`select kind, attempts, dead_at, payload from outbox where sent_at is null`)).toEqual([]);
    const idsByMail = new Map<string, Set<string>>();
    for (const { to, subject, messageId } of mail.received) {
      const key = `${to} ${subject}`;
      idsByMail.set(key, (idsByMail.get(key) ?? new Set()).add(messageId));
    }
    for (const email of emails) expect([...idsByMail.keys()].some((key) => key.startsWith(`${email} `))).toBe(true);
    expect([...idsByMail].filter(([, ids]) => ids.size > 1)).toEqual([]);
    // A process that dies between the server's yes and its own note sends that one mail again, under the same id.
    const repeated = mail.received.length - new Set(mail.received.map(({ messageId }) => messageId)).size;
    expect(repeated).toBeLessThanOrEqual(kills);
    console.log(
      `${kills} kills: ${emails.length} sign-ups, ${titles.length} offers, ${traffic.failures.length} sent again, ${mail.received.length} mails, ${repeated} of them twice.`,
    );
  });
});
