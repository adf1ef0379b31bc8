import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { SignedIn } from "../../src/application/ports/identity.ts";
import { answerMonth } from "../../src/application/settlement/answer-month.ts";
import { beginSession, sessionHeader, setProofs, TEST_PASSWORD } from "../support/begin-session.ts";
import { openBuiltApp } from "../support/built-app.ts";
import { filledAnswers } from "../support/domain/filled-answers.ts";
import { sampleAgreement } from "../support/domain/sample-agreement.ts";
import { openExampleContracts } from "../support/example-contracts.ts";
import { softwarePasskey } from "../support/software-passkey.ts";

const origin = "http://localhost:3000";
const app = openBuiltApp();
const { ports } = app;
const { contracts } = ports.store;
let me: SignedIn;
let paperId = "";
let month = "";

const get = (path: string) => app.ask(path, { headers: { cookie: sessionHeader(me, origin) } });
const post = (path: string, fields: Record<string, string>) =>
  app.ask(path, {
    method: "POST",
    headers: { cookie: sessionHeader(me, origin), origin },
    body: new URLSearchParams(fields),
  });
const textOf = async (response: Response) => /<main[\s\S]*<\/main>/.exec(await response.text())?.[0] ?? "";

beforeAll(async () => {
  me = await beginSession(ports);
  await openExampleContracts(ports);
  // The seller of this one, who asks for another account number.
  const uids = { seller: me.uid, buyer: "somebody-else" };
  const agreement = sampleAgreement({
    id: "wijziging",
    proposalId: "wijziging",
    uids,
    state: "active",
    startedOn: "2026-11-01",
  });
  await contracts.open(agreement);
  for (const signature of agreement.signatures) await contracts.addSignature("wijziging", signature);
  const { street = "", postcode = "", town = "", ean = "" } = agreement.parties.seller ?? {};
  const details = { street, postcode, town, ean, offtakeEan: "", iban: "BE71 0961 2345 6769", fromMonth: "2026-11" };
  await post("/account/contracten/wijziging/wijzigen", { doel: "vragen", ...details });
  const [standing] = await contracts.listStandings("lopend");
  if (!standing) throw new Error("The example has no month.");
  month = standing.month;
  const { version } = standing;
  const said = { id: "lopend", month: standing.month, version, act: "contest", reason: "Te veel." } as const;
  await answerMonth(ports, me.uid, said);
  let next = (await post("/account/formulieren/nieuw/overeenkomst", {})).headers.get("location") ?? "";
  paperId = /formulieren\/([^/]+)\//.exec(next)?.[1] ?? "";
  for (let step = 0; step < 5 && !next.endsWith("/nakijken"); step += 1)
    next = (await post(next, { ...filledAnswers["sale-agreement"] })).headers.get("location") ?? "";
}, 60_000);
beforeEach(() => ports.rateLimits.forget([`password:${me.uid}`]));

type Act = {
  readonly name: string;
  readonly path: () => string;
  readonly typed: Readonly<Record<string, string>>;
  readonly isDone: () => Promise<boolean>;
};

const acts: readonly Act[] = [
  {
    name: "signing an agreement",
    path: () => "/account/contracten/ontwerp/overeenkomst",
    typed: { naam: "Bram Peeters", akkoord: "on" },
    isDone: async () => ((await contracts.find("ontwerp"))?.signatures ?? []).some(({ side }) => side === "buyer"),
  },
  {
    name: "signing a change",
    path: () => "/account/contracten/wijziging/wijzigen",
    typed: { naam: "Hilde Vermeulen", akkoord: "on" },
    isDone: async () => ((await contracts.find("wijziging"))?.amendments?.[0]?.signatures.length ?? 0) > 0,
  },
  {
    name: "signing a paper",
    path: () => `/account/formulieren/${paperId}/nakijken`,
    typed: { naam: "An De Smet", akkoord: "on" },
    isDone: async () => (await ports.store.forms.find(me.uid, paperId))?.state === "signed",
  },
  {
    name: "answering a contested month",
    path: () => `/account/contracten/lopend/afrekening/${month}`,
    typed: { doel: "answer", "reden-answer": "Wij keken het samen na." },
    isDone: async () => (await contracts.listEntries("lopend")).some(({ event }) => event === "month-answered"),
  },
];

