import { expect, test } from "vitest";
import { beginSession, sessionHeader } from "../support/begin-session.ts";
import { openBuiltApp } from "../support/built-app.ts";

const origin = "http://localhost:3000";
const place = "/account/contracten/uitnodigen";
const app = openBuiltApp();
/** Each signs up and asks a dozen pages: two seconds on a free machine. */
let people = 0;

const home = { postcode: "9000", klant: "gezin", meter: "digitaal", gebouw: "woning" };
const roof = { ...home, naam: "Schuur", verbruik: "3000", technologie: "zon", vermogen: "20", richting: "180" };
const flat = { ...home, naam: "Flat", verbruik: "4000", ean: "541448123456789016" };
const asked = { kant: "verkoper", prijs: "8", bericht: "Zoals gezegd op het feest." };

async function open() {
  const email = `invited-${people++}@example.org`;
  const signedIn = await beginSession(app.ports, email);
  const cookie = sessionHeader(signedIn, origin);
  const get = (path: string) => app.ask(path, { headers: { cookie } });
  const post = (path: string, fields: Record<string, string> = {}) =>
    app.ask(path, { method: "POST", body: new URLSearchParams(fields), headers: { origin, cookie } });
  const connect = async (fields: Record<string, string>) => {
    await post("/account/aansluitingen/nieuw", fields);
    return (await app.ports.store.connections.list(signedIn.uid))[0]?.id ?? "";
  };
  return { uid: signedIn.uid, email, get, post, connect };
}
const textOf = async (response: Response) =>
  (/<main[\s\S]*<\/main>/.exec(await response.text())?.[0] ?? "")
    .replaceAll("<!-- -->", "")
    .replaceAll("&amp;", "&")
    .replaceAll("\u00a0", " ");
