import { formatDay } from "#content/format/format-day.ts";
import type { Site } from "#content/site.ts";

type Side = "buyer" | "seller";

const monthNames = ["jan", "feb", "mrt", "apr", "mei", "jun", "jul", "aug", "sep", "okt", "nov", "dec"] as const;

/** The words of the report on paper. */
export const reportWords = (site: Site, side: Side, day: string) => ({
  title:
    side === "buyer" ? "Loont stroom kopen van een andere afnemer?" : "Loont stroom verkopen aan een andere afnemer?",
  fileName: side === "buyer" ? "rapport-koper" : "rapport-verkoper",
  csvName: side === "buyer" ? "cijfers-koper" : "cijfers-verkoper",
  language: "nl-BE",
  author: site.name,
  head: `${site.name} · rapport van een berekening met de tarieven van ${formatDay(day)}`,
  sides: { buyer: "De koper, per jaar", seller: "De verkoper, per jaar" },
  waterfall: {
    heading: side === "buyer" ? "De som van de koper" : "De som van de verkoper",
    alt: "Staafdiagram van de som: elke staaf begint waar de vorige eindigt, en de laatste is wat er per jaar overblijft.",
    total: "Blijft over per jaar",
  },
  months: {
    heading: side === "buyer" ? "Waar de stroom van de koper vandaan komt" : "Waar de stroom van de verkoper heen gaat",
    alt:
      side === "buyer"
        ? "Twaalf staven: per maand wat de koper van de verkoper krijgt en wat van zijn leverancier."
        : "Twaalf staven: per maand wat de verkoper aan de koper levert en wat naar zijn leverancier gaat.",
    unit: "kWh per maand; het getal is wat gedeeld wordt",
    shared: "Gedeeld",
    rest: side === "buyer" ? "Van de leverancier" : "Naar de leverancier",
    names: monthNames,
  },
  bill: {
    heading: side === "buyer" ? "De factuur van de koper" : "De factuur van de verkoper",
    part: "Onderdeel, per jaar",
    before: "Zonder delen",
    after: "Met delen",
    change: "Verschil",
    total: "Samen",
    nothing: "geen",
  },
  inputs: { heading: "Wat er ingevuld werd" },
  assumptions: {
    heading: "Wat wij invulden",
    what: "Aanname",
    source: "Bron",
  },
  formulas: {
    heading: "Formule",
    lines: [
      "Koper: gedeelde kWh × (energieprijs + lagere nettarieven − afgesproken prijs − btw op de verkoop) − kost leverancier − onze vergoeding.",
      "Verkoper: gedeelde kWh × (afgesproken prijs − injectievergoeding) − kost leverancier − onze vergoeding.",
      "Gedeeld is per kwartier het kleinste van injectie en afname.",
    ],
  },
  sources: { heading: "Bronnen" },
  notPublished: (years: readonly number[]) =>
    `De tarieven van ${years.join(" en ")} zijn nog niet bekend. Daarvoor gelden hier de laatst bekende.`,
  notice: {
    text: `Indicatieve berekening, geen aanbod. ${site.name} is geen leverancier en geen partij bij de verkoop.`,
    link: "Open deze berekening opnieuw op de site",
  },
  foot: [`Indicatieve berekening, geen aanbod. Gemaakt op ${formatDay(site.today)} met ${site.name}.`],
  pageOf: "Pagina {page} van {pages}",
});
