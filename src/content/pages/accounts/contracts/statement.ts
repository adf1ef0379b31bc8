import { sayMonth } from "#content/contracts/statement-words.ts";
import type { PageHead } from "#content/page-head.ts";
import { contractTrail } from "#content/pages/accounts/contracts/list.ts";
import type { Month } from "#domain/settlement/month.ts";

export const statementPageWords = {
  head: (month: Month, reference: string): PageHead => ({
    title: `Afrekening ${sayMonth(month)}`,
    description: `Afrekening van ${sayMonth(month)} voor contract ${reference}: gedeelde kWh, bedrag, versies met hun verschil, factuur en betaalcode.`,
    trail: contractTrail,
  }),
  hero: (month: Month, reference: string) => ({
    eyebrow: reference,
    title: `Afrekening ${sayMonth(month)}`,
    lead: "Wat u in elk kwartier deelde, tot op de wattuur en de cent.",
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
  proof: {
    title: "Herkomstverklaring",
    none: "De verklaring van deze maand volgt.",
    revoked: "ingetrokken",
  },
} as const;
