import { beforeAll, expect, test } from "vitest";
import { listActs } from "../../src/application/back-office/list-acts.ts";
import { answerMonth } from "../../src/application/settlement/answer-month.ts";
import { beginSession, sessionHeader, TEST_EMAIL } from "../support/begin-session.ts";
import { openBuiltApp } from "../support/built-app.ts";
import { openExampleContracts } from "../support/example-contracts.ts";
import { beginOperatorSession } from "../support/operator-session.ts";

const origin = "http://localhost:3000";
const app = openBuiltApp();
const { ports } = app;
let operator = "";
let reader = "";
let uid = "";

beforeAll(async () => {
  operator = sessionHeader(await beginOperatorSession(ports), origin);
  reader = sessionHeader(await beginOperatorSession(ports, { level: "read" }), origin);
  await openExampleContracts(ports);
  uid = (await beginSession(ports)).uid;
});

const get = (path: string, cookie = reader) => app.ask(path, { headers: { cookie } });
const text = async (path: string, cookie = reader) => (await get(path, cookie)).text();
const post = (path: string, fields: Record<string, string>, cookie = operator) =>
  app.ask(path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { origin, cookie, "content-type": "application/x-www-form-urlencoded" },
  });
const mailsTo = async (to: string) => {
  const claimed = await ports.store.outbox.claim(100);
  for (const { id } of claimed) await ports.store.outbox.release(id, new Date(0), false);
  return claimed.flatMap(({ message }) => (message.to === to ? [message] : []));
};
const lastAct = async () => (await listActs(ports, null)).acts[0];

test("a person is found by the whole address alone, also by who only reads, and that is an entry", async () => {
  for (const email of ["an@", "an@example.or", "%@example.org", "niemand@example.org"]) {
    const refused = await post("/beheer/mensen", { email }, reader);
    expect([email, refused.status]).toEqual([email, 422]);
  }
  // That nobody has an address is told of somebody too, and the address itself is not in the entry.
  expect(await lastAct()).toMatchObject({ act: "find-person", about: "", cameToNothing: true });
  const found = await post("/beheer/mensen", { email: ` ${TEST_EMAIL.toUpperCase()} ` }, reader);
  expect([found.status, found.headers.get("location")]).toEqual([303, `/beheer/mensen/${uid}`]);
  expect(await lastAct()).toMatchObject({ operator: "beheer-read@example.org", act: "find-person", about: uid });
  expect(app.lines.some((line) => JSON.stringify(line).includes(TEST_EMAIL))).toBe(false);
});

test("the page of a person tells where the account stands, and no secret, whole number or quarter", async () => {
  const page = await text(`/beheer/mensen/${uid}`);
  for (const words of [TEST_EMAIL, "Bevestigd", "Aanmeldingen", "Aangemeld", "2026-0002"])
    expect(page).toContain(words);
  expect(page).not.toMatch(/\b\d{18}\b|argon2|Meld overal af/);
  expect((await get("/beheer/mensen/onbekend")).status).toBe(404);
});

test("sign-ins are ended, limits lifted and a deletion planned, each with a reason in the list", async () => {
  const theirs = sessionHeader(await beginSession(ports), origin);
  expect((await app.ask("/account", { headers: { cookie: theirs } })).status).toBe(200);
  const path = `/beheer/mensen/${uid}`;
  const done = async (act: string) =>
    (await post(path, { doe: act, [`waarom-${act}`]: "Gevraagd per telefoon." })).headers.get("location");
  expect(await done("end-sign-ins")).toBe(`${path}?gelukt=end-sign-ins`);
  expect((await app.ask("/account", { headers: { cookie: theirs } })).status).toBe(302);

  const limits = [{ key: `sign-in:address:${TEST_EMAIL}`, max: 1, perSeconds: 3600 }];
  await ports.rateLimits.limited(limits);
  expect(await ports.rateLimits.limited(limits)).toMatchObject({ code: "too-many-attempts" });
  expect(await done("lift-limits")).toContain("lift-limits");
  expect(await ports.rateLimits.limited(limits)).toBeNull();

  expect(await done("plan-deletion")).toContain("plan-deletion");
  expect(await ports.identity.account(uid)).toMatchObject({ deletionOn: "2026-12-15" });
  expect((await mailsTo(TEST_EMAIL)).map(({ kind }) => kind)).toContain("deletion-planned");
  expect((await post(path, { doe: "plan-deletion", "waarom-plan-deletion": "Nog eens." })).status).toBe(409);
  expect((await post(path, { doe: "resend-confirmation", "waarom-resend-confirmation": "Zo." })).status).toBe(409);
  expect((await post(path, { doe: "become", "waarom-become": "Zo." })).status).toBe(404);
  expect(await lastAct()).toMatchObject({ act: "resend-confirmation", about: uid, cameToNothing: true });
});

