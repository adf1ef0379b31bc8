import { gapWords } from "#content/contracts/gap-words.ts";
import { countQuarters, sayMonth } from "#content/contracts/statement-words.ts";
import { formatDay } from "#content/format/format-day.ts";
import { formatNumber } from "#content/format/format-number.ts";
import type { PageHead } from "#content/page-head.ts";
import { contractTrail } from "#content/pages/accounts/contracts/list.ts";
import type { Side } from "#domain/contracts/agreement.ts";
import type { FileOrigin } from "#domain/settlement/meter-data/day-origin.ts";
import type { Month } from "#domain/settlement/months/month.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

export const meterDataWords = {
  head: {
    title: "Meterdata van een contract",
    description:
      "Voeg uw kwartierwaarden toe voor de afrekening: het bestand van uw netbeheerder, wat erin ontbreekt of geschat is, en hoe u alles weer wist.",
    trail: contractTrail,
  } satisfies PageHead,
  hero: {
    eyebrow: "Contract",
    title: "Meterdata",
    lead: "U voegt elk uw eigen bestand toe. Zodra beide kanten van een maand er zijn, rekenen wij meteen af.",
  },
  back: "Terug naar het contract",
  closed: "Kwartierwaarden kunt u toevoegen zodra het delen begonnen is.",
  /** Of the first month, which the grid operator gives around the 25th of the next one. */
  closedUntil: (startsOn: CalendarDay) =>
    `Het delen begint op ${formatDay(startsOn)}. De kwartierwaarden van die maand zijn rond de 25e van de maand erna volledig: dan mailen wij u en voegt u ze hier toe.`,
  form: {
    title: "Bestand toevoegen",
    sides: {
      seller: "Voor uw kant telt de injectie van uw aansluiting.",
      buyer: "Voor uw kant telt de afname van uw aansluiting.",
    } satisfies Record<Side, string>,
    file: {
      label: "Bestand met kwartierwaarden",
      help: "De export van Mijn Fluvius (csv, kwartiertotalen), een P1-bestand, of een resultaat met de kolommen datum, kwartier en gedeeld_kwh. Hoogstens 11 MB.",
      missing: "Kies een bestand.",
    },
    madeOn: {
      label: "Gedownload op",
      help: "Een later bestand verbetert een eerder.",
      missing: "Kies de dag waarop u het bestand downloadde.",
    },
    tooMany: "U voegde het laatste uur veel bestanden toe. Probeer het over een uur opnieuw.",
    consent: {
      label: "Ik geef toestemming om deze kwartierwaarden te bewaren en ermee af te rekenen.",
      help: "Het bestand zelf bewaren wij niet, alleen de kwartieren waarin u deelde. U kunt ze hieronder wissen.",
    },
    submit: "Toevoegen",
    busy: "Wij lezen uw kwartieren en rekenen af. Dat duurt enkele seconden.",
  },
  report: {
    title: "Wat wij lazen",
    known: "Dit bestand hadden wij al. Er verandert niets.",
    span: (first: string, last: string, days: number) =>
      `${formatNumber(days)} ${days === 1 ? "dag" : "dagen"}, van ${formatDay(first)} tot ${formatDay(last)}.`,
    origins: {
      "operator-export":
        "Dit lijkt een ongewijzigde export van de netbeheerder. Nakijken bij de netbeheerder kunnen wij niet.",
      "unknown-file":
        "Niet te herkennen als een ongewijzigde export: de afrekening zegt dat erbij, en de ander moet akkoord gaan.",
      "result-file": "Een resultaat zonder meters: de afrekening zegt dat erbij, en telt pas als de ander ja zegt.",
    } satisfies Record<FileOrigin, string>,
    overlap: (days: number, changed: number) =>
      changed === 0
        ? `${formatNumber(days)} dagen kenden wij al, met dezelfde waarden.`
        : `${formatNumber(days)} dagen kenden wij al; ${countQuarters(changed)} ${changed === 1 ? "is" : "zijn"} anders dan voorheen.`,
    outcomes: {
      settled: "afgerekend",
      corrected: "verbeterd: nieuwe versie",
      unchanged: "ongewijzigd",
      waiting: "wacht",
    },
    month: (month: Month, outcome: string, reason: string | null) =>
      `${sayMonth(month)}: ${outcome}${reason === null ? "" : ` (${reason})`}`,
    reasons: {
      "data-missing": "de waarden van de andere kant zijn er nog niet",
      "quarters-missing": "er ontbreken nog kwartieren",
      "month-not-over": "de maand is nog niet voorbij",
      "above-installation": "het is meer dan de installatie kan maken",
      "above-connection":
        "een kwartier is meer dan de aansluiting van de koper kan dragen; klopt het vermogen in de overeenkomst niet, wijzig het dan samen",
    } as Readonly<Record<string, string>>,
  },
  imports: {
    title: "Toegevoegde bestanden",
    caption: "Uw bestanden, het nieuwste eerst",
    columns: { at: "Toegevoegd", span: "Dagen", role: "Wat", source: "Bron", check: "Herkomst" },
    roles: { injection: "Injectie", offtake: "Afname", result: "Resultaat" },
    sources: {
      fluvius: "Fluvius",
      p4: "P4-bestand",
      p1: "P1-poort",
      "result-csv": "Ons eigen bestand",
      sibelga: "Sibelga",
    },
    none: "Nog geen bestand",
    text: "De bestanden die u toevoegt, komen hier, met de dagen waarover ze gaan.",
  },
  blocked: { title: "Wacht nog", month: (month: Month, reason: string) => `${sayMonth(month)}: ${reason}` },
  remove: {
    title: "Alles wissen",
    text: "Wist al uw kwartierwaarden in al uw contracten en trekt uw toestemming in. Afrekeningen die ermee gemaakt zijn, blijven staan.",
    agree: "Ja, wis mijn kwartierwaarden",
    missing: "Vink aan dat u dit wilt.",
    submit: "Kwartierwaarden wissen",
  },
  done: {
    hiaat: gapWords.done.hiaat,
    bevestigd: "U hebt het nummer van de andere kant bevestigd.",
    gewist: "Uw kwartierwaarden zijn gewist en uw toestemming is ingetrokken.",
  },
} as const;
