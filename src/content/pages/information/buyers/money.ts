import { formatEuros } from "#content/format/format-euros.ts";
import type { PageHead } from "#content/page-head.ts";
import { type SharingFacts, supplierCostWords, taxWords } from "#content/pages/information/sharing-facts.ts";
import type { Site } from "#content/site.ts";

const head: PageHead = {
  title: "Factuur, kosten en btw voor kopers",
  description:
    "Wat er op uw factuur verandert als u stroom van een ander koopt, wat uw leverancier voor het delen vraagt, en wanneer er btw bij komt.",
  trail: [{ name: "Kopersinformatie", path: "/kopersinformatie" }],
  crumb: "Factuur, kosten en btw",
};

export function buyersMoney(site: Site, facts: SharingFacts) {
  const costs = supplierCostWords(facts);
  const tax = taxWords(facts);
  return {
    head,
    hero: {
      title: "Factuur, kosten en btw",
      lead: "Van elke gedeelde kilowattuur verandert alleen de energieprijs. Of dat loont, hangt af van wat uw leverancier voor het delen vraagt.",
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
  };
}

type InvoiceRow = { part: string; change: "away" | "stays" | "added"; reason: string };
