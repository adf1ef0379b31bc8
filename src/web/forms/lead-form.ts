import * as z from "zod/mini";
import { accountFaults } from "#content/pages/accounts/account-faults.ts";
import { leadFaults } from "#content/pages/journeys/journey-faults.ts";
import type { EmailAddress } from "#domain/accounts/email-address.ts";
import { textOf } from "./form-answer.ts";
import { emailField, field, nameField, newPasswordField, tickField } from "./form-fields.ts";
import { readForm } from "./read-form.ts";
import type { ReadPhone } from "./registration-form.ts";

/** What a page may show again: a password is typed again. */
export const leadFields = ["naam", "email", "telefoon", "land", "toestemming", "later", "voorwaarden"] as const;
export type LeadField = (typeof leadFields)[number] | "wachtwoord";
/** Made with the form: the same form sent twice is one lead. */
export const TOKEN_FIELD = "aanvraag";
/** A field that people do not see; what fills it in is no person. */
export const HONEYPOT_FIELD = "website";

export type LeadContact = {
  readonly name: string;
  readonly email: EmailAddress;
  readonly phone: string | null;
  readonly wantsLaterMatches: boolean;
  /** Of the account that is made along; null for who left it empty. */
  readonly password: string | null;
};

const unused = z.pipe(
  z.string(),
  z.transform(() => null),
);

/** An account asks a first and a last name. */
const wholeNameField = nameField(leadFaults.name).check(
  z.refine((name) => name.includes(" "), { error: leadFaults.lastName }),
);

const schemaOf = (readPhone: ReadPhone, makesAccount: boolean) =>
  z.pipe(
    z.object({
      naam: makesAccount ? wholeNameField : nameField(leadFaults.name),
      email: emailField,
      telefoon: z.string().check(z.maxLength(40, leadFaults.phone)),
      land: z.string(),
      toestemming: field<true>((text, refuse) => (text === "on" ? true : void refuse(leadFaults.consent))),
      later: tickField,
      wachtwoord: makesAccount ? newPasswordField : unused,
      voorwaarden: makesAccount
        ? field<true>((text, refuse) => (text === "on" ? true : void refuse(accountFaults.termsMissing)))
        : unused,
    }),
    z.transform(({ naam, email, telefoon, land, later, wachtwoord }, context): LeadContact => {
      const isTold = telefoon.trim() !== "";
      const phone = isTold ? readPhone(telefoon, land) : null;
      if (isTold && phone === null) {
        context.issues.push({ code: "custom", input: telefoon, path: ["telefoon"], message: leadFaults.phone });
      }
      return { name: naam, email, phone, wantsLaterMatches: later, password: wachtwoord };
    }),
  );

/**
 * Who somebody is: the same rules in the browser and on the server. Who may make an account along with it does so by
 * typing a password; without one, nothing of an account is asked.
 */
export const readLead = (form: FormData, readPhone: ReadPhone, mayMakeAccount: boolean) =>
  readForm<LeadField, LeadContact>(
    form,
    [...leadFields, "wachtwoord"],
    ["wachtwoord"],
    schemaOf(readPhone, mayMakeAccount && textOf(form, "wachtwoord") !== ""),
  );
