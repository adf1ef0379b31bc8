import * as z from "zod/mini";
import { accountFaults } from "#content/pages/accounts/account-faults.ts";
import type { Market } from "#content/site.ts";
import type { EmailAddress } from "#domain/accounts/email-address.ts";

import type { Role, UserProfile } from "#domain/accounts/user-profile.ts";
import { parseDutchCompanyNumber } from "#domain/identifiers/dutch-company-number.ts";
import { parseEnterpriseNumber } from "#domain/identifiers/enterprise-number.ts";
import { parsePostcode } from "#domain/identifiers/postcode.ts";
import {
  choiceField,
  emailField,
  field,
  identifierField,
  nameField,
  newPasswordField,
  tickField,
} from "./form-fields.ts";
import { type FormReading, readForm } from "./read-form.ts";

export const registrationFields = [
  "rol",
  "soort",
  "onderneming",
  "ondernemingsnummer",
  "voornaam",
  "achternaam",
  "postcode",
  "land",
  "telefoon",
  "email",
  "wachtwoord",
  "voorwaarden",
  "nieuwsbrief",
] as const;
export type RegistrationField = (typeof registrationFields)[number];
/** A field that people do not see; what fills it in is no person. */
export const HONEYPOT_FIELD = "website";

export type RegistrationValue = {
  readonly profile: UserProfile;
  readonly email: EmailAddress;
  readonly password: string;
  readonly wantsNewsletter: boolean;
};

/** Reads a number of a country into E.164; null when there is no such number. */
export type ReadPhone = (text: string, country: string) => string | null;

const roles = {
  koper: ["buyer"],
  verkoper: ["seller"],
  beide: ["buyer", "seller"],
} as const satisfies Record<string, readonly Role[]>;

const unused = z.pipe(
  z.string(),
  z.transform(() => null),
);

const schemaOf = (isCompany: boolean, market: Market, readPhone: ReadPhone) =>
  z.pipe(
    z.object({
      rol: choiceField<readonly Role[]>(roles, accountFaults.roleMissing),
      soort: choiceField({ particulier: "person", onderneming: "company" } as const, accountFaults.kindMissing),
      onderneming: isCompany ? nameField(accountFaults.companyMissing) : unused,
      ondernemingsnummer: isCompany
        ? identifierField<string>(market === "nl" ? parseDutchCompanyNumber : parseEnterpriseNumber)
        : unused,
      voornaam: nameField(accountFaults.firstNameMissing),
      achternaam: nameField(accountFaults.lastNameMissing),
      postcode: identifierField(parsePostcode),
      // The country is read together with the number, in the step after this one.
      land: z.string(),
      telefoon: z.string().check(z.maxLength(40, accountFaults.phoneInvalid)),
      email: emailField,
      wachtwoord: newPasswordField,
      voorwaarden: field<true>((text, refuse) => (text === "on" ? true : void refuse(accountFaults.termsMissing))),
      nieuwsbrief: tickField,
    }),
    z.transform((form, context): RegistrationValue => {
      const phone = form.telefoon.trim() === "" ? null : readPhone(form.telefoon, form.land);
      if (phone === null && form.telefoon.trim() !== "") {
        context.issues.push({
          code: "custom",
          input: form.telefoon,
          path: ["telefoon"],
          message: accountFaults.phoneInvalid,
        });
      }
      const { onderneming: name, ondernemingsnummer: number } = form;
      return {
        profile: {
          roles: form.rol,
          kind: form.soort,
          firstName: form.voornaam,
          lastName: form.achternaam,
          company: name !== null && number !== null ? { name, number } : null,
          postcode: form.postcode,
          phone,
        },
        email: form.email,
        password: form.wachtwoord,
        wantsNewsletter: form.nieuwsbrief,
      };
    }),
  );

/** What somebody who makes an account filled in: the same rules in the browser, while typing, and on the server. */
export const readRegistration = (
  form: FormData,
  market: Market,
  readPhone: ReadPhone,
): FormReading<RegistrationField, RegistrationValue> =>
  readForm(form, registrationFields, ["wachtwoord"], schemaOf(form.get("soort") === "onderneming", market, readPhone));
