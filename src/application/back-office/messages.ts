import { pageOf } from "#application/back-office/page-of.ts";
import { noteReading } from "#application/back-office/perform-act.ts";
import type { Clock } from "#application/ports/clock.ts";
import type { StoredAttachment } from "#application/ports/mail/contact.ts";
import type { Store } from "#application/ports/store.ts";
import type { Operator } from "#domain/back-office/operator.ts";

type Ports = { readonly store: Store; readonly clock: Clock };

/** The list names who wrote. */
export async function listMessages({ store }: Ports, operator: Operator, isWaiting: boolean, page: number) {
  await noteReading({ store }, operator, "list-messages", String(page));
  return pageOf(page, (asked) => store.backOffice.messages.list({ isWaiting }, asked));
}

/** A message and what was answered, by its reference. */
export async function readMessage({ store }: Ports, operator: Operator, reference: string) {
  const message = await store.backOffice.messages.find(reference);
  if (message !== null) await noteReading({ store }, operator, "read-message", reference);
  return message;
}

/** The file that came with a message; null where there is none. */
export async function readMessageAttachment(
  { store }: Ports,
  operator: Operator,
  reference: string,
): Promise<StoredAttachment | null> {
  const message = await store.backOffice.messages.find(reference);
  const attachment = message && (await store.contactMessages.attachment(message.id));
  if (attachment !== null) await noteReading({ store }, operator, "read-attachment", reference);
  return attachment;
}

/**
 * Keeps the answer with the message and mails it to who wrote. An empty one is not mailed: it says that the message was
 * dealt with elsewhere. False when there is no such message.
 */
export async function answerMessage(
  { store, clock }: Ports,
  { email: operator }: Operator,
  reference: string,
  text: string,
): Promise<boolean> {
  const message = await store.backOffice.messages.find(reference);
  if (message === null) return false;
  await store.transaction(async ({ backOffice, outbox }) => {
    await backOffice.messages.answer(message.id, { at: clock.now(), operator, text });
    if (text !== "") await outbox.add({ kind: "contact-answer", to: message.email, reference, text });
  });
  return true;
}
