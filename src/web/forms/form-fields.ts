import * as z from "zod/mini";
import { identifierRefusal, nationalNumberRefused } from "#content/identifiers.ts";
import { accountFaults } from "#content/pages/accounts/account-faults.ts";
import { sayAccountRefusal } from "#content/refusals/account-refusals.ts";
import { type EmailAddress, parseEmailAddress } from "#domain/accounts/email-address.ts";
import { checkPasswordLength } from "#domain/accounts/password-policy.ts";
import type { IdentifierRefusal } from "#domain/identifiers/identifier-refusal.ts";
import { findNationalNumbers } from "#domain/identifiers/national-number.ts";
import type { Result } from "#domain/result.ts";

const NAME_LENGTH_MAX = 80;
/** What no name holds and what has a meaning in a mail or a page. */
const namesNothing = /[\p{C}<>"@{}[\]\\|^~`]|https?:/u;

/** A field whose text is read into a value, or refused with a sentence. */
export const field = <Value>(read: (text: string, refuse: (sentence: string) => void) => Value | undefined) =>
  z.pipe(
    z.string(),
    z.transform((text, context): Value => {
      let sentence: string | null = null;
      const value = read(text.trim(), (reason) => {
        sentence = reason;
      });
      if (sentence === null && value !== undefined) return value;
      context.issues.push({ code: "custom", input: text, message: sentence ?? "" });
      return z.NEVER;
    }),
  );

/** Dutch words of the form on the left, the domain's own on the right. */
export const choiceField = <Value>(words: Readonly<Record<string, Value>>, missing: string) =>
  field<Value>((text, refuse) => (Object.hasOwn(words, text) ? words[text] : void refuse(missing)));

export const nameField = (missing: string) =>
  field<string>((text, refuse) => {
    const name = text.replace(/\s+/g, " ");
    if (name === "") return void refuse(missing);
    if (name.length > NAME_LENGTH_MAX) return void refuse(accountFaults.nameTooLong);
    if (namesNothing.test(name)) return void refuse(accountFaults.nameSigns);
    if (findNationalNumbers(name).length > 0) return void refuse(nationalNumberRefused);
    return name;
  });

/** A number that the domain reads; its refusal becomes the sentence of the field. */
export const identifierField = <Value>(parse: (text: string) => Result<Value, IdentifierRefusal>) =>
  field<Value>((text, refuse) => {
    const read = parse(text);
    return read.ok ? read.value : void refuse(identifierRefusal(read.refusal));
  });

export const emailField = field<EmailAddress>((text, refuse) => {
  if (text === "") return void refuse(accountFaults.emailMissing);
  return parseEmailAddress(text) ?? void refuse(sayAccountRefusal({ code: "email-malformed" }));
});

/** A secret is taken as it was typed, spaces included. */
export const secretField = (missing: string) => z.string().check(z.minLength(1, missing));

/** A password to choose. Whether everybody knows it already is asked on the server. */
export const newPasswordField = z.pipe(
  z.string(),
  z.transform((password, context): string => {
    const refusal = password === "" ? null : checkPasswordLength(password);
    if (password !== "" && refusal === null) return password;
    const message = refusal ? sayAccountRefusal(refusal) : accountFaults.passwordMissing;
    context.issues.push({ code: "custom", input: "", message });
    return z.NEVER;
  }),
);

/** A box to tick: "on" is what browsers send for one. */
export const tickField = z.pipe(
  z.string(),
  z.transform((text) => text === "on"),
);
