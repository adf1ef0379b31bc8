import { expect, test } from "vitest";
import { makeSigningKey } from "#adapters/signer/open-signer.ts";
import { consentTexts } from "../../src/content/consent-texts.ts";
import { formWords } from "../../src/content/form-words.ts";
import { authenticatorCode } from "../support/authenticator-code.ts";
import { beginSession, sessionHeader, TEST_EMAIL, TEST_PASSWORD } from "../support/begin-session.ts";
import { openBuiltApp } from "../support/built-app.ts";

const origin = "http://localhost:3000";
type App = ReturnType<typeof openBuiltApp>;

const post = ({ ask }: Pick<App, "ask">, path: string, fields: Record<string, string>, cookie = "") =>
  ask(path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { origin, cookie, "content-type": "application/x-www-form-urlencoded" },
  });

// One database for all: each takes memory. Every test has people of its own.
const app = openBuiltApp();
let people = 0;
const somebody = () => `bezoeker-${++people}@example.org`;

const filledIn = () => ({
  rol: "beide",
  soort: "particulier",
  voornaam: "Bo",
  achternaam: "De Smet",
  postcode: "9000",
  land: "BE",
  telefoon: "",
  email: somebody(),
  wachtwoord: "vier lampen dansen traag",
  voorwaarden: "on",
});

/** What the visitor sees of the page, without the frame and without what scripts carry along. */
const mainOf = async (response: Response) => /<main[\s\S]*<\/main>/.exec(await response.text())?.[0] ?? "";
const place = (response: Response) => [response.status, response.headers.get("location")];
const cookiesOf = (response: Response) => response.headers.getSetCookie();
const sentTo = async (email: string) =>
  (await app.ports.store.outbox.claim(100))
    .map(({ message }) => message)
    .filter(({ to }) => to.toLowerCase() === email);

test("who comes from an offer to make an account need not say that they buy; a role that does not exist chooses nothing", async () => {
  const roleIn = async (path: string) =>
    /<input[^>]*name="rol"[^>]*checked=""[^>]*>/
      .exec(await mainOf(await app.ask(path)))?.[0]
      .match(/value="(\w+)"/)?.[1];
  expect(await roleIn("/aanmelden?rol=koper")).toBe("koper");
  expect(await roleIn("/aanmelden?rol=baas")).toBeUndefined();
  expect(await roleIn("/aanmelden")).toBeUndefined();
});

test("making an account leads to the page about the mailbox, with the person, the consents and the mail kept", async () => {
  const form = { ...filledIn(), nieuwsbrief: "on", telefoon: "0470 12 34 56" };
  const response = await post(app, "/aanmelden", form);
  expect(place(response)).toEqual([303, "/verificatie-resend"]);
  expect(cookiesOf(response)).toEqual([]);
  const [mail] = await sentTo(form.email);
  if (mail?.kind !== "confirm-address") throw new Error("no mail to confirm the address");
  const signedIn = await app.ports.identity.confirmAddress(mail.token, {
    address: "192.0.2.1",
    device: "",
    deviceToken: null,
  });
  if (!signedIn.ok) throw new Error("not confirmed");
  expect(await app.ports.store.documents.get(`user/${signedIn.value.uid}`)).toMatchObject({
    data: {
      roles: ["buyer", "seller"],
      kind: "person",
      firstName: "Bo",
      lastName: "De Smet",
      company: null,
      postcode: "9000",
      phone: "+32470123456",
    },
  });
  const consents = await app.ports.store.consents.list(signedIn.value.uid);
  expect(consents).toHaveLength(2);
  for (const text of [consentTexts.terms, consentTexts.newsletter])
    expect(consents).toContainEqual(expect.objectContaining({ ...text, isGiven: true }));
});

