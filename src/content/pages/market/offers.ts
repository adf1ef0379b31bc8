import { formatCentsPerKilowattHour } from "#content/format/format-cents-per-kilowatt-hour.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { countOffers, regionNames, technologyNames } from "#content/market/listing-words.ts";
import type { PageHead } from "#content/page-head.ts";
import type { Site } from "#content/site.ts";
import { OFFERS_COUNTED_MAX } from "#domain/market/listing.ts";

export function offersWords(site: Site) {
  return {
    head: {
      title: "Aanbod",
      description: `Het aanbod op ${site.name}, op de kaart en in een lijst: van elke verkoper het overschot, de bron, de gemeente en de prijs. Filter en zie wat bij u past.`,
    } satisfies PageHead,
    hero: {
      eyebrow: "Aanbod",
      title: "Wie heeft er stroom over?",
      lead: "Elke tegel is een gemeente. Hoe groter het turkooizen vierkant erop, hoe meer overschot er aangeboden wordt. Kies een gemeente of filter de lijst.",
    },
    figures: {
      label: "Het plein vandaag",
      offers: "installaties in het aanbod",
      surplus: "overschot per jaar",
      requests: "vragen van kopers",
      note: "Geteld toen u deze pagina opende.",
    },
    demo: {
      badge: "Demo",
      title: "U ziet demogegevens",
      text: "Deze verkopers bestaan niet. Het plein is gevuld met verzonnen aanbod uit ons rekenmodel, zodat u ziet hoe het werkt. Van hen kopen kan niet.",
      some: "Wat het label Demo draagt, is verzonnen: van hen kopen kan niet. Het andere aanbod is van echte verkopers.",
    },
    views: { label: "Weergave", list: "Lijst", map: "Kaart" },
    map: {
      label: "Kaart van Vlaanderen en Brussel met een tegel per gemeente",
      skip: "Sla de kaart over",
      brussels: "Brussel",
      note: "Ligging bij benadering: elke gemeente krijgt een eigen tegel. Van een particulier tonen wij nooit meer dan de gemeente.",
      small: "weinig kWh",
      large: "veel kWh",
      table: "Aanbod per gemeente",
      columns: { town: "Gemeente", offers: "Installaties", surplus: "Overschot per jaar" },
      all: "Alle gemeenten",
    },
    filters: {
      title: "Filter het aanbod",
      more: "Filters",
      town: { label: "Gemeente of postcode" },
      technology: { label: "Bron", any: "Alle bronnen" },
      price: { label: "Prijs tot", unit: "c€/kWh" },
      sort: { label: "Sorteer op" },
      region: { label: "Gewest", any: "Beide gewesten" },
      surplusMin: { label: "Overschot vanaf" },
      surplusMax: { label: "Overschot tot" },
      free: { label: "Alleen gratis stroom" },
      communal: { label: "Alleen van een school of vereniging" },
      mine: {
        title: "Wat past bij u?",
        text: "Met uw jaarverbruik schatten wij per aanbod wat u overhoudt. Staat er een vraag van u op het plein, dan mag u het leeg laten. Met uw postcode ziet u de afstand. Wij bewaren dit niet.",
      },
      use: { label: "Uw verbruik per jaar" },
      postcode: { label: "Uw postcode" },
      submit: "Toon het aanbod",
      clear: "Wis alle filters",
    },
    sorts: { nieuwste: "Nieuwste eerst", past: "Past bij mij", prijs: "Laagste prijs", afstand: "Dichtst bij mij" },
    technologies: [
      { value: "zon", label: technologyNames.solar },
      { value: "wind", label: technologyNames.wind },
      { value: "water", label: technologyNames.hydro },
      { value: "wkk", label: technologyNames["heat-and-power"] },
    ],
    regions: [
      { value: "vlaanderen", label: regionNames.flanders },
      { value: "brussel", label: regionNames.brussels },
    ],
    card: {
      surplus: "Overschot",
      price: "Prijs",
      source: "Bron",
      perYear: "per jaar",
      away: "op",
      fit: "U houdt over:",
      fitNote: "geschat, per jaar, na de kost van uw leverancier",
      fitOld: "met prijzen van",
      noFit: "Loont niet met uw verbruik",
      square: "Overschot per uur op een gemiddelde dag",
      basis: { model: "Rekenmodel.", file: "Rekenmodel met gemeten jaartotaal, afgerond." },
    },
    pages: { label: "Pagina’s met aanbod" },
    empty: {
      filtered: {
        title: "Geen aanbod met deze filters",
        text: "Niemand biedt op dit moment precies dit aan. Haal een filter weg, of zet zelf een vraag op het plein: dan zoeken wij mee en krijgt u bericht.",
      },
      bare: {
        title: "Nog geen aanbod",
        text: "Er is nog geen aanbod. Hebt u zonnepanelen en stroom over? Dan bent u de eerste op het plein.",
        action: { label: "Zet uw overschot op het plein", path: "/account/aanbod/nieuw" },
      },
      request: { label: "Stel een vraag", path: "/account/vragen/nieuw" },
      away: {
        title: "Het aanbod is even niet te lezen",
        text: "Onze databank antwoordt niet. Probeer het over een minuut opnieuw.",
      },
      remove: "Filter verwijderen:",
      example: { label: "Bekijk een voorbeeld", path: "/aanbod/voorbeeld" },
    },
    ranking: {
      title: "Hoe wij rangschikken",
      text: "U kiest zelf de volgorde. Niemand kan een betere plaats kopen, en bij elk aanbod staat of de verkoper een particulier of een onderneming is: dat verandert uw rechten.",
      action: { label: "Zo rangschikken wij", path: "/aanbod/rangschikking" },
    },
    sell: {
      title: "Zelf stroom over?",
      text: "Zet uw overschot op het plein. U kiest de prijs, wij tonen ernaast bij welke prijs u en de koper allebei winnen.",
      action: { label: "Maak een aanbod", path: "/account/aanbod/nieuw" },
    },
  };
}

