import type { Lead } from "#application/ports/leads.ts";
import type { Site } from "#content/site.ts";
import { readJourney } from "#web/forms/queries/journey-query.ts";
import type { RegistrationField } from "#web/forms/registration-form.ts";

type Known = Readonly<Partial<Record<RegistrationField, string>>>;

/**
 * What a journey told already of who makes an account. Who somebody is, only in the browser that sent it: its link goes by
 * mail, and tells nobody's name.
 */
export function registrationOfLead(lead: Lead, site: Site, isSameBrowser: boolean): Known {
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