test("the data for a request come as a file, with numbers shortened and no quarters, and the person can read of it", async () => {
  const path = `/beheer/mensen/${uid}/gegevens`;
  expect((await get(path)).status).toBe(302);
  expect((await post(path, { doe: "export", "waarom-export": "" })).status).toBe(303);
  const file = await post(path, { doe: "export", "waarom-export": "Verzoek om inzage." });
  expect(file.headers.get("content-disposition")).toMatch(/^attachment; filename="gegevens-2026-11-15\.json"$/);
  const data = await file.json();
  expect(data.account.email).toBe(TEST_EMAIL);
  expect(JSON.stringify(data)).not.toMatch(/"\d{18}"/);
  expect((await ports.store.events.list(uid)).at(-1)?.event).toBe("data-exported");
  expect(await lastAct()).toMatchObject({ act: "export-data", about: uid, why: "Verzoek om inzage." });
});

test("a message is answered from the screen, mailed to who wrote, and kept with its answer", async () => {
  const message = {
    id: "bericht-1",
    formKey: "bericht-1",
    reference: "7KQ4-M2PX",
    name: "Els",
    email: "els@example.org",
    emailKey: "els@example.org",
    phone: null,
    subject: "Mijn meter",
    message: "Wanneer kan ik beginnen?",
    attachment: { name: "meter stand é.txt", type: "text/plain", bytes: new TextEncoder().encode("12345 kWh") },
    createdAt: new Date("2026-11-15T09:00:00Z"),
  };
  await ports.store.contactMessages.insert(message);
  expect(await text("/beheer/berichten?welke=wacht")).toContain("7KQ4-M2PX");
  const path = "/beheer/berichten/7KQ4-M2PX";
  expect((await post(path, { antwoord: " " })).status).toBe(422);
  expect((await post(path, { antwoord: "Dag Els,\n\nVanaf maandag." })).headers.get("location")).toContain("antwoord");
  expect(await lastAct()).toMatchObject({ act: "answer-message", about: "7KQ4-M2PX" });
  expect(await mailsTo("els@example.org")).toEqual([
    { kind: "contact-answer", to: "els@example.org", reference: "7KQ4-M2PX", text: "Dag Els,\n\nVanaf maandag." },
  ]);
  const page = await text(path);
  expect(page).toContain("Wanneer kan ik beginnen?");
  expect(page).toContain(`href="${path}/bijlage"`);
  const file = await app.ask(`${path}/bijlage`, { headers: { cookie: operator } });
  expect(await file.text()).toBe("12345 kWh");
  expect(file.headers.get("content-disposition")).toBe("attachment; filename*=UTF-8''meter%20stand%20%C3%A9.txt");
  expect(file.headers.get("x-content-type-options")).toBe("nosniff");
  expect((await app.ask("/beheer/berichten/0000-0000/bijlage", { headers: { cookie: operator } })).status).toBe(404);
  expect(page).toContain("Vanaf maandag.");
  expect(page).not.toContain("Uw antwoord");
  expect(await text("/beheer/berichten?welke=wacht")).not.toContain("7KQ4-M2PX");
  expect(await ports.store.contactMessages.list("els@example.org")).toMatchObject([
    { answers: [{ text: "Dag Els,\n\nVanaf maandag." }] },
  ]);
});

test("requests and waiting lists are read as they came in", async () => {
  const token = await ports.store.waitingList.issue({
    email: "wacht@example.org",
    side: "buyer",
    reason: "wallonia",
    postcode: "5000",
  });
  await ports.store.waitingList.join(token);
  const page = await text("/beheer/aanvragen?lijst=wachtlijsten");
  for (const words of ["wacht@example.org", "Wallonië", "5000"]) expect(page).toContain(words);
  expect((await get("/beheer/aanvragen")).status).toBe(200);
});

test("a contested month stands with both sides' words, and a declaration is withdrawn with a reason", async () => {
  const [standing] = await ports.store.contracts.listStandings("lopend");
  const month = standing?.month ?? "2026-09";
  const answer = { id: "lopend", month, version: standing?.version ?? 1 };
  const [declaration] = await ports.store.contracts.declarationsOf("lopend");
  const code = declaration?.code ?? "";
  const path = "/beheer/overeenkomsten/lopend";
  const withdrawn = await post(path, { doe: "revoke", "waarom-revoke": "Verkeerde meter.", code });
  expect(withdrawn.headers.get("location")).toBe(`${path}?gelukt=ingetrokken`);
  expect((await ports.store.contracts.findDeclaration(code))?.revocation).toMatchObject({ reason: "error" });
  expect((await post(path, { doe: "revoke", "waarom-revoke": "Nog eens.", code })).status).toBe(409);
  expect((await post(path, { doe: "revoke", "waarom-revoke": "Zo.", code: "onbekend" })).status).toBe(409);

  const contested = await answerMonth(ports, uid, { ...answer, act: "contest", reason: "Ik was de hele maand weg." });
  expect(contested.ok).toBe(true);
  expect(await text("/beheer")).toContain("Betwiste maanden");
  expect(await text("/beheer/overeenkomsten")).toContain("2026-0002");
  const page = await text(path);
  for (const words of ["Betwist", "Ik was de hele maand weg.", "Ingetrokken", "Dossier"]) expect(page).toContain(words);
  expect(page).not.toMatch(/\b\d{18}\b/);
  expect(page).not.toContain(TEST_EMAIL);
});
