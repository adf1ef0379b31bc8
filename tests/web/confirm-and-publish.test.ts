import { describe, expect, test } from "vitest";
import { makeSigningKey } from "#adapters/signer/open-signer.ts";
import { coldSumLimit } from "#domain/accounts/rate-limits.ts";
import { beginSession, sessionHeader, TEST_PASSWORD } from "../support/begin-session.ts";
import { openBuiltApp } from "../support/built-app.ts";

const SELLER = "postcode=9000&technologie=zon&kwp=8&meter=digitaal&prijs=11&koopt=winkel";
const BUYER = "postcode=9000&meter=digitaal&titularis=eigen";
/** What a page shows: its words come a second time in a script, with those that it does not show. */
const shown = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, "")
    .replaceAll("&nbsp;", " ")
    .replaceAll("\u00a0", " ");
const form = (fields: Record<string, string>, cookie = ""): RequestInit => ({
  method: "POST",
  redirect: "manual",
  headers: { "content-type": "application/x-www-form-urlencoded", origin: "http://localhost:3000", cookie },
  body: new URLSearchParams(fields).toString(),
});
const tokenIn = (html: string) => /name="aanvraag" value="([^"]+)"/.exec(html)?.[1] ?? "";

describe("confirming and publishing at once", () => {
  const { ask, ports } = openBuiltApp();
  const text = (html: string) => html.replace(/<[^>]+>/g, "|").replace(/\|[|\s]*/g, "|");
  const read = async (path: string, headers: Record<string, string> = {}) =>
    shown(await (await ask(path, { headers })).text());
  async function confirmationOf(email: string): Promise<string> {
    const claimed = await ports.store.outbox.claim(100);
    for (const { id } of claimed) await ports.store.outbox.markSent(id);
    const mail = claimed.find(({ message }) => message.kind === "confirm-address" && message.to === email)?.message;
    return mail?.kind === "confirm-address" ? mail.token : "";
  }
  /** Somebody who finished a journey with a password: the token of the mail. */
  async function sendWithPassword(path: string, email: string, more: Record<string, string> = {}): Promise<string> {
    const aanvraag = tokenIn(await (await ask(path)).text());
    const person = { naam: "An Peeters", toestemming: "on", wachtwoord: TEST_PASSWORD, voorwaarden: "on" };
    await ask(path, form({ ...person, email, aanvraag, ...more }));
    return confirmationOf(email);
  }
  const seenIn = (html: string) => /name="gezien" value="([^"]*)"/.exec(html)?.[1] ?? "";
  const place = (token: string) => `/email-verificatie?token=${token}`;
  const offersOf = async (email: string) => ports.store.market.offers.list((await beginSession(ports, email)).uid);
  const seller = `/verkoper/stap/4?${SELLER}`;

  test("the page shows what will be published, and publishes that and nothing else", async () => {
    const email = "publiceert@example.org";
    const token = await sendWithPassword(seller, email);
    const page = await read(place(token));
    for (const words of ["Zo zien anderen uw aanbod", "Bevestigen en publiceren", "Alleen bevestigen"])
      expect(page).toContain(words);
    expect(text(page)).not.toContain("Peeters");
    // Mail programs follow the link: looking takes nothing.
    await ask(place(token));
    const done = await ask("/email-verificatie", form({ token, publiceren: "ja", gezien: seenIn(page) }));
    expect(done.status).toBe(303);
    const to = done.headers.get("location") ?? "";
    expect(to).toMatch(/^\/aanbod\/[\w-]+\?gelukt=publish$/);
    const cookie = done.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
    const own = await read(to, { cookie });
    expect(own).toContain("Uw aanbod staat op het plein.");
    const stranger = text(await read(to.split("?")[0] ?? ""));
    // Everything that the preview told stands on the page that strangers read.
    const preview = text(/<section aria-labelledby="voorbeeld"[\s\S]*?<\/main>/.exec(page)?.[0] ?? "").split("|");
    const from = preview.indexOf("Zon in Gent");
    const until = preview.indexOf("Waarom dit nodig is");
    const told = preview.slice(from, until).filter((part) => part.trim() !== "");
    expect(told.length).toBeGreaterThan(60);
    expect(told.filter((part) => !stranger.includes(part))).toEqual([]);
    expect(stranger).not.toContain("Uw aanbod staat op het plein.");
  });

  test("who only confirms finds the draft, which nobody else sees", async () => {
    const email = "alleen@example.org";
    const token = await sendWithPassword(seller, email);
    const done = await ask("/email-verificatie", form({ token }));
    const [offer] = await offersOf(email);
    expect(offer?.state).toBe("draft");
    expect(done.headers.get("location")).toBe(`/aanbod/${offer?.id}/voorbeeld?gelukt=meegenomen`);
    expect((await ask(`/aanbod/${offer?.id}`)).status).toBe(404);
  });

  test("looking at the link keeps nothing: no listing, no connection, and the lead still waits", async () => {
    const email = "kijkt@example.org";
    const token = await sendWithPassword(seller, email);
    const uid = (await ports.identity.findUid(email as never)) ?? "";
    await ask(place(token));
    expect(await ports.store.market.offers.list(uid)).toEqual([]);
    expect(await ports.store.connections.list(uid)).toEqual([]);
    expect(await ports.store.leads.listAwaited(email)).toHaveLength(1);
    expect((await ports.identity.account(uid))?.isConfirmed).toBe(false);
  });

  test("a link that is unknown, used or brings nothing along shows the plain button and reveals nothing", async () => {
    const email = "gebruikt@example.org";
    const token = await sendWithPassword(seller, email);
    await ask("/email-verificatie", form({ token }));
    const fields = { rol: "koper", soort: "particulier", voornaam: "Bea", achternaam: "Claes", postcode: "9000" };
    const bare = { ...fields, email: "kaal@example.org", wachtwoord: TEST_PASSWORD, voorwaarden: "on" };
    await ask("/aanmelden", form(bare));
    const without = await confirmationOf("kaal@example.org");
    const pages = [];
    for (const one of [token, "verzonnen", without]) {
      const html = await read(place(one));
      expect(html).toContain("Bevestig mijn e-mailadres");
      expect(html).not.toContain("Zo zien anderen uw aanbod");
      pages.push(html.replaceAll(one, ""));
    }
    expect(pages[1]).toBe(pages[0]);
    expect(pages[2]).toBe(pages[0]);
  });

  test("an offer that is no longer as it was shown stays a draft, with the reason; the address is confirmed all the same", async () => {
    const email = "veranderd@example.org";
    const token = await sendWithPassword(seller, email);
    const done = await ask("/email-verificatie", form({ token, publiceren: "ja", gezien: "iets anders" }));
    const [offer] = await offersOf(email);
    expect(offer?.state).toBe("draft");
    const to = done.headers.get("location") ?? "";
    expect(to).toBe(`/aanbod/${offer?.id}/voorbeeld?gelukt=meegenomen&niet=listing-changed`);
    const cookie = sessionHeader(await beginSession(ports, email), "http://localhost:3000");
    const html = await read(to, { cookie });
    for (const words of ["is nog niet gepubliceerd", "Uw aanbod veranderde sinds u het zag."])
      expect(html).toContain(words);
    const invented = await read(to.replace("listing-changed", "verzonnen"), { cookie });
    expect(invented).not.toContain("is nog niet gepubliceerd");
  });

  test("where publishing is refused, the address is confirmed and the draft says why", async () => {
    const switched = { brusselsMatching: true };
    const open = openBuiltApp({ BRUSSELS_MATCHING: "on" }, ({ settings }) => ({
      settings: Object.defineProperty({ ...settings }, "brusselsMatching", { get: () => switched.brusselsMatching }),
    }));
    const email = "brussel@example.org";
    const path = `/verkoper/stap/4?${SELLER.replace("9000", "1000")}`;
    const aanvraag = tokenIn(await (await open.ask(path)).text());
    const person = { naam: "An Peeters", toestemming: "on", wachtwoord: TEST_PASSWORD, voorwaarden: "on" };
    await open.ask(path, form({ ...person, email, aanvraag }));
    const mails = (await open.ports.store.outbox.claim(100)).map(({ message }) => message);
    const mail = mails.find((message) => message.kind === "confirm-address");
    const token = mail?.kind === "confirm-address" ? mail.token : "";
    const gezien = seenIn(await (await open.ask(place(token))).text());
    expect(gezien).not.toBe("");
    switched.brusselsMatching = false;
    expect(shown(await (await open.ask(place(token))).text())).not.toContain("Bevestigen en publiceren");
    const done = await open.ask("/email-verificatie", form({ token, publiceren: "ja", gezien }));
    const to = done.headers.get("location") ?? "";
    expect(to).toMatch(/^\/aanbod\/[\w-]+\/voorbeeld\?gelukt=meegenomen&niet=region-closed$/);
    const cookie = sessionHeader(await beginSession(open.ports, email), "http://localhost:3000");
    expect(shown(await (await open.ask(to, { headers: { cookie } })).text())).toContain(
      "In Brussel brengen wij voorlopig geen kopers en verkopers samen.",
    );
  });

  describe("when the line breaks after the address is confirmed", () => {
    const nobody = openBuiltApp({
      DATABASE_URL: "postgres://nobody@127.0.0.1:1/none",
      SECRET: "s".repeat(32),
      SIGNING_KEY: makeSigningKey(),
    });
    const breakLine = () => nobody.ports.store.ping();
    let broken = "";
    const site = openBuiltApp({}, ({ store, identity }) => ({
      store: {
        ...store,
        transaction: (work) =>
          store.transaction((parts) => {
            const add: typeof parts.events.add = async (...told) =>
              told[1] === broken ? breakLine() : parts.events.add(...told);
            const giveAwaited: typeof parts.leads.giveAwaited = async (...given) => {
              if (broken === "give") await breakLine();
              return parts.leads.giveAwaited(...given);
            };
            return work({
              ...parts,
              events: { ...parts.events, add },
              leads: { ...parts.leads, giveAwaited },
            });
          }),
      },
      identity: {
        ...identity,
        signOut: async (token) => (broken === "sign-out" ? breakLine() : identity.signOut(token)),
      },
    }));
    async function confirm(email: string, fails: string, before = "") {
      broken = "";
      const aanvraag = tokenIn(await (await site.ask(seller)).text());
      const person = { naam: "An Peeters", toestemming: "on", wachtwoord: TEST_PASSWORD, voorwaarden: "on" };
      await site.ask(seller, form({ ...person, email, aanvraag }));
      const mails = (await site.ports.store.outbox.claim(100)).map(({ message }) => message);
      const mail = mails.find((message) => message.kind === "confirm-address" && message.to === email);
      const token = mail?.kind === "confirm-address" ? mail.token : "";
      const gezien = seenIn(await (await site.ask(place(token))).text());
      broken = fails;
      const done = await site.ask("/email-verificatie", form({ token, publiceren: "ja", gezien }, before));
      broken = "";
      return { status: done.status, to: done.headers.get("location") ?? "" };
    }
    const cookieOf = async (email: string) =>
      sessionHeader(await beginSession(site.ports, email), "http://localhost:3000");

    test("the answers that could not be taken along are told of, and a button takes them after all", async () => {
      const email = "later-mee@example.org";
      expect(await confirm(email, "give")).toEqual({ status: 303, to: "/account/meenemen?niet=meenemen" });
      const cookie = await cookieOf(email);
      const page = shown(await (await site.ask("/account/meenemen?niet=meenemen", { headers: { cookie } })).text());
      for (const words of ["uw antwoorden meenemen lukte niet", "Neem mijn antwoorden mee"])
        expect(page).toContain(words);
      const taken = await site.ask("/account/meenemen", form({ aanvraag: "" }, cookie));
      expect(taken.headers.get("location")).toMatch(/^\/aanbod\/[\w-]+\/voorbeeld\?gelukt=meegenomen$/);
      expect(await site.ports.store.leads.listAwaited(email)).toEqual([]);
    });

    test("an offer that is told to be a draft is one", async () => {
      const email = "toch-ontwerp@example.org";
      const { to } = await confirm(email, "offer-publish");
      expect(to).toMatch(/^\/aanbod\/[\w-]+\/voorbeeld\?gelukt=meegenomen$/);
      const { uid } = await beginSession(site.ports, email);
      expect(await site.ports.store.market.offers.list(uid)).toMatchObject([{ state: "draft" }]);
    });

    test("an earlier session that cannot be ended keeps nobody from what was published", async () => {
      const before = await cookieOf("eerder@example.org");
      const { status, to } = await confirm("nu@example.org", "sign-out", before);
      expect(status).toBe(303);
      expect(to).toMatch(/^\/aanbod\/[\w-]+\?gelukt=publish$/);
    });
  });

  test("who asks for one preview after another gets the plain button, and only who asks so often", async () => {
    const busy = openBuiltApp({ CLIENT_ADDRESS_HEADER: "x-real-ip" });
    const from = (network: string) => ({ "x-real-ip": network });
    const email = "druk@example.org";
    const aanvraag = tokenIn(await (await busy.ask(seller, { headers: from("203.0.113.30") })).text());
    const person = { naam: "An Peeters", toestemming: "on", wachtwoord: TEST_PASSWORD, voorwaarden: "on" };
    await busy.ask(seller, form({ ...person, email, aanvraag }));
    const mails = (await busy.ports.store.outbox.claim(100)).map(({ message }) => message);
    const mail = mails.find((message) => message.kind === "confirm-address");
    const path = place(mail?.kind === "confirm-address" ? mail.token : "");
    for (let other = 0; other < coldSumLimit.max; other++)
      await busy.ask(`/calculator/kort.json?verbruik=d${other}`, { headers: from("203.0.113.31") });
    const look = async (network: string) => {
      const answer = await busy.ask(path, { headers: from(network) });
      return { status: answer.status, hasPreview: shown(await answer.text()).includes("Zo zien anderen uw aanbod") };
    };
    expect(await look("203.0.113.31")).toEqual({ status: 200, hasPreview: false });
    expect(await look("203.0.113.32")).toEqual({ status: 200, hasPreview: true });
  });

  test("a buyer begins to search with the same button, and without a preview, for nobody sees a request", async () => {
    const email = "zoekt@example.org";
    const token = await sendWithPassword(`/koper/stap/4?${BUYER}`, email);
    const page = await read(place(token));
    expect(page).toContain("Bevestigen en beginnen met zoeken");
    expect(page).not.toContain("Zo zien anderen");
    const done = await ask("/email-verificatie", form({ token, publiceren: "ja" }));
    expect(done.headers.get("location")).toBe("/account/vragen?gelukt=publish");
    const { uid } = await beginSession(ports, email);
    expect(await ports.store.market.requests.list(uid)).toMatchObject([{ state: "published" }]);
  });
});