/** In the Netherlands there is no square: the page tells why, and shows nothing as if it were for sale. */
export const dutchOffersWords = (site: Site) => ({
  head: {
    title: "Aanbod",
    description: `Het aanbod van ${site.name} is Belgisch. Lees waarom er in Nederland nog geen aanbod is, en bekijk hoe een aanbod eruitziet.`,
  } satisfies PageHead,
  hero: {
    eyebrow: "Aanbod",
    title: "In Nederland is er nog geen aanbod",
    lead: "Verkoop tussen personen via de netbeheerder Fluvius is een Belgische regeling.",
  },
  empty: {
    title: "Geen aanbod in Nederland",
    text: "Zolang stroom er niet per kwartier tussen twee afnemers verrekend kan worden, plaatsen wij er geen verkopers.",
    action: { label: "Reken met uw eigen prijzen", path: "/calculator/koper" },
    example: { label: "Bekijk een Belgisch voorbeeld", path: "/aanbod/voorbeeld" },
  },
});

type Found = {
  readonly total: number;
  readonly gains: { readonly gaining: number; readonly losing: number; readonly areBest: boolean } | null;
  readonly town: string | null;
};

/** What was found, in one sentence. */
export function sayFound({ total, gains, town }: Found): string {
  const where = town === null ? "" : ` in ${town}`;
  if (total === 0) return `Geen installaties${where}`;
  if (total > OFFERS_COUNTED_MAX) return `Meer dan ${countOffers(OFFERS_COUNTED_MAX)}${where}`;
  return gains?.areBest
    ? `De ${countOffers(total)}${where} die het best bij u passen`
    : `${countOffers(total)}${where}`;
}

/** How many of them are worth it, by an estimate; not on prices of a month that is too long ago. */
export function sayGains({ gains, total }: Pick<Found, "gains" | "total">, oldMonth: string | null): string | null {
  if (gains === null || total === 0) return null;
  if (oldMonth !== null) return `Geschat met prijzen van ${oldMonth}: hoeveel er vandaag lonen, is niet te zeggen.`;
  const { gaining, losing } = gains;
  if (gaining === 0) return "Met uw verbruik loont er vermoedelijk geen.";
  const some = `Ongeveer ${countOffers(gaining)} ${gaining === 1 ? "levert" : "leveren"} u iets op`;
  return losing === 0 ? `${some}.` : `${some}, ongeveer ${formatNumber(losing)} niet.`;
}

/** The filters that are on, each as a short sentence to take away. */
export const sayFilter = {
  gemeente: (name: string) => name,
  gewest: (name: string) => name,
  technologie: (name: string) => name,
  prijs: (price: number) => `tot ${formatCentsPerKilowattHour(price)}`,
  "overschot-min": (energy: number) => `vanaf ${formatKilowattHours(energy)}`,
  "overschot-max": (energy: number) => `tot ${formatKilowattHours(energy)}`,
  gratis: () => "weggeven, prijs 0",
  school: () => "school of vereniging",
};
