import { eq } from "drizzle-orm";
import type { Identity } from "#application/ports/identity.ts";
import { signInAddressKey } from "#domain/accounts/attempt-limits.ts";
import { ok, refused } from "#domain/result.ts";
import type { Queries } from "../database.ts";
import { accounts, sessions } from "../schema.ts";
import { addEvent, addMail } from "../writing.ts";
import type { BuiltInMeans } from "./built-in-means.ts";
import { findByEmail, findByUid } from "./identity-means.ts";
import { renewSession } from "./sessions.ts";
import { dropTokens, issueToken, readToken, takeToken } from "./tokens.ts";

export function openPasswords(
  means: BuiltInMeans,
): Pick<Identity, "requestReset" | "resetPassword" | "changePassword"> {
  const { database, clock, hashes, attempts } = means;

  async function store(queries: Queries, uid: string, passwordHash: string, event: string): Promise<void> {
    const [account] = await queries
      .update(accounts)
      .set({ passwordHash })
      .where(eq(accounts.uid, uid))
      .returning({ email: accounts.email });
    if (!account) throw new Error("The account of a valid token or sign-in is gone.");
    // Links and half sign-ins that began under the old password end with it.
    await dropTokens(queries, uid, ["reset-password", "change-address", "finish-sign-in"]);
    await addEvent(queries, means, uid, event);
    await addMail(queries, means, { kind: "password-changed", to: account.email, at: clock.now().toISOString() });
  }

  return {
    async requestReset(email) {
      await database.transaction(async (queries) => {
        const account = await findByEmail(queries, email);
        await addEvent(queries, means, account?.uid ?? null, "reset-asked");
        if (!account) return;
        const token = await issueToken(queries, clock.now(), "reset-password", account.uid);
        await addMail(queries, means, { kind: "reset-password", to: account.email, token });
      });
    },

    async resetPassword(token, password) {
      const known = await database.run((queries) => readToken(queries, clock.now(), "reset-password", token));
      if (!known) return refused({ code: "token-unknown" });
      const passwordHash = await hashes.hash(password);
      const key = await database.transaction(async (queries) => {
        const taken = await takeToken(queries, clock.now(), "reset-password", token);
        if (!taken?.uid) return null;
        // Who reads the mail owns the address, so a reset confirms it too.
        const account = await findByUid(queries, taken.uid);
        if (account?.state === "unconfirmed") {
          const confirmed = { state: "confirmed", confirmedAt: clock.now() } as const;
          await queries.update(accounts).set(confirmed).where(eq(accounts.uid, taken.uid));
          await dropTokens(queries, taken.uid, ["confirm-address"]);
        }
        await store(queries, taken.uid, passwordHash, "password-reset");
        await queries.delete(sessions).where(eq(sessions.uid, taken.uid));
        return account?.emailKey ?? null;
      });
      if (key === null) return refused({ code: "token-unknown" });
      await attempts.forget([signInAddressKey(key)]);
      return ok(undefined);
    },

    async changePassword(uid, current, next, currentToken) {
      const before = await database.run((queries) => findByUid(queries, uid));
      if (!(await hashes.verify(before?.passwordHash, current)) || !before) return refused({ code: "password-wrong" });
      const passwordHash = await hashes.hash(next);
      return database.transaction(async (queries) => {
        const account = await findByUid(queries, uid);
        if (account?.passwordHash !== before.passwordHash) return refused({ code: "password-wrong" } as const);
        await store(queries, uid, passwordHash, "password-changed");
        return ok(await renewSession(queries, means, uid, currentToken, null));
      });
    },
  };
}
