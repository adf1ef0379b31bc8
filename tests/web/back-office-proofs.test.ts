import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listActs } from "../../src/application/back-office/list-acts.ts";
import { tellHolders } from "../../src/application/contracts/tell-holders.ts";
import type { SignedIn } from "../../src/application/ports/identity.ts";
import { beginSession, sessionHeader, setProofs } from "../support/begin-session.ts";
import { openBuiltApp, site } from "../support/built-app.ts";
import { openExampleContracts } from "../support/example-contracts.ts";
import { grantRole, raiseSignIn } from "../support/operator-session.ts";

const origin = "http://localhost:3000";
const DAY_MS = 86_400_000;
let now = new Date("2026-11-15T10:00:00Z");
const clock = { now: () => now, today: () => now.toISOString().slice(0, 10) };
const app = openBuiltApp({}, { clock });
const { ports } = app;
const { operators, requests } = ports.store.backOffice;
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

type Who = SignedIn & { readonly email: string; readonly codes: string[] };
let first: Who;
let second: Who;
let person: SignedIn;
let code = "";

async function beginOperator(email: string): Promise<Who> {
  const signedIn = await beginSession(ports, email);
  const codes = [...(await raiseSignIn(ports, signedIn))];
  await grantRole(ports, email, "act");
  return { ...signedIn, email, codes };
}

const headersOf = (who: SignedIn) => ({ cookie: sessionHeader(who, origin), origin });
const get = (who: SignedIn, path: string) => app.ask(path, { headers: headersOf(who) });
const post = (who: SignedIn, path: string, fields: Readonly<Record<string, string>>) =>
  app.ask(path, { method: "POST", headers: headersOf(who), body: new URLSearchParams(fields) });
const place = (response: Response) => [response.status, response.headers.get("location")];
const why = (act: string) => ({ doe: act, [`waarom-${act}`]: "Gevraagd per telefoon." });
const acts = async () => (await listActs(ports, null)).acts;
const PROVE = "/beheer/bevestigen";
const proveThen = (path: string) => `${PROVE}?terug=${encodeURIComponent(path)}`;

beforeAll(async () => {
  first = await beginOperator("een@example.org");
  person = await beginSession(ports);
  await openExampleContracts(ports);
  const { contracts } = ports.store;
  const [holder, refusedOne] = [await contracts.find("lopend"), await contracts.find("ontwerp")];
  if (holder && refusedOne) await tellHolders(ports, refusedOne, holder);
  code = (await contracts.declarationsOf("lopend"))[0]?.code ?? "";
  const shipped = await (await get(first, "/beheer/tariefkaarten/kaarten.csv")).text();
  const [header = "", ...lines] = shipped.replace("\uFEFF", "").split("\n");
  const inhoud = [header, ...lines.filter((line) => line.includes(";octa-fixed;"))].join("\n");
  await post(first, "/beheer/tariefkaarten/importeren", { inhoud, doe: "keep" });
}, 60_000);
beforeEach(() => setProofs(ports, first, { password: 0, factor: 0 }));

const paths = Object.values(site.routes).flatMap((route) =>
  route?.path?.startsWith("beheer") ? [`/${route.path.replaceAll(/:\w+/g, "onbekend")}`] : [],
);

describe.each([
  { name: "twelve hours after the factor, however much it is used", factor: 720, seen: 1 },
  { name: "half an hour after its last use", factor: 60, seen: 30 },
])("the back office asks for the factor again $name", ({ factor, seen }) => {
  test("on every page, and does nothing meanwhile", async () => {
    const before = await acts();
    for (const path of paths) {
      if (path === PROVE) continue;
      await setProofs(ports, first, { password: 0, factor });
      await ports.store.sessions.noteBackOffice(first.token, minutesAgo(seen));
      expect(place(await get(first, path))).toEqual([302, proveThen(path)]);
      expect(place(await post(first, path, { waarom: "zomaar" }))).toEqual([307, proveThen(path)]);
      expect((await get(first, `${path}/_payload.json`)).status).toBe(401);
    }
    expect(await acts()).toEqual(before);
  });
});

