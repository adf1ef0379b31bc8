import { asc, desc, eq, getTableColumns, notExists, sql } from "drizzle-orm";
import type { SeenMessages } from "#application/ports/back-office.ts";
import { contactAnswers, contactMessages } from "../../schema-letters.ts";
import type { Access, Dependencies } from "../../writing.ts";
import { isStorable } from "../storable-text.ts";

const {
  attachment: _bytes,
  attachmentType: _type,
  formKey: _key,
  emailKey: _emailKey,
  ...columns
} = getTableColumns(contactMessages);

const isAnswered = sql<boolean>`exists (select 1 from contact_answers a where a.message_id = contact_messages.id)`;

export function openSeenMessages(access: Access, { ids }: Pick<Dependencies, "ids">): SeenMessages {
  return {
    list: ({ isWaiting }, { offset, limit }) =>
      access.run((queries) =>
        queries
          .select({ ...columns, isAnswered })
          .from(contactMessages)
          .where(
            isWaiting
              ? notExists(queries.select().from(contactAnswers).where(eq(contactAnswers.messageId, contactMessages.id)))
              : undefined,
          )
          .orderBy(desc(contactMessages.createdAt), asc(contactMessages.id))
          .offset(offset)
          .limit(limit),
      ),
    async find(reference) {
      if (!isStorable(reference)) return null;
      const [found] = await access.run((queries) =>
        queries.select(columns).from(contactMessages).where(eq(contactMessages.reference, reference)),
      );
      if (!found) return null;
      const { at, operator, text } = contactAnswers;
      const answers = await access.run((queries) =>
        queries
          .select({ at, operator, text })
          .from(contactAnswers)
          .where(eq(contactAnswers.messageId, found.id))
          .orderBy(asc(at)),
      );
      return { ...found, answers };
    },
    async answer(messageId, answer) {
      await access.run((queries) => queries.insert(contactAnswers).values({ id: ids.next(), messageId, ...answer }));
    },
  };
}
