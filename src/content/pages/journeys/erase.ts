import type { PageHead } from "#content/page-head.ts";
import type { Site } from "#content/site.ts";

/** Taking back what somebody sent at the end of a journey. */
export const eraseWords = (site: Site) => ({
  head: {
    title: "Aanvraag wissen",
    description: `Trek uw aanvraag of aanbod bij ${site.name} in en wis uw naam, e-mailadres en antwoorden meteen. Wie uw vraag al las, vragen wij hetzelfde te doen.`,
  } satisfies PageHead,
  eyebrow: "Uw gegevens",
  title: "Wilt u alles wissen?",
  lead: "Wij wissen uw naam, uw contactgegevens en uw antwoorden, meteen en voorgoed. Wie deze site uitbaat, krijgt de vraag ook zijn mail erover te wissen.",
  reference: "Referentie",
  submit: "Wis alles",
  done: {
    title: "Alles is gewist",
    lead: "Wij hebben niets meer van deze aanvraag. Wilt u later toch verder, dan begint u gewoon opnieuw.",
  },
  unknown: {
    title: "Er is niets om te wissen",
    lead: "Deze link hoort bij niets dat wij bewaren: het is al gewist, of de link is niet volledig.",
  },
  inAccount: "Wat u al meenam naar uw account, wist u daar.",
  home: { label: "Naar de startpagina", path: "/" },
});
