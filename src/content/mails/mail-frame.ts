import { operatorDetails } from "#content/pages/company/operator-details.ts";
import { operatorName } from "#content/pages/legal/operator-identity.ts";
import type { Site } from "#content/site.ts";

/** The words around every mail. */
export const mailFrame = (site: Site) => ({
  lang: "nl-BE",
  written: "Werkt de knop niet? Kopieer dan dit adres in uw browser:",
  never: "Wij vragen u nooit per mail om uw wachtwoord, EAN-code of rekeningnummer.",
  automatic: "Deze mail is automatisch verstuurd. Wij meten niet of u hem opent.",
  privacy: { label: "Privacyverklaring", path: "/gebruikersinformatie/privacyverklaring" },
  contact: { label: "Contact", path: "/contact" },
  operator: [
    [operatorName(site.operator), site.operator.legalForm].filter((part) => part !== null).join(" "),
    ...operatorDetails(site.operator)
      .filter(({ value }) => value !== site.operator.name && value !== site.operator.legalForm)
      .map(({ name, value }) => (value === site.operator.address ? value : `${name}: ${value}`)),
  ],
});
