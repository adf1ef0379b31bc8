import { and, eq, ne, sql } from "drizzle-orm";
import type { IssueProgress, NewsletterSends } from "#application/ports/mail/newsletter.ts";
import type { Queries } from "../database.ts";
import { newsletterIssues, newsletterSends, subscriptions } from "../schema-letters.ts";
import type { Access, Dependencies } from "../writing.ts";

export function openNewsletterSends(access: Access, { clock }: Pick<Dependencies, "clock">): NewsletterSends {
  /** Readers of the issue's topics who did not get it yet. */
  const isLeft = (issue: string, topics: readonly string[]) => sql`${subscriptions.state} = 'confirmed'
    and ${subscriptions.topics} ?| ${sql.param([...topics])}::text[]
    and not exists (select 1 from newsletter_sends s where s.issue = ${issue} and s.subscription_id = ${subscriptions.id})`;

  async function progressOf(queries: Queries, issue: string, topics: readonly string[]): Promise<IssueProgress | null> {
    const [found] = await queries.select().from(newsletterIssues).where(eq(newsletterIssues.name, issue));
    if (!found) return null;
    const handedOver = await queries.$count(newsletterSends, eq(newsletterSends.issue, issue));
    const left = await queries.$count(subscriptions, isLeft(issue, topics));
    return { state: found.state, fingerprint: found.fingerprint, handedOver, left };
  }

  return {
    start: (issue, fingerprint, topics) =>
      access.transaction(async (queries) => {
        await queries
          .insert(newsletterIssues)
          .values({ name: issue, fingerprint, state: "sending", startedAt: clock.now() })
          .onConflictDoNothing({ target: newsletterIssues.name });
        const progress = await progressOf(queries, issue, topics);
        if (!progress) throw new Error("An issue that was written was not found.");
        return progress;
      }),
    progress: (issue, topics) => access.transaction((queries) => progressOf(queries, issue, topics)),
    async setState(issue, state) {
      const finishedAt = state === "finished" ? clock.now() : null;
      await access.run((queries) =>
        queries
          .update(newsletterIssues)
          .set({ state, finishedAt })
          .where(and(eq(newsletterIssues.name, issue), ne(newsletterIssues.state, "finished"))),
      );
    },
    takeNext: (issue, topics, limit) =>
      access.transaction(async (queries) => {
        // Two who send the same issue take turns here; the key of the table would stop the second otherwise.
        await queries.select().from(newsletterIssues).where(eq(newsletterIssues.name, issue)).for("update");
        const next = await queries
          .select()
          .from(subscriptions)
          .where(isLeft(issue, topics))
          .orderBy(subscriptions.id)
          .limit(limit);
        if (next.length > 0) {
          const at = clock.now();
          await queries.insert(newsletterSends).values(next.map(({ id }) => ({ issue, subscriptionId: id, at })));
        }
        return next;
      }),
  };
}