test("use within the half hour keeps the back office open, and is noted once a minute", async () => {
  const seenAt = async () => (await ports.identity.proof(first.token)).backOfficeSeenAt;
  await setProofs(ports, first, { password: 0, factor: 719 });
  await ports.store.sessions.noteBackOffice(first.token, minutesAgo(29));
  expect((await get(first, "/beheer")).status).toBe(200);
  expect(await seenAt()).toEqual(now);
  await ports.store.sessions.noteBackOffice(first.token, minutesAgo(0.5));
  expect((await get(first, "/beheer")).status).toBe(200);
  expect(await seenAt()).toEqual(minutesAgo(0.5));
});

test("a form that was sent too late reaches its page with all that was typed, once the code is given", async () => {
  await setProofs(ports, first, { password: 0, factor: 721 });
  const fields = { ...why("round"), extra: 'een "tweede" <regel>' };
  const asked = await post(first, "/beheer/matching", fields);
  expect(place(asked)).toEqual([307, proveThen("/beheer/matching")]);
  const to = asked.headers.get("location") ?? "";
  // A 307 makes the browser send the same form there.
  const page = await post(first, to, fields);
  expect(page.status).toBe(200);
  const html = await page.text();
  for (const text of ['name="bewijs"', "Gevraagd per telefoon.", "een &quot;tweede&quot; &lt;regel&gt;"])
    expect(html).toContain(text);
  for (const [bewijs, sentence] of [
    ["", "Vul de code in."],
    ["000000", "Deze code klopt niet"],
  ] as const) {
    const wrong = await post(first, to, { ...fields, bewijs });
    expect(wrong.status).toBe(422);
    const again = await wrong.text();
    for (const text of [sentence, "Gevraagd per telefoon."]) expect(again).toContain(text);
  }
  const proved = await post(first, to, { ...fields, bewijs: first.codes.pop() ?? "" });
  expect(place(proved)).toEqual([307, "/beheer/matching"]);
  expect((await post(first, "/beheer/matching", fields)).status).toBe(303);
  expect((await acts())[0]).toMatchObject({ act: "start-round", why: "Gevraagd per telefoon." });
});

test("a file of cards that was pasted comes through too, line by line", async () => {
  const path = "/beheer/tariefkaarten/importeren";
  const inhoud = `soort;sleutel\n${"een lange regel van een bestand\n".repeat(20_000)}`;
  const send = (to: string, more: Record<string, string> = {}) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ inhoud, doe: "keep", ...more })) body.append(name, value);
    return app.ask(to, { method: "POST", headers: headersOf(first), body });
  };
  await setProofs(ports, first, { password: 0, factor: 721 });
  expect(place(await send(path))).toEqual([307, proveThen(path)]);
  const page = await send(proveThen(path));
  expect(page.status).toBe(200);
  const kept = /name="inhoud" value="([^"]*)"/.exec(await page.text())?.[1];
  expect(kept?.match(/een lange regel van een bestand/g)).toHaveLength(20_000);
  const proved = await send(proveThen(path), { bewijs: first.codes.pop() ?? "" });
  expect(place(proved)).toEqual([307, path]);
});

test("a form of many fields goes on in the kind that takes so many", async () => {
  await setProofs(ports, first, { password: 0, factor: 721 });
  const few = await (await post(first, proveThen("/beheer/matching"), { een: "1" })).text();
  expect(few).toContain('encType="multipart/form-data"');
  const fields = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`veld-${at}`, String(at)]));
  const many = await (await post(first, proveThen("/beheer/tariefkaarten/octa-fixed"), fields)).text();
  expect(many).toContain('name="veld-59"');
  expect(many).not.toContain('encType="multipart/form-data"');
});

test("after a page the code leads back to that page, and never out of the back office", async () => {
  for (const [terug, to] of [
    ["/beheer/mensen?x=1", "/beheer/mensen?x=1"],
    ["//elders.example/beheer", "/beheer"],
    ["/account", "/beheer"],
    ["/BEHEER/bevestigen", "/beheer"],
  ] as const)
    expect(place(await post(first, `${PROVE}?terug=${encodeURIComponent(terug)}`, {}))).toEqual([303, to]);
});

