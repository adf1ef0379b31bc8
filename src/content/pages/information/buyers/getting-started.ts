import type { PageHead } from "#content/page-head.ts";
import type { Site } from "#content/site.ts";
import { buyersHero } from "./how-it-works.ts";

const head: PageHead = {
  title: "Aan de slag als koper",
  description:
    "Zo begint u met stroom kopen van een ander: handdruk, navraag bij de leveranciers, meter, aanvraag en goedkeuring, in Vlaanderen en in Brussel.",
  trail: [{ name: "Kopersinformatie", path: "/kopersinformatie" }],
  crumb: "Aan de slag",
};

export function buyersStart(site: Site) {
  const { primary, secondary } = buyersHero(site);
  return {
    head,
    hero: {
      title: "Aan de slag als koper",
      lead: "Zes stappen van de handdruk tot de eerste gedeelde kilowattuur, en wat er in Brussel anders loopt.",
      primary,
      secondary,
    },
    steps: {
      id: "starten",
      title: "Van handdruk tot eerste gedeelde kWh",
      items: [
        {
          title: "Handdruk",
          who: "U en de verkoper",
          text: "U spreekt prijs, start en opzegtermijn af. Fluvius heeft een voorbeeldovereenkomst.",
        },
        {
          title: "Navraag",
          who: "U en de verkoper",
          text: "Ieder vraagt zijn leverancier naar de kost en de voorwaarden.",
        },
        {
          title: "Meter",
          who: "Beide leveranciers",
          text: "Elk vraagt meetregime 3 aan voor zijn klant.",
        },
        {
          title: "Aanvraag",
          who: "De beheerder",
          text: "Eén van u meldt de groep aan op Mijn Fluvius, met de EAN-codes.",
        },
        {
          title: "Goedkeuring",
          who: "U en de verkoper",
          text: "Ieder keurt goed, via een mail of een brief.",
        },
        {
          title: "Eerste gedeelde kWh",
          who: "Fluvius",
          text: "Vanaf de startdag telt elk kwartier.",
        },
      ],
      duration: "Wij schatten enkele weken; een vaste termijn vonden wij niet.",
    },
    regions: {
      id: "brussel",
      title: "In Brussel",
      text: site.brusselsMatching
        ? "In Brussel gaat het altijd om één koper en één verkoper, aangegeven bij Sibelga. Wat er nog verschilt, staat bij [de gewesten](/gewesten)."
        : "In Brussel zijn twee afnemers vrijgesteld van de plichten van een leverancier als er geen tussenpersoon aan te pas komt (Brugel). Zolang niet vaststaat wat dat voor een marktplaats betekent, brengen wij er geen kopers en verkopers samen. Wat er nog verschilt, staat bij [de gewesten](/gewesten).",
    },
  };
}
