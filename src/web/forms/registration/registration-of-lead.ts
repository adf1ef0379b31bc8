import type { Lead } from "#application/ports/leads.ts";
import { consentTexts } from "#content/consent-texts.ts";
import type { Site } from "#content/site.ts";
import { readJourney } from "#web/forms/queries/journey-query.ts";
import type { RefusalFields } from "#web/forms/refuse-account.ts";
import { type ReadPhone, type RegistrationField, readRegistration } from "#web/forms/registration-form.ts";

/** What a lead tells of who sent it. */
type SentLead = Pick<Lead, "side" | "answers" | "name" | "email" | "phone">;
type Known = Readonly<Partial<Record<RegistrationField, string>>>;

/**
 * What a journey told already of who makes an account. Who somebody is, only in the browser that sent it: its link goes by
 * mail, and tells nobody's name.
 */
export function registrationOfLead(lead: SentLead, site: Site, isSameBrowser: boolean): Known {
  const { side, answers } = lead;
  const { situation } = readJourney(new URLSearchParams(answers), side, site.today, site);
  const aim: Known = {
    rol: side === "buyer" ? "koper" : "verkoper",
    soort: situation?.[side].customer === "business" ? "onderneming" : "particulier",
    postcode: situation?.postcode ?? "",
  };
  if (!isSameBrowser) return aim;
  const [first = "", ...rest] = lead.name.trim().split(/\s+/);
  return { ...aim, voornaam: first, achternaam: rest.join(" "), email: lead.email, telefoon: lead.phone ?? "" };
}

const enough = ["voornaam", "achternaam", "postcode", "email"] as const;

/** Whether only a password is left to ask: of a company the account asks its name and number too. */
export const isAllButPassword = (known: Known): boolean =>
  known.soort === "particulier" && enough.every((name) => Boolean(known[name]));

/** The account of who chose a password at the end of a journey and agreed to the terms there: the rest was told before. */
export function readAccountOfLead(lead: SentLead, password: string, site: Site, readPhone: ReadPhone) {
  const form = new FormData();
  const told = { ...registrationOfLead(lead, site, true), wachtwoord: password, voorwaarden: "on" };
  for (const [name, text] of Object.entries(told)) form.set(name, text);
  return readRegistration(form, site.market, readPhone);
}

export const registrationConsents = (wantsNewsletter: boolean) => [
  { ...consentTexts.terms, isGiven: true },
  { ...consentTexts.newsletter, isGiven: wantsNewsletter },
];

export const registrationRefusalFields: RefusalFields<"email" | "wachtwoord"> = {
  "email-malformed": "email",
  "password-too-short": "wachtwoord",
  "password-too-long": "wachtwoord",
  "password-common": "wachtwoord",
  "password-leaked": "wachtwoord",
};
