import { and, eq, inArray, lt, lte, or, sql } from "drizzle-orm";
import { LEAD_KEPT_DAYS } from "#domain/leads/lead-days.ts";
import type { Database } from "../database.ts";
import {
  accounts,
  attempts,
  directoryRemovals,
  documents,
  events,
  knownDevices,
  leads,
  outbox,
  sessions,
  tokens,
  waitingList,
} from "../schema.ts";
import { contactMessages, newsletterSends, subscriptions } from "../schema-letters.ts";
import { removeOldContracts } from "./contracts/remove-old-contracts.ts";
import { removeOldListings } from "./market/remove-old-listings.ts";

const DAY_MS = 86_400_000;
/** In days, from the moment that each row served its purpose. */
const kept = {
  sentMail: 30,
  deadMail: 90,
  knownDevice: 365,
  event: 400,
  unconfirmedAccount: 30,
  lead: LEAD_KEPT_DAYS,
  waitingEntry: 730,
  contactMessage: 365,
  /** The proof that somebody wanted the letter and when they no longer did. */
  endedSubscription: 365,
  newsletterSend: 365,
} as const;

/**
 * Removes what has outlived its purpose; tells how many rows of each kind. Accounts that a directory elsewhere knows too
 * are noted, to be removed there.
 */
export async function applyRetention(
  database: Database,
  now: Date,
  { hasDirectory = false } = {},
): Promise<Readonly<Record<string, number>>> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const one = sql<number>`1`;
  const isNeverConfirmed = and(
    eq(accounts.state, "unconfirmed"),
    eq(accounts.isDemo, false),
    lt(accounts.createdAt, before(kept.unconfirmedAccount)),
  );
  return database.transaction(async (queries) => {
    const gone = {
      sessions: await queries.delete(sessions).where(lte(sessions.expiresAt, now)).returning({ one }),
      tokens: await queries.delete(tokens).where(lte(tokens.expiresAt, now)).returning({ one }),
      knownDevices: await queries
        .delete(knownDevices)
        .where(lt(knownDevices.createdAt, before(kept.knownDevice)))
        .returning({ one }),
      mails: await queries
        .delete(outbox)
        .where(or(lt(outbox.sentAt, before(kept.sentMail)), lt(outbox.deadAt, before(kept.deadMail))))
        .returning({ one }),
      attempts: await queries.delete(attempts).where(lte(attempts.resetsAt, now)).returning({ one }),
      events: await queries
        .delete(events)
        .where(lt(events.at, before(kept.event)))
        .returning({ one }),
      leads: await queries
        .delete(leads)
        .where(lt(leads.createdAt, before(kept.lead)))
        .returning({ one }),
      waitingEntries: await queries
        .delete(waitingList)
        .where(lt(waitingList.joinedAt, before(kept.waitingEntry)))
        .returning({ one }),
      contactMessages: await queries
        .delete(contactMessages)
        .where(lt(contactMessages.createdAt, before(kept.contactMessage)))
        .returning({ one }),
      subscriptions: await queries
        .delete(subscriptions)
        .where(and(eq(subscriptions.state, "ended"), lt(subscriptions.changedAt, before(kept.endedSubscription))))
        .returning({ one }),
      newsletterSends: await queries
        .delete(newsletterSends)
        .where(lt(newsletterSends.at, before(kept.newsletterSend)))
        .returning({ one }),
      unconfirmedAccounts: await queries.delete(accounts).where(isNeverConfirmed).returning({ uid: accounts.uid }),
    };
    const uids = gone.unconfirmedAccounts.map(({ uid }) => uid);
    if (uids.length > 0) {
      await queries.delete(documents).where(and(eq(documents.collection, "user"), inArray(documents.id, uids)));
      await queries.delete(events).where(inArray(events.uid, uids));
      if (hasDirectory) {
        const removals = uids.map((uid) => ({ uid, askedAt: now, isUnlessConfirmed: true }));
        await queries.insert(directoryRemovals).values(removals).onConflictDoNothing();
      }
    }
    const counts = Object.fromEntries(Object.entries(gone).map(([name, rows]) => [name, rows.length]));
    return { ...counts, ...(await removeOldContracts(queries, now)), ...(await removeOldListings(queries, now)) };
  });
}
