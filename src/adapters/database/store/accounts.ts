import { and, count, eq, lte } from "drizzle-orm";
import type { Accounts } from "#application/ports/account-records.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { findByEmail, findByUid } from "../credentials/account-rows.ts";
import { noteRemoval } from "../credentials/removals.ts";
import { accounts, documents, events, leads, passkeys, recoveryCodes, waitingList } from "../schema.ts";
import { invitations } from "../schema-invitations.ts";
import { contactMessages, subscriptions } from "../schema-letters.ts";
import type { Access, Dependencies } from "../writing.ts";

export function openAccounts(access: Access, { clock }: Dependencies, hasDirectory: boolean): Accounts {
  return {
    async find(uid) {
      const account = await access.run((queries) => findByUid(queries, uid));
      if (!account) return null;
      const keys = await access.run((queries) =>
        queries.select().from(passkeys).where(eq(passkeys.uid, uid)).orderBy(passkeys.createdAt),
      );
      const [codes] = await access.run((queries) =>
        queries.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.uid, uid)),
      );
      return {
        uid,
        email: account.email,
        createdAt: account.createdAt,
        isConfirmed: account.state === "confirmed",
        hasSecondFactor: account.totpConfirmedAt !== null,
        passkeys: keys.map(({ id, name, createdAt, lastUsedAt }) => ({ id, name, createdAt, lastUsedAt })),
        recoveryCodesLeft: codes?.left ?? 0,
        // The column is a date, written from a CalendarDay.
        deletionOn: account.deletionOn as CalendarDay | null,
        isDemo: account.isDemo,
      };
    },

    async findUid(email) {
      return (await access.run((queries) => findByEmail(queries, email)))?.uid ?? null;
    },

    async planDeletion(uid, on) {
      const [planned] = await access.run((queries) =>
        queries
          .update(accounts)
          .set({ deletionOn: on })
          .where(eq(accounts.uid, uid))
          .returning({ email: accounts.email }),
      );
      return planned?.email ?? null;
    },

    async listDue(today) {
      const due = await access.run((queries) =>
        queries.select({ uid: accounts.uid }).from(accounts).where(lte(accounts.deletionOn, today)),
      );
      return due.map(({ uid }) => uid);
    },

    erase: (uid, today) =>
      access.transaction(async (queries) => {
        const [gone] = await queries
          .delete(accounts)
          .where(and(eq(accounts.uid, uid), lte(accounts.deletionOn, today)))
          .returning({ email: accounts.email, emailKey: accounts.emailKey });
        if (!gone) return null;
        await queries.delete(documents).where(and(eq(documents.collection, "user"), eq(documents.id, uid)));
        await queries.delete(events).where(eq(events.uid, uid));
        // What was sent from the same, confirmed address before there was an account goes too.
        await queries.delete(leads).where(eq(leads.emailKey, gone.emailKey));
        await queries.delete(waitingList).where(eq(waitingList.emailKey, gone.emailKey));
        await queries.delete(subscriptions).where(eq(subscriptions.emailKey, gone.emailKey));
        await queries.delete(contactMessages).where(eq(contactMessages.emailKey, gone.emailKey));
        // What somebody else sent there is the other's; the address in it is not.
        await queries.update(invitations).set({ email: null }).where(eq(invitations.email, gone.emailKey));
        if (hasDirectory) await noteRemoval(queries, clock.now(), uid);
        return gone.email;
      }),
  };
}
