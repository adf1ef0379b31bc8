import type { PageHead } from "#content/page-head.ts";
import { buyerWords } from "#content/pages/journeys/buyer.ts";
import type { Site } from "#content/site.ts";

/** The buyer's check with the explanation beside it. */
export function buyerV3Words(site: Site) {
  const buyer = buyerWords(site);
  const isBelgian = site.market === "be";
  return {
    ...buyer,
    head: {
      title: isBelgian ? "Kan ik kopen? Met uitleg" : "Kopen in Nederland, met uitleg",
      description: isBelgian
        ? "Ga na of u stroom van een andere afnemer kunt kopen, en lees ernaast waarom wij naar uw postcode, uw meter en de naam op uw contract vragen."
        : "Lees waarom stroom kopen van een andere afnemer in Nederland nog niet kan, welke vragen de Belgische regels stellen en wat u wel kunt uitrekenen.",
    } satisfies PageHead,
    hero: {
      eyebrow: "Voor kopers, met uitleg ernaast",
      title: isBelgian ? "Kan ik kopen, en waarom vraagt u dat?" : "Wat kopers in België gevraagd wordt",
      lead: isBelgian
        ? "Dezelfde drie vragen, met bij elke vraag wat ze met de regels te maken heeft."
        : "In Nederland is de regeling er nog niet. Dit zijn de voorwaarden waaraan een koper in België voldoet.",
    },
    why: {
      title: "Waarom deze vragen",
      items: [
        {
          question: "Waarom mijn postcode?",
          answer:
            "Stroom verkopen aan een ander mag alleen binnen hetzelfde gewest. Afstand telt niet: een koper in Oostende en een verkoper in Genk kunnen samen een paar vormen. Van uw postcode leiden wij enkel het gewest af.",
        },
        {
          question: "Waarom mijn meter?",
          answer:
            "Alleen wat in hetzelfde kwartier wordt geïnjecteerd en afgenomen, telt als verkocht. Daarvoor moet uw meter elk kwartier meten en zijn standen zelf doorsturen. Een oude meter kan dat niet. Een terugdraaiende teller trekt injectie en afname zelfs van elkaar af.",
        },
        {
          question: "Waarom de naam op het contract?",
          answer:
            "De netbeheerder vraagt toestemming aan de titularis, dat is wie het contract op zijn naam heeft. Iemand anders kan die toestemming niet geven.",
        },
        {
          question: "Waarom niet mijn verbruik?",
          answer:
            "Of u mag kopen, hangt niet af van uw verbruik. Of het loont, wel: veel leveranciers vragen een vaste kost per jaar, en bij weinig gedeelde stroom is die groter dan de winst. Reken het na voor u verder gaat.",
        },
      ],
    },
    square: {
      caption:
        "Een zomerdag in 96 kwartieren: een gezin dat 3.500 kWh per jaar verbruikt en een buur met 6 kWp op het dak. Rekenmodel, niet gemeten.",
      title: "Hoe een gedeelde dag eruitziet",
      situation: { kilowattPeak: 6, yearlyOfftake: 3500, season: "summer" as const, yearlyOwnUse: 3500 },
      label: "Gedeelde stroom per kwartier op een zomerdag",
    },
  };
}
