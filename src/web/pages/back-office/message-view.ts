import type { readMessage } from "#application/back-office/messages.ts";
import { formatMoment } from "#content/format/format-moment.ts";
import { messageWords } from "#content/pages/back-office/messages.ts";

type Read = NonNullable<Awaited<ReturnType<typeof readMessage>>>;

/** One message and its thread, in words. */
export function messageView({
  reference,
  name,
  email,
  phone,
  subject,
  message,
  attachmentName,
  createdAt,
  answers,
}: Read) {
  const { facts: names, description, by, elsewhere } = messageWords;
  return {
    head: { title: `${messageWords.title} ${reference}`, description },
    title: subject,
    attachmentPath: attachmentName ? `/beheer/berichten/${reference}/bijlage` : null,
    facts: [
      { name: names.from, value: name },
      { name: names.email, value: email },
      ...(phone ? [{ name: names.phone, value: phone }] : []),
      { name: names.at, value: formatMoment(createdAt) },
      ...(attachmentName ? [{ name: names.attachment, value: attachmentName }] : []),
      { name: names.text, value: message },
    ],
    answers: answers.map(({ at, operator, text }) => ({
      by: by.replace("{operator}", operator).replace("{at}", formatMoment(at)),
      text: text === "" ? elsewhere : text,
    })),
  };
}
