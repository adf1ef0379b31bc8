import { formatCentsPerKilowattHour } from "#content/format/format-cents-per-kilowatt-hour.ts";
import { formatEuros } from "#content/format/format-euros.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatNumber } from "#content/format/format-number.ts";
import type { Moderation } from "#domain/market/listing-state.ts";
import type { Obstacle } from "#domain/matching/market-party.ts";
import type { ProposedPair } from "#domain/matching/recommendation.ts";

export const sideNames = { offer: "Aanbod", request: "Vraag" } as const;
export const moderationNames: Readonly<Record<Moderation, string>> = {
  open: "Zichtbaar",
  reported: "Gemeld",
  hidden: "Verborgen",
};
export const decisionNames = { hidden: "Verborgen", kept: "Blijft staan" } as const;

export const listingsWords = {
  head: { title: "Marktplaats", description: "Alle aanbod en vragen, met hun toestand." },
  title: "Marktplaats",
  filters: { side: "Soort", state: "Toestand", moderation: "Zichtbaarheid", region: "Gewest" },
  columns: ["Titel", "Soort", "Toestand", "Zichtbaarheid", "Gemeente", "Gewijzigd"],
  demo: "voorbeeld",
};

export const listingWords = {
  description: "Een aanbod of vraag zoals het beheer die ziet.",
  back: { label: "Terug naar de marktplaats", path: "/beheer/marktplaats" },
  facts: {
    state: "Toestand",
    moderation: "Zichtbaarheid",
    place: "Waar",
    holder: "Wie",
    energy: "Energie per jaar",
    published: "Gepubliceerd",
    leftOver: "Laatste ronde",
    text: "Tekst",
    id: "Nummer",
  },
  none: "Geen",
  public: "Bekijk de pagina",
  reports: {
    title: "Meldingen",
    columns: ["Wanneer", "Reden", "Tekst", "Besluit"],
    none: "Niemand meldde dit aanbod.",
    waits: "Wacht",
  },
  proposals: { title: "Voorstellen", columns: ["Gemaakt", "Toestand", "Andere kant"], none: "Nog geen voorstel." },
  hide: {
    title: "Verbergen",
    submit: "Verberg dit aanbod",
    help: "De eigenaar en wie het meldde, lezen dit in een e-mail.",
  },
  show: {
    title: "Laten staan of weer tonen",
    submit: "Toon dit aanbod",
    help: "Wie het meldde, leest dit in een e-mail. De eigenaar ook, als het verborgen was.",
  },
  done: {
    verborgen: "Het aanbod is verborgen en de e-mails zijn onderweg.",
    getoond: "Het aanbod is zichtbaar en de e-mails zijn onderweg.",
  },
};

export const reportsWords = {
  head: { title: "Meldingen", description: "Wat lezers over aanbod meldden, en wat besloten is." },
  title: "Meldingen",
  lead: "De vijftig nieuwste. Beslissen doet u op de pagina van het aanbod.",
  columns: ["Melding", "Wanneer", "Reden", "Tekst", "Aanbod nu", "Besluit"],
  waits: "Wacht op u",
};

export const proposalsWords = {
  head: { title: "Voorstellen", description: "Alle voorstellen, met hun toestand." },
  title: "Voorstellen",
  filter: "Toestand",
  columns: ["Gemaakt", "Toestand", "Aanbod", "Vraag", "Gedeeld per jaar", "Prijs", "Verkoper", "Koper"],
};

export const matchingWords = {
  head: {
    title: "Matching",
    description: "De rondes, een ronde starten, en waarom twee mensen wel of niet samenkomen.",
  },
  title: "Matching",
  columns: ["Begonnen", "Wie", "Stap", "Aanbod", "Vragen", "Voorstellen", "Winst per jaar"],
  caption: "De laatste rondes",
  scopes: { everybody: "Iedereen", newcomers: "Nieuwkomers" },
  none: "Er liep nog geen ronde.",
  start: {
    title: "Een ronde starten",
    submit: "Start een ronde met iedereen",
    help: "Komt in het logboek van het beheer. De ronde begint binnen een minuut; wie een voorstel krijgt, krijgt een e-mail.",
  },
  explain: {
    title: "Een paar verklaren",
    lead: "Waarom brengt de matching deze twee wel of niet samen?",
    offer: "Nummer van het aanbod",
    request: "Nummer van de vraag",
    submit: "Verklaar",
    unknown: "Een van deze nummers bestaat niet.",
    free: "doet mee aan de volgende ronde",
    bound: "doet niet mee: niet op het plein, of er staat een voorstel open",
    before: "Eerder",
  },
  done: { gestart: "De ronde begint binnen een minuut." },
};

const obstacles: Readonly<Record<Obstacle, string>> = {
  "same-owner": "Beide zijn van dezelfde persoon.",
  "other-region": "Ze liggen in verschillende gewesten.",
  excluded: "Ze weigerden elkaar, blokkeerden elkaar of lieten onlangs een voorstel vervallen.",
  wishes: "De een is niet wat de ander zoekt.",
  "price-limits": "Hun prijzen raken elkaar niet.",
};

/** What keeps two apart, or what they would come to by themselves. */
export function sayPair(obstacle: Obstacle | null, pair: ProposedPair | null): string {
  if (obstacle !== null) return obstacles[obstacle];
  if (pair === null) return "Bij geen enkele prijs houden beiden iets over na de kosten.";
  const { sharedEnergy, agreedPrice, gainSeller, gainBuyer } = pair;
  return `Alleen met elkaar delen ze ${formatKilowattHours(sharedEnergy)} per jaar tegen ${formatCentsPerKilowattHour(agreedPrice)}. De verkoper houdt ${formatEuros(gainSeller)} over, de koper ${formatEuros(gainBuyer)}. In een ronde kan iemand anders beter passen.`;
}

/** What is done with the part at hand. */
const steps: Readonly<Record<string, string>> = {
  reading: "wie is er vrij?",
  searching: "zoekt de beste paren",
  recording: "bewaart de voorstellen",
};
const ended: Readonly<Record<string, string>> = {
  finished: "Klaar",
  incomplete: "Klaar, op een deel na",
  closed: "Gestopt",
};

type Progress = { readonly step: string; readonly parts: number; readonly partsDone: number };

/** How far a round is. */
export function sayStep({ step, parts, partsDone }: Progress): string {
  const end = ended[step];
  if (end !== undefined) return end;
  const part = `Deel ${formatNumber(Math.min(partsDone + 1, parts))} van ${formatNumber(parts)}`;
  return steps[step] === undefined ? part : `${part}: ${steps[step]}`;
}
