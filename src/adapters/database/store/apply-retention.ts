import { and, eq, inArray, lt, lte, ne, or, sql } from "drizzle-orm";
import { LEAD_KEPT_DAYS } from "#domain/leads/lead-days.ts";
import { MILLISECONDS_PER_DAY } from "#domain/time/calendar-day.ts";
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
import { operatorActs } from "../schema-back-office.ts";
import { invitations } from "../schema-invitations.ts";
import { contactMessages, newsletterSends, subscriptions } from "../schema-letters.ts";
import { removeOldContracts } from "./contracts/remove-old-contracts.ts";
import { removeOldListings } from "./market/remove-old-listings.ts";

/** In days, from the moment that each row served its purpose. */
const kept = {
  sentMail: 30,
  /** So long an operator can have it sent again. */
  deadMailText: 30,
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
  /** As long as somebody may ask what was done with their data or their offer. */
  operatorAct: 1826,
  /** Long enough for who was invited to look at the link once more. */
  closedInvitation: 90,
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
  const before = (days: number) => new Date(now.getTime() - days * MILLISECONDS_PER_DAY);
  const one = sql<number>`1`;
  const isNeverConfirmed = and(
    eq(accounts.state, "unconfirmed"),
    eq(accounts.isDemo, false),
    lt(accounts.createdAt, before(kept.unconfirmedAccount)),
  );
  return database.transaction(async (queries) => {
    await queries
      .update(outbox)
      .set({ payload: null })
      .where(lt(outbox.deadAt, before(kept.deadMailText)));
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
      // One that was accepted goes with its agreement: as long as that is there, it tells what it began with.
      invitations: await queries
        .delete(invitations)
        .where(
          and(
            ne(invitations.state, "open"),
            lt(invitations.updatedAt, before(kept.closedInvitation)),
            sql`not exists (select 1 from agreements where agreements.proposal_id = ${invitations.id})`,
          ),
        )
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
    // Only this transaction may take away what is otherwise only added to.
    await queries.execute(sql`set local site.retention = 'over'`);
    const acts = await queries
      .delete(operatorActs)
      .where(lt(operatorActs.at, before(kept.operatorAct)))
      .returning({ one });
    await queries.execute(sql`set local site.retention = ''`);
    const counts = Object.fromEntries(Object.entries(gone).map(([name, rows]) => [name, rows.length]));
    return {
      ...counts,
      operatorActs: acts.length,
      ...(await removeOldContracts(queries, now)),
      ...(await removeOldListings(queries, now)),
    };
  });
}
