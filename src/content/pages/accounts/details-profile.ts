import { backToDetails, detailsTrail } from "#content/pages/accounts/details.ts";
import { registerWords } from "#content/pages/accounts/sign-in/register.ts";
import type { Site } from "#content/site.ts";

/** The questions are those of who makes an account, and the address that papers need. */
export function profileWords(site: Site) {
  const { aim, company, you } = registerWords(site).form;
  return {
    head: {
      title: "Mijn profiel",
      description:
        "Uw naam, rol, adres en telefoon, zoals ze in uw formulieren komen te staan. Wijzigen kan op elk moment.",
      trail: detailsTrail,
    },
    hero: {
      eyebrow: "Accountgegevens",
      title: "Profiel",
      lead: "Deze gegevens vullen wij alvast in als u een formulier begint.",
    },
    back: backToDetails,
    aim,
    company,
    you: {
      ...you,
      title: "Wie u bent",
      street: { label: "Straat en nummer" },
      town: { label: "Gemeente" },
    },
    submit: "Profiel bewaren",
  };
}
