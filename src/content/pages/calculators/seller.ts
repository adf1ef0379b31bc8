import type { PageHead } from "#content/page-head.ts";
import { type CalculatorKind, calculatorTabs, marketOfKind } from "#content/pages/calculators/calculator-kinds.ts";
import { commonCalculatorWords } from "#content/pages/calculators/common.ts";
import type { Site } from "#content/site.ts";

export function sellerCalculatorWords(site: Site, kind: CalculatorKind = "general") {
  const market = marketOfKind(kind, site.market);
  const isBelgian = market === "be";
  return {
    ...(isBelgian ? belgian[kind] : dutch[kind === "business" ? "business" : "general"]),
    ...commonCalculatorWords(site, market),
    tabs: calculatorTabs("verkoper", site.market),
    method: {
      title: "Zo rekenen wij",
      steps: [
        "Wij leggen de kwartieren van een heel jaar naast elkaar. Gedeeld is telkens het kleinste van wat u overhebt en wat uw koper afneemt.",
        "Wij nemen het verschil tussen uw gevraagde prijs en de vergoeding die uw leverancier u vandaag geeft.",
        "Dat verschil vermenigvuldigen wij met de gedeelde kWh van één jaar.",
        "Daarvan trekken wij de kost van uw leverancier af, en onze vergoeding als die er is.",
        isBelgian
          ? "De rest van uw overschot verkoopt u gewoon verder aan uw leverancier. Die opbrengst verandert niet en staat daarom niet in de som."
          : "De rest van uw overschot en uw terugleverkosten staan niet in de som. Die hangen af van uw eigen contract.",
      ],
      verdict:
        "‘Loont nipt’ betekent: minder dan een euro winst per maand, of verlies zodra er een kwart minder gedeeld wordt dan u verwacht.",
    },
    more: {
      title: "Verder lezen",
      links: [
        { label: "Alles voor verkopers", path: "/verkopersinformatie" },
        { label: "Kan ik verkopen?", path: "/verkoper" },
        { label: "Reken als koper", path: "/calculator/koper" },
        { label: "Garanties van oorsprong", path: "/calculator/calculator-gvo" },
      ],
    },
  };
}

const trail = [{ name: "Calculators", path: "/calculator/verkoper" }];

const belgian = {
  general: {
    head: {
      title: "Calculator voor verkopers",
      description:
        "Vergelijk uw injectievergoeding met de prijs die u aan een koper vraagt, en zie wat er per jaar overblijft na de kost van uw leverancier.",
    },
    hero: {
      eyebrow: "Calculator voor verkopers",
      title: "Wat brengt verkopen u extra op?",
      lead: "Uw leverancier koopt uw overschot al. Hier ziet u wat een eigen koper u extra oplevert, na kosten.",
    },
    about:
      "Deze calculator rekent voor particulieren: op hun injectie rust geen btw, op de kost van de leverancier wel. Voor Brussel en voor ondernemingen zijn er aparte versies.",
  },
  flanders: {
    head: {
      title: "Calculator voor verkopers in Vlaanderen",
      crumb: "Verkopers in Vlaanderen",
      description:
        "In Vlaanderen verkoopt u uw overschot aan één koper. Reken uit hoeveel kWh u moet delen om de kost van uw leverancier terug te verdienen.",
      trail,
    },
    hero: {
      eyebrow: "Calculator voor verkopers in het Vlaams Gewest",
      title: "Wat brengt verkopen in Vlaanderen op?",
      lead: "U verkoopt aan precies één koper. Hoe meer hij verbruikt terwijl uw panelen werken, hoe sneller u de vaste kost terugverdient.",
    },
    about:
      "Bent u een particulier met omvormers tot en met 10 kVA, alleen voor privégebruik, dan is de opbrengst in de regel niet belastbaar (circulaire 2023/C/42). Boven 10 kVA kan ze belastbaar zijn en geldt een nettarief voor injectie; die zitten niet in deze som. Btw tellen wij alleen als een onderneming verkoopt.",
  },
  brussels: {
    head: {
      title: "Calculator voor verkopers in Brussel",
      crumb: "Verkopers in Brussel",
      description:
        "Reken met Brusselse prijzen uit wat een eigen koper u extra opbrengt. Groenestroomcertificaten staan daar los van: die gaan over uw hele productie.",
      trail,
    },
    hero: {
      eyebrow: "Calculator voor verkopers in Brussel",
      title: "Wat brengt verkopen in Brussel op?",
      lead: "In Brussel verkoopt u aan één koper en meldt u dat bij Sibelga. Rekenen kan hier al. Kopers en verkopers samenbrengen doen wij er nog niet.",
    },
    about:
      "Brusselse groenestroomcertificaten staan los van deze verkoop: ze gaan over uw volledige productie. Wij brengen in Brussel nog geen verkopers en kopers samen, omdat de vrijstelling daar spreekt van een verkoop ‘zonder tussenkomst van een tussenpersoon’.",
  },
  business: {
    head: {
      title: "Calculator voor ondernemingen die verkopen",
      crumb: "Ondernemingen die verkopen",
      description:
        "Hebt u een schuurdak, een loods of een windmolen? Reken zonder btw uit wat één vaste koper meer betaalt dan uw leverancier, en vanaf welk volume.",
      trail,
    },
    hero: {
      eyebrow: "Calculator voor ondernemingen",
      title: "Wat brengt uw bedrijfsdak extra op?",
      lead: "Een groot dak heeft in het weekend en in de zomer veel over. Zoek daarom één koper die ook dan stroom verbruikt.",
    },
    about:
      "Alle bedragen zijn zonder btw, behalve de prijs die een gezin betaalt. Een onderneming rekent op verkochte stroom meestal btw aan en geeft de opbrengst aan; leg het uw boekhouder voor. De vooraf ingevulde prijzen komen van tariefkaarten voor gezinnen en zijn dus een schatting.",
  },
} satisfies Record<CalculatorKind, { head: PageHead; hero: object; about: string }>;

const dutch = {
  general: {
    head: {
      title: "Calculator voor verkopers",
      description:
        "Wat zou een eigen koper u meer betalen dan uw leverancier? Vul uw eigen prijzen in; voor Nederland vullen wij geen getallen zonder bron vooraf in.",
    },
    hero: {
      eyebrow: "Calculator voor verkopers",
      title: "Wat zou verkopen u extra opbrengen?",
      lead: "Vul in wat uw leverancier u per teruggeleverde kWh betaalt en wat u aan een koper zou vragen. Wij vullen niets in uw plaats in.",
    },
    about:
      "Salderen eindigt op 1 januari 2027: tot die dag streept uw leverancier teruggeleverde kWh weg tegen afgenomen kWh. Vergelijk daarom met de vergoeding die u daarna krijgt, en trek er uw terugleverkosten af.",
  },
  business: {
    head: {
      title: "Calculator voor ondernemingen die verkopen",
      crumb: "Ondernemingen die verkopen",
      description:
        "Een loods, een stal of een windmolen? Reken zonder btw uit wat één vaste koper meer zou betalen dan de leverancier die u nu een vergoeding geeft.",
      trail,
    },
    hero: {
      eyebrow: "Calculator voor ondernemingen",
      title: "Wat zou uw bedrijfsdak extra opbrengen?",
      lead: "Vul de vergoeding uit uw contract in en de prijs die u zou vragen. U ziet vanaf welk volume dat de kosten dekt.",
    },
    about: "Vul alle prijzen zonder btw in, en trek uw terugleverkosten af van de vergoeding die u krijgt.",
  },
} satisfies Record<"general" | "business", { head: PageHead; hero: object; about: string }>;