test("a known address gets the same answer as a new one, and its owner a mail", async () => {
  const form = filledIn();
  const first = await post(app, "/aanmelden", form);
  // Sent twice by the same person it is one sign-up and one mail.
  const second = await post(app, "/aanmelden", { ...form, email: form.email.toUpperCase() });
  const [mail, ...others] = await sentTo(form.email);
  if (mail?.kind !== "confirm-address") throw new Error("no mail to confirm the address");
  expect(others).toEqual([]);
  await post(app, "/email-verificatie", { token: mail.token });
  const third = await post(app, "/aanmelden", form);
  for (const again of [second, third]) expect(place(again)).toEqual(place(first));
  expect([await second.text(), await third.text()]).toEqual(Array(2).fill(await first.text()));
  expect((await sentTo(form.email)).map(({ kind }) => kind)).toEqual(["already-registered"]);
});

test("what a program fills in goes nowhere, and it cannot tell", async () => {
  const form = { ...filledIn(), website: "https://spam.example" };
  expect(place(await post(app, "/aanmelden", form))).toEqual([303, "/verificatie-resend"]);
  expect(await sentTo(form.email)).toEqual([]);
});

test("an empty form says beside every field what is missing, and ticks nothing by itself", async () => {
  const response = await post(app, "/aanmelden", {});
  const html = await mainOf(response);
  expect(response.status).toBe(422);
  for (const name of ["rol", "soort", "voornaam", "achternaam", "postcode", "email", "wachtwoord", "voorwaarden"])
    expect(html, name).toContain(`id="veld-${name}-error"`);
  expect(html).not.toContain('id="veld-ondernemingsnummer-error"');
  expect(html).not.toMatch(/type="checkbox"[^>]*checked=""/);
});

test.each([
  [
    "a company without name and with a wrong number",
    { soort: "onderneming", ondernemingsnummer: "0123456780" },
    ["onderneming", "ondernemingsnummer"],
  ],
  ["a number that does not exist in its country", { telefoon: "0999 12 34 56" }, ["telefoon"]],
  ["a name with markup", { voornaam: "<b>Bo</b>" }, ["voornaam"]],
  ["a name with a national register number", { voornaam: "Bo 85.07.30-033.28" }, ["voornaam"]],
  ["a password that everybody knows", { wachtwoord: "wachtwoord2026" }, ["wachtwoord"]],
  ["an address with a line end", { email: "bo@example.org\r\nBcc: x@example.org" }, ["email"]],
])("%s is refused beside its field; the rest stays, the password does not", async (_, change, fields) => {
  const form = { ...filledIn(), ...change };
  const response = await post(app, "/aanmelden", form);
  const html = await mainOf(response);
  expect(response.status).toBe(422);
  const wrong = [...html.matchAll(/id="veld-(\w+)-error"/g)].map(([, name]) => name);
  expect(wrong.sort()).toEqual([...fields].sort());
  expect(html).toContain('value="De Smet"');
  expect(html).not.toContain(form.wachtwoord);
});

test("what was typed comes back as text, whatever it holds", async () => {
  const response = await post(app, "/aanmelden", {
    ...filledIn(),
    achternaam: '"><script>alert(1)</script>',
  });
  expect(await mainOf(response)).not.toContain("<script>alert(1)");
});

test("a right password sets three cookies and leads to the account or to where the visitor was", async () => {
  const email = somebody();
  await beginSession(app.ports, email);
  const fields = { email, wachtwoord: TEST_PASSWORD };
  const response = await post(app, "/login", fields);
  expect(place(response)).toEqual([303, "/account"]);
  const [session = "", hint = "", device = ""] = cookiesOf(response);
  expect(session).toMatch(/^sessie=[\w-]{20,}; Path=\/; Max-Age=\d+; SameSite=Lax; HttpOnly$/);
  expect(hint).toMatch(/^aangemeld=1; Path=\/; Max-Age=\d+; SameSite=Lax$/);
  expect(device).toMatch(/^toestel=[\w-]{20,}; Path=\/; Max-Age=31536000; SameSite=Lax; HttpOnly$/);
  expect(place(await post(app, "/login?terug=%2Faccount%2Fformulieren%3Fa%3D1", fields))).toEqual([
    303,
    "/account/formulieren?a=1",
  ]);
});

