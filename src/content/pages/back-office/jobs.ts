import { formatMoment } from "#content/format/format-moment.ts";
import { formatNumber } from "#content/format/format-number.ts";

export const jobsWords = {
  head: { title: "Taken", description: "Wat de site vanzelf doet: wat wacht, wat loopt, en wat mislukte." },
  title: "Taken",
  lead: "Wat de site vanzelf doet. Elke taak kan altijd opnieuw: wat al gedaan is, doet ze geen tweede keer.",
  columns: ["Taak", "Toestand", "Laatst klaar"],
  none: "Er liepen nog geen taken.",
  again: "Voer nu uit",
  againWhy: "Gestart vanuit de lijst van taken",
  never: "nog niet",
  running: (since: Date) => `Loopt sinds ${formatMoment(since)}`,
  waiting: "Wacht op haar beurt",
  failed: "Mislukt",
  resting: "In orde",
  failedAt: (at: Date) => `Mislukte op ${formatMoment(at)}:`,
  /** The words of a fault are the machine's own. */
  unknownFault: "zonder uitleg",
  done: {
    gestart: "De taak begint zodra er een proces vrij is, meestal binnen tien seconden.",
    niets: "De taak loopt nu al, of dit proces kent ze niet.",
  },
};

export const jobWords = {
  mail: { name: "E-mails versturen", when: "elke minuut, en na elk formulier" },
  newsletters: { name: "Nieuwsbrieven versturen", when: "elke minuut" },
  deletions: { name: "Geplande accounts wissen", when: "elk uur" },
  departures: { name: "Overeenkomsten van gewiste accounts vrijgeven", when: "elke nacht, en na elk wissen" },
  settlements: { name: "Maanden afrekenen en verklaren", when: "elke 5 minuten" },
  agreements: { name: "Termijnen van overeenkomsten", when: "elk uur" },
  "month-data": { name: "Kwartierwaarden en betalingen vragen", when: "elke 6 uur" },
  "day-counts": { name: "Aantallen per dag tellen", when: "elke 10 minuten" },
  figures: { name: "Cijfers en kaarten nazien die verlopen", when: "elke ochtend" },
  retention: { name: "Opruimen wat niet langer bewaard mag worden", when: "elke nacht" },
  "backfill-public-years": { name: "Jaren van ouder aanbod aanvullen", when: "elk uur" },
  "market-means": { name: "Prijzen van dynamische contracten bijwerken", when: "elke dag om middernacht" },
  "lapse-proposals": { name: "Voorstellen laten vervallen", when: "elk uur" },
  "lapse-invitations": { name: "Uitnodigingen laten vervallen", when: "elk uur" },
  matching: { name: "Ronde van matching beginnen", when: "elke 10 minuten" },
  "asked-round": { name: "Gevraagde ronde beginnen", when: "elke minuut" },
  "matching-part": { name: "Deel van een ronde uitrekenen", when: "elke minuut, en na elk deel" },
} as const;

type Difference = { readonly seconds: number | null; readonly isTooLarge: boolean };

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** In the largest unit of which there is more than one. */
function lengthOf(seconds: number): string {
  if (seconds >= 2 * DAY) return `${formatNumber(Math.round(seconds / DAY))} dagen`;
  if (seconds >= 2 * HOUR) return `${formatNumber(Math.round(seconds / HOUR))} uur`;
  if (seconds >= 2 * MINUTE) return `${formatNumber(Math.round(seconds / MINUTE))} minuten`;
  return seconds === 1 ? "1 seconde" : `${formatNumber(seconds)} seconden`;
}

export function sayClock({ seconds, isTooLarge }: Difference): string {
  if (seconds === null) return "Nog niet vergeleken met die van de databank";
  if (seconds === 0) return "Gelijk met die van de databank";
  const difference = `Loopt ${lengthOf(Math.abs(seconds))} ${seconds > 0 ? "voor" : "achter"} op die van de databank`;
  return isTooLarge ? `${difference}: taken en termijnen staan stil` : difference;
}

export const clockWords = {
  title: "De klok van de site en die van de databank verschillen",
  text: "Zolang dat zo is, loopt er geen taak en verstrijkt er geen termijn. Zet de klok gelijk die verkeerd loopt; daarna gaat alles vanzelf verder.",
};
