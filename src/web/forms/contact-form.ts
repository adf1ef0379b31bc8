import * as z from "zod/mini";
import { contactFaults } from "#content/refusals/contact-faults.ts";
import type { Market } from "#content/site.ts";
import type { EmailAddress } from "#domain/accounts/email-address.ts";
import { emailField, field, nameField } from "./form-fields.ts";
import { type FormReading, readForm } from "./read-form.ts";
import type { ReadPhone } from "./registration-form.ts";

export const contactFields = ["naam", "email", "telefoon", "onderwerp", "bericht", "bijlage"] as const;
export type ContactField = (typeof contactFields)[number];
export const STAMP_FIELD = "stempel";
export const SUBJECT_LENGTH_MAX = 120;
export const MESSAGE_LENGTH_MAX = 5000;

export type ContactValue = {
  readonly name: string;
  readonly email: EmailAddress;
  readonly phone: string | null;
  readonly subject: string;
  readonly message: string;
};

// Signs that nobody sees come along when something is pasted, and no database keeps them all.
const unseen = /[^\P{C}\n\t]/gu;

const textField = (missing: string, tooLong: string, max: number) =>
  field<string>((text, refuse) => {
    const read = text.replaceAll(/\r\n?/g, "\n").replace(unseen, "").trim();
    if (read === "") return void refuse(missing);
    return read.length > max ? void refuse(tooLong) : read;
  });

export function readContact(
  form: FormData,
  market: Market,
  readPhone: ReadPhone,
): FormReading<ContactField, ContactValue> {
  const schema = z.pipe(
    z.object({
      naam: nameField(contactFaults.nameMissing),
      email: emailField,
      telefoon: field<string | null>((text, refuse) => {
        if (text === "") return null;
        return readPhone(text, market.toUpperCase()) ?? void refuse(contactFaults.phoneInvalid);
      }),
      onderwerp: textField(contactFaults.subjectMissing, contactFaults.subjectTooLong, SUBJECT_LENGTH_MAX),
      bericht: textField(contactFaults.messageMissing, contactFaults.messageTooLong, MESSAGE_LENGTH_MAX),
      bijlage: z.string(),
    }),
    z.transform(({ naam, email, telefoon, onderwerp, bericht }) => ({
      name: naam,
      email,
      phone: telefoon,
      subject: onderwerp.replaceAll(/\s+/g, " "),
      message: bericht,
    })),
  );
  return readForm(form, contactFields, [], schema);
}
