import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { identifierRefusal } from "#content/identifiers.ts";
import { sayPower, technologyNames } from "#content/market/listing-words.ts";
import type { PageHead } from "#content/page-head.ts";
import { type Connection, totalUse } from "#domain/connections/connection.ts";
import type { EanRefusal } from "#domain/identifiers/ean.ts";

const place = "/account/aansluitingen";
export const connectionsTrail = [
  { name: "Mijn overzicht", path: "/account" },
  { name: "Aansluitingen", path: place },
];
export const backToConnections = { label: "Terug naar aansluitingen", path: place };

export const connectionsWords = {
  head: {
    title: "Mijn aansluitingen",
    description:
      "Uw aansluitingen op het net, met verbruik, installatie en EAN-code. Vul er calculators, aanbod, vragen en formulieren mee in.",
    trail: connectionsTrail.slice(0, 1),
  } satisfies PageHead,
  hero: {
    eyebrow: "Mijn account",
    title: "Aansluitingen",
    lead: "U vult één keer in wat er achter uw meter zit. Daarna staat het klaar in de calculators, in uw aanbod en vragen, en in uw formulieren.",
  },
  add: { label: "Aansluiting toevoegen", path: `${place}/nieuw` },
  empty: {
    title: "Nog geen aansluiting",
    text: "Neem uw energiefactuur: de EAN-code en uw verbruik staan erop. Wat u niet weet, laat u leeg.",
  },
  unnamed: "Aansluiting",
  list: {
    isDefault: "Standaard",
    makeDefault: "Maak standaard",
    nowhere: "Plaats niet ingevuld",
    labels: {
      roles: "Doet mee als",
      use: "Verbruik per jaar",
      installation: "Installatie",
      ean: "EAN-code afname",
      injectionEan: "EAN-code injectie",
    },
    noEan: "Niet ingevuld",
    uses: "Gebruikt in",
    unused: "Nog nergens gebruikt.",
    edit: "Wijzigen",
    remove: "Verwijderen",
    calculate: { buyer: "Bereken als koper", seller: "Bereken als verkoper" },
    start: { offer: "Zet op het plein als aanbod", request: "Zet op het plein als vraag" },
  },
  roles: { buyer: "koper", seller: "verkoper" },
  uses: {
    offer: (title: string) => `Aanbod: ${title}`,
    request: (title: string) => `Vraag: ${title}`,
    agreement: (reference: string) => `Contract ${reference}`,
    calculation: (name: string) => `Berekening: ${name}`,
  },
  done: {
    toegevoegd: "De aansluiting is toegevoegd.",
    gewijzigd: "De aansluiting is gewijzigd.",
    standaard: "Dit is nu uw standaardaansluiting.",
    weg: "De aansluiting is verwijderd.",
  },
  choice: {
    title: "Vul in van een aansluiting",
    text: "U kunt daarna alles nog aanpassen. De aansluiting zelf verandert niet mee.",
  },
  remove: {
    head: {
      title: "Aansluiting verwijderen?",
      description: "Haal een aansluiting uit uw account. Wat u ermee invulde, blijft staan.",
      trail: connectionsTrail,
    } satisfies PageHead,
    hero: {
      eyebrow: "Aansluitingen",
      title: "Aansluiting verwijderen?",
      lead: "Wat u erover invulde, is dan weg. Dit kan niet ongedaan worden gemaakt.",
      back: backToConnections,
    },
    used: "Hierin werd ze gebruikt. Dat blijft staan zoals het is:",
    submit: "Ja, verwijderen",
    keep: "Nee, bewaren",
  },
  fill: {
    head: {
      title: "Calculator invullen",
      description: "Kies een aansluiting uit uw account. De calculator opent met haar gegevens al ingevuld.",
      trail: connectionsTrail,
    } satisfies PageHead,
    hero: {
      eyebrow: "Aansluitingen",
      title: "Met welke aansluiting rekent u?",
      lead: "De calculator opent met haar gegevens. In de link staat geen naam en geen EAN-code.",
      back: backToConnections,
    },
    noInstallation: "Hier is nog geen installatie ingevuld.",
  },
} as const;

export const sayInstallation = ({ installation }: Pick<Connection, "installation">): string =>
  installation ? `${technologyNames[installation.technology]}, ${sayPower(installation)}` : "Geen";

/** Told kWh, or by what they are reckoned as long as they are not told. */
export function sayUse({ customer, use }: Pick<Connection, "customer" | "use">): string {
  if (use.energy !== null) return formatKilowattHours(totalUse(use.energy));
  if (customer === "business" || use.trade !== null) return "Niet ingevuld, wij rekenen met een gemiddelde zaak";
  return `Niet ingevuld, wij rekenen met ${use.persons === 1 ? "1 persoon" : `${formatNumber(use.persons)} personen`}`;
}

export const sayEanFault = (fault: EanRefusal | { readonly code: "connection-known" }): string =>
  fault.code === "connection-known" ? "Deze EAN-code staat al bij een van uw aansluitingen." : identifierRefusal(fault);

type Refusal =
  | { readonly code: "connections-full"; readonly maximum: number }
  | { readonly code: "connection-changed" };

export const sayConnectionRefusal = (refusal: Refusal): string =>
  refusal.code === "connections-full"
    ? `U hebt al ${refusal.maximum} aansluitingen. Verwijder er eerst een die u niet meer gebruikt.`
    : "Deze aansluiting is ondertussen veranderd, misschien in een ander tabblad. Laad de pagina opnieuw en kijk ze na.";
