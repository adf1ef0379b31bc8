import { sayMonth } from "#content/contracts/statement-words.ts";
import { formatDay } from "#content/format/format-day.ts";
import type { ContractRegion, Side } from "#domain/contracts/agreement.ts";
import type { Month } from "#domain/settlement/months/month.ts";
import { firstDayOf, lastDayOf } from "#domain/settlement/months/month.ts";

const registers: Readonly<Record<Side, string>> = { seller: "injectie", buyer: "afname" };

/** How somebody gets the file of one month from the grid operator, step by step. The same in mail and on the page. */
export const fetchSteps = (region: ContractRegion, side: Side, month: Month | null): readonly string[] =>
  region === "brussels"
    ? [
        "Meld u aan bij Sibelga en kies uw aansluiting.",
        `Vraag de kwartierwaarden van uw ${registers[side]}${month ? ` van ${sayMonth(month)}` : ""} als csv.`,
        "Bewaar het bestand zonder het te openen, en voeg het hier toe.",
      ]
    : [
        "Meld u aan op Mijn Fluvius, kies uw aansluiting en klik links op ‘Verbruik’.",
        "Klik op ‘Historiek downloaden’.",
        month
          ? `Kies elektriciteit, ‘Kwartiertotalen’, en als periode ${formatDay(firstDayOf(month))} tot en met ${formatDay(lastDayOf(month))}. Klik op ‘Download’.`
          : "Kies elektriciteit, ‘Kwartiertotalen’ en de volledige maand. Klik op ‘Download’.",
        "Open het bestand niet: een rekenblad verandert de getallen. Voeg het hier toe zoals het is.",
      ];

/** What the drawings beside the steps say. */
export const fetchPictures = {
  menu: {
    label: "Tekening van Mijn Fluvius: een pijl wijst links in het menu naar ‘Verbruik’",
    menu: "Verbruik",
  },
  history: {
    label: "Tekening van Mijn Fluvius: een pijl wijst naar de knop ‘Historiek downloaden’, boven de grafiek",
    button: "Historiek downloaden",
  },
  choose: {
    label:
      "Tekening van het downloadvenster: ‘Kwartiertotalen’ is gekozen, de periode is een maand, een pijl wijst naar ‘Download’",
    kind: "Kwartiertotalen",
    button: "Download",
  },
  upload: {
    label: "Tekening: het gedownloade csv-bestand gaat ongeopend naar het vak ‘Toevoegen’",
    file: ".csv",
    button: "Toevoegen",
  },
} as const;

export const fetchWords = {
  title: "Zo haalt u uw bestand op",
  lead: "Vijf minuten, vier klikken. Het scherm van de netbeheerder kan er wat anders uitzien dan onze tekening.",
} as const;
