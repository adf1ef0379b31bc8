import { describe, expect, test } from "vitest";
import { makeSigningKey } from "#adapters/signer/open-signer.ts";
import { networkOfAddress } from "#domain/accounts/network-of-address.ts";
import { registrationLimits } from "#domain/accounts/rate-limits.ts";
import { userPath } from "#domain/documents/document-path.ts";
import { beginSession, sessionHeader, TEST_PASSWORD } from "../support/begin-session.ts";
import { openBuiltApp } from "../support/built-app.ts";

const FIRST = "postcode=9000&technologie=zon&kwp=8&meter=digitaal";
const SELLER = `${FIRST}&prijs=11&koopt=winkel`;
const BUYER = "postcode=9000&meter=digitaal&titularis=eigen";
/** What a page shows: its words come a second time in a script, with those that it does not show. */
const plain = (html: string) => spaced(html.replace(/<script[\s\S]*?<\/script>/g, ""));
const spaced = (html: string) => html.replaceAll("&nbsp;", " ").replaceAll("\u00a0", " ").replaceAll("&#x27;", "'");
const form = (fields: Record<string, string>, cookie = ""): RequestInit => ({
  method: "POST",
  redirect: "manual",
  headers: { "content-type": "application/x-www-form-urlencoded", origin: "http://localhost:3000", cookie },
  body: new URLSearchParams(fields).toString(),
});
const tokenIn = (html: string) => /name="aanvraag" value="([^"]+)"/.exec(html)?.[1] ?? "";
const unescaped = (text: string) => text.replaceAll("&amp;", "&");

/** What a browser sends for the first form of a page that nobody touched, with these fields over it. */
function untouched(html: string, typed: Record<string, string>): URLSearchParams {
  const main = /<form[^>]*class="group\/form [\s\S]*?<\/form>/.exec(html)?.[0] ?? "";
  const sent = new URLSearchParams();
  for (const [tag] of main.matchAll(/<input[^>]*>/g)) {
    const at = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
    const isChoice = at("type") === "radio" || at("type") === "checkbox";
    const name = at("name");
    if (name && (!isChoice || / checked=""/.test(tag))) sent.set(name, unescaped(at("value") ?? "on"));
  }
  for (const [, name = "", options = ""] of main.matchAll(/<select[^>]* name="([^"]+)"[^>]*>([\s\S]*?)<\/select>/g)) {
    const chosen = /<option[^>]*selected=""[^>]*>/.exec(options)?.[0] ?? /<option[^>]*>/.exec(options)?.[0] ?? "";
    sent.set(name, /value="([^"]*)"/.exec(chosen)?.[1] ?? "");
  }
  for (const [name, text] of Object.entries(typed)) sent.set(name, text);
  return sent;
}

const askedCard = (html: string) =>
  [
    ...(/<section aria-labelledby="vraag"[\s\S]*?<\/section>/.exec(html)?.[0] ?? "").matchAll(/<p[^>]*>(.*?)<\/p>/gs),
  ].map(([, text]) => text);

