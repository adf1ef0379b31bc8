import { expect, test } from "vitest";
import { authenticatorCode } from "../support/authenticator-code.ts";
import { beginSession, sessionHeader, TEST_EMAIL, TEST_PASSWORD } from "../support/begin-session.ts";
import { openBuiltApp } from "../support/built-app.ts";
import { filledAnswers } from "../support/domain/filled-answers.ts";
import { readPdf } from "../support/read-pdf.ts";

const origin = "http://localhost:3000";

async function open() {
  const app = openBuiltApp();
  const signedIn = await beginSession(app.ports);
  let cookie = sessionHeader(signedIn, origin);
  const get = (path: string) => app.ask(path, { headers: { cookie } });
  const post = (path: string, fields: Record<string, string> = {}) =>
    app.ask(path, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { origin, cookie, "content-type": "application/x-www-form-urlencoded" },
    });
  const takeCookies = (response: Response) => {
    cookie = response.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
  };
  return { ...app, uid: signedIn.uid, get, post, takeCookies };
}
type Opened = Awaited<ReturnType<typeof open>>;

const mainOf = async (response: Response) => /<main[\s\S]*<\/main>/.exec(await response.text())?.[0] ?? "";
const place = (response: Response) => [response.status, response.headers.get("location")];
const profile = {
  rol: "verkoper",
  soort: "particulier",
  voornaam: "An",
  achternaam: "De Smet",
  straat: "Kerkstraat 12",
  postcode: "9000",
  gemeente: "Gent",
  land: "BE",
  telefoon: "0470 12 34 56",
};

async function fillPaper({ post }: Opened, slug: string, kind: keyof typeof filledAnswers) {
  const begun = await post(`/account/formulieren/nieuw/${slug}`);
  const [, id = ""] = /formulieren\/([^/]+)\/stap\/1$/.exec(begun.headers.get("location") ?? "") ?? [];
  let next = `/account/formulieren/${id}/stap/1`;
  for (let steps = 0; !next.endsWith("/nakijken"); steps += 1) {
    if (steps > 4) throw new Error(`stuck at ${next}`);
    const saved = await post(next, { ...filledAnswers[kind] });
    if (saved.status !== 303) throw new Error(await mainOf(saved));
    next = saved.headers.get("location") ?? "";
  }
  return id;
}
const hashOf = async ({ get }: Opened, id: string) =>
  /name="vingerafdruk"[^>]*value="([^"]+)"/.exec(await mainOf(await get(`/account/formulieren/${id}/nakijken`)))?.[1] ??
  "";

test("every page of the account opens for who is signed in and sends a stranger to sign in", async () => {
  const app = await open();
  const id = await fillPaper(app, "mandaat", "manager-mandate");
  const details = "/account/accountgegevens";
  const paths = [
    "/account",
    "/account/aansluitingen",
    "/account/aansluitingen/nieuw",
    "/account/formulieren",
    "/account/formulieren/nieuw/overeenkomst",
    `/account/formulieren/${id}/stap/2`,
    `/account/formulieren/${id}/nakijken`,
    `/account/formulieren/${id}/wissen`,
    `/account/formulieren/${id}/pdf`,
    details,
    ...["profiel", "e-mail", "wachtwoord", "tweede-stap", "toegangssleutels", "aanmeldingen", "verwijderen"].map(
      (page) => `${details}/${page}`,
    ),
  ];
  for (const path of paths) {
    const mine = await app.get(path);
    expect([path, mine.status, mine.headers.get("cache-control")]).toEqual([path, 200, "private, no-store"]);
    const theirs = await app.ask(path);
    expect([path, ...place(theirs)]).toEqual([path, 302, `/login?terug=${encodeURIComponent(path)}`]);
    const posted = await app.ask(path, { method: "POST", body: new URLSearchParams({ x: "1" }), headers: { origin } });
    expect([path, posted.status]).toEqual([path, 302]);
  }
});

test("a profile is changed by its own fields alone, and shown again as text", async () => {
  const { get, post, ports, uid } = await open();
  const attack = {
    ...profile,
    gemeente: "Gent \"&'",
    uid: "other",
    isAdmin: "on",
    connections: "[]",
    "company.name": "x",
  };
  expect(place(await post("/account/accountgegevens/profiel", attack))).toEqual([
    303,
    "/account/accountgegevens?gelukt=profiel",
  ]);
  expect(await ports.store.documents.get(`user/${uid}`)).toEqual({
    exists: true,
    data: {
      roles: ["seller"],
      kind: "person",
      firstName: "An",
      lastName: "De Smet",
      company: null,
      postcode: "9000",
      phone: "+32470123456",
      street: "Kerkstraat 12",
      town: "Gent \"&'",
    },
  });
  const page = await mainOf(await get("/account/accountgegevens"));
  expect(page).toContain("Gent &quot;&amp;&#x27;");
  expect(await mainOf(await get("/account"))).toContain("Dag An");
});

