import { newsletterTopicWords } from "#content/newsletter-topics.ts";
import type { Site } from "#content/site.ts";
import { linkHours } from "#domain/accounts/link-hours.ts";
import type { PicturedPair } from "#domain/sharing/shared-day.ts";

export function newsletterWords(site: Site) {
  const isDutchMarket = site.market === "nl";
  return {
    head: {
      title: "Nieuwsbrief",
      description: `Schrijf u in op de nieuwsbrief van ${site.name}: hoogstens één brief per maand, over nieuwe tarieven, gewijzigde regels en wat dat in euro betekent.`,
    },
    hero: {
      title: "Een brief als er iets verandert",
      lead: "Tarieven en regels voor gedeelde stroom verschuiven een paar keer per jaar. Wij lezen ze voor u en schrijven op wat dat in euro betekent.",
    },
    letter: {
      label: "Zo ziet een nieuwsbrief eruit",
      from: `Van ${site.name}`,
      subject: "Onderwerp: wat er deze maand veranderde",
      parts: [
        {
          title: "Eén verandering",
          text: "Een nieuw nettarief, een andere accijns, een leverancier die zijn kost voor delen aanpast. Met datum en bron.",
        },
        {
          title: "Eén berekening",
          text: "Wat die verandering betekent voor een verkoper en zijn koper, tot op de cent. U kunt het narekenen.",
        },
        {
          title: "Eén dag",
          text: "Een gemiddelde dag van de voorbije maand in 96 kwartieren: wanneer was er overschot, en wie kon het gebruiken?",
        },
      ],
      closing: "Is er niets veranderd, dan schrijven wij niet.",
    },
    square: {
      pair: { kilowattPeak: 5, buyer: { energy: 6000, trade: "shop" }, season: "spring" } satisfies PicturedPair,
      label: "Een gemiddelde aprildag in 96 kwartieren",
      caption: "Rekenmodel: 5\u00a0kWp zonder eigen verbruik, een winkel die 6.000\u00a0kWh per jaar afneemt",
    },
    promises: {
      title: "Wat u van ons mag verwachten",
      items: [
        { term: "Hoe vaak", text: "Hoogstens één keer per maand. Nooit tussendoor." },
        {
          term: "Inschrijven",
          text: "Met bevestiging: u krijgt eerst een mail en bent pas ingeschreven als u op de knop drukt.",
        },
        { term: "Uitschrijven", text: "Eén klik onderaan elke brief, zonder reden en zonder wachttijd." },
        {
          term: "Uw adres",
          text: "Alleen voor deze brief. Wij geven het niet door en meten niet of u de brief opent.",
        },
        { term: "Geen reclame", text: "Er staat geen betaald bericht in." },
      ],
    },
    subscribe: {
      title: "Inschrijven",
      email: { label: "E-mailadres" },
      topics: { label: "Waarover mogen wij schrijven?", options: newsletterTopicWords },
      consent:
        "U geeft ons de toestemming om u deze brief te sturen. Onderaan elke brief trekt u ze in, met één klik. Lees de",
      privacy: { label: "privacyverklaring", path: "/gebruikersinformatie/privacyverklaring" },
      honeypot: "Laat dit veld leeg",
      submit: "Schrijf mij in",
      dutchMarket: isDutchMarket
        ? "De brief gaat over België. Voor Nederland schrijven wij enkel als de regels rond teruglevering veranderen."
        : null,
      asked: {
        title: "Kijk in uw mailbox",
        text: `Wij stuurden u een mail met een knop. U bent pas ingeschreven als u daarop drukt, binnen ${linkHours.newsletter} uur. Niets gekregen? Kijk bij de ongewenste mail.`,
      },
      meanwhile: "Nu al te lezen",
      links: [
        { label: "Energiedelen uitgelegd", path: "/energie-delen" },
        { label: "Rekenvoorbeelden uit de praktijk", path: "/energie-delen/praktijkvoorbeelden" },
        { label: "Wat een koper moet weten", path: "/kopersinformatie" },
        { label: "Wat een verkoper moet weten", path: "/verkopersinformatie" },
      ],
    },
  };
}
