import type { AccountPageWords } from "#content/pages/accounts/account-page.ts";
import type { Site } from "#content/site.ts";

export function logoutWords(site: Site): AccountPageWords {
  return {
    head: {
      title: "Uitloggen",
      description: `Er is op dit toestel niemand ingelogd bij ${site.name}. Lees wat uitloggen doet, wat er bewaard blijft en wanneer u het beter niet vergeet.`,
    },
    hero: {
      eyebrow: "Uw account",
      title: "U bent niet ingelogd",
      lead: "U hoeft op dit toestel dus niets te doen. U mag dit venster gewoon sluiten.",
    },
    notice: {
      title: "Waarom deze pagina er al is",
      text: "Accounts openen later. Wie ingelogd is, zal hier met één klik uitloggen; tot dan hoeft niemand uit te loggen.",
    },
    parts: [
      {
        title: "Wat uitloggen doet",
        paragraphs: [
          "De sessie op dit toestel eindigt meteen, ook in de andere tabbladen van dezelfde browser. De cookie die u ingelogd hield, verdwijnt en is op onze server niets meer waard. Wie daarna de terugknop gebruikt, ziet geen gegevens van u.",
          "Uw andere toestellen blijven ingelogd. Wilt u overal tegelijk uitloggen, dan doet u dat bij uw accountgegevens, onder de actieve sessies.",
        ],
      },
      {
        title: "Wat blijft",
        paragraphs: [
          "Uw aanbod, uw vragen en uw lopende overeenkomsten blijven bestaan: stroom delen stopt niet omdat u een browser sluit. Ook uw keuze voor lichte of donkere kleuren blijft op dit toestel staan, want die hoort bij het toestel en niet bij u.",
        ],
      },
      {
        title: "Wanneer u het niet mag vergeten",
        paragraphs: [
          "Op een computer in de bibliotheek, op kantoor of bij familie. Kwartiergegevens verraden wanneer er iemand thuis is.",
        ],
      },
    ],
    today: {
      title: "Verder op de site",
      links: [
        { label: "Naar de startpagina", text: `Wat ${site.name} doet, in tien tellen.`, path: "/" },
        { label: "Inloggen", text: "Wat u daar straks kunt.", path: "/login" },
      ],
    },
  };
}