test("a profile with faults is not kept, and everything typed stands in the form again", async () => {
  const { post, ports, uid } = await open();
  const before = await ports.store.documents.get(`user/${uid}`);
  const typed = { ...profile, voornaam: "<script>", postcode: "12", telefoon: "0000", straat: "Lange Munt 3" };
  const response = await post("/account/accountgegevens/profiel", typed);
  expect(response.status).toBe(422);
  const page = await mainOf(response);
  expect(page).toContain("&lt;script&gt;");
  expect(page).not.toContain("<script>");
  expect(page).toContain("Lange Munt 3");
  expect(page).toContain('role="alert"');
  expect(await ports.store.documents.get(`user/${uid}`)).toEqual(before);
});

test("who has no user document is offered to fill in a profile, without a word about an error", async () => {
  const { get, ports } = await open();
  const { documents } = ports.store;
  const empty = openBuiltApp({}, (composed) => ({
    store: { ...composed.store, documents: { ...documents, get: async () => ({ exists: false }) } },
  }));
  const cookie = sessionHeader(await beginSession(empty.ports), origin);
  const page = await mainOf(await empty.ask("/account", { headers: { cookie } }));
  expect(page).toContain("Vul uw profiel in");
  expect(page).toContain("/account/accountgegevens/profiel");
  expect(page).not.toMatch(/fout|error|mis/i);
  expect(await mainOf(await get("/account"))).not.toContain("Vul uw profiel in");
});

test("a passkey is begun with the password", async () => {
  const { get, post, ports, uid } = await open();
  const begin = "/account/accountgegevens/toegangssleutels/begin";
  for (const fields of [{}, { huidig: "niet het wachtwoord" }] as Record<string, string>[]) {
    const refused = await post(begin, fields);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toEqual({ typed: {}, faults: { huidig: expect.any(String) }, notice: null });
  }
  const begun = await post(begin, { huidig: TEST_PASSWORD });
  expect(await begun.json()).toMatchObject({
    challenge: expect.any(String),
    options: { challenge: expect.any(String) },
  });
  expect((await ports.identity.account(uid))?.passkeys).toEqual([]);
  expect(await mainOf(await get("/account/accountgegevens/toegangssleutels"))).toMatch(
    /<form[^>]*method="post"[^>]*>(?:(?!<\/form>).)*name="huidig"/s,
  );
});

test("signing in again leaves no earlier session of the browser open to who kept its cookie", async () => {
  const { get, post, takeCookies, ports } = await open();
  const again = await post("/login", { email: TEST_EMAIL, wachtwoord: TEST_PASSWORD });
  expect(again.status).toBe(303);
  expect((await get("/account")).status).toBe(302);
  takeCookies(again);
  expect((await get("/account")).status).toBe(200);
  expect(await ports.identity.listSignIns((await beginSession(ports)).uid, "")).toHaveLength(2);
});

test("a paper is filled in, checked, signed once and downloaded as it was signed", async () => {
  const app = await open();
  const id = await fillPaper(app, "overeenkomst", "sale-agreement");
  const check = await mainOf(await app.get(`/account/formulieren/${id}/nakijken`));
  for (const text of [
    "8,5",
    "BE68 5390 0754 7034",
    "0123.456.749",
    "Bakkerij Het Zonnetje",
    `/account/formulieren/${id}/stap/3`,
  ])
    expect(check).toContain(text);
  const draft = readPdf(new Uint8Array(await (await app.get(`/account/formulieren/${id}/pdf`)).arrayBuffer()));
  expect(draft.texts.join(" ")).toContain("ONTWERP");

  const vingerafdruk = await hashOf(app, id);
  const wrong = await app.post(`/account/formulieren/${id}/nakijken`, {
    naam: "Bart Peeters",
    akkoord: "on",
    vingerafdruk,
  });
  expect(wrong.status).toBe(422);
  expect(await mainOf(wrong)).toContain("Bart Peeters");
  expect((await app.post(`/account/formulieren/${id}/nakijken`, { naam: "An De Smet", vingerafdruk })).status).toBe(
    422,
  );
  const signing = { naam: "an de smet", akkoord: "on", vingerafdruk };
  for (let times = 0; times < 2; times += 1)
    expect(place(await app.post(`/account/formulieren/${id}/nakijken`, signing))).toEqual([
      303,
      `/account/formulieren/${id}`,
    ]);

  const signed = await app.ports.store.forms.find(app.uid, id);
  expect(await mainOf(await app.get(`/account/formulieren/${id}`))).toContain(signed?.documentHash ?? "none");
  const response = await app.get(`/account/formulieren/${id}/pdf`);
  expect(response.headers.get("content-type")).toBe("application/pdf");
  expect(response.headers.get("content-disposition")).toBe('attachment; filename="overeenkomst-2026-11-15.pdf"');
  const { texts } = readPdf(new Uint8Array(await response.arrayBuffer()));
  for (const text of texts) expect(text).toContain(signed?.documentHash ?? "none");
  expect(texts.join(" ")).not.toContain("ONTWERP");
  // Nothing of it can be changed any more.
  expect(place(await app.post(`/account/formulieren/${id}/stap/3`, { priceCents: "1" }))).toEqual([
    303,
    `/account/formulieren/${id}`,
  ]);
  await app.post(`/account/formulieren/${id}/wissen`);
  expect(await app.ports.store.forms.find(app.uid, id)).toEqual(signed);
  const mails = (await app.ports.store.outbox.claim(9)).map(({ message }) => message.kind);
  expect(mails.filter((kind) => kind === "form-signed")).toHaveLength(1);
});