type StepUp = {
  readonly name: string;
  readonly path: () => string;
  readonly fields: () => Record<string, string>;
  readonly act: string;
  readonly done: number;
};
const steps: readonly StepUp[] = [
  {
    name: "exporting a person's data",
    path: () => `/beheer/mensen/${person.uid}/gegevens`,
    fields: () => why("export"),
    act: "export-data",
    done: 200,
  },
  {
    name: "planning a deletion",
    path: () => `/beheer/mensen/${person.uid}`,
    fields: () => why("plan-deletion"),
    act: "plan-deletion",
    done: 303,
  },
  {
    name: "publishing all cards",
    path: () => "/beheer/tariefkaarten",
    fields: () => ({ ...why("publish-all"), vanaf: "2026-11-17" }),
    act: "publish-cards",
    done: 303,
  },
  {
    name: "publishing a card",
    path: () => "/beheer/tariefkaarten/octa-fixed",
    // The draft went with the publication before it: the act is tried, and there is nothing to publish.
    fields: () => ({ ...why("publish"), vanaf: "2026-11-18" }),
    act: "publish-cards",
    done: 409,
  },
  {
    name: "revoking a declaration",
    path: () => "/beheer/overeenkomsten/lopend",
    fields: () => ({ ...why("revoke"), code }),
    act: "revoke-declaration",
    // Two operators revoked it before.
    done: 409,
  },
  {
    name: "deciding a contested connection",
    path: () => "/beheer/overeenkomsten",
    fields: () => ({ ...why("besluit-2026-0001"), referentie: "2026-0001", besluit: "blijft" }),
    act: "holder-stays",
    done: 303,
  },
];