describe("the leap over the steps between", () => {
  const { ask } = openBuiltApp();
  const go = async (path: string) => {
    const response = await ask(path, { redirect: "manual" });
    return { status: response.status, to: response.headers.get("location") ?? "", html: plain(await response.text()) };
  };

  test("who leaps reads on the last step the numbers of who walks every step and changes nothing", async () => {
    const typed = { postcode: "9000", technologie: "zon", kwp: "8", meter: "digitaal" };
    const first = untouched((await go("/verkoper")).html, typed);
    const leapt = await go(`/verkoper?${first}&verder=gemiddeld`);
    expect(leapt.status).toBe(302);
    expect(leapt.to).toMatch(/^\/verkoper\/stap\/4\?.*prijs=/);

    let walked = await go(`/verkoper?${first}&verder=ja`);
    for (const step of [2, 3]) {
      expect(walked.to).toContain(`/verkoper/stap/${step}?`);
      const sent = untouched((await go(walked.to)).html, {});
      walked = await go(`/verkoper/stap/${step}?${sent}&verder=ja`);
    }
    expect(walked.to).toContain("/verkoper/stap/4?");
    const [own, other] = [await go(leapt.to), await go(walked.to)];
    const [answer, range, picture] = askedCard(own.html);
    expect(answer).toMatch(/€ \d/);
    expect(range).toMatch(/€ \d+ met een /);
    expect(askedCard(other.html)).toEqual([answer, picture]);
    const priceOf = (path: string) => new URL(path, "http://x").searchParams.get("prijs");
    expect(priceOf(leapt.to)).toBe(priceOf(walked.to));
    // The last step tells what was taken for granted, and the way to tell it oneself.
    expect(own.html).toMatch(
      /met gemiddelden: als gezin, met een [a-z ]+ als koper en met een vraagprijs van \d+,\d\d c€\/kWh die wij voorstellen/,
    );
    expect(other.html).not.toContain("met gemiddelden: als gezin");
  });

  test("who leapt and goes back finds a price that fits what is filled in, and not that of the leap", async () => {
    const leapt = await go(`/verkoper?${FIRST}&verder=gemiddeld`);
    const { html } = await go(leapt.to);
    for (const step of [2, 3]) {
      const link = new RegExp(`href="(/verkoper/stap/${step}\\?[^"]*)"`).exec(html)?.[1] ?? "";
      expect(Object.fromEntries(new URL(unescaped(link), "http://x").searchParams)).toEqual(
        Object.fromEntries(new URLSearchParams(FIRST)),
      );
    }
    // Who walked every step finds back what was chosen there.
    const walked = await go(`/verkoper/stap/4?${SELLER}&eigen-personen=2`);
    expect(unescaped(walked.html)).toMatch(/href="\/verkoper\/stap\/3\?[^"]*prijs=11/);
  });

  test("a leap is judged as a step: what is missing stands beside its field, a stop stays a stop", async () => {
    const refused = await go("/verkoper?postcode=90&technologie=zon&verder=gemiddeld");
    expect(refused.status).toBe(422);
    for (const sentence of ["Dit is geen Belgische postcode.", "Vul het vermogen in."])
      expect(refused.html).toContain(sentence);
    const stopped = await go("/verkoper?postcode=5000&technologie=zon&kwp=8&meter=digitaal&verder=gemiddeld");
    expect(stopped.html).toContain('name="reden" value="wallonia"');
  });

  test("only the first step of a seller has the leap; for a buyer its address is a step like another", async () => {
    expect((await go("/verkoper")).html).toContain("Reken de rest met gemiddelden");
    for (const path of ["/koper", "/koper-v3", `/verkoper/stap/2?${FIRST}`])
      expect((await go(path)).html).not.toContain("Reken de rest met gemiddelden");
    expect((await go("/koper?postcode=9000&meter=digitaal&verder=gemiddeld")).to).toContain("/koper/stap/2?");
  });

  test("a price and a buyer that were chosen before stay, whoever leaps after that", async () => {
    const { to } = await go(`/verkoper?${SELLER}&verder=gemiddeld`);
    expect(Object.fromEntries(new URL(to, "http://x").searchParams)).toMatchObject({ prijs: "11", koopt: "winkel" });
  });
});

