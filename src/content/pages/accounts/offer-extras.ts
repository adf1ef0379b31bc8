import type { PageHead } from "#content/page-head.ts";

/** The text under which a measured year is kept; another text is another version. */
export const METER_YEAR_VERSION = "2026-11-15";

export const offerExtrasWords = {
  link: "Foto en meterbestand",
  head: {
    title: "Foto en meterbestand",
    description:
      "Zet een foto bij uw aanbod, of vervang het modeljaar door uw eigen kwartierwaarden. Beide kiest u zelf en haalt u weer weg wanneer u wilt.",
    trail: [
      { name: "Mijn overzicht", path: "/account" },
      { name: "Mijn aanbod", path: "/account/aanbod" },
    ],
  } satisfies PageHead,
  hero: {
    eyebrow: "Mijn aanbod",
    title: "Foto en meterbestand",
    lead: "Niets hiervan moet. Een foto maakt uw aanbod herkenbaar, uw eigen jaar maakt de voorstellen juister.",
  },
  back: "Terug naar het aanbod",
  bound: "Dit aanbod zit in een overeenkomst of is beëindigd, en kan niet meer veranderen.",
  missing: "Kies een bestand.",
  photo: {
    title: "Foto",
    shown: "De foto bij dit aanbod",
    file: "Foto van uw installatie",
    help: "JPEG, PNG of WebP van hoogstens 8 MB. Plaats en toestel die in de foto zitten, gaan eruit.",
    submit: "Foto bewaren",
    remove: "Foto weghalen",
  },
  year: {
    title: "Eigen kwartierwaarden",
    model: "Nu rekenen wij met een modeljaar.",
    measured: "Nu rekenen wij met uw eigen jaar.",
    file: "Export van Mijn Fluvius, met kwartiertotalen",
    help: "Minstens twaalf hele maanden, hoogstens 11 MB. Van het bestand zelf bewaren wij niets, alleen de kwartieren van één jaar, versleuteld.",
    consent: "Bewaar mijn kwartierwaarden bij dit aanbod",
    consentHelp:
      "Alleen om overschot en voorstellen te berekenen. Niemand anders ziet ze. Ze verdwijnen als u ze weghaalt, het aanbod beëindigt of uw account wist.",
    submit: "Jaar bewaren",
    remove: "Eigen jaar weghalen",
  },
  done: {
    foto: "De foto staat bij uw aanbod.",
    "foto-weg": "De foto is weg.",
    jaar: "Uw eigen jaar telt nu mee.",
    "jaar-weg": "Uw eigen jaar is weg. Wij rekenen weer met een modeljaar.",
  },
} as const;
