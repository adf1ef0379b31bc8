import type { PageHead } from "#content/page-head.ts";
import { practiceWords, type SharingFacts } from "#content/pages/information/sharing-facts.ts";
import type { Site } from "#content/site.ts";

const head: PageHead = {
  title: "Kopersinformatie",
  description:
    "Zonnestroom kopen van iemand uit uw gewest: voorwaarden, kosten per leverancier, uw factuur, en elke stap van handdruk tot eerste gedeelde kWh.",
};

export function buyersHow(site: Site, facts: SharingFacts) {
  const practice = practiceWords(facts);
  return {
    head,
    hero: buyersHero(site),
    conditions: {
      id: "voorwaarden",
      title: "Vijf voorwaarden",
      lead: "De verkoper moet aan dezelfde voorwaarden voldoen.",
      items: [
        {
          title: "Uw aansluiting ligt in Vlaanderen",
          text: "De afstand speelt geen rol.",
        },
        {
          title: "Uw meter is digitaal en communiceert",
          text: "Een AMR-meter, standaard vanaf 56\u00a0kVA, is ook goed.",
        },
        {
          title: "Meetregime 3 staat aan",
          text: "Zo telt elk kwartier apart. Uw leverancier vraagt het aan en mag dat niet weigeren.",
        },
        {
          title: "U houdt een energiecontract",
          text: "Uw leverancier dekt wat de verkoper niet levert. Het hoeft niet die van de verkoper te zijn.",
        },
        {
          title: "Energiehandel is niet uw hoofdactiviteit",
          text: "Gezinnen, verenigingen, ondernemingen en besturen mogen meedoen.",
        },
      ],
    },
    day: {
      id: "kwartieren",
      title: "Wat u koopt: kwartieren",
      text: [
        "De netbeheerder legt elk kwartier twee getallen naast elkaar: wat de verkoper op het net zet en wat u afneemt. **Het kleinste van de twee is gedeeld.**",
        "Wie overdag verbruikt, deelt het meest: een winkel, een kantoor, een auto die ’s\u00a0middags laadt.",
      ],
      caption:
        "Rekenmodel, geen meting: een gemiddelde dag in april, een koper met 3.500\u00a0kWh per jaar en een verkoper met 5\u00a0kWp zonder eigen verbruik.",
      label: "Een modeldag in 96 kwartieren: wat de koper deelt en wat naar de leverancier van de verkoper gaat",
      reality: `In Vlaanderen werd in de praktijk ongeveer ${practice.shared} van de injectie van deelnemers echt gedeeld (${practice.source}).`,
    },
  };
}

export const buyersHero = (site: Site) =>
  site.market === "nl"
    ? {
        eyebrow: "Kopersinformatie",
        title: "Stroom kopen van een ander: zo doet België het",
        lead: "Persoon-aan-persoonverkoop via Fluvius bestaat in Nederland niet. Wij bieden er berekeningen en informatie aan. Deze gids toont hoe kopers het in Vlaanderen en Brussel aanpakken.",
        primary: { label: "Naar de calculator", to: "/calculator/koper" },
        secondary: { label: "Hoe zit het in Nederland?", to: "/koper" },
      }
    : {
        eyebrow: "Kopersinformatie",
        title: "Zonnestroom kopen van iemand uit uw gewest",
        lead: "U koopt wat een ander op dat moment overheeft, en u houdt uw leverancier.",
        primary: { label: "Kan ik kopen?", to: "/koper" },
        secondary: { label: "Reken eerst na", to: "/calculator/koper" },
      };