test.each(["https://evil.example", "//evil.example", "/\\evil.example", "/\t/evil.example", "javascript:alert(1)"])(
  "after signing in nobody is sent to %s",
  async (terug) => {
    const email = somebody();
    await beginSession(app.ports, email);
    const path = `/login?terug=${encodeURIComponent(terug)}`;
    const response = await post(app, path, { email, wachtwoord: TEST_PASSWORD });
    expect(place(response)).toEqual([303, "/account"]);
    expect(await mainOf(await app.ask(path))).not.toContain("evil.example");
  },
);

test("behind TLS the cookies are secure and bound to the host", async () => {
  const secure = openBuiltApp({ PUBLIC_URL: "https://stroom.example", CLIENT_ADDRESS_HEADER: "x-real-ip" });
  await beginSession(secure.ports);
  const response = await secure.ask("/login", {
    method: "POST",
    body: new URLSearchParams({ email: TEST_EMAIL, wachtwoord: TEST_PASSWORD }),
    headers: { origin: "https://stroom.example", "content-type": "application/x-www-form-urlencoded" },
  });
  const [session = "", , device = ""] = cookiesOf(response);
  expect(session).toMatch(/^__Host-sessie=.*; Secure$/);
  expect(device).toMatch(/^__Host-toestel=.*; Secure$/);
});

test("a wrong password and an unknown address read alike, keep the address and never the password", async () => {
  const [known, nobody] = [somebody(), somebody()];
  await beginSession(app.ports, known);
  const wrong = await post(app, "/login", { email: known, wachtwoord: "niet het wachtwoord" });
  const unknown = await post(app, "/login", { email: nobody, wachtwoord: "niet het wachtwoord" });
  const plain = async (response: Response, email: string) => (await mainOf(response)).replaceAll(email, "…");
  expect([wrong.status, unknown.status]).toEqual([422, 422]);
  const [first, second] = [await plain(wrong, known), await plain(unknown, nobody)];
  expect(first).toBe(second);
  expect(first).toContain('value="…"');
  expect(first).not.toContain("niet het wachtwoord");
});

test("after too many attempts the page says for how long, with 429 and retry-after", async () => {
  const email = somebody();
  const attempt = () => post(app, "/login", { email, wachtwoord: "niet het wachtwoord" });
  let response = await attempt();
  for (let count = 0; count < 12 && response.status !== 429; count++) response = await attempt();
  expect(response.status).toBe(429);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await mainOf(response)).toMatch(/Probeer het opnieuw over \d+ minuten/);
});

test("who has not confirmed the address is told so, but only with the right password", async () => {
  const { email, wachtwoord, ...rest } = filledIn();
  await post(app, "/aanmelden", { ...rest, email, wachtwoord });
  expect(await mainOf(await post(app, "/login", { email, wachtwoord }))).toContain("Bevestig eerst uw e-mailadres");
  expect(await mainOf(await post(app, "/login", { email, wachtwoord: "iets heel anders" }))).not.toContain(
    "Bevestig eerst uw e-mailadres",
  );
});

