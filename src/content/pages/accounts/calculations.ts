import type { PageHead } from "#content/page-head.ts";

const trail = [
  { name: "Mijn overzicht", path: "/account" },
  { name: "Berekeningen", path: "/account/berekeningen" },
];
const back = { label: "Terug naar berekeningen", path: "/account/berekeningen" };

export const calculationsWords = {
  head: {
    title: "Mijn berekeningen",
    description:
      "De berekeningen die u bewaarde: open ze opnieuw, geef ze een andere naam, wis ze of leg er twee naast elkaar en zie wat er veranderde.",
    trail: trail.slice(0, 1),
  } satisfies PageHead,
  hero: {
    eyebrow: "Mijn account",
    title: "Berekeningen",
    lead: "Wat u in een calculator invulde, onder een naam die u zelf koos. Wij rekenen ze telkens opnieuw uit, met de tarieven van de dag die erin staat.",
  },
  list: {
    title: "Bewaard",
    empty: "Nog geen berekening",
    text: "Reken iets uit en kies onderaan ‘Bewaar in mijn account’. De berekening staat dan hier, op al uw toestellen.",
    start: { label: "Naar de calculator", path: "/calculator/koper" },
    open: "Openen",
    edit: "Naam of wissen",
    sides: { buyer: "Als koper", seller: "Als verkoper" },
    savedOn: "bewaard op",
    dashboard: "Berekeningen",
    all: "Alle berekeningen",
  },
  compare: {
    title: "Wat veranderde?",
    text: "Leg twee berekeningen naast elkaar.",
    first: "De ene",
    second: "De andere",
    submit: "Vergelijken",
  },
  done: { bewaard: "De berekening is bewaard.", gewist: "De berekening is gewist.", naam: "De naam is gewijzigd." },
  save: {
    head: {
      title: "Berekening bewaren",
      description: "Bewaar deze berekening in uw account, onder een naam waaraan u ze later herkent.",
      trail,
    } satisfies PageHead,
    hero: {
      eyebrow: "Berekeningen",
      title: "Berekening bewaren",
      lead: "Kies een naam waaraan u ze later herkent. Wij bewaren de link, niet de uitkomst en geen meterbestand.",
      back,
    },
    name: { label: "Naam", help: "Bijvoorbeeld: met de buren, prijs 12 cent." },
    proposal: { buyer: "Als koper", seller: "Als verkoper" },
    submit: "Bewaren",
    look: "Eerst nog eens bekijken",
    unreadable: {
      title: "Deze berekening is niet te lezen",
      text: "De link is niet volledig, of er staat iets in dat de calculator niet kent. Open de calculator en probeer het opnieuw.",
    },
  },
  edit: {
    head: {
      title: "Naam van een berekening",
      description: "Geef een bewaarde berekening een andere naam, of wis ze uit uw account.",
      trail,
    } satisfies PageHead,
    hero: { eyebrow: "Berekeningen", lead: "Geef ze een andere naam, of wis ze.", back },
    rename: { title: "Andere naam", submit: "Naam bewaren" },
    remove: {
      title: "Wissen",
      text: "De link zelf blijft werken voor wie hem heeft.",
      submit: "Deze berekening wissen",
    },
  },
} as const;

type NameRefusal =
  | { readonly code: "name-missing" }
  | { readonly code: "name-too-long"; readonly maximum: number }
  | { readonly code: "too-many-calculations"; readonly maximum: number };

export function sayCalculationRefusal(refusal: NameRefusal): string {
  switch (refusal.code) {
    case "name-missing":
      return "Geef de berekening een naam.";
    case "name-too-long":
      return `Kies een naam van hoogstens ${refusal.maximum} tekens.`;
    case "too-many-calculations":
      return `U hebt al ${refusal.maximum} berekeningen bewaard. Wis er eerst een.`;
  }
}
