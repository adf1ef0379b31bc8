import { eq, gt, sql } from "drizzle-orm";
import type { MailMessage, Outbox } from "#application/ports/mail.ts";
import { outbox } from "../schema.ts";
import { type Access, addMail, type Means } from "../writing.ts";

// Longer than any conversation with a mail server takes; a worker that died gives its mails back after it.
const LEASE_MS = 2 * 60_000;

export function openOutbox(access: Access, means: Means): Outbox {
  const change = (id: string, set: Partial<typeof outbox.$inferInsert>) =>
    access.run((queries) => queries.update(outbox).set(set).where(eq(outbox.id, id)));

  return {
    add: (message) => access.run((queries) => addMail(queries, means, message)),
    async claim(limit) {
      const now = means.clock.now();
      // A letter to thousands waits for whoever waits for a link.
      const due = sql`(select id from outbox where sent_at is null and dead_at is null and due_at <= ${now.toISOString()}::timestamptz
        order by kind = 'newsletter', place limit ${limit} for update skip locked)`;
      const claimed = await access.run((queries) =>
        queries
          .update(outbox)
          .set({ dueAt: new Date(now.getTime() + LEASE_MS) })
          .where(sql`${outbox.id} in ${due}`)
          .returning({
            id: outbox.id,
            place: outbox.place,
            payload: outbox.payload,
            attempts: outbox.attempts,
            refusedAt: outbox.refusedAt,
          }),
      );
      return (
        claimed
          .toSorted((a, b) => a.place - b.place)
          // Only addMail writes here, and it writes messages.
          .map(({ payload, place: _place, ...mail }) => ({ ...mail, message: payload as unknown as MailMessage }))
      );
    },
    async markSent(id) {
      await change(id, { sentAt: means.clock.now(), payload: null });
    },
    async markDead(id) {
      await change(id, { deadAt: means.clock.now(), payload: null });
    },
    async hold(id, until) {
      const refusedAt = sql`coalesce(${outbox.refusedAt}, ${means.clock.now().toISOString()}::timestamptz)`;
      await access.run((queries) => queries.update(outbox).set({ dueAt: until, refusedAt }).where(eq(outbox.id, id)));
    },
    async hasSentSince(at) {
      const [sent] = await access.run((queries) =>
        queries.select({ id: outbox.id }).from(outbox).where(gt(outbox.sentAt, at)).limit(1),
      );
      return sent !== undefined;
    },
    async release(id, until, countsAsAttempt) {
      await access.run((queries) =>
        queries
          .update(outbox)
          .set({ dueAt: until, attempts: sql`${outbox.attempts} + ${countsAsAttempt ? 1 : 0}` })
          .where(eq(outbox.id, id)),
      );
    },
  };
}