/** The form as its page shows it: with the fingerprint of what is signed, or the version of the month. */
async function formOf({ path, typed }: Act): Promise<Record<string, string>> {
  const page = await textOf(await get(path()));
  const hidden = (name: string) => new RegExp(`name="${name}"[^>]*value="([^"]+)"`).exec(page)?.[1];
  return { ...typed, vingerafdruk: hidden("vingerafdruk") ?? "", versie: hidden("versie") ?? "" };
}

describe.each(acts)("$name", (act) => {
  test("asks for the password when none was given in the last ten minutes, keeps what was typed, and then does it", async () => {
    await setProofs(ports, me, { password: 9 });
    expect(await textOf(await get(act.path()))).not.toContain('name="huidig"');
    await setProofs(ports, me, { password: 10 });
    expect(await textOf(await get(act.path()))).toContain('name="huidig"');
    const form = await formOf(act);
    for (const [password, sentence] of [
      ["", "Vul uw wachtwoord in."],
      ["verkeerd geraden woorden", "Dit wachtwoord klopt niet."],
    ] as const) {
      const answer = await post(act.path(), { ...form, huidig: password });
      expect(answer.status).toBe(422);
      const page = await textOf(answer);
      expect(page).toContain(sentence);
      expect(page).toContain(act.typed["naam"] ?? act.typed["reden-answer"]);
      if (act.typed["akkoord"]) expect(page).toMatch(/<input[^>]*type="checkbox"[^>]*checked=""/);
      expect(page).not.toContain("verkeerd geraden woorden");
      expect(await act.isDone()).toBe(false);
    }
    expect((await post(act.path(), { ...form, huidig: TEST_PASSWORD })).status).toBe(303);
    expect(await act.isDone()).toBe(true);
  });
});

test("guesses beside a signature count as other guesses of the password", async () => {
  const { path } = acts[3] as Act;
  await setProofs(ports, me, { password: 11 });
  const form = await formOf(acts[3] as Act);
  const statuses: number[] = [];
  for (let guess = 0; guess < 11; guess += 1)
    statuses.push((await post(path(), { ...form, huidig: `geraden nummer ${guess}` })).status);
  expect(statuses.filter((status) => status === 422)).toHaveLength(10);
  expect(statuses.at(-1)).toBe(429);
});

test("a passkey of this account proves it too, and another's does not", async () => {
  const key = softwarePasskey(origin, "localhost");
  const started = await ports.identity.startPasskey(me.uid, TEST_PASSWORD);
  if (!started.ok) throw new Error(started.refusal.code);
  const { challenge } = started.value;
  const made = { challenge, answer: key.register(challenge), name: "Telefoon" };
  expect((await ports.identity.addPasskey(me.uid, me.token, made)).ok).toBe(true);
  await setProofs(ports, me, { password: 11, factor: 11 });
  const { path } = acts[3] as Act;
  expect(await textOf(await get(path()))).toContain('name="huidig"');
  const begin = async () => ((await (await post("/account/bevestigen", {})).json()) as { challenge: string }).challenge;
  const answer = async (by: typeof key) => {
    const asked = await begin();
    return post("/account/bevestigen", { uitdaging: asked, passkey: JSON.stringify(by.signIn(asked)) });
  };
  expect((await answer(softwarePasskey(origin, "localhost"))).status).toBe(422);
  expect(await textOf(await get(path()))).toContain('name="huidig"');
  expect((await answer(key)).status).toBe(200);
  expect(await textOf(await get(path()))).not.toContain('name="huidig"');
});

test("the own data come after the password of the last ten minutes alone", async () => {
  const path = "/account/accountgegevens/mijn-gegevens";
  const page = `${path}/bevestigen`;
  const place = (response: Response) => [response.status, response.headers.get("location")];
  await setProofs(ports, me, { password: 9 });
  expect((await post(path, {})).headers.get("content-disposition")).toMatch(/^attachment/);
  await setProofs(ports, me, { password: 10 });
  expect(place(await post(path, {}))).toEqual([303, page]);
  expect(await textOf(await get(page))).toContain('name="huidig"');
  const wrong = await post(page, { huidig: "verkeerd geraden woorden" });
  expect([wrong.status, (await textOf(wrong)).includes("Dit wachtwoord klopt niet.")]).toEqual([422, true]);
  expect(place(await post(path, {}))).toEqual([303, page]);
  expect(place(await post(page, { huidig: TEST_PASSWORD }))).toEqual([303, page]);
  const ready = await textOf(await get(page));
  expect([ready.includes('name="huidig"'), ready.includes(`action="${path}"`)]).toEqual([false, true]);
  expect((await post(path, {})).headers.get("content-disposition")).toMatch(/^attachment/);
});
