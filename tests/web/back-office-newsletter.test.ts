import { beforeAll, expect, test } from "vitest";
import { listActs } from "../../src/application/back-office/list-acts.ts";
import { sessionHeader } from "../support/begin-session.ts";
import { openBuiltApp, site } from "../support/built-app.ts";
import { beginOperatorSession } from "../support/operator-session.ts";

const origin = "http://localhost:3000";
const app = openBuiltApp();
const { ports } = app;
let operator = "";
let reader = "";

beforeAll(async () => {
  operator = sessionHeader(await beginOperatorSession(ports), origin);
  reader = sessionHeader(await beginOperatorSession(ports, { level: "read" }), origin);
  const event = { at: new Date(), source: "mail", textVersion: "1", askedAt: null } as const;
  for (let at = 0; at < 30; at += 1) {
    const email = `lezer-${at}@example.org`;
    await ports.store.subscriptions.confirm(email, email, { ...event, topics: at === 0 ? ["tariffs"] : ["rules"] });
  }
});

const path = "/beheer/nieuwsbrief/2026-12";
const text = async (cookie = operator) => (await app.ask(path, { headers: { cookie } })).text();
const post = (to: string, fields: Record<string, string>, cookie = operator) =>
  app.ask(to, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { origin, cookie, "content-type": "application/x-www-form-urlencoded" },
  });
const written = {
  onderwerp: "Nieuwe tarieven",
  voorproef: "Wat er verandert op 1 januari.",
  titel: "Wat verandert er?",
  tekst: "Dag lezer.\n\n## Het net\n\nHet capaciteitstarief stijgt.\n\n[Lees meer](/kosten)",
  knop: "Reken na",
  pad: "/calculator/koper",
  "voor-regels": "on",
};

test("a name that fits begins an issue, another is refused, and nothing is kept yet", async () => {
  expect((await post("/beheer/nieuwsbrief", { naam: "../x" })).status).toBe(422);
  expect((await post("/beheer/nieuwsbrief", { naam: "2026-12" })).headers.get("location")).toBe(path);
  expect(await ports.store.newsletterDrafts.list()).toEqual([]);
  expect((await app.ask(path, { headers: { cookie: reader } })).status).toBe(404);
});

test("a text that a mail cannot show is told with its line, and what was typed stays", async () => {
  const refused = await post(path, { ...written, tekst: "Dag.\n\n<script>x</script>", pad: "https://elders.example" });
  expect(refused.status).toBe(422);
  const page = await refused.text();
  expect(page).toContain("Regel 3:");
  expect(page).toContain("Begin met een schuine streep.");
  expect(page).toContain("&lt;script&gt;x");
  expect((await post(path, { ...written, "voor-regels": "" })).status).toBe(303);
  const { "voor-regels": _none, ...nobody } = written;
  expect(await (await post(path, nobody)).text()).toContain("Kies minstens één onderwerp.");
});

test("a saved issue is shown, tried, sent to its readers once, paused and gone on with", async () => {
  expect((await post(path, written)).headers.get("location")).toBe(`${path}?gelukt=bewaard`);
  expect(await text()).toContain("Het capaciteitstarief stijgt.");
  const mail = await app.ask(`${path}/e-mail`, { headers: { cookie: reader } });
  const html = await mail.text();
  expect(html).toContain("Het capaciteitstarief stijgt.");
  expect(html).toMatch(/href="[^"]*\/nieuwsbrief\/uitschrijven\?/);
  expect(html).not.toContain("<script");
  expect(mail.headers.get("content-security-policy")).toMatch(/^default-src 'none';/);
  expect((await app.ask("/beheer/nieuwsbrief/onbekend/e-mail", { headers: { cookie: reader } })).status).toBe(404);
  await post(path, { doe: "test", "waarom-test": "Nakijken." });
  const waiting = await ports.store.outbox.claim(100);
  const trial = waiting.find(({ message }) => message.kind === "newsletter");
  expect(trial?.message).toMatchObject({
    kind: "newsletter",
    to: "beheer-act@example.org",
    subject: "Nieuwe tarieven",
  });
  for (const { id } of waiting) await ports.store.outbox.markSent(id);

  expect((await post(path, { doe: "send", "waarom-send": "Maandbrief." })).headers.get("location")).toContain("send");
  expect((await post(path, { ...written, onderwerp: "Anders" })).status).toBe(409);
  expect((await post(path, { doe: "pause", "waarom-pause": "Even wachten." })).status).toBe(303);
  expect(await text(reader)).toContain("Gepauzeerd: 0 lezers kregen het, 29 nog niet");
  await post(path, { doe: "resume", "waarom-resume": "Verder." });

  const sent: string[] = [];
  const mailer: typeof ports.mailer = {
    kind: "smtp",
    async deliver({ to }) {
      sent.push(to);
      return "sent";
    },
  };
  const clock = { now: () => new Date(), today: () => new Date().toISOString().slice(0, 10) };
  await site.runJobOnce({ ...ports, mailer, clock }, "newsletters");
  expect((await ports.store.newsletterSends.progress("2026-12", ["rules"]))?.state).toBe("finished");
  const readers = sent.filter((to) => to.startsWith("lezer-"));
  expect([readers.length, new Set(readers).size]).toEqual([29, 29]);
  expect(readers).not.toContain("lezer-0@example.org");
  expect(await text(reader)).toContain("Verstuurd: 29 lezers kregen het, 0 nog niet");
  expect((await post(path, { doe: "send", "waarom-send": "Nog eens." })).status).toBe(409);
  const acts = (await listActs(ports, null)).acts.filter(({ about }) => about === "2026-12");
  expect(acts.map(({ act }) => act)).toContain("pause-newsletter");
});
