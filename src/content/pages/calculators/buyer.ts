import type { PageHead } from "#content/page-head.ts";
import { type CalculatorKind, calculatorTabs, marketOfKind } from "#content/pages/calculators/calculator-kinds.ts";
import { commonCalculatorWords } from "#content/pages/calculators/common.ts";
import type { Site } from "#content/site.ts";

export function buyerCalculatorWords(site: Site, kind: CalculatorKind = "general") {
  const market = marketOfKind(kind, site.market);
  const isBelgian = market === "be";
  return {
    ...(isBelgian ? belgian[kind] : dutch[kind === "business" ? "business" : "general"]),
    ...commonCalculatorWords(site, market),
    tabs: calculatorTabs("koper", site.market),
    method: {
      title: "Zo rekenen wij",
      steps: [
        "Wij leggen de kwartieren van een heel jaar naast elkaar. Gedeeld is telkens het kleinste van wat de verkoper overheeft en wat u afneemt.",
        "Wij nemen het verschil tussen uw energieprijs en de afgesproken prijs.",
        "Dat verschil vermenigvuldigen wij met de gedeelde kWh van één jaar.",
        "Daarvan trekken wij de kost van uw leverancier af, en onze vergoeding als die er is.",
        isBelgian
          ? "Nettarieven, capaciteitstarief, accijns en de bijdragen voor groenestroomcertificaten en WKK staan niet in de som: in Vlaanderen blijven ze u evenveel kosten."
          : "Netkosten en belastingen veranderen in deze som niet. Of dat in Nederland zo zal zijn, hangt af van de regels die er dan gelden.",
      ],
      verdict:
        "‘Loont nipt’ betekent: minder dan een euro winst per maand, of verlies zodra er een kwart minder gedeeld wordt dan u verwacht.",
    },
    more: {
      title: "Verder lezen",
      links: [
        { label: "Alles voor kopers", path: "/kopersinformatie" },
        { label: "Kan ik kopen?", path: "/koper" },
        { label: "Reken als verkoper", path: "/calculator/verkoper" },
      ],
    },
  };
}

const trail = [{ name: "Calculators", path: "/calculator/koper" }];

const belgian = {
  general: {
    head: {
      title: "Calculator voor kopers",
      description:
        "Reken uit wat stroom van een andere afnemer u per jaar oplevert, met uw eigen prijzen en na de kost van uw leverancier. Ook als het niet loont.",
    },
    hero: {
      eyebrow: "Calculator voor kopers",
      title: "Wat levert kopen u op?",
      lead: "Vul enkele getallen in en u ziet wat u per jaar overhoudt, na alle kosten. Soms is dat niets, en dan zeggen wij dat ook.",
    },
    about:
      "Deze calculator rekent met bedragen voor gezinnen, btw inbegrepen. Voor Brussel en voor ondernemingen zijn er aparte versies.",
  },
  flanders: {
    head: {
      title: "Calculator voor kopers in Vlaanderen",
      crumb: "Kopers in Vlaanderen",
      description:
        "Koopt u als Vlaams gezin stroom van een of meer verkopers? Reken uit vanaf hoeveel kWh dat loont, met de kost die uw leverancier ervoor vraagt.",
      trail,
    },
    hero: {
      eyebrow: "Calculator voor kopers in het Vlaams Gewest",
      title: "Wat levert kopen in Vlaanderen u op?",
      lead: "In het Vlaams Gewest mag u bij meerdere verkopers kopen. De kost van uw leverancier betaalt u dan meestal maar één keer.",
    },
    about:
      "Koopt u bij meer verkopers, voeg ze dan toe bij de uitkomst: de kost van uw leverancier tellen wij één keer. Zo verdient u die sneller terug. Fluvius zelf rekent voor het delen niets aan.",
  },
  brussels: {
    head: {
      title: "Calculator voor kopers in Brussel",
      crumb: "Kopers in Brussel",
      description:
        "Wat levert stroom van een andere Brusselaar u op? Reken met Brusselse prijzen en lees waarom wij in Brussel nog niemand samenbrengen.",
      trail,
    },
    hero: {
      eyebrow: "Calculator voor kopers in Brussel",
      title: "Wat levert kopen in Brussel u op?",
      lead: "In Brussel koopt u van één verkoper. Rekenen kan hier al. Kopers en verkopers samenbrengen doen wij er nog niet.",
    },
    about:
      "De Brusselse vrijstelling geldt voor een verkoop ‘zonder tussenkomst van een tussenpersoon’, en of een marktplaats een tussenpersoon is, staat niet vast. Zit de verkoper in hetzelfde gebouw of achter dezelfde cabine, dan daalt ook een deel van uw nettarief. Kies daarvoor de categorie in het formulier; alleen Sibelga weet zeker welke voor u geldt.",
  },
  business: {
    head: {
      title: "Calculator voor ondernemingen die kopen",
      crumb: "Ondernemingen die kopen",
      description:
        "Bakkerij, winkel of werkplaats? Reken zonder btw uit wat stroom van een verkoper in uw gewest oplevert, en lees waarom verbruik overdag telt.",
      trail,
    },
    hero: {
      eyebrow: "Calculator voor ondernemingen",
      title: "Wat levert kopen uw onderneming op?",
      lead: "Wie overdag verbruikt, deelt meer. Daarom zijn een bakkerij, een school of een werkplaats vaak de beste koper.",
    },
    about:
      "Alle bedragen zijn zonder btw. De vooraf ingevulde prijzen komen van tariefkaarten voor gezinnen, waarvan wij de btw aftrokken. Neem liever de prijs uit uw eigen contract. Energie delen of verkopen mag niet de hoofdactiviteit van uw onderneming zijn.",
  },
} satisfies Record<CalculatorKind, { head: PageHead; hero: object; about: string }>;

const dutch = {
  general: {
    head: {
      title: "Calculator voor kopers",
      description:
        "Vul uw eigen prijzen in en reken uit wat stroom rechtstreeks van een andere afnemer u per jaar zou opleveren. Wij vullen voor Nederland niets vooraf in.",
    },
    hero: {
      eyebrow: "Calculator voor kopers",
      title: "Wat zou kopen u opleveren?",
      lead: "Vul uw eigen prijzen in. Voor Nederland hebben wij nog geen cijfers met een bron, dus vullen wij niets in uw plaats in.",
    },
    about:
      "Vul alle prijzen met btw in. De netkosten en de energiebelasting laat u weg: die veranderen in deze som niet.",
  },
  business: {
    head: {
      title: "Calculator voor ondernemingen die kopen",
      crumb: "Ondernemingen die kopen",
      description:
        "Reken zonder btw uit wat stroom rechtstreeks van een andere afnemer uw onderneming per jaar zou opleveren, met de prijzen uit uw eigen contract.",
      trail,
    },
    hero: {
      eyebrow: "Calculator voor ondernemingen",
      title: "Wat zou kopen uw onderneming opleveren?",
      lead: "Wie overdag verbruikt, deelt meer. Vul de prijzen uit uw contract in en zie wat rechtstreeks kopen zou schelen.",
    },
    about:
      "Vul alle prijzen zonder btw in. De netkosten en de energiebelasting laat u weg: die veranderen in deze som niet.",
  },
} satisfies Record<"general" | "business", { head: PageHead; hero: object; about: string }>;
