import type { Attempts } from "#application/ports/attempts.ts";
import type { Clock } from "#application/ports/clock.ts";
import type { Asker } from "#application/ports/identity.ts";
import type { Ids } from "#application/ports/ids.ts";
import type { Seals } from "#application/ports/seals.ts";
import type { Settings } from "#application/ports/settings.ts";
import type { Store } from "#application/ports/store.ts";
import { contactLimits, mailsToAddressLimits } from "#domain/accounts/attempt-limits.ts";
import { type EmailAddress, emailKey } from "#domain/accounts/email-address.ts";
import { networkOfAddress } from "#domain/accounts/network-of-address.ts";
import { type AttachmentRefusal, readAttachment } from "#domain/contact/attachment.ts";
import { type FormTimeRefusal, judgeFormTime } from "#domain/contact/form-time.ts";
import { referenceOf } from "#domain/contact/reference.ts";
import { withoutNationalNumbers } from "#domain/identifiers/national-number.ts";
import { ok, type Result, refused } from "#domain/result.ts";

type Ports = {
  readonly store: Store;
  readonly attempts: Attempts;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly seals: Seals;
  readonly settings: Pick<Settings, "operatorMailbox">;
};

export type ContactInput = {
  readonly name: string;
  readonly email: EmailAddress;
  readonly phone: string | null;
  readonly subject: string;
  readonly message: string;
  readonly attachment: { readonly name: string; readonly bytes: Uint8Array } | null;
  /** As openContactForm made it. */
  readonly stamp: string;
  /** What stands in the field that people do not see. */
  readonly trap: string;
};

export type ContactRefusal =
  | AttachmentRefusal
  | FormTimeRefusal
  | { readonly code: "trap-filled" }
  | { readonly code: "too-many-attempts"; readonly retryAfterSeconds: number };

const PURPOSE = "contact-form";

/** A stamp for one form: when it was opened, and a key by which the form is known when it comes back twice. */
export const openContactForm = ({ seals, clock, ids }: Pick<Ports, "seals" | "clock" | "ids">): string =>
  seals.seal(PURPOSE, `${clock.now().getTime()} ${ids.next()}`);

/** Keeps the message, tells the operator, and sends who wrote it a copy with the number to name it by. */
export async function sendContactMessage(
  ports: Ports,
  input: ContactInput,
  asker: Asker,
  numberRemoved: string,
): Promise<Result<{ readonly reference: string }, ContactRefusal>> {
  const { store, attempts, clock, ids, settings } = ports;
  // Said, not swallowed: a person whose browser filled it in must not lose their message without a word.
  if (input.trap !== "") return refused({ code: "trap-filled" });
  const form = readStamp(ports.seals, input.stamp);
  const time = form === null ? ({ code: "form-expired" } as const) : judgeFormTime(form.openedAt, clock.now());
  if (form === null || time !== null) return refused(time ?? { code: "form-expired" });
  const attachment = input.attachment && readAttachment(input.attachment.name, input.attachment.bytes);
  if (attachment && !attachment.ok) return attachment;
  const network = networkOfAddress(asker.address);
  const counted = await attempts.take(contactLimits(network));
  if (!counted.isAllowed) {
    return refused({ code: "too-many-attempts", retryAfterSeconds: counted.retryAfterSeconds });
  }
  const { email } = input;
  const copy = await attempts.take(mailsToAddressLimits("contact", emailKey(email), network));

  const id = ids.next();
  const reference = referenceOf(id);
  const clean = (text: string) => withoutNationalNumbers(text, numberRemoved);
  const [subject, text] = [clean(input.subject), clean(input.message)];
  const kept = attachment ? attachment.value : null;
  const { name, phone } = input;
  return store.transaction(async ({ contactMessages, outbox }) => {
    const before = await contactMessages.insert({
      id,
      formKey: form.key,
      reference,
      name,
      email,
      emailKey: emailKey(email),
      phone,
      subject,
      message: text,
      attachment: kept,
      createdAt: clock.now(),
    });
    if (before !== null) return ok({ reference: before });
    const told = { reference, subject, text, attachmentName: kept?.name ?? null };
    const to = settings.operatorMailbox;
    await outbox.add({ kind: "contact-message", to, messageId: id, name, email, phone, ...told });
    if (copy.isAllowed) await outbox.add({ kind: "contact-copy", to: email, ...told });
    return ok({ reference });
  });
}

function readStamp(seals: Seals, stamp: string): { readonly openedAt: Date; readonly key: string } | null {
  const [openedAt, key] = seals.open(PURPOSE, stamp)?.split(" ") ?? [];
  return openedAt && key ? { openedAt: new Date(Number(openedAt)), key } : null;
}