describe("a password on the last step", () => {
  const { ask, ports } = openBuiltApp();
  const step = `/verkoper/stap/4?${SELLER}`;
  const person = { naam: "An Peeters", toestemming: "on" };
  const account = { wachtwoord: TEST_PASSWORD, voorwaarden: "on" };
  const open = async (path = step) => tokenIn(await (await ask(path)).text());
  const leadsOf = (email: string) => ports.store.leads.list("", email);
  async function mailsTo(email: string) {
    const claimed = await ports.store.outbox.claim(100);
    for (const { id } of claimed) await ports.store.outbox.markSent(id);
    return claimed.flatMap(({ message }) => (message.to === email ? [message] : []));
  }
  /** Without what differs for everybody: references and tokens. */
  const faceless = (html: string) =>
    html
      .replaceAll(/SP-2026-[0-9A-Z]{5}/g, "")
      .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "")
      .replaceAll(/nonce="[^"]*"/g, "");

  test("lead and account are made at once, the thanks lead to the mailbox, and the mail to the draft", async () => {
    const email = "meteen@example.org";
    const token = await open();
    const sent = await ask(step, form({ ...person, ...account, email, aanvraag: token }));
    const to = sent.headers.get("location") ?? "";
    expect([sent.status, to]).toEqual([303, `/bedankt-verkoper?aanvraag=${token}`]);
    const cookie = sent.headers.get("set-cookie")?.split(";")[0] ?? "";
    for (const headers of [{ cookie }, {}] as Record<string, string>[]) {
      const html = await (await ask(to, { headers })).text();
      expect(html).toContain("Kijk in uw mailbox");
      // It is true for a new account, for a known one and where two passwords came: what the button does, the mail says.
      expect(html).toContain("Er is een mail over uw account naar u onderweg. Volg de knop in die mail.");
      expect(html).not.toContain("Daarna staat uw aanbod klaar");
      expect(html).toContain('href="/verificatie-resend"');
      for (const secret of [email, "Peeters", 'name="wachtwoord"']) expect(html).not.toContain(secret);
    }
    const mails = await mailsTo(email);
    expect(mails.map(({ kind }) => kind)).toEqual(["lead-received", "confirm-address"]);
    expect(mails[0]).toMatchObject({ asksAccount: true });
    const confirmation = mails[1]?.kind === "confirm-address" ? mails[1].token : "";
    const confirmed = await ask("/email-verificatie", form({ token: confirmation }));
    expect(confirmed.headers.get("location")).toMatch(/^\/aanbod\/[\w-]+\/voorbeeld\?gelukt=meegenomen$/);
    const { uid } = await beginSession(ports, email);
    expect(await ports.store.documents.get(userPath(uid))).toMatchObject({
      data: { roles: ["seller"], kind: "person", firstName: "An", lastName: "Peeters", postcode: "9000" },
    });
  });

  test("an address that has an account gets the very same answer and page, and its owner is told by mail", async () => {
    await beginSession(ports, "bekend@example.org");
    await mailsTo("bekend@example.org");
    const pages = [];
    for (const email of ["bekend@example.org", "onbekend@example.org"]) {
      const token = await open();
      const sent = await ask(step, form({ ...person, ...account, email, aanvraag: token }));
      expect([sent.status, sent.headers.get("location")]).toEqual([303, `/bedankt-verkoper?aanvraag=${token}`]);
      const cookie = sent.headers.get("set-cookie")?.split(";")[0] ?? "";
      pages.push(faceless(await (await ask(`/bedankt-verkoper?aanvraag=${token}`, { headers: { cookie } })).text()));
    }
    expect(pages[0]).toBe(pages[1]);
    const kinds = (await mailsTo("bekend@example.org")).map(({ kind }) => kind);
    expect(kinds).toEqual(["lead-received", "already-registered"]);
  });

  test("the same form sent twice is one lead and one account", async () => {
    const email = "tweemaal@example.org";
    const token = await open();
    const fields = form({ ...person, ...account, email, aanvraag: token });
    const [first, second] = [await ask(step, fields), await ask(step, fields)];
    expect([first.status, second.status]).toEqual([303, 303]);
    expect(second.headers.get("location")).toBe(first.headers.get("location"));
    expect(await leadsOf(email)).toHaveLength(1);
    const kinds = (await mailsTo(email)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "confirm-address")).toHaveLength(1);
    expect(kinds.filter((kind) => kind === "lead-received")).toHaveLength(1);
  });

  test.each([
    ["a name of one word", { naam: "An" }, "Vul ook uw achternaam in"],
    ["terms that were not agreed to", { voorwaarden: "" }, "Zonder uw akkoord met de voorwaarden"],
    ["a short password", { wachtwoord: "kort" }, "Minstens 10 tekens"],
    ["a password that everybody knows", { wachtwoord: "wachtwoord123" }, "Dit wachtwoord "],
  ])("%s is told beside its field, nothing is kept, and nothing typed is lost", async (_, wrong, sentence) => {
    const email = "mis@example.org";
    const refused = await ask(step, form({ ...person, ...account, email, ...wrong, aanvraag: await open() }));
    const html = await refused.text();
    expect(refused.status).toBe(422);
    expect(html).toContain(sentence);
    expect(html).toMatch(/<input[^>]*aria-invalid="true"/);
    expect(html).toContain(`value="${email}"`);
    expect(html).not.toContain(TEST_PASSWORD);
    expect(await leadsOf(email)).toEqual([]);
    expect(await mailsTo(email)).toEqual([]);
  });

  test("a name of one word does for who leaves the password empty", async () => {
    const sent = await ask(
      step,
      form({ ...person, naam: "An", email: "an-alleen@example.org", aanvraag: await open() }),
    );
    expect(sent.status).toBe(303);
    expect((await mailsTo("an-alleen@example.org")).map(({ kind }) => kind)).toEqual(["lead-received"]);
  });

  test("both ways of asking a buyer have it; a company and who is signed in do not, whatever they send", async () => {
    for (const path of [`/koper/stap/4?${BUYER}`, `/koper-v3/stap/4?${BUYER}`])
      expect(await (await ask(path)).text()).toContain("Kies meteen een wachtwoord");
    const company = `/koper/stap/4?${BUYER}&koper=onderneming&handel=kantoor`;
    const cookie = sessionHeader(await beginSession(ports, "binnen@example.org"), "http://localhost:3000");
    await mailsTo("");
    for (const [path, headers, email] of [
      [company, {}, "zaak@example.org"],
      [step, { cookie }, "binnen-ander@example.org"],
    ] as const) {
      const html = await (await ask(path, { headers })).text();
      expect(html).not.toContain('name="wachtwoord"');
      const fields = { ...person, ...account, email, aanvraag: tokenIn(html) };
      const sent = await ask(path, form(fields, "cookie" in headers ? headers.cookie : ""));
      expect(sent.status).toBe(303);
      expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(["lead-received"]);
    }
  });

  test("a line that breaks after the lead is kept leaves the form of that lead: sent again it is one lead", async () => {
    const nobody = openBuiltApp({
      DATABASE_URL: "postgres://nobody@127.0.0.1:1/none",
      SECRET: "s".repeat(32),
      SIGNING_KEY: makeSigningKey(),
    });
    let isBroken = true;
    const site = openBuiltApp({}, ({ identity }) => ({
      identity: {
        ...identity,
        register: async (registration) => (isBroken ? nobody.ports.store.ping() : identity.register(registration)),
      },
    }));
    const first = tokenIn(await (await site.ask(step)).text());
    await site.ask(step, form({ ...person, email: "eerst@example.org", aanvraag: first }));
    const fields = { ...person, ...account, email: "daarna@example.org" };
    const broken = await site.ask(step, form({ ...fields, aanvraag: first }));
    expect(broken.status).toBe(503);
    const token = tokenIn(await broken.text());
    expect(token).not.toBe(first);
    isBroken = false;
    const sent = await site.ask(step, form({ ...fields, aanvraag: token }));
    expect(sent.headers.get("location")).toBe(`/bedankt-verkoper?aanvraag=${token}`);
    expect(await site.ports.store.leads.list("", "daarna@example.org")).toHaveLength(1);
  });

  test("where no more accounts are made, what was sent is thanked for, and the password is asked again there", async () => {
    let isFull = true;
    const limited = openBuiltApp({}, ({ rateLimits }) => ({
      rateLimits: {
        ...rateLimits,
        limited: async (limits) =>
          isFull && limits[0]?.key === registrationLimits(networkOfAddress("unknown"))[0]?.key
            ? { code: "too-many-attempts" as const, retryAfterSeconds: 60 }
            : rateLimits.limited(limits),
      },
    }));
    const email = "wacht@example.org";
    const token = tokenIn(await (await limited.ask(step)).text());
    const fields = { ...person, ...account, email };
    const sent = await limited.ask(step, form({ ...fields, aanvraag: token }));
    const to = sent.headers.get("location") ?? "";
    expect([sent.status, to]).toEqual([303, `/bedankt-verkoper?aanvraag=${token}`]);
    const cookie = sent.headers.get("set-cookie")?.split(";")[0] ?? "";
    const html = await (await limited.ask(to, { headers: { cookie } })).text();
    expect(html).toContain('name="wachtwoord"');
    expect(plain(html)).not.toContain("Kijk in uw mailbox");
    isFull = false;
    expect((await limited.ask(step, form({ ...fields, aanvraag: token }))).status).toBe(303);
    expect(await limited.ports.store.leads.list("", email)).toHaveLength(1);
  });
});
