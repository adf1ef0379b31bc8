import type { Site } from "#content/site.ts";

export function newsletterWords(site: Site) {
  const isDutchMarket = site.market === "nl";
  return {
    head: {
      title: "Nieuwsbrief",
      description: `De nieuwsbrief van ${site.name} start later: hoogstens één per maand, over nieuwe tarieven, gewijzigde regels en wat dat in euro betekent.`,
    },
    hero: {
      title: "Een brief als er iets verandert",
      lead: "Tarieven en regels voor gedeelde stroom verschuiven een paar keer per jaar. Straks lezen wij ze voor u en schrijven wij op wat dat in euro betekent.",
    },
    letter: {
      label: "Zo zal een nieuwsbrief eruitzien",
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
      situation: { kilowattPeak: 5, yearlyOfftake: 6000, daytimeShare: 0.6, season: "spring" as const },
      label: "Een gemiddelde aprildag in 96 kwartieren",
      caption: "Rekenmodel: 5 kWp, een koper van 6.000 kWh",
    },
    promises: {
      title: "Wat u van ons mag verwachten",
      items: [
        { term: "Hoe vaak", text: "Hoogstens één keer per maand. Nooit tussendoor." },
        {
          term: "Inschrijven",
          text: "Met bevestiging: u krijgt eerst een mail en bent pas ingeschreven als u daarin klikt.",
        },
        { term: "Uitschrijven", text: "Eén klik onderaan elke brief, zonder reden en zonder wachttijd." },
        { term: "Uw adres", text: "Alleen voor deze brief. Wij geven het niet door." },
        { term: "Geen reclame", text: "Er staat geen betaald bericht in." },
      ],
    },
    subscribe: {
      title: "Inschrijven",
      soon: isDutchMarket
        ? "Inschrijven op deze pagina kan later. De brief gaat over België; voor Nederland schrijven wij enkel als de regels rond teruglevering veranderen."
        : "Inschrijven op deze pagina kan later. Tot dan vragen wij hier geen adressen.",
      withMail:
        "Wilt u bij de eersten zijn? Stuur ons een mail met als onderwerp ‘nieuwsbrief’. Zodra de brief er is, vragen wij u om te bevestigen.",
      withoutMail:
        "Er is op deze site nog geen e-mailadres ingesteld, dus voorinschrijven kan nog niet. Kom later terug, of lees intussen verder.",
      mail: "Mail ‘nieuwsbrief’",
      subject: "nieuwsbrief",
      meanwhile: "Intussen te lezen",
      links: [
        { label: "Energiedelen uitgelegd", path: "/energie-delen" },
        { label: "Vijf rekenvoorbeelden", path: "/energie-delen/praktijkvoorbeelden" },
        { label: "Wat een koper moet weten", path: "/kopersinformatie" },
        { label: "Wat een verkoper moet weten", path: "/verkopersinformatie" },
      ],
    },
    email: site.operator.email,
  };
}
