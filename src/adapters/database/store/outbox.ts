import { and, eq, gt, isNotNull, sql } from "drizzle-orm";
import type { Outbox, PendingMail } from "#application/ports/mail/mailer.ts";
import { outbox } from "../schema.ts";
import { openMail } from "../seal-mail.ts";
import { type Access, addMail, addMails, type Dependencies } from "../writing.ts";
import { isStorable } from "./storable-text.ts";

// Longer than any conversation with a mail server takes; a worker that died gives its mails back after it.
const LEASE_MS = 2 * 60_000;
/** More than the last pause before a mail is given up. */
const LONGEST_WAIT_MS = 2 * 86_400_000;

export function openOutbox(access: Access, dependencies: Dependencies): Outbox {
  const change = (id: string, set: Partial<typeof outbox.$inferInsert>) =>
    access.run((queries) => queries.update(outbox).set(set).where(eq(outbox.id, id)));

  return {
    add: (message) => access.run((queries) => addMail(queries, dependencies, message)),
    addAll: (messages) => access.transaction((queries) => addMails(queries, dependencies, messages)),
    async claim(limit) {
      const now = dependencies.clock.now();
      // What is due later than anything is ever made to wait was written by a clock that was wrong.
      const [at, leased, held] = [0, LEASE_MS + LEASE_MS, LONGEST_WAIT_MS].map((ms) =>
        new Date(now.getTime() + ms).toISOString(),
      );
      const isDue = sql`(due_at <= ${at}::timestamptz or due_at > ${held}::timestamptz
        or (attempts = 0 and refused_at is null and due_at > ${leased}::timestamptz))`;
      // A letter to thousands waits for whoever waits for a link.
      const due = sql`(select id from outbox where sent_at is null and dead_at is null and ${isDue}
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
      const opened: PendingMail[] = [];
      for (const { payload, place: _place, ...mail } of claimed.toSorted((a, b) => a.place - b.place)) {
        const message = openMail(dependencies, mail.id, payload);
        // A mail that came along from a site with another secret is read by nobody.
        if (message) opened.push({ ...mail, message });
        else await change(mail.id, { deadAt: now, payload: null });
      }
      return opened;
    },
    async markSent(id) {
      await change(id, { sentAt: dependencies.clock.now(), payload: null });
    },
    async markDead(id) {
      await change(id, { deadAt: dependencies.clock.now() });
    },
    async note(id, answer) {
      await change(id, { answer });
    },
    async revive(id) {
      if (!isStorable(id)) return false;
      const isGivenUp = and(eq(outbox.id, id), isNotNull(outbox.deadAt), isNotNull(outbox.payload));
      const waiting = { deadAt: null, refusedAt: null, attempts: 0, dueAt: dependencies.clock.now() };
      const revived = await access.run((queries) =>
        queries.update(outbox).set(waiting).where(isGivenUp).returning({ id: outbox.id }),
      );
      return revived.length === 1;
    },
    async hold(id, until) {
      const refusedAt = sql`coalesce(${outbox.refusedAt}, ${dependencies.clock.now().toISOString()}::timestamptz)`;
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
