import type { PageHead } from "#content/page-head.ts";
import { meterYearDone, meterYearWords } from "#content/pages/accounts/meter-year.ts";

export const requestFileWords = {
  link: "Reken met mijn eigen meterbestand",
  head: {
    title: "Meterbestand bij uw vraag",
    description:
      "Vervang het modeljaar van uw vraag door uw eigen kwartierwaarden van Mijn Fluvius. Ze worden versleuteld bewaard en u haalt ze weg wanneer u wilt.",
    trail: [
      { name: "Mijn overzicht", path: "/account" },
      { name: "Mijn vragen", path: "/account/vragen" },
    ],
  } satisfies PageHead,
  hero: {
    eyebrow: "Mijn vragen",
    lead: "Dit is niet verplicht. Met uw eigen jaar zien wij wanneer u echt verbruikt, en dat maakt de voorstellen juister.",
  },
  back: "Terug naar de vraag",
  bound: "Deze vraag is beëindigd en kan niet meer veranderen.",
  year: meterYearWords("request"),
  done: meterYearDone,
} as const;