const inputOf = (html: string, name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? "";
const placeOf = (response: Response) => response.headers.get("location") ?? "";
const anonymous = (path: string, fields?: Record<string, string>) =>
  app.ask(path, fields ? { method: "POST", body: new URLSearchParams(fields), headers: { origin } } : {});

async function invitationMails() {
  const claimed = await app.ports.store.outbox.claim(100);
  for (const { id } of claimed) await app.ports.store.outbox.markSent(id);
  return claimed.flatMap(({ message }) => (message.kind === "invitation" ? [message] : []));
}

/** A seller who invited somebody's address, and the link that was mailed. */
async function invite(email: string) {
  const seller = await open();
  const aansluiting = await seller.connect(roof);
  const sent = await seller.post(place, { ...asked, aansluiting, email, actie: "versturen" });
  const [mail] = await invitationMails();
  if (!mail) throw new Error("Nothing was mailed.");
  return {
    seller,
    page: placeOf(sent).split("?")[0] ?? "",
    link: `/uitnodiging?token=${mail.token}`,
    token: mail.token,
  };
}

test("a stranger comes back after signing in with what the calculator told, and who has no connection adds one first", async () => {
  const from = `${place}?prijs=9%2C5&kant=koper`;
  expect(placeOf(await anonymous(from))).toBe(`/login?terug=${encodeURIComponent(from)}`);
  const { get, post } = await open();
  const empty = await textOf(await get(from));
  expect(empty).toContain("Voeg eerst uw aansluiting toe");
  const add = `/account/aansluitingen/nieuw?terug=${encodeURIComponent(from)}`;
  expect(empty).toContain(add);
  expect(placeOf(await post(add, flat))).toBe(from);
  const form = await textOf(await get(from));
  expect(inputOf(form, "prijs")).toContain('value="9,5"');
  expect(form).toMatch(/<input[^>]*(value="koper"[^>]*checked|checked[^>]*value="koper")/);
});

test("what is wrong stands beside its field, what is right is shown once more, and only then one mail goes out", async () => {
  const { get, post, connect, email } = await open();
  const aansluiting = await connect(roof);
  const given = { ...asked, aansluiting, email: "vriend@example.org" };
  for (const [field, value] of [
    ["prijs", ""],
    ["prijs", "101"],
    ["email", "vriend"],
    ["email", email],
    ["bericht", "bel 0478 12 34 56"],
    ["aansluiting", "van-iemand-anders"],
  ] as const) {
    const answer = await post(place, { ...given, [field]: value });
    expect([field, answer.status]).toEqual([field, 422]);
    expect(await textOf(answer)).toMatch(new RegExp(`id="veld-${field}"[^>]*aria-invalid="true"`));
  }
  const check = await post(place, given);
  expect(check.status).toBe(200);
  const shown = await textOf(check);
  for (const words of ["Klopt dit?", "8,00 c€/kWh, geen btw", "vriend@example.org", "Zoals gezegd op het feest."])
    expect(shown).toContain(words);
  expect(await invitationMails()).toEqual([]);
  const sent = await post(place, { ...given, actie: "versturen" });
  expect([sent.status, placeOf(sent)]).toEqual([303, expect.stringMatching(/uitnodigingen\/.+\?gelukt=verstuurd$/)]);
  expect(await invitationMails()).toMatchObject([{ to: "vriend@example.org", price: 0.08, inviterName: "An" }]);
  expect(await textOf(await get(placeOf(sent)))).toContain("Wacht op antwoord");
  expect(await textOf(await get("/account/contracten"))).toContain("U biedt vriend@example.org stroom aan");
  expect(await textOf(await get("/account"))).toContain("Wacht op antwoord");
});

test("a company that sells names what a household pays, and reads what it keeps of that", async () => {
  const { post, connect } = await open();
  const aansluiting = await connect({ ...roof, klant: "onderneming" });
  const check = await textOf(await post(place, { ...asked, prijs: "10,6", aansluiting, email: "gezin@example.org" }));
  for (const words of ["10,60 c€/kWh, btw inbegrepen", "houdt u 10,00 c€/kWh over"]) expect(check).toContain(words);
});

test("the link tells who asks and at which price to who has no account, and leads there by the sign-in page", async () => {
  const { link, token, seller, page } = await invite("zonder@example.org");
  const shown = await textOf(await anonymous(link));
  for (const words of [
    "An wil u stroom verkopen aan 8,00 c€/kWh, geen btw",
    "Zoals gezegd op het feest.",
    "Maak een account",
  ])
    expect(shown).toContain(words);
  expect(shown).toContain(`/login?terug=${encodeURIComponent(link)}`);
  for (const secret of ["Peeters", seller.email, "Schuur", "9000", "Gent"]) expect(shown).not.toContain(secret);
  expect(placeOf(await anonymous(page))).toMatch(/^\/login/);
  expect(placeOf(await anonymous(link, { token, actie: "openen" }))).toBe(`/login?terug=${encodeURIComponent(link)}`);
  expect(await textOf(await seller.get(link))).toContain("Dit is uw eigen uitnodiging");
  expect(await textOf(await anonymous("/uitnodiging?token=onzin"))).toContain("Deze link werkt niet");
  expect((await anonymous(link, { token: "onzin", actie: "weigeren" })).status).toBe(404);
});

test("the one who has it sees both gains, says yes, and both come to the same agreement; nobody else sees a thing", async () => {
  const buyer = await open();
  const { seller, page, link, token } = await invite(buyer.email);
  const stranger = await open();
  expect((await stranger.get(page)).status).toBe(404);
  expect((await stranger.post(page, { actie: "aanvaarden" })).status).toBe(404);
  expect(await textOf(await buyer.get("/account"))).toContain("Beantwoord de uitnodiging");
  expect(await textOf(await buyer.get(page))).toContain("U hebt nog geen aansluiting");
  const aansluiting = await buyer.connect(flat);
  const shown = await textOf(await buyer.get(page));
  for (const words of ["U houdt over", "De verkoper houdt over", "Gedeeld per jaar", "Aanvaarden"])
    expect(shown).toContain(words);
  for (const secret of ["Peeters", seller.email, "Schuur", "541448"]) expect(shown).not.toContain(secret);
  const gains = [...shown.matchAll(/€ [\d.,]+/g)].map(([amount]) => amount).slice(0, 2);
  expect(gains).toHaveLength(2);

  expect(placeOf(await buyer.post(link, { token, actie: "openen" }))).toBe(page);
  expect((await stranger.post(link, { token, actie: "openen" })).status).toBe(409);
  const accepted = await buyer.post(page, { actie: "aanvaarden", aansluiting });
  expect(placeOf(accepted)).toMatch(/^\/account\/contracten\/[\w-]+\/gegevens\?gelukt=akkoord$/);
  for (const who of [seller, buyer]) {
    const after = await textOf(await who.get(page));
    expect(after).toContain(placeOf(accepted).replace("/gegevens?gelukt=akkoord", ""));
    for (const gain of gains) expect(after).toContain(gain);
    expect((await who.get(placeOf(accepted))).status).toBe(200);
    expect(await textOf(await who.get("/account/contracten"))).toContain("Aanvaard");
  }
  expect((await buyer.post(page, { actie: "aanvaarden", aansluiting })).status).toBe(409);
  expect((await seller.post(page, { actie: "intrekken" })).status).toBe(409);
  const party = await textOf(await buyer.get(`${placeOf(accepted)}/gegevens`));
  expect(party).toContain("541448 1234 5678 9016");
});

test("who wants none says so by the link, without an account, and is mailed no more", async () => {
  const { link, token, seller, page } = await invite("rust@example.org");
  expect(await textOf(await anonymous(link, { token, actie: "nooit" }))).toContain("Geen uitnodigingen meer");
  expect(await textOf(await seller.get(page))).toContain("Geweigerd");
  expect(await textOf(await anonymous(link))).toContain("Deze uitnodiging is geweigerd");
  const { post, connect, get } = await open();
  const aansluiting = await connect(roof);
  const sent = await post(place, { ...asked, aansluiting, email: "Rust@example.org", actie: "versturen" });
  expect(sent.status).toBe(303);
  expect(await textOf(await get(placeOf(sent)))).toContain("Wacht op antwoord");
  expect(await invitationMails()).toEqual([]);
});

test("a calculator and an overview without a proposal lead to the invitation, with side and price", async () => {
  for (const [side, kant] of [
    ["koper", "koper"],
    ["verkoper", "verkoper"],
  ]) {
    const shown = await textOf(await anonymous(`/calculator/${side}?postcode=9000&prijs=9%2C5`));
    expect(shown).toContain(`href="${place}?kant=${kant}&prijs=9%2C5"`);
  }
  const { get } = await open();
  expect(await textOf(await get("/account"))).toContain(`href="${place}"`);
});
