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
  };
  return {
    head,
    ...guideWords,
    hero: hero(site),
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
    invoice: {
      id: "factuur",
      title: "Wat er op uw factuur verandert",
      lead: "Eén regel valt weg, en vaak komt er één bij.",
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
          text: "Ieder vraagt zijn leverancier naar de kost en de voorwaarden.",
        },
        {
          title: "Meter",
          who: "Beide leveranciers",
          text: "Elk vraagt meetregime 3 aan voor zijn klant.",
        },
        {
          title: "Aanvraag",
          who: "De beheerder",
          text: "Eén van u meldt de groep aan op Mijn Fluvius, met de EAN-codes.",
        },
        {
          title: "Goedkeuring",
          who: "U en de verkoper",
          text: "Ieder keurt goed, via een mail of een brief.",
        },
        {
          title: "Eerste gedeelde kWh",
          who: "Fluvius",
          text: "Vanaf de startdag telt elk kwartier.",
        },
      ],
      duration: "Wij schatten enkele weken; een vaste termijn vonden wij niet.",
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
      formulaNote: "Bij een klein volume kan dat onder nul uitkomen.",
      calculator: "Reken uw voordeel uit",
    },
    tax: {
      id: "belasting",
      title: "Btw en statuut",
      items: [
        `**Een particulier** rekent geen btw aan: tot en met ${tax.power} valt hij erbuiten (circulaires 2023/C/64 en 2023/C/65), daarboven is hij vrijgesteld tot ${tax.turnover} omzet per jaar.`,
        `**Een onderneming** rekent meestal btw aan: ${tax.household} aan een gezin, ${tax.business} aan een onderneming (OptimCE, 2026). Een gezin ziet bij ons de prijs btw inbegrepen. Een aparte circulaire over gedeelde stroom bestaat niet; vraag het na.`,
        `**Op de kost van uw leverancier** staat ${tax.sharingFee} btw, ook voor gezinnen.`,
        "**Sociaal tarief?** Uw statuut van beschermde afnemer blijft, maar op gedeelde kWh geldt de afgesproken prijs.",
      ],
    },
    regions: {
      id: "brussel",
      title: "In Brussel",
      text: site.brusselsMatching
        ? "In Brussel gaat het altijd om één koper en één verkoper, aangegeven bij Sibelga. Wat er nog verschilt, staat bij [de gewesten](/gewesten)."
        : "In Brussel zijn twee afnemers vrijgesteld van de plichten van een leverancier als er geen tussenpersoon aan te pas komt (Brugel). Zolang niet vaststaat wat dat voor een marktplaats betekent, brengen wij er geen kopers en verkopers samen. Wat er nog verschilt, staat bij [de gewesten](/gewesten).",
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
        lead: "U koopt wat een ander op dat moment overheeft, en u houdt uw leverancier.",
        primary: { label: "Kan ik kopen?", to: "/koper" },
        secondary: { label: "Reken eerst na", to: "/calculator/koper" },
      };
