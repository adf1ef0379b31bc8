import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import * as z from "zod/mini";
import { accountFaults } from "#content/pages/accounts/account-faults.ts";
import type { Market } from "#content/site.ts";
import type { StoredProfile } from "#domain/account-details/stored-profile.ts";
import type { Role } from "#domain/accounts/user-profile.ts";
import { parseDutchCompanyNumber } from "#domain/identifiers/dutch-company-number.ts";
import { parseEnterpriseNumber } from "#domain/identifiers/enterprise-number.ts";
import { parsePostcode } from "#domain/identifiers/postcode.ts";
import { choiceField, field, identifierField, nameField } from "./form-fields.ts";
import { type FormReading, readForm } from "./read-form.ts";
import type { ReadPhone } from "./registration-form.ts";

const profileFields = [
  "rol",
  "soort",
  "onderneming",
  "ondernemingsnummer",
  "voornaam",
  "achternaam",
  "straat",
  "postcode",
  "gemeente",
  "land",
  "telefoon",
] as const;
type ProfileField = (typeof profileFields)[number];

const roles = {
  koper: ["buyer"],
  verkoper: ["seller"],
  beide: ["buyer", "seller"],
} as const satisfies Record<string, readonly Role[]>;
const kinds = { particulier: "person", onderneming: "company" } as const;

const PLACE_LENGTH_MAX = 120;
/** May stay empty: a paper asks for it when it needs it. */
const placeField = field<string>((text, refuse) => {
  const place = text.replace(/\s+/g, " ");
  if (place.length > PLACE_LENGTH_MAX) return void refuse(accountFaults.placeTooLong);
  if (/[\p{C}<>{}\\|^~`]/u.test(place)) return void refuse(accountFaults.placeSigns);
  return place;
});
const unused = z.pipe(
  z.string(),
  z.transform(() => null),
);

const schemaOf = (isCompany: boolean, market: Market, readPhone: ReadPhone) =>
  z.pipe(
    z.object({
      rol: choiceField<readonly Role[]>(roles, accountFaults.roleMissing),
      soort: choiceField(kinds, accountFaults.kindMissing),
      onderneming: isCompany ? nameField(accountFaults.companyMissing) : unused,
      ondernemingsnummer: isCompany
        ? identifierField<string>(market === "nl" ? parseDutchCompanyNumber : parseEnterpriseNumber)
        : unused,
      voornaam: nameField(accountFaults.firstNameMissing),
      achternaam: nameField(accountFaults.lastNameMissing),
      straat: placeField,
      postcode: identifierField(parsePostcode),
      gemeente: placeField,
      land: z.string(),
      telefoon: z.string().check(z.maxLength(40, accountFaults.phoneInvalid)),
    }),
    z.transform((form, context): StoredProfile => {
      const typed = form.telefoon.trim();
      const phone = typed === "" ? null : readPhone(typed, form.land);
      if (typed !== "" && phone === null)
        context.issues.push({ code: "custom", input: typed, path: ["telefoon"], message: accountFaults.phoneInvalid });
      const { onderneming: name, ondernemingsnummer: number } = form;
      return {
        roles: form.rol,
        kind: form.soort,
        firstName: form.voornaam,
        lastName: form.achternaam,
        company: name !== null && number !== null ? { name, number } : null,
        postcode: form.postcode,
        phone,
        street: form.straat,
        town: form.gemeente,
      };
    }),
  );

export const readProfileForm = (
  form: FormData,
  market: Market,
  readPhone: ReadPhone,
): FormReading<ProfileField, StoredProfile> =>
  readForm(form, profileFields, [], schemaOf(form.get("soort") === "onderneming", market, readPhone));

/** A stored profile as the form shows it. */
export function profileTexts(profile: StoredProfile): Record<ProfileField, string> {
  const phone = profile.phone === null ? undefined : parsePhoneNumberFromString(profile.phone);
  return {
    rol: wordOf(roles, (known) => known.join() === profile.roles.join()),
    soort: wordOf(kinds, (known) => known === profile.kind),
    onderneming: profile.company?.name ?? "",
    ondernemingsnummer: profile.company?.number ?? "",
    voornaam: profile.firstName,
    achternaam: profile.lastName,
    straat: profile.street,
    postcode: profile.postcode,
    gemeente: profile.town,
    land: phone?.country ?? "",
    telefoon: phone?.formatNational() ?? profile.phone ?? "",
  };
}

const wordOf = <Value>(words: Readonly<Record<string, Value>>, fits: (value: Value) => boolean): string =>
  Object.entries(words).find(([, value]) => fits(value))?.[0] ?? "";