test("a second lock asks for a code of the app after the password, and only then lets in", async () => {
  const email = somebody();
  const { uid, token } = await beginSession(app.ports, email);
  const started = await app.ports.identity.startSecondFactor(uid, TEST_PASSWORD);
  if (!started.ok) throw new Error("no second factor");
  const codeAt = (minutes: number) => authenticatorCode(started.value.secret, new Date(Date.now() + minutes * 60_000));
  await app.ports.identity.confirmSecondFactor(uid, token, codeAt(0));
  const asked = await post(app, "/login?terug=%2Faccount%2Fformulieren", { email, wachtwoord: TEST_PASSWORD });
  expect([asked.status, cookiesOf(asked)]).toEqual([200, []]);
  const page = await mainOf(asked);
  expect(page).toContain("Nog één stap");
  const uitdaging = /name="uitdaging" value="([^"]+)"/.exec(page)?.[1] ?? "";
  const send = (code: string) => post(app, "/login?terug=%2Faccount%2Fformulieren", { stap: "code", uitdaging, code });
  const wrong = await send("000000");
  expect([wrong.status, cookiesOf(wrong)]).toEqual([422, []]);
  expect(await mainOf(wrong)).toContain(`name="uitdaging" value="${uitdaging}"`);
  // A code works once, so the one that switched the lock on is followed by the next.
  const right = await send(codeAt(0.5));
  expect(place(right)).toEqual([303, "/account/formulieren"]);
  expect(cookiesOf(right)).toHaveLength(3);
  const again = await post(app, "/login", { stap: "code", uitdaging: "x", code: "123456" });
  expect(await mainOf(again)).toContain("Begin opnieuw");
});

test("a link from the confirmation mail shows a button; only the button confirms and signs in, and only once", async () => {
  const form = filledIn();
  await post(app, "/aanmelden", form);
  const [mail] = await sentTo(form.email);
  const token = mail && "token" in mail ? mail.token : "";
  for (let times = 0; times < 3; times++) {
    const page = await app.ask(`/email-verificatie?token=${token}`);
    expect([page.status, cookiesOf(page)]).toEqual([200, []]);
  }
  const confirmed = await post(app, "/email-verificatie", { token });
  expect(place(confirmed)).toEqual([303, "/account"]);
  expect(cookiesOf(confirmed)).toHaveLength(3);
  const again = await post(app, "/email-verificatie", { token });
  expect([again.status, cookiesOf(again)]).toEqual([410, []]);
  expect(await mainOf(again)).toContain("Deze link werkt niet meer");
});

test("a link does not sign out; a form does, and the session is worth nothing afterwards", async () => {
  const cookie = sessionHeader(await beginSession(app.ports, somebody()), origin);
  expect(cookiesOf(await app.ask("/logout", { headers: { cookie } }))).toEqual([]);
  expect((await app.ask("/account", { headers: { cookie } })).status).toBe(200);
  const response = await post(app, "/logout", {}, cookie);
  expect(place(response)).toEqual([303, "/logout"]);
  expect(cookiesOf(response)).toEqual([
    "sessie=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly",
    "aangemeld=; Path=/; Max-Age=0; SameSite=Lax",
  ]);
  expect((await app.ask("/account", { headers: { cookie } })).status).toBe(302);
});

test("a form sent from another site signs nobody out", async () => {
  const cookie = sessionHeader(await beginSession(app.ports, somebody()), origin);
  const response = await app.ask("/logout", { method: "POST", headers: { cookie, origin: "https://evil.example" } });
  expect(response.status).toBe(403);
  expect((await app.ask("/account", { headers: { cookie } })).status).toBe(200);
});

test("a known and an unknown address that ask for a mail get the same page", async () => {
  const email = somebody();
  await beginSession(app.ports, email);
  for (const path of ["/password-reset-mail", "/verificatie-resend"]) {
    const known = await post(app, path, { email });
    const unknown = await post(app, path, { email: somebody() });
    expect(place(known)).toEqual([303, `${path}?verstuurd=1`]);
    expect(place(unknown)).toEqual(place(known));
    expect(await unknown.text()).toBe(await known.text());
  }
});

