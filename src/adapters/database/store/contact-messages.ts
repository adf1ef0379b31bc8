import { desc, eq } from "drizzle-orm";
import type { ContactMessages } from "#application/ports/contact.ts";
import { contactMessages } from "../schema-letters.ts";
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
  list: (emailKey) =>
    access.run((queries) =>
      queries
        .select({
          reference: contactMessages.reference,
          name: contactMessages.name,
          phone: contactMessages.phone,
          subject: contactMessages.subject,
          message: contactMessages.message,
          attachmentName: contactMessages.attachmentName,
          createdAt: contactMessages.createdAt,
        })
        .from(contactMessages)
        .where(eq(contactMessages.emailKey, emailKey))
        .orderBy(desc(contactMessages.createdAt)),
    ),
});
