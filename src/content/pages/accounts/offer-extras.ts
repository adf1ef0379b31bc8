import type { PageHead } from "#content/page-head.ts";
import { meterYearDone, meterYearWords } from "#content/pages/accounts/meter-year.ts";

export const offerExtrasWords = {
  link: "Foto en meterbestand",
  head: {
    title: "Foto en meterbestand",
    description:
      "Zet een foto bij uw aanbod, of vervang het modeljaar door uw eigen kwartierwaarden. U kiest zelf, en u haalt ze weer weg wanneer u wilt.",
    trail: [
      { name: "Mijn overzicht", path: "/account" },
      { name: "Mijn aanbod", path: "/account/aanbod" },
    ],
  } satisfies PageHead,
  hero: {
    eyebrow: "Mijn aanbod",
    title: "Foto en meterbestand",
    lead: "Niets hiervan is verplicht. Een foto maakt uw aanbod herkenbaar, uw eigen jaar maakt de voorstellen juister.",
  },
  back: "Terug naar het aanbod",
  bound: "Dit aanbod zit in een overeenkomst of is beëindigd, en kan niet meer veranderen.",
  photo: {
    title: "Foto",
    shown: "De foto bij dit aanbod",
    file: "Foto van uw installatie",
    help: "JPEG, PNG of WebP van hoogstens 8 MB. Plaats en toestel die in de foto zitten, gaan eruit.",
    submit: "Foto bewaren",
    remove: "Foto weghalen",
  },
  year: meterYearWords("offer"),
  done: {
    foto: "De foto staat bij uw aanbod.",
    "foto-weg": "De foto is weg.",
    ...meterYearDone,
  },
} as const;
