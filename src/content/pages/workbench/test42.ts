import type { PageHead } from "#content/page-head.ts";
import type { Site } from "#content/site.ts";

export const test42Words = (site: Site) => ({
  head: {
    title: "Werkbank",
    description: `De werkbank van ${site.name}: versies, instellingen en knoppen die elke fout, melding en kleurstand van de site uitlokken.`,
  } satisfies PageHead,
  lead: "Hier probeert wie aan de site bouwt elk gedrag uit: fouten, meldingen, kleuren, voortgang en het vooraf laden van pagina’s. Zoekmachines slaan deze pagina over.",
  facts: { title: "Wat hier draait", build: "Bouwnummer", react: "React", node: "Node", today: "Vandaag" },
  visitor: {
    title: "Wie hier kijkt",
    lead: "Wat deze browser weet van wie ingelogd is. Uit- of inloggen in een ander tabblad verandert het hier mee.",
    user: "Ingelogd als",
    unknown: "Nog niet bekend",
    nobody: "Niemand",
    profile: "Profiel",
    none: "Niet gevraagd",
    missing: "Bestaat niet, of was niet te lezen",
    read: "Gelezen, met de velden",
  },
  errors: {
    title: "Fouten",
    lead: "Elke knop of link lokt één soort fout uit.",
    handler: "Fout in een klik",
    rejection: "Fout in een belofte",
    render: "Fout bij het tekenen",
    notFound: "404 zonder tekst, in de browser",
    plain: "Fout zonder code, in de browser",
    chunk: "Deel van de site laadt niet",
    links: [
      { name: "Pagina die niet bestaat", path: "/a/b?x=1#h" },
      { name: "Naam die niet bestaat", path: "/zomaar" },
      { name: "Fout op de server", path: "/test42/fout" },
      { name: "Fout met code 418", path: "/test42/fout?code=418" },
      { name: "Onbekende middleware", path: "/test42/onbekende-middleware" },
    ],
  },
  toasts: {
    title: "Meldingen",
    one: "Toon een melding",
    seven: "Toon zeven meldingen",
    sticky: "Toon een blijvende melding",
    short: { title: "Bewaard", description: "Deze melding gaat vanzelf weg na vijf seconden." },
    stays: { title: "Even aandacht", description: "Deze melding blijft tot u ze sluit." },
    numbered: "Melding",
  },
  tooltips: {
    title: "Tooltips",
    first: "Eerste",
    firstTip: "Uitleg bij de eerste knop",
    second: "Tweede",
    secondTip: "Uitleg bij de tweede knop",
  },
  progress: {
    title: "Voortgang",
    half: "Voor de helft klaar",
    unknown: "Bezig, duur onbekend",
    wrong: "Waarde 150 van 100",
    label: "Voortgang",
    set: "Zet op 150 van 100",
  },
  colors: {
    title: "Kleuren",
    lead: "Deze pagina’s dwingen een kleurstand af. ‘Systeem’ afdwingen kan niet en geeft een waarschuwing.",
    links: [
      { name: "Altijd donker", path: "/test42/geforceerd-donker" },
      { name: "Altijd licht", path: "/test42/geforceerd-licht" },
      { name: "Altijd ‘systeem’", path: "/test42/geforceerd-systeem" },
    ],
  },
  prefetch: {
    title: "Veertien links",
    lead: "Zodra deze links in beeld zijn, laadt de browser wat erachter zit, hoogstens vijf tegelijk.",
  },
});

export const forcedModeWords = (mode: "dark" | "light" | "system") => (site: Site) => {
  const name = { dark: "Altijd donker", light: "Altijd licht", system: "Altijd systeem" }[mode];
  return {
    head: {
      title: name,
      description: `${name}: werkbankpagina van ${site.name} die een kleurstand afdwingt, los van uw eigen voorkeur, om na te gaan dat die voorkeur bewaard blijft.`,
      trail: [{ name: "Werkbank", path: "/test42" }],
    } satisfies PageHead,
    lead: {
      dark: "Deze pagina is donker, wat u ook koos. Gaat u terug, dan ziet u weer uw eigen keuze.",
      light: "Deze pagina is licht, wat u ook koos. Gaat u terug, dan ziet u weer uw eigen keuze.",
      system:
        "Een pagina kan ‘systeem’ niet afdwingen. U ziet uw eigen keuze, en in de console staat een waarschuwing.",
    }[mode],
    back: "Terug naar de werkbank",
  };
};
