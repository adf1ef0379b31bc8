import { accountEyebrow, type SignInPageWords } from "#content/pages/accounts/sign-in/sign-in-page.ts";
import type { Site } from "#content/site.ts";

export function logoutWords(site: Site) {
  return {
    head: {
      title: "Uitloggen",
      description: `Uitloggen bij ${site.name}: wat er op dit toestel eindigt, wat er bewaard blijft en hoe u op al uw toestellen tegelijk uitlogt.`,
    },
    hero: {
      eyebrow: accountEyebrow,
      title: "U bent uitgelogd",
      lead: "Op dit toestel is nu niemand ingelogd. U mag dit venster gewoon sluiten.",
    },
    signedIn: {
      title: "Uitloggen?",
      lead: "U bent op dit toestel ingelogd. Met één klik eindigt uw sessie, ook in de andere tabbladen van deze browser.",
      as: "Ingelogd als",
      submit: "Uitloggen",
      stay: "Ingelogd blijven",
    },
    down: {
      title: "Dit toestel is uitgelogd",
      text: "Onze databank antwoordde niet, dus de sessie staat daar nog. Zonder de cookie die wij net wisten, kan niemand er iets mee. Ze vervalt vanzelf.",
    },
    next: { home: "Naar de startpagina", signIn: "Opnieuw inloggen" },
    aside: {
      title: "Goed om te weten",
      points: [
        {
          title: "Wat uitloggen doet",
          text: "De sessie op dit toestel eindigt meteen. De cookie die u ingelogd hield, verdwijnt en is op onze server niets meer waard. Wie daarna de terugknop gebruikt, ziet geen gegevens van u.",
        },
        {
          title: "Uw andere toestellen",
          text: "Die blijven ingelogd. Overal tegelijk uitloggen doet u bij uw accountgegevens, onder de actieve sessies.",
        },
        {
          title: "Wat blijft",
          text: "Uw aanbod, uw vragen en uw lopende overeenkomsten: stroom delen stopt niet omdat u een browser sluit. Ook uw keuze voor lichte of donkere kleuren blijft op dit toestel staan.",
        },
        {
          title: "Wanneer u het niet mag vergeten",
          text: "Op een computer in de bibliotheek, op kantoor of bij familie. Kwartiergegevens verraden wanneer er iemand thuis is.",
        },
      ],
    },
  } satisfies SignInPageWords & Record<string, unknown>;
}