test("a new password by the link of a mail ends every session and works; the link works once", async () => {
  const email = somebody();
  const cookie = sessionHeader(await beginSession(app.ports, email), origin);
  await post(app, "/password-reset-mail", { email });
  const mail = (await sentTo(email)).find(({ kind }) => kind === "reset-password");
  const token = mail && "token" in mail ? mail.token : "";
  expect((await post(app, "/Password-reset", { token, wachtwoord: "kort" })).status).toBe(422);
  const wachtwoord = "een heel ander wachtwoord met fietsen";
  expect(place(await post(app, "/Password-reset", { token, wachtwoord }, cookie))).toEqual([
    303,
    "/login?na=wachtwoord",
  ]);
  expect((await app.ask("/account", { headers: { cookie } })).status).toBe(302);
  expect((await post(app, "/Password-reset", { token, wachtwoord })).status).toBe(410);
  expect(place(await post(app, "/login", { email, wachtwoord }))).toEqual([303, "/account"]);
});

test("the profile is one's own alone: a stranger is refused, whatever uid the request names", async () => {
  const signedIn = await beginSession(app.ports, somebody());
  const cookie = sessionHeader(signedIn, origin);
  expect((await app.ask("/api/profile")).status).toBe(401);
  expect((await app.ask(`/api/profile?uid=${signedIn.uid}`)).status).toBe(401);
  const response = await app.ask("/api/profile?uid=another", { headers: { cookie } });
  expect(await response.json()).toMatchObject({ profile: { firstName: "An" } });
  expect(response.headers.get("cache-control")).toBe("private, no-store");
});

test("a session that has ended takes its cookies along when the browser asks who it is", async () => {
  const signedIn = await beginSession(app.ports, somebody());
  const cookie = sessionHeader(signedIn, origin);
  const known = await app.ask("/api/visitor", { headers: { cookie } });
  expect([await known.json(), cookiesOf(known)]).toMatchObject([{ visitor: { uid: signedIn.uid } }, []]);
  await app.ports.identity.signOut(signedIn.token);
  const over = await app.ask("/api/visitor", { headers: { cookie } });
  expect([await over.json(), cookiesOf(over).length]).toEqual([{ visitor: null }, 2]);
});

test("an account page is not kept for whoever presses back", async () => {
  const cookie = sessionHeader(await beginSession(app.ports, somebody()), origin);
  const response = await app.ask("/account", { headers: { cookie } });
  expect(response.headers.get("cache-control")).toBe("private, no-store");
});

test("with the database away forms answer 503 with a sentence and keep the address, and nobody is sent to sign in", async () => {
  const away = openBuiltApp({
    DATABASE_URL: "postgres://nobody@127.0.0.1:1/none",
    SECRET: "s".repeat(32),
    SIGNING_KEY: makeSigningKey(),
  });
  const cookie = `sessie=${"t".repeat(43)}; aangemeld=1`;
  for (const [path, fields] of [
    ["/login", { email: TEST_EMAIL, wachtwoord: TEST_PASSWORD }],
    ["/aanmelden", filledIn()],
    ["/verificatie-resend", { email: TEST_EMAIL }],
    ["/password-reset-mail", { email: TEST_EMAIL }],
  ] as const) {
    const response = await post(away, path, fields);
    const html = await mainOf(response);
    expect(response.status, path).toBe(503);
    expect(html, path).toContain(formWords.unknown);
    expect(html, path).toContain(`value="${fields.email}"`);
    expect(html, path).not.toContain(TEST_PASSWORD);
  }
  expect((await away.ask("/account", { headers: { cookie } })).status).toBe(503);
  expect((await away.ask("/api/visitor", { headers: { cookie } })).status).toBe(503);
  expect((await away.ask("/overons")).status).toBe(200);
  const typed = { straat: 'Kerkstraat 1 "<b>', wachtwoord: TEST_PASSWORD };
  const kept = await post(away, "/account/accountgegevens/profiel", typed, cookie);
  const html = await kept.text();
  expect(kept.status).toBe(503);
  expect(html).toContain(formWords.unavailable);
  expect(html).toContain('name="straat" value="Kerkstraat 1 &quot;&lt;b&gt;"');
  expect(html).not.toContain(TEST_PASSWORD);
  const left = await post(away, "/logout", {}, cookie);
  expect([left.status, cookiesOf(left).length]).toEqual([503, 2]);
});
