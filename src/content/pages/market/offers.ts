import type { PageHead } from "#content/page-head.ts";
import type { Site } from "#content/site.ts";

export function offersWords(site: Site) {
  const isBelgian = site.market === "be";
  return {
    head: {
      title: "Aanbod",
      description: isBelgian
        ? `Het aanbod op ${site.name}: hier komen verkopers met hun productie per kwartier en hun prijs. Bekijk een voorbeeld en lees hoe u straks zoekt.`
        : `Het aanbod van ${site.name} is Belgisch. Lees waarom er in Nederland nog niets te koop staat, en bekijk hoe een aanbod eruitziet.`,
    } satisfies PageHead,
    hero: isBelgian
      ? {
          eyebrow: "Aanbod",
          title: "Hier komt het aanbod van verkopers",
          lead: "Straks ziet u hier van elke verkoper de productie per kwartier en de prijs. Vandaag staat er nog niets.",
        }
      : {
          eyebrow: "Aanbod",
          title: "In Nederland is er nog geen aanbod",
          lead: "Verkoop tussen personen via de netbeheerder Fluvius is een Belgische regeling. Er komt een wachtlijst voor Nederland.",
        },
    empty: isBelgian
      ? {
          title: "Nog geen aanbod",
          text: "Een aanbod plaatsen kan later. Wij vullen deze pagina niet met verzonnen verkopers. Wat u hieronder ziet, is één voorbeeld uit ons rekenmodel.",
          action: { label: "Kan ik verkopen?", path: "/verkoper" },
        }
      : {
          title: "Geen aanbod in Nederland",
          text: "Zolang stroom er niet per kwartier tussen twee afnemers verrekend kan worden, plaatsen wij er geen verkopers. Een wachtlijst volgt; nu vragen wij u nog niets.",
          action: { label: "Reken met uw eigen prijzen", path: "/calculator/koper" },
        },
    example: {
      section: "Zo ziet één aanbod eruit",
      badge: "Voorbeeld",
      title: "Schuurdak in het Vlaams Gewest",
      facts: { power: "Vermogen", surplus: "Overschot per jaar", price: "Vraagprijs" },
      square: "Een zomerdag van dit voorbeeld, gedeeld met een werkplaats",
      open: "Open het voorbeeld",
      note: "Niet te koop: een voorbeeld uit ons rekenmodel.",
    },
    reading: {
      title: "Zo leest u de tegels",
      text: "Elke tegel is een kwartier van een zomerdag, elke kolom een uur. Hoe voller turquoise, hoe meer er gedeeld wordt met een koper die bij dit aanbod past. Een gele stip is wat naar de leverancier gaat. Twee verkopers met hetzelfde vermogen kunnen een heel andere dag hebben: een dak op het oosten geeft vooral ’s ochtends stroom.",
    },
    filters: {
      title: "Zo zoekt u straks",
      lead: "De filters staan in het adres van de pagina: een zoekopdracht kunt u dus bewaren en doorsturen.",
      items: [
        {
          title: "Gewest",
          text: "Koper en verkoper moeten in hetzelfde gewest aangesloten zijn. Afstand telt niet: uw postcode bepaalt alleen welk gewest u ziet.",
        },
        {
          title: "Bron",
          text: "Zon, wind, water of biogas. Het waait ook ’s nachts; zon past bij wie overdag verbruikt.",
        },
        {
          title: "Prijs",
          text: "Van laag naar hoog, of enkel onder uw eigen energieprijs. Een lagere prijs bij weinig gedeelde kWh is niet altijd beter.",
        },
        {
          title: "Volume",
          text: "Hoeveel overschot er per jaar is. Te veel kan ook: wat u niet afneemt, gaat naar de leverancier.",
        },
        { title: "Dagdeel", text: "Wanneer het overschot er is: ochtend, middag, avond, week of weekend." },
        { title: "Start en duur", text: "Vanaf wanneer de verkoper kan leveren en hoelang hij zich wil binden." },
      ],
    },
    ranking: {
      title: "Wie staat bovenaan?",
      text: "Het aanbod waarmee u en de verkoper samen het meeste overhouden, na de kosten van beide leveranciers. Niemand kan een betere plaats kopen. Bij elk aanbod staat of de verkoper een particulier of een onderneming is, want dat verandert uw rechten.",
    },
  };
}
