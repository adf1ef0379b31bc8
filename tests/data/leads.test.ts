import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openRateLimits } from "#adapters/database/open-rate-limits.ts";
import { openStore } from "#adapters/database/open-store.ts";
import { accounts, leads, tokens, waitingList } from "#adapters/database/schema.ts";
import { randomIds } from "#adapters/ids/random-ids.ts";
import { gatherMyData } from "#application/account-details/gather-my-data.ts";
import { eraseLead } from "#application/leads/erase-lead.ts";
import { type LeadInput, submitLead } from "#application/leads/submit-lead.ts";
import {
  listOwnLeads,
  loadLead,
  loadLeadToConfirm,
  loadSentLead,
  takeAwaitedLeads,
  takeLead,
  tryAwaitedLeads,
} from "#application/leads/take-lead.ts";
import type { MailMessage } from "#application/ports/mail/mail.ts";
import { askToWait } from "#application/waiting-list/ask-to-wait.ts";
import { joinWaitingList } from "#application/waiting-list/join-waiting-list.ts";
import { leaveWaitingList } from "#application/waiting-list/leave-waiting-list.ts";
import { composeIdentity } from "#server/compose-identity.ts";
import { freshPostgres } from "../support/databases.ts";
import { fixedClock } from "../support/fixed-clock.ts";
import { insertAccount } from "../support/insert-account.ts";

const DAY = 86_400_000;
const settings = { operatorMailbox: "uitbater@example.org" };
let networks = 0;
const client = () => ({ address: `192.0.2.${networks++}`, device: "Chrome op Linux", deviceToken: null });
const form = (more: Partial<LeadInput> = {}): LeadInput => ({
  side: "buyer",
  answers: "postcode=9000&verbruik=3500",
  name: "An Peeters",
  email: "an@example.org",
  phone: null,
  wantsLaterMatches: false,
  consentVersion: "2026-11-15",
  link: "/calculator/koper?postcode=9000",
  token: randomIds.next(),
  asksAccount: false,
  ...more,
});

/** In the form of a code of a mail. */
const code = (letter: string) => letter.repeat(43);

