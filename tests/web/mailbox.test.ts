import { expect, test } from "vitest";
import type { Mailbox, Mailer } from "../../src/application/ports/mail/mailer.ts";
import { openBuiltApp } from "../support/built-app.ts";

const at = new Date("2026-11-14T09:32:00Z");
const mail = {
  to: "an@example.org",
  subject: "Kies een <nieuw> wachtwoord",
  html: '<!doctype html><html><body><p style="color:red">Dag</p><a href="http://localhost:3000/login">Inloggen</a></body></html>',
  text: "Dag\n",
  at,
};
const mailbox: Mailbox = {
  list: async () => [{ id: "een", to: mail.to, subject: mail.subject, at }],
  read: async (id) => (id === "een" ? mail : null),
};
const mailer = (kind: Mailer["kind"]): Mailer => ({ kind, deliver: async () => "sent" });
const open = (environment: Readonly<Record<string, string>>, kind: Mailer["kind"] = "files") =>
  openBuiltApp({ DATA_DIR: "memory", ...environment }, { mailbox, mailer: mailer(kind) });

test("the mailbox lists what would have been sent, and keeps search engines out", async () => {
  const { ask } = open({});
  const html = await (await ask("/postbus")).text();
  expect(html).toContain("Kies een &lt;nieuw&gt; wachtwoord");
  expect(html).toContain("14 november 2026 om 10.32 uur");
  expect(html).toContain('href="/postbus/een"');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

test("a mail stands in a frame that can run nothing, with its links beside it", async () => {
  const response = await open({}).ask("/postbus/een");
  const html = await response.text();
  const frame = /<iframe[^>]*>/.exec(html)?.[0] ?? "";
  expect(frame).toContain('sandbox="allow-top-navigation-by-user-activation"');
  expect(frame).toContain("&lt;a target=&quot;_top&quot; href=&quot;http://localhost:3000/login&quot;");
  expect(html).toMatch(/<a [^>]*href="http:\/\/localhost:3000\/login"/);
});

test.each([
  ["mail goes out for real", {}, "smtp" as const],
  [
    "the site has an address of its own",
    { PUBLIC_URL: "https://stroom.example", CLIENT_ADDRESS_HEADER: "none" },
    "files" as const,
  ],
])("there is no mailbox when %s", async (_why, environment, kind) => {
  const { ask } = open(environment, kind);
  for (const path of ["/postbus", "/postbus/een"]) {
    const response = await ask(path);
    expect(response.status, path).toBe(404);
    expect(await response.text()).not.toContain("an@example.org");
  }
});

test("there is none for a neighbour on the network who pretends to be here", async () => {
  const { app } = open({});
  const request = () => new Request("http://localhost:3000/postbus", { headers: { accept: "text/html" } });
  expect((await app.fetch(request(), "192.168.1.7")).status).toBe(404);
  expect((await app.fetch(request(), "127.0.0.1")).status).toBe(200);
});

test("a site to try out shows it at its own address", async () => {
  const { app } = open({ PUBLIC_URL: "http://stroom.example", DEMO: "1" });
  const request = new Request("http://stroom.example/postbus/een", { headers: { accept: "text/html" } });
  expect((await app.fetch(request)).status).toBe(200);
});

test("a mail that is not there is a page that is not there", async () => {
  expect((await open({}).ask("/postbus/twee")).status).toBe(404);
});
