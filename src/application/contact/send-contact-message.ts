import { limitMail } from "#application/limit-mail.ts";
import type { Clock } from "#application/ports/clock.ts";
import type { Client } from "#application/ports/identity.ts";
import type { Ids } from "#application/ports/ids.ts";
import type { RateLimits, TooManyAttempts } from "#application/ports/security/rate-limits.ts";
import type { Seals } from "#application/ports/security/seals.ts";
import type { Settings } from "#application/ports/settings.ts";
import type { Store } from "#application/ports/store.ts";
import { type EmailAddress, emailKey } from "#domain/accounts/email-address.ts";
import { networkOfAddress } from "#domain/accounts/network-of-address.ts";
import { contactLimits } from "#domain/accounts/rate-limits.ts";
import { type AttachmentRefusal, readAttachment } from "#domain/contact/attachment.ts";
import { type FormTimeRefusal, judgeFormTime } from "#domain/contact/form-time.ts";
import { referenceOf } from "#domain/contact/reference.ts";
import { withoutNationalNumbers } from "#domain/identifiers/national-number.ts";
import { ok, type Result, refused } from "#domain/result.ts";

type Ports = {
  readonly store: Store;
  readonly rateLimits: RateLimits;
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
  readonly honeypot: string;
};

export type ContactRefusal =
  | AttachmentRefusal
  | FormTimeRefusal
  | { readonly code: "honeypot-filled" }
  | TooManyAttempts;

const PURPOSE = "contact-form";

/** A stamp for one form: when it was opened, and a key by which the form is known when it comes back twice. */
export const openContactForm = ({ seals, clock, ids }: Pick<Ports, "seals" | "clock" | "ids">): string =>
  seals.seal(PURPOSE, `${clock.now().getTime()} ${ids.next()}`);

/** Keeps the message, tells the operator, and mails who wrote it the reference to name it by. */
export async function sendContactMessage(
  ports: Ports,
  input: ContactInput,
  client: Client,
  numberRemoved: string,
): Promise<Result<{ readonly reference: string }, ContactRefusal>> {
  const { store, rateLimits, clock, ids, settings } = ports;
  // Said, not swallowed: a person whose browser filled it in must not lose their message without a word.
  if (input.honeypot !== "") return refused({ code: "honeypot-filled" });
  const form = readStamp(ports.seals, input.stamp);
  const time = form === null ? ({ code: "form-expired" } as const) : judgeFormTime(form.openedAt, clock.now());
  if (form === null || time !== null) return refused(time ?? { code: "form-expired" });
  const attachment = input.attachment && readAttachment(input.attachment.name, input.attachment.bytes);
  if (attachment && !attachment.ok) return attachment;
  const network = networkOfAddress(client.address);
  const limited = await rateLimits.limited(contactLimits(network));
  if (limited) return refused(limited);
  const { email } = input;
  const copyLimited = await limitMail(ports, "contact", email, client);

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
    const facts = { reference, subject, text, attachmentName: kept?.name ?? null };
    const to = settings.operatorMailbox;
    await outbox.add({ kind: "contact-message", to, messageId: id, name, email, phone, ...facts });
    if (!copyLimited) await outbox.add({ kind: "contact-copy", to: email, reference });
    return ok({ reference });
  });
}

function readStamp(seals: Seals, stamp: string): { readonly openedAt: Date; readonly key: string } | null {
  const [openedAt, key] = seals.open(PURPOSE, stamp)?.split(" ") ?? [];
  return openedAt && key ? { openedAt: new Date(Number(openedAt)), key } : null;
}
