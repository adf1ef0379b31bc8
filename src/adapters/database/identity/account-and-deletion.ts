import { and, count, eq, lte } from "drizzle-orm";
import type { Account, Identity } from "#application/ports/identity.ts";
import { ok, refused } from "#domain/result.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { Queries } from "../database.ts";
import { accounts, documents, events, leads, passkeys, recoveryCodes, waitingList } from "../schema.ts";
import { contactMessages, subscriptions } from "../schema-letters.ts";
import { addEvent, addMail } from "../writing.ts";
import { findByUid, type IdentityMeans } from "./identity-means.ts";

type AccountVerbs = Pick<Identity, "account" | "requestDeletion" | "cancelDeletion" | "deleteDue">;

/** What else goes with an account, in the same transaction. */
type Farewell = (queries: Queries, uid: string) => Promise<void>;

export function openAccountAndDeletion(means: IdentityMeans, farewell: Farewell = async () => {}): AccountVerbs {
  const { database, authority } = means;

  const deleteOne = (uid: string, today: CalendarDay) =>
    database.transaction(async (queries) => {
      // Asked again inside: it may have been taken back a moment ago.
      const [gone] = await queries
        .delete(accounts)
        .where(and(eq(accounts.uid, uid), lte(accounts.deletionOn, today)))
        .returning({ email: accounts.email, emailKey: accounts.emailKey });
      if (!gone) return 0;
      await queries.delete(documents).where(and(eq(documents.collection, "user"), eq(documents.id, uid)));
      await queries.delete(events).where(eq(events.uid, uid));
      // What was sent from the same, confirmed address before there was an account goes too.
      await queries.delete(leads).where(eq(leads.emailKey, gone.emailKey));
      await queries.delete(waitingList).where(eq(waitingList.emailKey, gone.emailKey));
      await farewell(queries, uid);
      await queries.delete(subscriptions).where(eq(subscriptions.emailKey, gone.emailKey));
      await queries.delete(contactMessages).where(eq(contactMessages.emailKey, gone.emailKey));
      await addEvent(queries, means, null, "account-deleted");
      await addMail(queries, means, { kind: "account-deleted", to: gone.email });
      return 1;
    });

  return {
    async account(uid): Promise<Account | null> {
      const account = await database.run((queries) => findByUid(queries, uid));
      if (!account) return null;
      const keys = await database.run((queries) =>
        queries.select().from(passkeys).where(eq(passkeys.uid, uid)).orderBy(passkeys.createdAt),
      );
      const [codes] = await database.run((queries) =>
        queries.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.uid, uid)),
      );
      return {
        uid,
        email: account.email,
        createdAt: account.createdAt,
        hasSecondFactor: account.totpConfirmedAt !== null,
        passkeys: keys.map(({ id, name, createdAt, lastUsedAt }) => ({ id, name, createdAt, lastUsedAt })),
        recoveryCodesLeft: codes?.left ?? 0,
        // The column is a date, written from a CalendarDay.
        deletionOn: account.deletionOn as CalendarDay | null,
        isDemo: account.isDemo,
      };
    },

    async requestDeletion(uid, password, on) {
      const account = await database.run((queries) => findByUid(queries, uid));
      if (!(await authority.knowsPassword(account, password)) || !account) {
        return refused({ code: "password-wrong" });
      }
      await database.transaction(async (queries) => {
        await queries.update(accounts).set({ deletionOn: on }).where(eq(accounts.uid, uid));
        await addEvent(queries, means, uid, "deletion-planned", { on });
        await addMail(queries, means, { kind: "deletion-planned", to: account.email, on });
      });
      return ok(undefined);
    },

    async cancelDeletion(uid) {
      await database.transaction(async (queries) => {
        await queries.update(accounts).set({ deletionOn: null }).where(eq(accounts.uid, uid));
        await addEvent(queries, means, uid, "deletion-cancelled");
      });
    },

    async deleteDue(today) {
      const due = await database.run((queries) =>
        queries.select({ uid: accounts.uid }).from(accounts).where(lte(accounts.deletionOn, today)),
      );
      let deleted = 0;
      for (const { uid } of due) deleted += await deleteOne(uid, today);
      return deleted;
    },
  };
}
