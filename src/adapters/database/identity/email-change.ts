import { eq } from "drizzle-orm";
import type { Identity } from "#application/ports/identity.ts";
import { type EmailAddress, emailKey, maskEmailAddress } from "#domain/accounts/email-address.ts";
import { ok, refused } from "#domain/result.ts";
import { errorCode } from "../database.ts";
import { accounts } from "../schema.ts";
import { subscriptions } from "../schema-letters.ts";
import { addEvent, addMail } from "../writing.ts";
import type { BuiltInMeans } from "./built-in-means.ts";
import { findByEmail, findByUid } from "./identity-means.ts";
import { dropTokens, issueToken, takeToken } from "./tokens.ts";

const UNIQUE_VIOLATION = "23505";

export function openEmailChange(means: BuiltInMeans): Pick<Identity, "requestEmailChange" | "confirmEmailChange"> {
  const { database, clock, hashes } = means;

  const change = (token: string) =>
    database.transaction(async (queries) => {
      const taken = await takeToken(queries, clock.now(), "change-address", token);
      if (!taken?.uid || !taken.email) return false;
      const before = await findByUid(queries, taken.uid);
      if (!before) return false;
      // Written by requestEmailChange below, which was given an address that was read.
      const email = taken.email as EmailAddress;
      await queries
        .update(accounts)
        .set({ email, emailKey: emailKey(email) })
        .where(eq(accounts.uid, taken.uid));
      // The letter follows its reader, unless one goes to the new address already.
      const there = await queries.$count(subscriptions, eq(subscriptions.emailKey, emailKey(email)));
      const left = eq(subscriptions.emailKey, before.emailKey);
      if (there > 0) await queries.delete(subscriptions).where(left);
      else
        await queries
          .update(subscriptions)
          .set({ email, emailKey: emailKey(email) })
          .where(left);
      // Links that went to the old address open nothing any longer.
      await dropTokens(queries, taken.uid, ["reset-password", "change-address", "confirm-address"]);
      await addEvent(queries, means, taken.uid, "address-changed");
      await addMail(queries, means, { kind: "address-changed", to: before.email });
      return true;
    });

  return {
    async requestEmailChange(uid, password, email) {
      const account = await database.run((queries) => findByUid(queries, uid));
      if (!(await hashes.verify(account?.passwordHash, password)) || !account) {
        return refused({ code: "password-wrong" });
      }
      await database.transaction(async (queries) => {
        const holder = await findByEmail(queries, email);
        await dropTokens(queries, uid, ["change-address"]);
        await addEvent(queries, means, uid, "address-change-asked");
        await addMail(queries, means, {
          kind: "address-changing",
          to: account.email,
          newAddressMasked: maskEmailAddress(email),
        });
        // The page says the same: who holds the address learns it by mail, who asks learns nothing.
        if (holder && holder.uid !== uid) {
          await addMail(queries, means, { kind: "already-registered", to: holder.email });
          return;
        }
        const token = await issueToken(queries, clock.now(), "change-address", uid, { email });
        await addMail(queries, means, { kind: "confirm-new-address", to: email, token });
      });
      return ok(undefined);
    },

    async confirmEmailChange(token) {
      try {
        return (await change(token)) ? ok(undefined) : refused({ code: "token-unknown" });
      } catch (error) {
        // Somebody else took the address in the meantime.
        if (errorCode(error) === UNIQUE_VIOLATION) return refused({ code: "token-unknown" });
        throw error;
      }
    },
  };
}
