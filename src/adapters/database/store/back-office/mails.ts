import { and, asc, desc, isNotNull, isNull } from "drizzle-orm";
import type { BackOffice, MailPlace } from "#application/ports/back-office.ts";
import type { MailMessage } from "#application/ports/mail/mail.ts";
import { outbox } from "../../schema.ts";
import { openMail } from "../../seal-mail.ts";
import type { Access, Dependencies } from "../../writing.ts";

const rowsAt = {
  queued: { where: and(isNull(outbox.sentAt), isNull(outbox.deadAt)), order: asc(outbox.place) },
  failed: { where: isNotNull(outbox.deadAt), order: desc(outbox.deadAt) },
  sent: { where: isNotNull(outbox.sentAt), order: desc(outbox.sentAt) },
} satisfies Record<MailPlace, unknown>;

/** Nothing of a mail but its kind and its reader: what it says is theirs. */
export const openSeenMails =
  (access: Access, dependencies: Dependencies): BackOffice["mails"] =>
  async (place, { offset, limit }) => {
    const { where, order } = rowsAt[place];
    const rows = await access.run((queries) =>
      queries.select().from(outbox).where(where).orderBy(order).offset(offset).limit(limit),
    );
    return rows.map(({ payload, kind, id, attempts, createdAt, dueAt, sentAt, deadAt, answer }) => ({
      id,
      // Only addMail writes here, and it writes the kind of its message.
      kind: kind as MailMessage["kind"],
      to: payload === null ? null : (openMail(dependencies, id, payload)?.to ?? null),
      attempts,
      createdAt,
      dueAt,
      sentAt,
      deadAt,
      answer,
    }));
  };
