import type { PageHead } from "#content/page-head.ts";
import { contractTrail } from "#content/pages/accounts/contracts/list.ts";

export const yearWords = {
  head: (year: number, reference: string): PageHead => ({
    title: `Jaaroverzicht ${year}`,
    description: `Jaaroverzicht ${year} van contract ${reference}: gedeelde kWh, bedragen, btw en betalingen per maand, als pdf en csv voor uw aangifte.`,
    trail: contractTrail,
  }),
  lead: "Alle maanden van het jaar op één blad, voor uw aangifte of uw boekhouding. Alleen maanden waarover u het eens bent, tellen mee in het totaal.",
  back: (reference: string) => `Contract ${reference}`,
  caption: "Maanden van het jaar",
  months: "Maand na maand",
  columns: {
    month: "Periode",
    energy: "Gedeeld",
    net: "Zonder btw",
    vat: "Btw",
    total: "Totaal",
    state: "Stand",
    paid: "Betaald op",
    received: "Ontvangen op",
  },
  sum: "Samen, wat vaststaat",
  receivedSum: "Daarvan bevestigd ontvangen",
  files: { pdf: "Jaaroverzicht als pdf", csv: "Jaaroverzicht als csv" },
  note: "Dit overzicht is geen fiscaal advies. Of en hoe u het aangeeft, hangt af van uw situatie.",
} as const;