test("a step that is not right is shown again with what was typed, and what is right is kept", async () => {
  const app = await open();
  const { headers } = await app.post("/account/formulieren/nieuw/meetregime-3");
  const step = (headers.get("location") ?? "").replace("/stap/1", "/stap/2");
  const response = await app.post(step, {
    supplier: "<b>Stroom</b> 85.07.30-033.28",
    reason: "x",
    wishDay: "2020-01-01",
  });
  expect(response.status).toBe(422);
  const page = await mainOf(response);
  expect(page).toContain("&lt;b&gt;Stroom&lt;/b&gt;");
  expect(page).toContain("Deze datum is voorbij");
  const [kept] = await app.ports.store.forms.list(app.uid);
  expect(kept?.answers["supplier"]).toBe("<b>Stroom</b> [rijksregisternummer verwijderd]");
  expect(place(await app.post(step, { later: "ja" }))).toEqual([303, "/account/formulieren?gelukt=bewaard"]);
});

test("another's paper is not there: not to read, not to fill in, not to sign, not to print, not to remove", async () => {
  const app = await open();
  const id = await fillPaper(app, "verklaring-op-eer", "installation-declaration");
  const cookie = sessionHeader(await beginSession(app.ports, "eve@example.org"), origin);
  for (const end of ["", "/stap/1", "/nakijken", "/wissen", "/pdf"]) {
    const response = await app.ask(`/account/formulieren/${id}${end}`, { headers: { cookie } });
    expect([end, response.status]).toEqual([end, 404]);
  }
  for (const end of ["/stap/1", "/nakijken", "/wissen"]) {
    const response = await app.ask(`/account/formulieren/${id}${end}`, {
      method: "POST",
      body: new URLSearchParams({ ownName: "Eve", naam: "An De Smet", akkoord: "on" }),
      headers: { origin, cookie },
    });
    expect([end, response.status]).toEqual([end, end === "/wissen" ? 303 : 404]);
  }
  expect(await app.ports.store.forms.find(app.uid, id)).toMatchObject({
    state: "draft",
    answers: { ownName: "An De Smet" },
  });
});

test("what does not exist is a page that does not exist", async () => {
  const { get } = await open();
  for (const path of ["/account/formulieren/nieuw/onzin", "/account/formulieren/onzin"])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  // A control sign in an address is no address at all.
  expect((await get("/account/formulieren/a%00b")).status).toBe(400);
});

test("all that is kept of somebody comes as one file, by their own press of a button alone, and is noted", async () => {
  const app = await open();
  await app.post("/account/accountgegevens/profiel", profile);
  await fillPaper(app, "herroeping", "withdrawal");
  expect(place(await app.get("/account/accountgegevens/mijn-gegevens"))).toEqual([302, "/account/accountgegevens"]);
  const response = await app.post("/account/accountgegevens/mijn-gegevens");
  expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename="mijn-gegevens-/);
  const everything = (await response.json()) as Record<string, unknown>;
  expect(everything).toMatchObject({
    account: { email: "an@example.org" },
    profile: { street: "Kerkstraat 12" },
    forms: [{ kind: "withdrawal" }],
  });
  expect(JSON.stringify(everything)).not.toMatch(/passwordHash|argon2|tokenHash/);
  expect((await app.ports.store.events.list(app.uid)).map(({ event }) => event)).toContain("data-exported");
});

test("the newsletter is chosen with a line in the record of consents", async () => {
  const { post, ports, uid } = await open();
  await post("/account/accountgegevens", { nieuwsbrief: "on" });
  await post("/account/accountgegevens");
  expect((await ports.store.consents.list(uid)).map(({ isGiven }) => isGiven)).toHaveLength(2);
});

