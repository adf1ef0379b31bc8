import { expect, test } from "vitest";
import { makeSigningKey } from "#adapters/signer/open-signer.ts";
import type { Ports } from "#application/ports/ports.ts";
import { formWords } from "#content/form-words.ts";
import { errorPageWords } from "#content/shell.ts";
import { beginSession, sessionHeader } from "../support/begin-session.ts";
import { openBuiltApp } from "../support/built-app.ts";
import { fixedClock } from "../support/fixed-clock.ts";
import { offerForm } from "../support/sent-forms.ts";
import { ADDRESS, form, openSquare } from "../support/web-square.ts";

const hidden = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";

const clock = fixedClock("2026-11-15T10:00:00Z");
const nobody = openBuiltApp(
  { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none", SECRET: "s".repeat(32), SIGNING_KEY: makeSigningKey() },
  { clock },
);
/** What a work on the database says whose line breaks after the commit. */
const breakLine = () => nobody.ports.store.ping();

test("an offer whose answer was lost is told as not known, keeps the key of its form, and is there once when it is sent again", async () => {
  let isBroken = true;
  const { ask, ports } = openBuiltApp({}, ({ store }: Ports) => {
    const { offers } = store.market;
    const insert: typeof offers.insert = async (...given) => {
      const id = await offers.insert(...given);
      if (isBroken) await breakLine();
      return id;
    };
    return { store: { ...store, market: { ...store.market, offers: { ...offers, insert } } } };
  });
  const session = await beginSession(ports, "an@example.org");
  const cookie = sessionHeader(session, ADDRESS);
  const page = await (await ask("/account/aanbod/nieuw", { headers: { cookie } })).text();
  const formulier = hidden(page, "formulier");
  expect(formulier).not.toBe("");
  const lost = await ask("/account/aanbod/nieuw", form({ ...offerForm, formulier }, cookie));
  const html = await lost.text();
  expect(lost.status).toBe(503);
  expect(html).toContain(formWords.unknown);
  expect(html).not.toContain("niets bewaard");
  expect(hidden(html, "formulier")).toBe(formulier);
  isBroken = false;
  const again = await ask("/account/aanbod/nieuw", form({ ...offerForm, formulier }, cookie));
  expect(again.status).toBe(303);
  const list = await (await ask("/account/aanbod", { headers: { cookie } })).text();
  expect(new Set(list.match(/\/account\/aanbod\/[\w-]{20,}/g)).size).toBe(1);
});

test("a form that was refused keeps its key, and a message and a report keep theirs when the database breaks off", async () => {
  const { ask, as, offer } = openSquare();
  const cookie = await as("an@example.org");
  const refused = await ask("/account/aanbod/nieuw", form({ ...offerForm, titel: "", formulier: "k-1" }, cookie));
  expect([refused.status, hidden(await refused.text(), "formulier")]).toEqual([422, "k-1"]);

  const id = await offer(cookie);
  const report = { actie: "melding", reden: "scam", uitleg: "Vraagt geld.", email: "", formulier: "k-2" };
  const [first, second] = [await ask(`/aanbod/${id}`, form(report)), await ask(`/aanbod/${id}`, form(report))];
  expect(first.status).toBe(303);
  expect(second.headers.get("location")).toBe(first.headers.get("location"));

  const stempel = hidden(await (await nobody.ask("/contact")).text(), "stempel");
  const message = { naam: "An", email: "an@example.org", telefoon: "", land: "BE", onderwerp: "Vraag" };
  // Sent at once it would be a machine's.
  clock.advance(60_000);
  const sent = await nobody.ask("/contact", form({ ...message, bericht: "Hoe begin ik?", stempel }));
  const html = await sent.text();
  expect([sent.status, hidden(html, "stempel")]).toEqual([503, stempel]);
  expect(html).toContain(formWords.unknown);
});

test("a page that fails does not say that nothing was kept", async () => {
  const { ask } = openBuiltApp({}, ({ store }: Ports) => ({
    store: { ...store, market: { ...store.market, findPublic: () => Promise.reject(new Error("broken")) } },
  }));
  const failed = await ask("/aanbod/een");
  expect(failed.status).toBe(500);
  const html = await failed.text();
  expect(html).toContain(errorPageWords.failed.sentence);
  expect(html).not.toMatch(/niets (?:bewaard|verstuurd|verloren)/);
});
