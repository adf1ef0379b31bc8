import * as z from "zod/mini";
import { leadFaults } from "#content/pages/journeys/journey-faults.ts";
import type { EmailAddress } from "#domain/accounts/email-address.ts";
import { emailField, field, nameField, tickField } from "./form-fields.ts";
import { readForm } from "./read-form.ts";
import type { ReadPhone } from "./registration-form.ts";

export const leadFields = ["naam", "email", "telefoon", "land", "toestemming", "later"] as const;
export type LeadField = (typeof leadFields)[number];
/** Made with the form: the same form sent twice is one lead. */
export const TOKEN_FIELD = "aanvraag";
/** A field that people do not see; what fills it in is no person. */
export const HONEYPOT_FIELD = "website";

export type LeadContact = {
  readonly name: string;
  readonly email: EmailAddress;
  readonly phone: string | null;
  readonly wantsLaterMatches: boolean;
};

const schemaOf = (readPhone: ReadPhone) =>
  z.pipe(
    z.object({
      naam: nameField(leadFaults.name),
      email: emailField,
      telefoon: z.string().check(z.maxLength(40, leadFaults.phone)),
      land: z.string(),
      toestemming: field<true>((text, refuse) => (text === "on" ? true : void refuse(leadFaults.consent))),
      later: tickField,
    }),
    z.transform(({ naam, email, telefoon, land, later }, context): LeadContact => {
      const isTold = telefoon.trim() !== "";
      const phone = isTold ? readPhone(telefoon, land) : null;
      if (isTold && phone === null) {
        context.issues.push({ code: "custom", input: telefoon, path: ["telefoon"], message: leadFaults.phone });
      }
      return { name: naam, email, phone, wantsLaterMatches: later };
    }),
  );

/** Who somebody is: the same rules in the browser and on the server. */
export const readLead = (form: FormData, readPhone: ReadPhone) =>
  readForm<LeadField, LeadContact>(form, leadFields, [], schemaOf(readPhone));
