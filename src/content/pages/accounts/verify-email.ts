import { type AccountPageWords, accountsOpenLater } from "#content/pages/accounts/account-page.ts";
import type { Site } from "#content/site.ts";

export function verifyEmailWords(site: Site): AccountPageWords {
  return {
    head: {
      title: "E-mailadres bevestigen",
      description: `Op deze pagina bevestigt u straks uw e-mailadres bij ${site.name}. Lees waarom daar een knop voor nodig is en wat u doet als de link niet werkt.`,
      trail: [{ name: "Account maken", path: "/aanmelden" }],
    },
    hero: {
      eyebrow: "Uw account",
      title: "Uw e-mailadres bevestigen",
      lead: "De link in onze mail brengt u straks hierheen. Met één klik op een knop is uw adres bevestigd en uw account klaar.",
    },
    notice: accountsOpenLater,
    parts: [
      {
        title: "Waarom een knop en niet alleen een link",
        paragraphs: [
          "Sommige mailprogramma’s openen elke link vooraf om hem op virussen te controleren. Zou de link zelf al bevestigen, dan deed een machine dat in uw plaats. Daarom vragen wij één bewuste klik.",
        ],
      },
      {
        title: "Waarom bevestigen nodig is",
        paragraphs: [
          "Op uw adres komen later voorstellen, overeenkomsten en maandelijkse afrekeningen aan. Door een tikfout zouden die bij een vreemde terechtkomen. Tot u bevestigt, verzenden wij niets anders dan deze ene mail.",
        ],
      },
      {
        title: "Als het niet lukt",
        paragraphs: ["Een link werkt één keer en niet eeuwig. Meestal is dit aan de hand:"],
        points: [
          "u bevestigde al eerder: dan kunt u gewoon inloggen",
          "u vroeg intussen een nieuwe mail: alleen de laatste link geldt",
          "de link brak af over twee regels: kopieer hem helemaal",
          "de link is verlopen: vraag een nieuwe mail",
        ],
      },
    ],
    today: {
      title: "Van hieruit",
      links: [
        { label: "Een nieuwe mail vragen", text: "Hoe dat zal gaan.", path: "/verificatie-resend" },
        { label: "Contact", text: "Kreeg u onverwacht een mail van ons, laat het dan weten.", path: "/contact" },
      ],
    },
  };
}
