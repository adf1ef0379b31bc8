import { describe, expect, test } from "vitest";
import { beginSession, sessionHeader, TEST_PASSWORD } from "../support/begin-session.ts";
import { openBuiltApp } from "../support/built-app.ts";

const BUYER = "postcode=9000&meter=digitaal&titularis=eigen";
const SELLER = "postcode=9000&meter=digitaal&technologie=zon&kwp=8&prijs=11&koopt=winkel";
const person = { naam: "An Peeters", email: "an@example.org", toestemming: "on" };
const form = (fields: Record<string, string>, cookie = ""): RequestInit => ({
  method: "POST",
  redirect: "manual",
  headers: { "content-type": "application/x-www-form-urlencoded", origin: "http://localhost:3000", cookie },
  body: new URLSearchParams(fields).toString(),
});
const tokenIn = (html: string) => /name="aanvraag" value="([^"]+)"/.exec(html)?.[1] ?? "";

describe("an account takes the answers along", () => {
  const { ask, ports } = openBuiltApp();
  const profile = { rol: "koper", soort: "particulier", voornaam: "Bea", achternaam: "Claes", postcode: "9000" };
  const cookieOf = async (email: string) => sessionHeader(await beginSession(ports, email), "http://localhost:3000");

  test("the form of an account asks nothing again in the browser that sent the answers; its link alone tells no name", async () => {
    const step = `/verkoper/stap/4?${SELLER}`;
    const token = tokenIn(await (await ask(step)).text());
    const sent = await ask(step, form({ ...person, email: "an-een@example.org", aanvraag: token }));
    const cookie = sent.headers.getSetCookie().find((line) => line.startsWith("aanvraag=")) ?? "";
    expect(cookie).toMatch(/; Max-Age=3600; SameSite=Lax; HttpOnly$/);
    const fields = async (headers: Record<string, string>) => {
      const answer = await ask(`/aanmelden?aanvraag=${token}`, { headers });
      expect(answer.headers.get("cache-control")).toMatch(/private|no-store/);
      const html = await answer.text();
      const inputNamed = (name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? "";
      return {
        html,
        inputNamed,
        isChosen: (value: string) =>
          new RegExp(`<input[^>]*value="${value}"[^>]*checked|<input[^>]*checked[^>]*value="${value}"`).test(html),
      };
    };
    const own = await fields({ cookie: cookie.split(";")[0] ?? "" });
    for (const [name, value] of [
      ["voornaam", "An"],
      ["achternaam", "Peeters"],
      ["postcode", "9000"],
      ["email", "an-een@example.org"],
    ] as const)
      expect(own.inputNamed(name)).toContain(`value="${value}"`);
    expect([own.isChosen("verkoper"), own.isChosen("particulier")]).toEqual([true, true]);
    for (const headers of [{}, { cookie: "aanvraag=van-een-ander" }] as Record<string, string>[]) {
      const other = await fields(headers);
      expect(other.html).not.toMatch(/Peeters|an-een@example\.org/);
      expect(other.inputNamed("postcode")).toContain('value="9000"');
    }
  });

  test("the page of thanks asks a password alone of the browser that sent it, and tells nobody else who that was", async () => {
    const email = "wachtwoord@example.org";
    const step = `/verkoper/stap/4?${SELLER}`;
    const token = tokenIn(await (await ask(step)).text());
    const sent = await ask(step, form({ ...person, email, aanvraag: token }));
    const cookie = sent.headers.get("set-cookie")?.split(";")[0] ?? "";
    const thanks = `/bedankt-verkoper?aanvraag=${token}`;
    const answered = await ask(thanks, { headers: { cookie } });
    expect(answered.headers.get("cache-control")).toMatch(/private|no-store/);
    const own = await answered.text();
    expect(own).toContain('name="wachtwoord"');
    expect(own).toContain(email);
    const other = await (await ask(thanks)).text();
    expect(other).toContain("/aanmelden?aanvraag=");
    for (const secret of [email, "Peeters", 'name="wachtwoord"']) expect(other).not.toContain(secret);

    const hidden = Object.fromEntries(
      [...own.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
    const short = await ask(thanks, form({ ...hidden, wachtwoord: "kort", voorwaarden: "on" }, cookie));
    expect(short.status).toBe(422);
    expect(await short.text()).toContain("Minstens 10 tekens");
    const made = await ask(thanks, form({ ...hidden, wachtwoord: TEST_PASSWORD, voorwaarden: "on" }, cookie));
    expect([made.status, made.headers.get("location")]).toEqual([303, "/verificatie-resend"]);
    const mails = (await ports.store.outbox.claim(20)).map(({ message }) => [message.to, message.kind]);
    expect(mails).toContainEqual([email, "confirm-address"]);
  });

  async function send(path: string, query: string, email: string): Promise<string> {
    const token = tokenIn(await (await ask(`${path}/stap/4?${query}`)).text());
    await ask(`${path}/stap/4?${query}`, form({ ...person, email, aanvraag: token }));
    for (const { id } of await ports.store.outbox.claim(100)) await ports.store.outbox.markSent(id);
    return token;
  }

  test("who registers with the link and confirms the same address finds a draft, and reads the same as everybody", async () => {
    const token = await send("/koper", BUYER, "bea@example.org");
    const fields = { ...profile, email: "bea@example.org", wachtwoord: TEST_PASSWORD, voorwaarden: "on" };
    const made = await ask("/aanmelden", form({ ...fields, aanvraag: token }));
    const unknown = await ask("/aanmelden", form({ ...fields, email: "nieuw@example.org", aanvraag: "verzonnen" }));
    expect([made.status, made.headers.get("location")]).toEqual([unknown.status, unknown.headers.get("location")]);
    const mail = (await ports.store.outbox.claim(10)).find(({ message }) => message.to === "bea@example.org")?.message;
    const confirmed = await ask(
      "/email-verificatie",
      form({ token: mail?.kind === "confirm-address" ? mail.token : "" }),
    );
    expect(confirmed.headers.get("location")).toBe("/account/vragen?gelukt=meegenomen");
    const { uid } = await beginSession(ports, "bea@example.org");
    const [draft, ...more] = await ports.store.market.requests.list(uid);
    expect(more).toEqual([]);
    expect(draft).toMatchObject({ state: "draft", postcode: "9000", title: "Stroom gevraagd in Gent" });
    const html = await (
      await ask("/account/meenemen", { headers: { cookie: await cookieOf("bea@example.org") } })
    ).text();
    expect(html).toMatch(/SP-2026-/);
  });

  test("who lost the first mail confirms by the second, and finds the same prepared offer", async () => {
    const token = await send("/verkoper", SELLER, "fien@example.org");
    const fields = { ...profile, rol: "verkoper", email: "fien@example.org", wachtwoord: TEST_PASSWORD };
    await ask("/aanmelden", form({ ...fields, voorwaarden: "on", aanvraag: token }));
    const mailed = async () =>
      (await ports.store.outbox.claim(10)).flatMap(({ message }) =>
        message.kind === "confirm-address" && message.to === "fien@example.org" ? [message.token] : [],
      );
    const [lost] = await mailed();
    const again = await ask("/verificatie-resend", form({ email: "fien@example.org" }));
    expect(again.headers.get("location")).toBe("/verificatie-resend?verstuurd=1");
    const [found] = await mailed();
    expect(found).not.toBe(lost);
    const confirmed = await ask("/email-verificatie", form({ token: found ?? "" }));
    const { uid } = await beginSession(ports, "fien@example.org");
    const offers = await ports.store.market.offers.list(uid);
    expect(offers).toMatchObject([{ state: "draft", title: "Zonnestroom uit Gent" }]);
    expect(confirmed.headers.get("location")).toBe(`/aanbod/${offers[0]?.id}/voorbeeld?gelukt=meegenomen`);
  });

  test("who has an account takes them along by the link and a button, once, and nobody else after that", async () => {
    const token = await send("/verkoper", SELLER, "ander@example.org");
    const place = `/account/meenemen?aanvraag=${token}`;
    const stranger = await ask(place, { redirect: "manual" });
    expect(stranger.headers.get("location")).toContain("/login?terug=");
    const cookie = await cookieOf("cis@example.org");
    expect(await (await ask(place, { headers: { cookie } })).text()).toContain("Neem mijn antwoorden mee");
    const taken = await ask(place, form({ aanvraag: token }, cookie));
    const { uid } = await beginSession(ports, "cis@example.org");
    const [offer] = await ports.store.market.offers.list(uid);
    const preview = `/aanbod/${offer?.id}/voorbeeld?gelukt=meegenomen`;
    expect([taken.status, taken.headers.get("location")]).toEqual([303, preview]);
    const shown = await (await ask(preview, { headers: { cookie } })).text();
    for (const words of ["Uw antwoorden gingen mee naar uw account.", "Publiceren"]) expect(shown).toContain(words);
    expect(offer).toMatchObject({
      state: "draft",
      title: "Zonnestroom uit Gent",
      installation: { roofs: [{ kilowattsPeak: 8 }] },
    });
    expect(offer?.price).toEqual({ kind: "asked", price: 0.11 });
    const other = await cookieOf("dora@example.org");
    expect(await (await ask(place, { headers: { cookie: other } })).text()).toContain("Deze link werkt niet meer");
    await ask(place, form({ aanvraag: token }, other));
    const dora = await beginSession(ports, "dora@example.org");
    expect(await ports.store.market.offers.list(dora.uid)).toEqual([]);
  });
});