describe("with two operators", () => {
  const about = "2026-0001";
  const decide = (who: SignedIn) =>
    post(who, "/beheer/overeenkomsten", { ...why(`besluit-${about}`), referentie: about, besluit: "blijft" });
  const answer = async (who: SignedIn, doe: "confirm" | "withdraw", id?: string) =>
    post(who, "/beheer/overeenkomsten", { doe, vraag: id ?? (await waiting())[0]?.id ?? "" });
  const waiting = () => requests.list(new Date(0));
  /** The role again, with the factors of before, as the link of an enrolment would have it. */
  const giveBack = async (who: Who, level: "act" | "read") => {
    await grantRole(ports, who.email, level);
    await operators.trustFactors(who.uid);
  };
  const isRevoked = async () => (await ports.store.contracts.findDeclaration(code))?.revocation != null;
  const entries = async (count: number) => (await acts()).slice(0, count).map(({ act, operator }) => [act, operator]);

  beforeAll(async () => {
    second = await beginOperator("twee@example.org");
  }, 60_000);
  beforeEach(() => setProofs(ports, second, { password: 0, factor: 0 }));

  test("one who asks to decide a connection cannot confirm it; the other does, and both stand in the list", async () => {
    expect(place(await decide(first))).toEqual([303, "/beheer/overeenkomsten?gelukt=gevraagd"]);
    expect((await acts())[0]).toMatchObject({ act: "ask-holder-stays", about, operator: first.email });
    for (const who of [first, second]) {
      const page = await (await get(who, "/beheer/overeenkomsten")).text();
      expect(page).toContain("2026-0001 mag niet beginnen: de eerste blijft verkopen");
      expect(page.includes('value="confirm"')).toBe(who === second);
    }
    expect((await decide(second)).status).toBe(409);
    expect((await answer(first, "confirm")).status).toBe(409);
    await setProofs(ports, second, { password: 0, factor: 10 });
    expect(place(await answer(second, "confirm"))).toEqual([307, proveThen("/beheer/overeenkomsten")]);
    expect(await waiting()).toHaveLength(1);
    await answer(second, "withdraw");
    expect(await waiting()).toEqual([]);
  });

  test("a declaration is revoked by the second, once", async () => {
    const path = "/beheer/overeenkomsten/lopend";
    expect(place(await post(first, path, { ...why("revoke"), code }))).toEqual([303, `${path}?gelukt=gevraagd`]);
    expect(await isRevoked()).toBe(false);
    expect(await (await get(second, path)).text()).toContain("wacht al een vraag op een tweede beheerder");
    expect((await post(second, path, { ...why("revoke"), code: "onbekend" })).status).toBe(409);
    const [asked] = await waiting();
    const answers = await Promise.all([answer(second, "confirm", asked?.id), answer(second, "confirm", asked?.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
    expect(await isRevoked()).toBe(true);
    const list = (await acts()).filter((one) => one.about === code && !one.cameToNothing);
    expect(list.map(({ act, operator }) => [act, operator])).toContainEqual(["ask-revoke-declaration", first.email]);
    expect(list.map(({ act, operator }) => [act, operator])).toContainEqual(["revoke-declaration", second.email]);
    expect(list.every((one) => one.why === "Gevraagd per telefoon.")).toBe(true);
  });

  test("what was asked can be withdrawn, and ends after seven days or with the role of who asked", async () => {
    await decide(first);
    expect(place(await answer(first, "withdraw"))).toEqual([303, "/beheer/overeenkomsten?gelukt=teruggenomen"]);
    expect(await entries(2)).toEqual([
      ["withdraw-request", first.email],
      ["ask-holder-stays", first.email],
    ]);
    await decide(first);
    const [asked] = await waiting();
    const today = now;
    now = new Date(today.getTime() + 7 * DAY_MS);
    for (const who of [first, second]) await setProofs(ports, who, { password: 0, factor: 0 });
    expect((await answer(second, "confirm", asked?.id)).status).toBe(409);
    now = today;
    await operators.revoke(first.email);
    expect((await answer(second, "confirm", asked?.id)).status).toBe(409);
    // What somebody else asks about the same does not wait for the end of that request.
    if (!asked) throw new Error("Nothing waited.");
    const { email: _, ...ofFirst } = asked;
    expect(await requests.add({ ...ofFirst, id: "of-second", askedBy: second.uid }, new Date(0))).toBe(true);
    expect(await requests.add({ ...ofFirst, id: "again", askedBy: second.uid }, new Date(0))).toBe(false);
    await giveBack(first, "act");
    await requests.drop(about);
  });

  test("what was asked ends with the trust in who asked it, or with their role, and does not come back with either", async () => {
    await decide(first);
    const [asked] = await waiting();
    await ports.identity.issueEnrolment(first.uid, true);
    expect((await answer(second, "confirm", asked?.id)).status).toBe(409);
    const signedIn = await beginSession(ports, first.email);
    first = { ...signedIn, email: first.email, codes: [...(await raiseSignIn(ports, signedIn))] };
    await operators.trustFactors(first.uid);
    expect(await waiting()).toEqual([]);
    await setProofs(ports, first, { password: 0, factor: 0 });
    expect(place(await decide(first))).toEqual([303, "/beheer/overeenkomsten?gelukt=gevraagd"]);
    await operators.revoke(first.email);
    await giveBack(first, "act");
    expect(await waiting()).toEqual([]);
  });

  test("one who only reads, or whose factors are not trusted, is no second operator", async () => {
    await operators.revoke(second.email);
    await giveBack(second, "read");
    await beginSession(ports, "half@example.org");
    await grantRole(ports, "half@example.org", "act");
    expect(await operators.hasOtherWhoActs(first.uid)).toBe(false);
    await giveBack(second, "act");
    expect(await operators.hasOtherWhoActs(first.uid)).toBe(true);
    await operators.revoke(second.email);
  });
});

describe.each(steps)("$name, where there is one operator,", ({ path, fields, act, done }) => {
  test("asks for a factor of the last ten minutes, whatever the password, and then does it", async () => {
    const before = await acts();
    await setProofs(ports, first, { password: 0, factor: 10 });
    expect(place(await post(first, path(), fields()))).toEqual([307, proveThen(path())]);
    expect(await acts()).toEqual(before);
    await setProofs(ports, first, { password: 0, factor: 9 });
    expect((await post(first, path(), fields())).status).toBe(done);
    const fresh = (await acts()).filter(({ id }) => !before.some((known) => known.id === id));
    expect(fresh.at(-1)?.act).toBe(act);
  });
});
