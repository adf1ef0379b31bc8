import { formatEuros } from "#content/format/format-euros.ts";
import type { PageHead } from "#content/page-head.ts";
import type { Site } from "#content/site.ts";
import { buyerQuestions } from "./buyer-questions.ts";
import { guideSources, guideWords } from "./guide-words.ts";
import { practiceWords, type SharingFacts, supplierCostWords, taxWords } from "./sharing-facts.ts";

export function buyersWords(site: Site, facts: SharingFacts) {
  const costs = supplierCostWords(facts);
  const practice = practiceWords(facts);
  const tax = taxWords(facts);
  const questions = buyerQuestions(costs.range, site);
  const head: PageHead = {
    title: "Kopersinformatie",
    description:
      "Zonnestroom kopen van iemand uit uw gewest: voorwaarden, kosten per leverancier, uw factuur, en elke stap van handdruk tot eerste gedeelde kWh.",
    questions,
  };
  return {
    head,
    ...guideWords,
    hero: hero(site),
    conditions: {
      id: "voorwaarden",
      title: "Vijf voorwaarden",
      lead: "Kunt u ze alle vijf afvinken, dan kunt u kopen. De verkoper moet aan dezelfde voorwaarden voldoen.",
      items: [
        {
          title: "Uw aansluiting ligt in Vlaanderen",
          text: "Die van de verkoper ook. De afstand speelt geen rol: van Oostende tot Genk mag.",
        },
        {
          title: "Uw meter is digitaal en communiceert",
          text: "Een AMR-meter, standaard vanaf 56\u00a0kVA, is ook goed. Stuurt uw meter geen standen door, dan kan het niet.",
        },
        {
          title: "Meetregime 3 staat aan",
          text: "Zo telt elk kwartier apart. Uw leverancier vraagt het aan en mag dat niet weigeren.",
        },
        {
          title: "U houdt een energiecontract",
          text: "Uw leverancier dekt alles wat de verkoper niet levert. U en de verkoper hoeven niet dezelfde leverancier te hebben.",
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
        "De netbeheerder legt elk kwartier twee getallen naast elkaar: wat de verkoper op het net zet en wat u op dat moment afneemt. **Het kleinste van de twee is gedeeld.** De rest van uw verbruik levert uw leverancier.",
        "Bewaren kan niet. Een overschot van de middag telt niet voor de avond. Wie overdag verbruikt, deelt dus het meest: een winkel, een kantoor, een wagen die ’s\u00a0middags laadt.",
      ],
      caption:
        "Rekenmodel, geen meting: een gemiddelde dag in april, een koper met 3.500\u00a0kWh per jaar en een verkoper met 5\u00a0kWp.",
      label: "Een modeldag in 96 kwartieren: wat de koper deelt en wat naar de leverancier van de verkoper gaat",
      reality: `In Vlaanderen werd in de praktijk ongeveer ${practice.shared} van de injectie van deelnemers echt gedeeld (${practice.source}).`,
    },
    invoice: {
      id: "factuur",
      title: "Wat er op uw factuur verandert",
      lead: "Eén regel valt weg, en bij veel leveranciers komt er één bij. U betaalt voortaan op twee plaatsen: bij uw leverancier en bij de verkoper.",
      caption: "Een gedeelde kilowattuur op uw factuur",
      rows: [
        { part: "Energieprijs", change: "away", reason: "U betaalt de afgesproken prijs aan de verkoper." },
        { part: "Vaste vergoeding", change: "stays", reason: "Uw energiecontract loopt door." },
        { part: "Nettarieven", change: "stays", reason: "De stroom komt nog altijd over het net." },
        { part: "Capaciteitstarief", change: "stays", reason: "Het volgt uw gemeten kwartierpiek." },
        { part: "Bijzondere accijns", change: "stays", reason: "Verschuldigd op uw hele afname." },
        { part: "Bijdrage groene stroom en WKK", change: "stays", reason: "Verschuldigd op uw hele afname." },
        { part: "Kost voor het delen", change: "added", reason: "Veel leveranciers rekenen een vast bedrag aan." },
      ] satisfies InvoiceRow[],
      changes: { away: "valt weg", stays: "blijft", added: "komt erbij" } satisfies Record<
        InvoiceRow["change"],
        string
      >,
    },
    start: {
      id: "starten",
      title: "Van handdruk tot eerste gedeelde kWh",
      steps: [
        {
          title: "Handdruk",
          who: "U en de verkoper",
          text: "U spreekt prijs, start en opzegtermijn af. Fluvius heeft een voorbeeldovereenkomst.",
        },
        {
          title: "Navraag",
          who: "U en de verkoper",
          text: "Ieder vraagt zijn leverancier naar de kost en de voorwaarden. Valt dat tegen, dan is er nog niets getekend.",
        },
        {
          title: "Meter",
          who: "Beide leveranciers",
          text: "Elk vraagt meetregime 3 aan voor zijn klant. Een digitale meter zou gratis zijn in het kader van energiedelen; controleer dat bij Fluvius.",
        },
        {
          title: "Aanvraag",
          who: "De beheerder",
          text: "Eén van u meldt de groep aan op Mijn Fluvius, met de EAN-codes.",
        },
        {
          title: "Goedkeuring",
          who: "U en de verkoper",
          text: "Ieder keurt goed via een mail of een brief met QR-code, ook dat de beheerder de gegevens mag zien.",
        },
        {
          title: "Eerste gedeelde kWh",
          who: "Fluvius",
          text: "Vanaf de startdag telt elk kwartier.",
        },
      ],
      duration:
        "Hoelang dit duurt? Een vaste termijn vonden wij bij Fluvius niet. Wij schatten enkele weken, langer als er een meter moet komen.",
    },
    month: {
      id: "een-maand",
      title: "Zo verloopt een maand",
      strip: { shared: "Mei: u deelt", settled: "Juni: rond de 25e kent u het volume van mei" },
      moments: [
        { when: "De hele maand", text: "Beide meters tellen per kwartier. U hoeft niets te doen." },
        {
          when: "Na de maand",
          text: "Fluvius berekent de gedeelde kWh en geeft ze door aan beide leveranciers en aan de beheerder.",
        },
        { when: "Rond de 25e", text: "U kent het gedeelde volume van de vorige maand." },
        {
          when: "Daarna",
          text: "De verkoper maakt zijn rekening, u betaalt hem rechtstreeks. Fluvius int niets.",
        },
      ],
    },
    costs: {
      id: "kosten",
      title: "Wat het kost",
      lead: `Fluvius rekent niets aan. Leveranciers meestal wel: ${costs.range} per jaar, bij u en bij de verkoper. Hebt u drie verkopers, dan betaalt u die kost één keer.`,
      caption: "Wat leveranciers per jaar aanrekenen om te delen",
      columns: ["Leverancier", "Per jaar"],
      ...costs,
      platform:
        site.platformFee === 0
          ? `${site.name} zelf vraagt vandaag niets.`
          : `${site.name} zelf vraagt ${formatEuros(site.platformFee)} per jaar.`,
      formula: "Uw voordeel = gedeelde kWh × (uw energieprijs − afgesproken prijs) − kost van uw leverancier",
      formulaNote: "Bij een klein volume kan dat onder nul uitkomen. Reken het na voor u tekent.",
      calculator: "Reken uw voordeel uit",
    },
    tax: {
      id: "belasting",
      title: "Btw en statuut",
      items: [
        `**Bij een particulier** met een omvormer tot en met ${tax.power} koopt u zonder btw (circulaires 2023/C/64 en 2023/C/65).`,
        `**Bij een onderneming** of een grotere installatie komt er meestal btw bij: ${tax.household} bij een contract voor een gezin, ${tax.business} bij een contract voor een onderneming (OptimCE, 2026). Geen circulaire behandelt energiedelen apart; laat het nakijken door uw boekhouder.`,
        `**Op de kost van uw leverancier** staat ${tax.sharingFee} btw, ook voor gezinnen.`,
        "**Sociaal tarief?** Uw statuut van beschermde afnemer blijft, maar op gedeelde kWh geldt de afgesproken prijs. Reken eerst na.",
      ],
    },
    regions: {
      id: "brussel",
      title: "Brussel naast Vlaanderen",
      lead: "Kopen kan alleen binnen één gewest, en de regels verschillen.",
      names: ["Vlaanderen", "Brussel"] as [string, string],
      rows: [
        { topic: "Netbeheerder", flanders: "Fluvius", brussels: "Sibelga" },
        { topic: "Toezichthouder", flanders: "Vlaamse Nutsregulator", brussels: "Brugel" },
        { topic: "Verkopers per koper", flanders: "Eén of meer", brussels: "Eén" },
        { topic: "Aanmelden", flanders: "Op Mijn Fluvius", brussels: "Met een formulier van Sibelga" },
        {
          topic: "Meter",
          flanders: "Digitale meter, meetregime 3",
          brussels: "Slimme meter, gratis vervangen voor deelnemers",
        },
        {
          topic: "Nettarieven op gedeelde kWh",
          flanders: "Ongewijzigd",
          brussels: "Lager binnen één gebouw of achter dezelfde cabine",
        },
      ],
      brussels: site.brusselsMatching
        ? "In Brussel gaat het altijd om één koper en één verkoper, aangegeven bij Sibelga."
        : "In Brussel zijn twee afnemers vrijgesteld van de plichten van een leverancier als er geen tussenpersoon aan te pas komt (Brugel). Zolang niet vaststaat wat dat voor een marktplaats betekent, brengen wij in Brussel geen kopers en verkopers samen. Informatie en berekeningen krijgt u wel.",
    },
    questions: { id: "vragen", title: "Vragen van kopers", items: questions },
    sources: {
      id: "bronnen",
      title: "Wet, regulator en netbeheerder",
      items: [
        guideSources.decree,
        guideSources.regulator,
        guideSources.gridOperator,
        guideSources.application,
        guideSources.brussels,
      ],
    },
  };
}

type InvoiceRow = { part: string; change: "away" | "stays" | "added"; reason: string };

const hero = (site: Site) =>
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
        lead: "U koopt wat een ander op dat moment overheeft. U houdt uw leverancier. Alleen de energieprijs van de gedeelde stroom verandert. Hier leest u wat u nodig hebt, wat het kost en wanneer het niet loont.",
        primary: { label: "Kan ik kopen?", to: "/koper" },
        secondary: { label: "Reken eerst na", to: "/calculator/koper" },
      };
