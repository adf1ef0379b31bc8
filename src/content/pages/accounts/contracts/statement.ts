import { countQuarters, sayCents, sayMonth, sayPrice, sayWattHours } from "#content/contracts/statement-words.ts";
import type { PageHead } from "#content/page-head.ts";
import { contractTrail } from "#content/pages/accounts/contracts/list.ts";
import type { ComparisonCause } from "#domain/settlement/compare-figure.ts";
import type { Month } from "#domain/settlement/months/month.ts";

export const statementPageWords = {
  head: (month: Month, reference: string): PageHead => ({
    title: `Afrekening ${sayMonth(month)}`,
    description: `Afrekening van ${sayMonth(month)} voor contract ${reference}: gedeelde kWh, bedrag, versies met hun verschil, factuur en betaalcode.`,
    trail: contractTrail,
  }),
  hero: (month: Month, reference: string, period: string) => ({
    eyebrow: reference,
    title: `Afrekening ${sayMonth(month)}`,
    lead: `Wat u in elk kwartier deelde, van ${period}, tot op de wattuur en de cent.`,
  }),
  back: (reference: string) => `Contract ${reference}`,
  numbers: "De maand in cijfers",
  quarters: {
    title: "Elk kwartier van de maand",
    label:
      "Kaart van de maand: elke kolom een dag, van middernacht boven tot middernacht onder, donkerder waar meer gedeeld is",
    headers: { name: "Maand", total: "Gedeeld", highest: "Hoogste kwartier" },
    hour: "{hour} u",
    empty: "Deze maand is er geen kwartier met gedeelde stroom.",
  },
  versions: { newest: "Er is een nieuwere versie van deze afrekening." },
  invoices: {
    title: "Factuur en betaling",
    none: "Er is niets te betalen: het bedrag is nul of de stroom is gratis.",
  },
  files: {
    pdf: "Afrekening als pdf",
    csv: "Kwartieren als csv",
    invoice: "Als pdf",
    ubl: "Voor de boekhouding (UBL)",
    notPeppol: "Een download is geen levering via Peppol: dat doet uw boekhoudpakket of een Peppol-aanbieder.",
  },
  compare: {
    title: "Narekenen",
    text: "Staat er op de factuur van uw leverancier of bij de netbeheerder een ander cijfer voor deze maand? Leg het ernaast.",
    energy: "Gedeelde energie volgens de ander (kWh)",
    amount: "Bedrag volgens de ander (euro)",
    faulty: "Vul een getal in, bijvoorbeeld 123,456.",
    submit: "Vergelijken",
  },
  proof: {
    title: "Herkomstverklaring",
    revoked: "ingetrokken",
  },
} as const;

const more = (value: number, text: string) => `${value < 0 ? "lager" : "hoger"}: ${text}`;

/** Where a difference with another's figure comes from, as far as the numbers tell. */
export function sayComparison(cause: ComparisonCause): string {
  switch (cause.cause) {
    case "same":
      return "Het cijfer is hetzelfde.";
    case "energy-rounding":
      return `Afronding: de ander schrijft minder cijfers na de komma (${sayWattHours(Math.abs(cause.wattHours))}).`;
    case "quarters-missing":
      return `Bij ons ${cause.quarters === 1 ? "ontbreekt" : "ontbreken"} ${countQuarters(cause.quarters)}. Het cijfer van de ander is ${more(cause.wattHours, sayWattHours(Math.abs(cause.wattHours)))}.`;
    case "quarters-estimated":
      return `Bij ons ${cause.quarters === 1 ? "is" : "zijn"} ${countQuarters(cause.quarters)} geschat. Het cijfer van de ander is ${more(cause.wattHours, sayWattHours(Math.abs(cause.wattHours)))}.`;
    case "energy":
      return `De energie van de ander is ${more(cause.wattHours, sayWattHours(Math.abs(cause.wattHours)))}. Vraag welke kwartieren er verschillen.`;
    case "without-vat":
      return `Het bedrag van de ander is zonder btw (${sayCents(Math.abs(cause.cents))} verschil).`;
    case "amount-of-energy":
      return `Het verschil in energie maakt het bedrag ${more(cause.cents, sayCents(Math.abs(cause.cents)))}.`;
    case "price":
      return `De ander rekende met een andere prijs, zo’n ${sayPrice(cause.price)} (${sayCents(Math.abs(cause.cents))} verschil).`;
    case "money-rounding":
      return `Afronding op de cent (${sayCents(Math.abs(cause.cents))}).`;
  }
}
