import { count, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#adapters/database/database.ts";
import { openRateLimits } from "#adapters/database/open-rate-limits.ts";
import { openStore } from "#adapters/database/open-store.ts";
import {
  accounts,
  attempts as attemptRows,
  documents,
  knownDevices,
  recoveryCodes,
  sessions,
  tokens,
} from "#adapters/database/schema.ts";
import { randomIds } from "#adapters/ids/random-ids.ts";
import { openLeakedPasswords } from "#adapters/passwords/leaked-passwords.ts";
import type { AccountPorts } from "#application/accounts/account-ports.ts";
import { changePassword } from "#application/accounts/change-password.ts";
import { confirmAddress } from "#application/accounts/confirm-address.ts";
import { startPasskey } from "#application/accounts/passkeys.ts";
import { registerAccount } from "#application/accounts/register-account.ts";
import { requestDeletion } from "#application/accounts/request-deletion.ts";
import { requestReset } from "#application/accounts/request-reset.ts";
import { resendConfirmation } from "#application/accounts/resend-confirmation.ts";
import { resetPassword } from "#application/accounts/reset-password.ts";
import { signIn } from "#application/accounts/sign-in.ts";
import { requestResult } from "#application/mailed-results/request-result.ts";
import type { Store } from "#application/ports/store.ts";
import { askToWait } from "#application/waiting-list/ask-to-wait.ts";
import { signInAddressKey } from "#domain/accounts/rate-limits.ts";
import type { UserProfile } from "#domain/accounts/user-profile.ts";
import { composeIdentity } from "#server/compose-identity.ts";
import { freshPostgres } from "../support/databases.ts";
import { fixedClock } from "../support/fixed-clock.ts";
import {
  DAY,
  freshClient,
  HOUR,
  newAddress,
  otherPassword,
  password,
  refusal,
  walkOf,
} from "../support/shared-suites/account-walk.ts";

const secret = "a secret of thirty-two characters";
const profile: UserProfile = {
  roles: ["buyer"],
  kind: "person",
  firstName: "An",
  lastName: "Peeters",
  company: null,
  postcode: "9000",
  phone: null,
};

describe("the verbs around an account", () => {
  const clock = fixedClock("2026-11-15T10:00:00Z");
  let database: Database;
  let ports: AccountPorts & { readonly store: Store };
  let walk: ReturnType<typeof walkOf>;
  /** What each verb took, waiting included, without really waiting. */
  const times: number[] = [];

  beforeAll(async () => {
    database = await freshPostgres();
    const rateLimits = openRateLimits(database, clock, secret);
    const settings = {
      productName: "Stroomplein",
      publicUrl: "https://stroomplein.example",
      areDemoAccountsOpen: false,
    };
    const identity = composeIdentity({ database, clock, ids: randomIds, secret, rateLimits, settings });
    let start = 0;
    const timer = {
      elapsed: () => {
        const now = performance.now();
        start ||= now;
        return now;
      },
      async wait(milliseconds: number) {
        times.push(performance.now() - start + milliseconds);
        start = 0;
      },
    };
    const store = openStore(database, { clock, ids: randomIds, secret });
    ports = { identity, rateLimits, settings, clock, timer, store, leakedPasswords: openLeakedPasswords() };
    walk = walkOf(() => ({ identity, another: identity, store, clock, close: async () => {} }));
  });
  afterAll(() => database.close());

  const register = (email: string, chosen = password, from = freshClient()) =>
    registerAccount(ports, { email, password: chosen, document: profile, consents: [] }, from);
  const accountsOf = async (email: string) =>
    database.run((queries) => queries.select().from(accounts).where(eq(accounts.email, email)));

  test.each([
    ["a@example.org\r\nbcc: b@example.org", password, { code: "email-malformed" }],
    ["a@example.org, b@example.org", password, { code: "email-malformed" }],
    ["an@example.org", "kort", { code: "password-too-short", minimum: 10 }],
    ["an@example.org", "x".repeat(129), { code: "password-too-long", maximum: 128 }],
    ["an@example.org", "Welkom2026!", { code: "password-common" }],
    ["an@example.org", "Stroomplein1!", { code: "password-common" }],
    ["katrien.dewitte@example.org", "dewitte1984!", { code: "password-common" }],
    ["an@example.org", "sweetheart", { code: "password-leaked" }],
  ])("registering %j with %j is refused", async (email, chosen, expected) => {
    expect(await register(email, chosen)).toEqual({ ok: false, refusal: expected });
    expect(await walk.takeMails()).toEqual([]);
  });

  test("only the fields of a profile reach the user document", async () => {
    const email = newAddress();
    const planted = { ...profile, isDemo: true, roles: ["buyer"], admin: true } as UserProfile;
    await registerAccount(ports, { email, password, document: planted, consents: [] }, freshClient());
    const [account] = await accountsOf(email);
    const [document] = await database.run((queries) =>
      queries
        .select()
        .from(documents)
        .where(eq(documents.id, account?.uid ?? "")),
    );
    expect(document?.data).toEqual(profile);
    expect(account).toMatchObject({ state: "unconfirmed", isDemo: false });
  });

  test("a known and an unknown address get the same answer after a whole number of steps of time", async () => {
    const { email } = await walk.join();
    const asks = [
      register,
      (to: string) => requestReset(ports, { email: to }, freshClient()),
      (to: string) => resendConfirmation(ports, { email: to }, freshClient()),
    ];
    for (const ask of asks) {
      times.length = 0;
      expect(await ask(email)).toEqual(await ask(newAddress()));
      expect(times).toHaveLength(2);
      for (const time of times) expect(time % 600).toSatisfy((rest: number) => rest < 25 || rest > 575);
    }
  });

  test("a link goes to an address once in ten minutes for strangers, nobody is told, and the one before it still works", async () => {
    const { email } = await walk.join();
    await walk.takeMails();
    const ask = async (from = freshClient()) =>
      expect(await requestReset(ports, { email }, from)).toEqual({ ok: true, value: undefined });
    for (let asked = 0; asked < 8; asked++) await ask();
    const [first, ...others] = await walk.takeMails();
    expect(others).toEqual([]);
    clock.advance(10 * 60_000);
    await ask();
    expect(await walk.takeMails()).toHaveLength(1);
    const token = first?.kind === "reset-password" ? first.token : "";
    expect(
      await resetPassword(ports, { token, password: otherPassword, keptPasskeys: [] }, freshClient()),
    ).toMatchObject({ ok: true });
  });

  test("strangers of ten networks who ask for mails all day leave the owner a link each hour on a new device, and at once on a known one", async () => {
    const { email, deviceToken } = await walk.join();
    await walk.takeMails();
    const strangers = Array.from({ length: 10 }, () => freshClient());
    for (let hour = 0; hour < 10; hour++) {
      let mails = 0;
      for (let tenth = 0; tenth < 6; tenth++) {
        for (const stranger of strangers) await requestReset(ports, { email }, stranger);
        // Whoever had it sent: it lies in the owner's box.
        mails += (await walk.takeMails()).length;
        clock.advance(10 * 60_000);
      }
      if (hour >= 2) expect(mails).toBe(1);
    }
    await requestReset(ports, { email }, { ...freshClient(), deviceToken });
    expect(await walk.takeMails()).toMatchObject([{ kind: "reset-password", to: email }]);
    clock.advance(HOUR);
    await requestReset(ports, { email }, freshClient());
    expect(await walk.takeMails()).toMatchObject([{ kind: "reset-password", to: email }]);
  });

  test("somebody who never came gets ten mails a day that strangers asked for, and one link of each kind beside them", async () => {
    const email = newAddress();
    for (let network = 0; network < 6; network++) {
      const from = freshClient();
      for (const chosen of [password, otherPassword, password]) await register(email, chosen, from);
      for (let time = 0; time < 3; time++) {
        await requestResult(ports, { email, link: "/calculator/koper" }, from);
        await askToWait(ports, { email, side: "seller", reason: "meter", postcode: null }, from);
        await requestReset(ports, { email }, from);
        await resendConfirmation(ports, { email }, from);
      }
    }
    const mails = (await walk.takeMails()).filter(({ to }) => to === email);
    expect(mails.length).toBeGreaterThanOrEqual(10);
    expect(mails.length).toBeLessThanOrEqual(12);
  });

  test("a stranger who used up the mails to an address does not keep the password that he chose for it", async () => {
    const email = newAddress();
    await register(email, otherPassword);
    const strangersLink = await walk.takeToken("confirm-address");
    for (let asked = 0; asked < 24; asked++) await register(email, otherPassword);
    await walk.takeMails();
    expect(await register(email)).toEqual({ ok: true, value: undefined });
    expect(await walk.takeMails()).toEqual([]);
    expect(await confirmAddress(ports, { token: strangersLink }, freshClient())).toEqual(refusal("token-unknown"));
    expect(await signIn(ports, { email, password: otherPassword }, freshClient())).toEqual(
      refusal("credentials-wrong"),
    );
  });

  test("who registers address after address from one network must wait, also after a restart", async () => {
    const from = freshClient();
    for (let at = 0; at < 20; at++) expect(await register(newAddress(), password, from)).toMatchObject({ ok: true });
    const restarted = { ...ports, rateLimits: openRateLimits(database, clock, secret) };
    const input = { email: newAddress(), password, document: profile, consents: [] };
    expect(await registerAccount(restarted, input, from)).toMatchObject({ refusal: { code: "too-many-attempts" } });
    expect(await accountsOf(input.email)).toEqual([]);
  });

  test("a count that a clock a day ahead began does not outlast its window once the clock is right", async () => {
    const limit = { key: "clock:ahead", max: 1, perSeconds: 900 };
    clock.advance(24 * 3600_000);
    expect([await ports.rateLimits.limited([limit]), await ports.rateLimits.limited([limit])]).toMatchObject([
      null,
      { code: "too-many-attempts" },
    ]);
    clock.advance(-24 * 3600_000);
    expect(await ports.rateLimits.limited([limit])).toBeNull();
    expect(await ports.rateLimits.limited([limit])).toMatchObject({ code: "too-many-attempts" });
  });

  test("an address that is tried from everywhere is slowed down, but not for a browser that signed in before", async () => {
    const { email, deviceToken } = await walk.join();
    const limit = { key: signInAddressKey(email), max: 100, perSeconds: 3600 };
    for (let tried = 0; tried < 100; tried++) await ports.rateLimits.limited([limit]);
    expect(await signIn(ports, { email, password }, freshClient())).toMatchObject({
      refusal: { code: "too-many-attempts" },
    });
    expect(await signIn(ports, { email, password }, { ...freshClient(), deviceToken })).toMatchObject({ ok: true });
    await requestReset(ports, { email }, freshClient());
    const link = await walk.takeToken("reset-password");
    expect(
      await resetPassword(ports, { token: link, password: otherPassword, keptPasskeys: [] }, freshClient()),
    ).toMatchObject({
      ok: true,
    });
    expect(await signIn(ports, { email, password: otherPassword }, freshClient())).toMatchObject({ ok: true });
  });

  test("who comes back by a reset on a new device gets in, however often strangers try the address after it", async () => {
    const { email } = await walk.join();
    await requestReset(ports, { email }, freshClient());
    const link = await walk.takeToken("reset-password");
    const browser = freshClient();
    const reset = await resetPassword(ports, { token: link, password: otherPassword, keptPasskeys: [] }, browser);
    const limit = { key: signInAddressKey(email), max: 100, perSeconds: 3600 };
    for (let tried = 0; tried < 100; tried++) await ports.rateLimits.limited([limit]);
    const { deviceToken = null } = reset.ok ? reset.value : {};
    const answer = await signIn(ports, { email, password: otherPassword }, { ...browser, deviceToken });
    expect(answer).toMatchObject({ ok: true });
    expect(await signIn(ports, { email, password: otherPassword }, freshClient())).toMatchObject({
      refusal: { code: "too-many-attempts" },
    });
  });

  test("another account's device token is no pass", async () => {
    const { email } = await walk.join();
    const stranger = await walk.join();
    const from = { ...freshClient(), deviceToken: stranger.deviceToken };
    for (let tried = 0; tried < 10; tried++) await signIn(ports, { email, password: otherPassword }, from);
    expect(await signIn(ports, { email, password }, from)).toMatchObject({ refusal: { code: "too-many-attempts" } });
  });

  test("a password that is refused leaves the reset link as it was", async () => {
    const { email } = await walk.join();
    await requestReset(ports, { email }, freshClient());
    const token = await walk.takeToken("reset-password");
    expect(await resetPassword(ports, { token, password: "Welkom2026!", keptPasskeys: [] }, freshClient())).toEqual(
      refusal("password-common"),
    );
    expect(
      await resetPassword(ports, { token, password: otherPassword, keptPasskeys: [] }, freshClient()),
    ).toMatchObject({ ok: true });
  });

  test("a session left open is not enough to guess the password", async () => {
    const { uid, email, token } = await walk.join();
    const who = { uid, email, sessionToken: token };
    for (let tried = 0; tried < 10; tried++) {
      expect(await requestDeletion(ports, who, { password: otherPassword })).toEqual(refusal("password-wrong"));
    }
    expect(await startPasskey(ports, who, { password })).toMatchObject({ refusal: { code: "too-many-attempts" } });
    expect(await changePassword(ports, who, { current: password, next: otherPassword })).toMatchObject({
      refusal: { code: "too-many-attempts" },
    });
  });

  test("deletion is planned 30 days ahead", async () => {
    const { uid, token } = await walk.join();
    const before = Date.parse(clock.today());
    const answer = await requestDeletion(ports, { uid, sessionToken: token }, { password });
    if (!answer.ok) throw new Error("The deletion was refused.");
    expect((Date.parse(answer.value.on) - before) / DAY).toBe(30);
  });

  test("guessing links from one network must wait", async () => {
    const from = freshClient();
    for (let tried = 0; tried < 60; tried++) await confirmAddress(ports, { token: "x" }, from);
    expect(await confirmAddress(ports, { token: "x" }, from)).toMatchObject({ refusal: { code: "too-many-attempts" } });
  });

  test("no token, password, code or client's network lies readable in the database", async () => {
    const { email, token, deviceToken } = await walk.join();
    await requestReset(ports, { email }, { ...freshClient(), address: "203.0.113.77" });
    const rows = await database.run(async (queries) => [
      await queries.select().from(accounts),
      await queries.select().from(sessions),
      await queries.select().from(tokens),
      await queries.select().from(knownDevices),
      await queries.select().from(recoveryCodes),
      await queries.select().from(attemptRows),
    ]);
    const readable = JSON.stringify(rows, (_, value) =>
      value?.type === "Buffer" ? Buffer.from(value.data).toString("latin1") : value,
    );
    for (const hidden of [token, deviceToken, password, "203.0.113.77"]) expect(readable).not.toContain(hidden);
    expect(readable).toContain("$argon2id$v=19$m=19456,t=2,p=1$");
  });

  test("retention ends old sign-ins, links, counts, browsers and accounts that nobody confirmed", async () => {
    await walk.join();
    const forgotten = newAddress();
    await register(forgotten);
    const store = openStore(database, { clock, ids: randomIds, secret });
    const inDays = (days: number) => new Date(clock.now().getTime() + days * DAY);
    expect((await store.applyRetention(inDays(29)))["unconfirmedAccounts"]).toBe(0);
    const [account] = await accountsOf(forgotten);
    expect(await store.events.list(account?.uid ?? "")).toHaveLength(1);
    await store.applyRetention(inDays(366));
    expect(await accountsOf(forgotten)).toEqual([]);
    expect(await store.documents.get(`user/${account?.uid}`)).toEqual({ exists: false });
    expect(await store.events.list(account?.uid ?? "")).toEqual([]);
    for (const table of [sessions, tokens, knownDevices, attemptRows]) {
      const [left] = await database.run((queries) => queries.select({ rows: count() }).from(table));
      expect(left?.rows).toBe(0);
    }
    const [kept] = await database.run((queries) => queries.select({ rows: count() }).from(accounts));
    expect(kept?.rows).toBeGreaterThan(0);
  });
});