describe("leads and the waiting list", () => {
  const clock = fixedClock("2026-11-13T10:00:00Z");
  let database: Awaited<ReturnType<typeof freshPostgres>>;
  let store: ReturnType<typeof openStore>;
  let rateLimits: ReturnType<typeof openRateLimits>;
  beforeAll(async () => {
    database = await freshPostgres();
    store = openStore(database, { clock, ids: randomIds, secret: "x".repeat(32) });
    rateLimits = openRateLimits(database, clock, "x".repeat(32));
  });
  afterAll(() => database.close());

  const ports = () => ({ store, rateLimits, clock, ids: randomIds, settings });
  async function mails(): Promise<MailMessage[]> {
    const claimed = await store.outbox.claim(100);
    for (const { id } of claimed) await store.outbox.markSent(id);
    return claimed.map(({ message }) => message);
  }
  async function addPerson(uid: string): Promise<string> {
    await insertAccount(database, uid);
    return uid;
  }
  const rows = () => database.run((queries) => queries.select().from(leads));
  const reset = async () => {
    await mails();
    await database.run((queries) => queries.delete(leads));
    await database.run((queries) => queries.delete(waitingList));
  };

  test("a lead is kept under a reference, and both the visitor and the operator read by when they hear", async () => {
    await reset();
    const input = form({ phone: "+32470123456" });
    const result = await submitLead(ports(), input, client());
    expect(result).toEqual({ ok: true, value: { token: input.token } });
    const lead = await store.leads.find(input.token);
    expect(lead).toMatchObject({ side: "buyer", answers: input.answers, name: "An Peeters", uid: null });
    expect(lead?.reference).toMatch(/^SP-2026-[0-9A-Z]{5}$/);
    const { reference } = lead ?? { reference: "" };
    // Friday: two working days later is Tuesday.
    expect(await mails()).toEqual([
      {
        kind: "lead-received",
        to: "an@example.org",
        side: "buyer",
        reference,
        token: input.token,
        replyBy: "2026-11-17",
        asksAccount: false,
      },
      {
        kind: "lead-for-operator",
        to: "uitbater@example.org",
        side: "buyer",
        reference,
        name: "An Peeters",
        email: "an@example.org",
        phone: "+32470123456",
        wantsLaterMatches: false,
        link: input.link,
        replyBy: "2026-11-17",
      },
    ]);
    expect(JSON.stringify(await rows())).not.toContain(input.token);
  });

  test("a double click is one lead and one mail; another form under the same token is a lead of its own", async () => {
    await reset();
    const input = form();
    const who = client();
    const both = await Promise.all([submitLead(ports(), input, who), submitLead(ports(), input, who)]);
    expect(both).toEqual([
      { ok: true, value: { token: input.token } },
      { ok: true, value: { token: input.token } },
    ]);
    expect(await rows()).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
    const changed = await submitLead(ports(), { ...input, name: "An Janssens" }, who);
    expect(changed.ok && changed.value.token).not.toBe(input.token);
    expect(await rows()).toHaveLength(2);
    const odd = await submitLead(ports(), form({ token: "kies zelf" }), who);
    expect(odd.ok && odd.value.token).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("one network asks so often, and an address that got enough mail gets no more while its leads stand", async () => {
    await reset();
    const who = client();
    for (let time = 0; time < 10; time += 1) expect((await submitLead(ports(), form(), who)).ok).toBe(true);
    expect(await submitLead(ports(), form(), who)).toMatchObject({ ok: false, refusal: { code: "too-many-attempts" } });
    const sent = await mails();
    expect(sent.filter(({ kind }) => kind === "lead-received")).toHaveLength(5);
    expect(sent.filter(({ kind }) => kind === "lead-for-operator")).toHaveLength(10);
    expect(await submitLead(ports(), form({ email: "geen adres" }), client())).toEqual({
      ok: false,
      refusal: { code: "email-malformed" },
    });
  });

  test("who has the link erases the lead, once, and the operator is asked to forget it too", async () => {
    await reset();
    const input = form();
    await submitLead(ports(), input, client());
    await mails();
    expect(await eraseLead(ports(), "een andere link", client())).toEqual({
      ok: false,
      refusal: { code: "token-unknown" },
    });
    expect(await eraseLead(ports(), input.token, client())).toMatchObject({ ok: true });
    expect(await rows()).toEqual([]);
    expect((await mails()).map(({ kind }) => kind)).toEqual(["lead-erased-for-operator"]);
    expect(await eraseLead(ports(), input.token, client())).toMatchObject({ ok: false });
  });

  test("a lead goes to the account that registered with its link and confirmed the same address, once", async () => {
    await reset();
    const input = form({ email: "Bea@example.org" });
    await submitLead(ports(), input, client());
    const uid = await addPerson("bea");
    expect(await store.leads.giveAwaited("bea@example.org", uid)).toEqual([]);
    await store.leads.awaitAccount("bea@example.org", input.token);
    const given = await store.leads.giveAwaited("bea@example.org", uid);
    expect(given.map(({ answers }) => answers)).toEqual([input.answers]);
    expect(await store.leads.giveAwaited("bea@example.org", uid)).toEqual([]);
    expect(await store.leads.giveByToken(input.token, "somebody-else")).toBeNull();
  });

  test("a lead and its draft reach the account together or not at all", async () => {
    await reset();
    const input = form({ email: "eva@example.org" });
    await submitLead(ports(), input, client());
    const uid = await addPerson("eva");
    const failing = async () => async () => {
      throw new Error("the draft cannot be written");
    };
    await expect(takeLead({ store }, uid, input.token, failing)).rejects.toThrow("cannot be written");
    expect(await loadLead({ store }, input.token)).toMatchObject({ uid: null });
    await store.leads.awaitAccount("eva@example.org", input.token);
    const errors: string[] = [];
    const log = { info() {}, error: (message: string) => void errors.push(message) };
    const identity = { account: async () => ({ email: "eva@example.org" }) };
    const around = { store, log, identity } as unknown as Parameters<typeof tryAwaitedLeads>[0];
    expect(await tryAwaitedLeads(around, uid, failing)).toBeNull();
    expect(errors).toHaveLength(1);
    expect(await listOwnLeads({ store }, uid, "eva@example.org")).toEqual([]);

    let drafts = 0;
    const writing = async () => async () => ({ side: "seller" as const, listingId: `draft ${++drafts}` });
    expect(await takeAwaitedLeads(around, uid, writing)).toEqual({
      leads: 1,
      drafts: [{ side: "seller", listingId: "draft 1" }],
    });
    expect(drafts).toBe(1);
    expect(await listOwnLeads({ store }, uid, "eva@example.org")).toHaveLength(1);
    expect(await takeLead({ store }, uid, input.token, writing)).toBeNull();
    expect(drafts).toBe(1);
  });

  test("the token of a confirmation names the lead that waits for its account, and takes nothing away; another names nothing", async () => {
    await reset();
    const input = form({ email: "gerda@example.org" });
    await submitLead(ports(), input, client());
    const uid = await addPerson("gerda");
    const identity = { account: async (asked: string) => (asked === uid ? { uid, email: input.email } : null) };
    const load = (token: string) => loadLeadToConfirm({ store, identity: identity as never }, token);
    const [own, foreign, forReset] = [code("g"), code("h"), code("i")];
    await store.tokens.keep("confirm-address", uid, own);
    await store.tokens.keep("confirm-address", await addPerson("hans"), foreign);
    await store.tokens.keep("reset-password", uid, forReset);
    expect(await loadSentLead({ store }, input.token)).toMatchObject({ isAwaited: false });
    expect(await load(own)).toBeNull();
    await store.leads.awaitAccount(input.email, input.token);
    expect(await loadSentLead({ store }, input.token)).toMatchObject({ isAwaited: true });
    for (const time of [1, 2]) expect([time, await load(own)]).toMatchObject([time, { uid, lead: { uid: null } }]);
    for (const other of [foreign, forReset, "verzonnen", ""]) expect(await load(other)).toBeNull();
    await store.tokens.drop(uid, ["confirm-address"]);
    expect(await load(own)).toBeNull();
    await database.run((queries) => queries.delete(tokens));
  });

  test("a stranger's lead is not left in the account of who registers without its link or with another address", async () => {
    await reset();
    const [stranger, own] = [form({ email: "cis@example.org" }), form({ email: "ander@example.org" })];
    await submitLead(ports(), stranger, client());
    await submitLead(ports(), own, client());
    const uid = await addPerson("cis");
    await store.leads.awaitAccount("cis@example.org", stranger.token);
    await store.leads.awaitAccount("cis@example.org", null);
    expect(await store.leads.giveAwaited("cis@example.org", uid)).toEqual([]);
    await store.leads.awaitAccount("cis@example.org", own.token);
    expect(await store.leads.giveAwaited("cis@example.org", uid)).toEqual([]);
    expect(await store.leads.giveByToken(own.token, uid)).toMatchObject({ email: "ander@example.org", uid });
  });

  test("the export holds somebody's leads and places on the list, and deleting the account takes them along", async () => {
    await reset();
    const email = "dirk@example.org";
    await submitLead(ports(), form({ email }), client());
    await submitLead(ports(), form({ email: "iemand-anders@example.org" }), client());
    await wait(email);
    const identity = composeIdentity({
      database,
      clock,
      ids: randomIds,
      secret: "x".repeat(32),
      rateLimits,
      settings: { publicUrl: "http://localhost:3000", productName: "Stroomplein", areDemoAccountsOpen: true },
    });
    const uid = await addPerson("dirk");
    await database.run((queries) =>
      queries.update(accounts).set({ deletionOn: "2026-11-13" }).where(eq(accounts.uid, uid)),
    );
    const data = await gatherMyData({ identity, store, clock, ids: randomIds }, uid, "geen");
    expect(data.leads).toMatchObject([{ email, answers: "postcode=9000&verbruik=3500" }]);
    expect(data.waitingList).toMatchObject([{ email, reason: "wallonia", postcode: "5000" }]);
    await identity.deleteDue("2026-11-13");
    expect((await rows()).map((row) => row.email)).toEqual(["iemand-anders@example.org"]);
    expect(await store.waitingList.list(email)).toEqual([]);
  });

  async function wait(email: string): Promise<string> {
    await mails();
    const before = await store.waitingList.list(email);
    const entry = { email, side: "buyer", reason: "wallonia", postcode: "5000" } as const;
    expect(await askToWait(ports(), entry, client())).toEqual({ ok: true });
    const [mail] = await mails();
    if (mail?.kind !== "confirm-waiting") throw new Error("No mail asks to confirm.");
    expect(await store.waitingList.list(email)).toEqual(before);
    expect(await joinWaitingList(ports(), mail.token, client())).toMatchObject({ ok: true });
    return mail.token;
  }

  test("nobody waits before the reader of the mailbox says yes; who leaves is gone, and leaving twice is fine", async () => {
    await reset();
    const used = await wait("els@example.org");
    const waitingMails = await mails();
    expect(waitingMails.map(({ kind }) => kind)).toEqual(["waiting-joined", "waiting-for-operator"]);
    expect(await joinWaitingList(ports(), used, client())).toEqual({ ok: false, refusal: { code: "token-unknown" } });
    expect(await store.waitingList.list("ELS@example.org")).toMatchObject([{ reason: "wallonia", postcode: "5000" }]);
    // A second yes changes nothing, and the link to leave that was mailed stays good.
    await wait("els@example.org");
    expect(await mails()).toEqual([]);
    const leaveToken = waitingMails[0]?.kind === "waiting-joined" ? waitingMails[0].leaveToken : "";
    expect(await leaveWaitingList(ports(), leaveToken, client())).toMatchObject({ ok: true });
    expect(await store.waitingList.list("els@example.org")).toEqual([]);
    expect(await leaveWaitingList(ports(), leaveToken, client())).toMatchObject({ ok: true });
    expect(await database.run((queries) => queries.select().from(tokens))).toEqual([]);
  });

  test("an address that was asked often enough is asked no more, with the same answer", async () => {
    await reset();
    const who = client();
    const ask = () =>
      askToWait(ports(), { email: "fien@example.org", side: "seller", reason: "meter", postcode: null }, who);
    for (let time = 0; time < 6; time += 1) expect(await ask()).toEqual({ ok: true });
    expect(await mails()).toHaveLength(5);
  });

  test("a lead is kept a year and a place on the list two; then both are gone", async () => {
    await reset();
    await submitLead(ports(), form({ email: "gust@example.org" }), client());
    await wait("gust@example.org");
    clock.advance(366 * DAY);
    expect(await store.applyRetention(clock.now())).toMatchObject({ leads: 1, waitingEntries: 0 });
    clock.advance(366 * DAY);
    expect(await store.applyRetention(clock.now())).toMatchObject({ leads: 0, waitingEntries: 1 });
  });
});
