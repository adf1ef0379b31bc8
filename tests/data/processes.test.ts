import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { makeSigningKey } from "#adapters/signer/open-signer.ts";
import { DEMO_PASSWORD, demoPeople } from "#content/demo.ts";
import { openBreakableLine } from "../support/breakable-line.ts";
import { isWhole } from "../support/campaign.ts";
import { freshPostgresUrl } from "../support/databases.ts";
import { makeEmbeddedFolder } from "../support/embedded-folder.ts";
import { freePort } from "../support/free-port.ts";
import { startMailServer } from "../support/mail-server.ts";
import { registrationForm } from "../support/sent-forms.ts";
import { openVisitor, startSiteProcess } from "../support/site-process.ts";
import { testPostgres } from "../support/test-postgres.ts";
import { until } from "../support/until.ts";

const password = "vier lampen dansen traag";
const place = (response: Response) => [response.status, response.headers.get("location")];

describe("two processes of the built site on one PostgreSQL, behind lines that can be cut", () => {
  type Site = Awaited<ReturnType<typeof startSiteProcess>>;
  let line: Awaited<ReturnType<typeof openBreakableLine>>;
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  let [one, other]: Site[] = [];
  let mailPort = 0;

  beforeAll(async () => {
    const database = new URL(await freshPostgresUrl());
    line = await openBreakableLine(Number(new URL(testPostgres()).port));
    database.port = String(line.port);
    mailPort = await freePort();
    mail = await startMailServer({ port: mailPort });
    const environment = {
      DATABASE_URL: database.href,
      SECRET: "s".repeat(40),
      SIGNING_KEY: makeSigningKey(),
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      MAIL_FROM: "noreply@stroom.example",
      DATA_DIR: "memory",
    };
    [one, other] = await Promise.all([startSiteProcess(environment), startSiteProcess(environment)]);
  });
  afterAll(async () => {
    await Promise.all([one?.stop(), other?.stop()]);
    await mail.stop();
    await line.close();
  });
  const addressOf = (site: Site | undefined) => site?.address ?? "";
  const tokenIn = (raw: string) =>
    /token=3D([\w-]+)|token=([\w-]+)/.exec(raw.replaceAll("=\r\n", ""))?.slice(1).find(Boolean) ?? "";

  test("serve one person: signed up here, confirmed there, known by both, signed out for both", async () => {
    const visitor = openVisitor();
    const signUp = await visitor.send(`${addressOf(one)}/aanmelden`, registrationForm("bo@example.org"));
    expect(place(signUp)).toEqual([303, "/verificatie-resend"]);
    await until(() => mail.received.length === 1);
    const token = tokenIn(mail.received[0]?.raw ?? "");
    const confirmed = await visitor.send(`${addressOf(other)}/email-verificatie`, { token });
    expect(place(confirmed)).toEqual([303, "/account"]);
    for (const site of [one, other]) expect((await visitor.ask(`${addressOf(site)}/account`)).status).toBe(200);
    await visitor.send(`${addressOf(other)}/logout`, {});
    for (const site of [one, other]) {
      expect(place(await visitor.ask(`${addressOf(site)}/account`))).toEqual([302, "/login?terug=%2Faccount"]);
    }
  });

  test("while the database is away content is served, forms keep what was typed, and readiness says no; then all goes on", async () => {
    const visitor = openVisitor();
    const signIn = { email: "bo@example.org", wachtwoord: password };
    await visitor.send(`${addressOf(one)}/login`, signIn);
    line.cut();
    expect((await visitor.ask(`${addressOf(one)}/overons`)).status).toBe(200);
    expect((await visitor.ask(`${addressOf(one)}/readyz`)).status).toBe(503);
    expect((await visitor.ask(`${addressOf(one)}/account`)).status).toBe(503);
    const refused = await openVisitor().send(`${addressOf(one)}/login`, signIn);
    const html = await refused.text();
    expect(refused.status).toBe(503);
    expect(html).toContain('value="bo@example.org"');
    expect(html).not.toContain(password);
    line.mend();
    await until(async () => (await visitor.ask(`${addressOf(one)}/readyz`)).status === 200);
    expect((await visitor.ask(`${addressOf(one)}/account`)).status).toBe(200);
  });

  test("while the mail server is away people sign up, and their mails go out once it is back, each once", async () => {
    await mail.stop();
    const before = mail.received.length;
    const people = ["p1", "p2", "p3", "p4"].map((name) => `${name}@example.org`);
    for (const email of people) {
      const response = await openVisitor().send(`${addressOf(one)}/aanmelden`, registrationForm(email));
      expect(place(response)).toEqual([303, "/verificatie-resend"]);
    }
    mail = await startMailServer({ port: mailPort });
    await until(() => mail.received.length === people.length, 90_000);
    expect(before).toBeGreaterThan(0);
    // One that was tried just before the server came back waits, and the others pass it (tests/data/mail-delivery.test.ts).
    expect(mail.received.map(({ to }) => to).toSorted()).toEqual(people);
    expect(new Set(mail.received.map(({ messageId }) => messageId)).size).toBe(people.length);
  });
});

test.runIf(isWhole)(
  "a second process on the same embedded folder joins the first, goes on after its kill -9, and the last one to stop ends the server",
  async () => {
    const { folder, serverPid, remove } = makeEmbeddedFolder();
    onTestFinished(remove);
    const first = await startSiteProcess({ DATA_DIR: folder });
    const pid = serverPid();
    const second = await startSiteProcess({ DATA_DIR: folder });
    for (const site of [first, second]) onTestFinished(() => site.stop("SIGKILL"));
    expect(first.output()).toContain(`database: PostgreSQL, in ${folder}`);
    const visitor = openVisitor();
    await visitor.send(`${first.address}/login`, { email: demoPeople[0]?.email ?? "", wachtwoord: DEMO_PASSWORD });
    await first.stop("SIGKILL");
    expect((await visitor.ask(`${second.address}/account`)).status).toBe(200);
    expect(serverPid()).toBe(pid);
    await second.stop();
    expect(serverPid()).toBeNull();
  },
  240_000,
);