test("a changed password keeps this browser signed in and no other", async () => {
  const app = await open();
  const other = sessionHeader(await beginSession(app.ports), origin);
  const path = "/account/accountgegevens/wachtwoord";
  const next = "zeven blauwe fietsen slapen";
  expect((await app.post(path, { huidig: "verkeerd wachtwoord", wachtwoord: next })).status).toBe(422);
  expect((await app.post(path, { huidig: TEST_PASSWORD, wachtwoord: "kort" })).status).toBe(422);
  const changed = await app.post(path, { huidig: TEST_PASSWORD, wachtwoord: next });
  expect(place(changed)).toEqual([303, "/account/accountgegevens?gelukt=wachtwoord"]);
  expect((await app.get("/account")).status).toBe(302);
  app.takeCookies(changed);
  expect((await app.get("/account")).status).toBe(200);
  expect((await app.ask("/account", { headers: { cookie: other } })).status).toBe(302);
});

test("a password never comes back in a page", async () => {
  const { post } = await open();
  for (const page of ["wachtwoord", "e-mail", "tweede-stap", "verwijderen"]) {
    const response = await post(`/account/accountgegevens/${page}`, {
      huidig: "geheim van mij",
      wachtwoord: "kort",
      email: "x",
    });
    expect([page, response.status]).toEqual([page, 422]);
    expect(await response.text()).not.toContain("geheim van mij");
  }
});

test("a second factor is scanned, confirmed, gives recovery codes once, and is removed with the password and a code", async () => {
  const { get, post, ports, uid } = await open();
  const path = "/account/accountgegevens/tweede-stap";
  const scan = await mainOf(await post(path, { huidig: TEST_PASSWORD }));
  expect(scan).toContain("<svg");
  const uri = (/name="sleutel" value="([^"]+)"/.exec(scan)?.[1] ?? "").replaceAll("&amp;", "&");
  const wrong = await post(path, { stap: "code", sleutel: uri, code: "000000" });
  expect(wrong.status).toBe(422);
  expect(await mainOf(wrong)).toContain("<path d=");
  const secret = new URL(uri).searchParams.get("secret") ?? "";
  // The identity of this app looks at the real clock.
  const code = authenticatorCode(secret, new Date());
  const codes = await mainOf(await post(path, { stap: "code", sleutel: uri, code }));
  expect(codes).toContain("Herstelcodes downloaden");
  expect((await ports.identity.account(uid))?.hasSecondFactor).toBe(true);
  expect(await mainOf(await get(path))).not.toContain("Herstelcodes downloaden");
  const recovery = /\b[A-Z2-7]{4}(?:-[A-Z2-7]{4}){3}\b/.exec(codes)?.[0] ?? "";
  for (const tried of ["", "000000"])
    expect((await post(path, { stap: "uit", huidig: TEST_PASSWORD, code: tried })).status).toBe(422);
  expect(place(await post(path, { stap: "uit", huidig: TEST_PASSWORD, code: recovery }))[0]).toBe(303);
  expect((await ports.identity.account(uid))?.hasSecondFactor).toBe(false);
});

test("a secret from elsewhere is not drawn", async () => {
  const { post } = await open();
  for (const sleutel of [
    "",
    "javascript:alert(1)",
    "otpauth://totp/x?secret=kort",
    `otpauth://totp/${"x".repeat(900)}`,
  ])
    expect((await post("/account/accountgegevens/tweede-stap", { stap: "code", sleutel, code: "1" })).status).toBe(303);
});

test("other sign-ins are listed and ended", async () => {
  const app = await open();
  const other = sessionHeader(await beginSession(app.ports), origin);
  expect(await mainOf(await app.get("/account/accountgegevens/aanmeldingen"))).toContain("Alle andere uitloggen");
  expect((await app.ask("/account", { headers: { cookie: other } })).status).toBe(200);
  await app.post("/account/accountgegevens/aanmeldingen");
  expect((await app.ask("/account", { headers: { cookie: other } })).status).toBe(302);
  expect((await app.get("/account")).status).toBe(200);
});

test("an account is to be deleted after thirty days, which can be taken back", async () => {
  const { get, post, ports, uid } = await open();
  const path = "/account/accountgegevens/verwijderen";
  expect(place(await post(path, { huidig: TEST_PASSWORD }))).toEqual([303, path]);
  expect(await mainOf(await get("/account"))).toMatch(/wordt gewist op \d+ december 2026/);
  await post(path, { behouden: "ja" });
  expect((await ports.identity.account(uid))?.deletionOn).toBeNull();
  expect(await mainOf(await get("/account"))).not.toContain("wordt gewist op");
});
