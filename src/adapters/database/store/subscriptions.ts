import { asc, eq, sql } from "drizzle-orm";
import type { SubscriptionEvent, SubscriptionRequest, Subscriptions } from "#application/ports/mail/newsletter.ts";
import type { Queries } from "../database.ts";
import { issueToken, readToken, type TokenRow, takeToken } from "../identity/tokens.ts";
import { accounts, consents } from "../schema.ts";
import { subscriptionEvents, subscriptions } from "../schema-letters.ts";
import type { Access, Dependencies } from "../writing.ts";
import { isStorable } from "./storable-text.ts";

const PURPOSE = "newsletter";

export function openSubscriptions(access: Access, { clock, ids }: Dependencies): Subscriptions {
  const addEvent = (queries: Queries, subscriptionId: string, event: SubscriptionEvent) =>
    queries.insert(subscriptionEvents).values({ ...event, subscriptionId, topics: [...event.topics] });

  return {
    async findByEmail(emailKey) {
      const [found] = await access.run((queries) =>
        queries.select().from(subscriptions).where(eq(subscriptions.emailKey, emailKey)),
      );
      return found ?? null;
    },
    async find(id) {
      if (!isStorable(id)) return null;
      const [found] = await access.run((queries) =>
        queries.select().from(subscriptions).where(eq(subscriptions.id, id)),
      );
      return found ?? null;
    },
    events: (id) =>
      access.run((queries) =>
        queries
          .select({
            at: subscriptionEvents.at,
            event: subscriptionEvents.event,
            source: subscriptionEvents.source,
            textVersion: subscriptionEvents.textVersion,
            askedAt: subscriptionEvents.askedAt,
            topics: subscriptionEvents.topics,
          })
          .from(subscriptionEvents)
          .where(eq(subscriptionEvents.subscriptionId, id))
          .orderBy(asc(subscriptionEvents.id)),
      ),
    confirm: (email, emailKey, event) =>
      access.transaction(async (queries) => {
        const topics = [...event.topics];
        const [before] = await queries
          .select()
          .from(subscriptions)
          .where(eq(subscriptions.emailKey, emailKey))
          .for("update");
        const [kept] = await queries
          .insert(subscriptions)
          .values({ id: ids.next(), email, emailKey, state: "confirmed", topics, changedAt: event.at })
          .onConflictDoUpdate({
            target: subscriptions.emailKey,
            set: { state: "confirmed", topics, changedAt: event.at },
          })
          .returning();
        if (!kept) throw new Error("A subscription that was written was not given back.");
        await addEvent(queries, kept.id, {
          ...event,
          topics,
          event: before?.state === "confirmed" ? "changed" : "confirmed",
        });
        return kept;
      }),
    follow: (before, next) =>
      access.transaction(async (queries) => {
        const isThere = (await queries.$count(subscriptions, eq(subscriptions.emailKey, next.emailKey))) > 0;
        const left = eq(subscriptions.emailKey, before);
        if (isThere) await queries.delete(subscriptions).where(left);
        else await queries.update(subscriptions).set(next).where(left);
      }),
    end: (id, event) =>
      access.transaction(async (queries) => {
        if (!isStorable(id)) return false;
        const [ended] = await queries
          .update(subscriptions)
          .set({ state: "ended", changedAt: event.at })
          .where(sql`${subscriptions.id} = ${id} and ${subscriptions.state} = 'confirmed'`)
          .returning();
        if (!ended) return false;
        await addEvent(queries, id, { ...event, event: "ended", askedAt: null, topics: ended.topics });
        const [holder] = await queries
          .select({ uid: accounts.uid })
          .from(accounts)
          .where(eq(accounts.emailKey, ended.emailKey));
        // Otherwise the yes of the account would stand again once the subscription is forgotten.
        if (holder) {
          const { textVersion, at } = event;
          const no = { id: ids.next(), uid: holder.uid, purpose: PURPOSE, textVersion, isGiven: false, at };
          await queries.insert(consents).values(no);
        }
        return true;
      }),
    adoptAccounts: (purpose, topics, at) =>
      access.transaction(async (queries) => {
        const last = sql`(select distinct on (uid) uid, is_given, text_version, at from consents
          where purpose = ${purpose} order by uid, at desc, id desc)`;
        const { rows } = (await queries.execute(sql`
          select a.email, a.email_key, c.text_version, c.at::text as said_at from accounts a join ${last} c on c.uid = a.uid
          where c.is_given and a.state = 'confirmed'
            and not exists (select 1 from subscriptions s where s.email_key = a.email_key)`)) as unknown as {
          rows: { email: string; email_key: string; text_version: string; said_at: string }[];
        };
        let adopted = 0;
        for (const row of rows) {
          const [added] = await queries
            .insert(subscriptions)
            .values({
              id: ids.next(),
              email: row.email,
              emailKey: row.email_key,
              state: "confirmed",
              topics: [...topics],
              changedAt: at,
            })
            .onConflictDoNothing({ target: subscriptions.emailKey })
            .returning({ id: subscriptions.id });
          if (!added) continue;
          adopted += 1;
          const askedAt = new Date(row.said_at);
          const event = {
            at,
            event: "confirmed",
            source: "account",
            textVersion: row.text_version,
            askedAt,
            topics,
          } as const;
          await addEvent(queries, added.id, event);
        }
        return adopted;
      }),
    issue: ({ email, topics, textVersion, askedAt }) =>
      access.run((queries) =>
        issueToken(queries, clock.now(), PURPOSE, null, {
          email,
          facts: { topics: [...topics], textVersion, askedAt: askedAt.toISOString() },
        }),
      ),
    readRequest: async (token) =>
      requestOf(await access.run((queries) => readToken(queries, clock.now(), PURPOSE, token))),
    takeRequest: async (token) =>
      requestOf(await access.run((queries) => takeToken(queries, clock.now(), PURPOSE, token))),
  };
}

function requestOf(row: TokenRow | undefined): SubscriptionRequest | null {
  if (!row?.email) return null;
  // Only issue above writes tokens of this purpose.
  const facts = row.facts as { topics: string[]; textVersion: string; askedAt: string };
  return { email: row.email, topics: facts.topics, textVersion: facts.textVersion, askedAt: new Date(facts.askedAt) };
}
