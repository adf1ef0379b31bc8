import { asc, desc, eq, inArray } from "drizzle-orm";
import type { ContactMessages } from "#application/ports/mail/contact.ts";
import { contactAnswers, contactMessages } from "../schema-letters.ts";
import type { Access } from "../writing.ts";

export const openContactMessages = (access: Access): ContactMessages => ({
  insert: ({ attachment, ...message }) =>
    access.transaction(async (queries) => {
      const added = await queries
        .insert(contactMessages)
        .values({
          ...message,
          attachmentName: attachment?.name ?? null,
          attachmentType: attachment?.type ?? null,
          attachment: attachment?.bytes ?? null,
        })
        .onConflictDoNothing({ target: contactMessages.formKey })
        .returning({ id: contactMessages.id });
      if (added.length === 1) return null;
      const [before] = await queries
        .select({ reference: contactMessages.reference })
        .from(contactMessages)
        .where(eq(contactMessages.formKey, message.formKey));
      return before?.reference ?? message.reference;
    }),
  async attachment(id) {
    const [found] = await access.run((queries) =>
      queries
        .select({
          name: contactMessages.attachmentName,
          type: contactMessages.attachmentType,
          bytes: contactMessages.attachment,
        })
        .from(contactMessages)
        .where(eq(contactMessages.id, id)),
    );
    const { name, type, bytes } = found ?? {};
    return name && type && bytes ? { name, type, bytes: new Uint8Array(bytes) } : null;
  },
  async list(emailKey) {
    const { id, reference, name, phone, subject, message, attachmentName, createdAt } = contactMessages;
    const found = await access.run((queries) =>
      queries
        .select({ id, reference, name, phone, subject, message, attachmentName, createdAt })
        .from(contactMessages)
        .where(eq(contactMessages.emailKey, emailKey))
        .orderBy(desc(createdAt)),
    );
    if (found.length === 0) return [];
    const { messageId, at, text } = contactAnswers;
    const answers = await access.run((queries) =>
      queries
        .select({ messageId, at, text })
        .from(contactAnswers)
        .where(
          inArray(
            messageId,
            found.map((one) => one.id),
          ),
        )
        .orderBy(asc(at)),
    );
    return found.map(({ id: own, ...rest }) => ({
      ...rest,
      answers: answers.filter((one) => one.messageId === own).map(({ messageId: _own, ...answer }) => answer),
    }));
  },
});
