import { eq } from "drizzle-orm";
import type { DirectoryAccount } from "#application/ports/account-directory.ts";
import type { Identity } from "#application/ports/identity.ts";
import { signInAddressKey } from "#domain/accounts/attempt-limits.ts";
import { emailKey } from "#domain/accounts/email-address.ts";
import { ok, refused } from "#domain/result.ts";
import type { Queries } from "../database.ts";
import { findByUid } from "../identity/identity-means.ts";
import { NO_PASSWORD } from "../identity/password-hashes.ts";
import { renewSession } from "../identity/sessions.ts";
import { dropTokens, keepToken, readToken } from "../identity/tokens.ts";
import { accounts, sessions } from "../schema.ts";
import { addEvent, addMail } from "../writing.ts";
import { anchor, type DirectoryMeans } from "./directory-means.ts";

export function openPasswords(
  means: DirectoryMeans,
): Pick<Identity, "requestReset" | "resetPassword" | "changePassword"> {
  const { database, directory, clock, attempts, authority } = means;

  /** What follows here once the directory holds another password. */
  async function follow(queries: Queries, account: DirectoryAccount, event: string): Promise<void> {
    await anchor(queries, clock.now(), account);
    // A hash that was kept here from before is of a password that no longer counts.
    await queries.update(accounts).set({ passwordHash: NO_PASSWORD }).where(eq(accounts.uid, account.uid));
    await dropTokens(queries, account.uid, ["reset-password", "change-address", "finish-sign-in"]);
    await addEvent(queries, means, account.uid, event);
    await addMail(queries, means, { kind: "password-changed", to: account.email, at: clock.now().toISOString() });
  }

  return {
    async requestReset(email) {
      const account = await directory.findByEmail(email);
      const code = account && !account.isDisabled ? await directory.issueReset(account.email) : null;
      await database.transaction(async (queries) => {
        await addEvent(queries, means, account?.uid ?? null, "reset-asked");
        if (!account || code === null) return;
        await anchor(queries, clock.now(), account);
        await keepToken(queries, clock.now(), "reset-password", account.uid, code);
        await addMail(queries, means, { kind: "reset-password", to: account.email, token: code });
      });
    },

    async resetPassword(token, password) {
      const known = await database.run((queries) => readToken(queries, clock.now(), "reset-password", token));
      if (!known?.uid || !(await directory.resetPassword(known.uid, token, password))) {
        return refused({ code: "token-unknown" });
      }
      const account = await directory.findByUid(known.uid);
      if (!account) return refused({ code: "token-unknown" });
      await database.transaction(async (queries) => {
        await follow(queries, account, "password-reset");
        await dropTokens(queries, account.uid, ["confirm-address"]);
        await queries.delete(sessions).where(eq(sessions.uid, account.uid));
      });
      await attempts.forget([signInAddressKey(emailKey(account.email))]);
      return ok(undefined);
    },

    async changePassword(uid, current, next, currentToken) {
      const before = await database.run((queries) => findByUid(queries, uid));
      if (!(await authority.knowsPassword(before, current))) return refused({ code: "password-wrong" });
      await directory.setPassword(uid, next);
      const account = await directory.findByUid(uid);
      if (!account) return refused({ code: "password-wrong" });
      return database.transaction(async (queries) => {
        await follow(queries, account, "password-changed");
        return ok(await renewSession(queries, means, uid, currentToken, account.mark));
      });
    },
  };
}
