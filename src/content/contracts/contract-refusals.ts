import { contractStateWords } from "#content/contracts/state-words.ts";
import { countQuarters, sayMonth, sayWattHours } from "#content/contracts/statement-words.ts";
import { formatDay } from "#content/format/format-day.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { signingRefusals } from "#content/forms/signing-refusals.ts";
import { meterRefusalSentence } from "#content/meter-files/refusals.ts";
import type { ContractRefusal } from "#domain/contracts/contract-refusal.ts";

type Sentences = { [C in ContractRefusal["code"]]: (refusal: Extract<ContractRefusal, { code: C }>) => string };

const directions = { injection: "injectie", offtake: "afname" } as const;

const sentences: Sentences = {
  ...signingRefusals,
  "agreement-unknown": () => "Dit contract kennen wij niet.",
  "agreement-changed": () =>
    "Het contract is intussen gewijzigd, door de ander of in een ander tabblad. Lees het opnieuw en probeer het nog eens.",
  "action-refused": ({ state }) =>
    `Dit kan nu niet: het contract staat op "${contractStateWords[state].name.toLowerCase()}".`,
  "fields-faulty": () => "Kijk de gemarkeerde velden na.",
  "withdrawal-over": () => "De termijn om te herroepen is voorbij. Opzeggen kan wel, in het dossier.",
  "amendment-empty": () => "U veranderde nog niets. Pas aan wat niet meer klopt.",
  "connection-in-use": () =>
    "De aansluiting van de verkoper verkoopt op die dagen al in een ander contract. Een verkoper mag maar één koper tegelijk hebben. Klopt dat niet? Betwist het via onze contactpagina. De verkoper krijgt daarover ook een mail.",
  "day-impossible": ({ earliest, latest }) => `Kies een dag van ${formatDay(earliest)} tot ${formatDay(latest)}.`,
  "start-fixed": () => "Er is al een maand afgerekend: de eerste dag ligt vast.",
  "consent-missing": () => "Geef eerst toestemming om uw kwartierwaarden te bewaren.",
  "made-on-impossible": () =>
    "Kies de dag waarop u het bestand maakte: niet in de toekomst en niet ouder dan drie jaar.",
  "file-other-ean": ({ masked, expected }) =>
    `Dit bestand is van aansluiting ${masked}. In dit contract staat ${expected.join(" of ")}.`,
  "file-without-ean": () => "In dit bestand staat geen EAN-code. Download het opnieuw bij uw netbeheerder.",
  "file-without-quarters": () =>
    "Dit bestand heeft geen kwartierwaarden. Kies bij uw netbeheerder voor kwartiertotalen.",
  "file-other-direction": ({ role }) =>
    `Dit bestand heeft geen ${directions[role]}. Voor uw kant van het contract is de ${directions[role]} nodig.`,
  "file-other-months": ({ first, last }) =>
    `Dit bestand gaat van ${formatDay(first)} tot ${formatDay(last)}. In die dagen is er volgens dit contract niets gedeeld dat al voorbij is.`,
  "file-unreadable": ({ refusal }) => meterRefusalSentence(refusal, "be"),
  "quarter-too-large": ({ maximum }) =>
    `In dit bestand staat een kwartier van meer dan ${formatNumber(Math.floor(maximum))} kWh. Zoveel levert geen aansluiting. Download het bestand opnieuw bij uw netbeheerder.`,
  "result-unreadable": ({ line }) => `Regel ${formatNumber(line)} van dit bestand is niet te lezen.`,
  "month-not-over": ({ month }) => `${sayMonth(month)} is nog niet voorbij.`,
  "month-outside": ({ month }) => `In ${sayMonth(month)} werd er volgens dit contract niet gedeeld.`,
  "data-missing": ({ sides }) =>
    sides.length === 2
      ? "De kwartierwaarden van beide kanten ontbreken nog."
      : `De kwartierwaarden van de ${sides[0] === "seller" ? "verkoper" : "koper"} ontbreken nog.`,
  "quarters-missing": ({ quarters }) =>
    `Er ${quarters === 1 ? "ontbreekt" : "ontbreken"} nog ${countQuarters(quarters)}. Voeg een vollediger bestand toe, of aanvaard samen wat er telt.`,
  "gaps-changed": ({ month }) =>
    `In ${sayMonth(month)} ontbreken intussen andere kwartieren dan u las. Kijk ze na en kies opnieuw.`,
  "above-installation": ({ wattHours, most }) =>
    `${sayWattHours(wattHours)} is meer dan de installatie kan maken (hoogstens ${sayWattHours(most)}). Kijk het bestand na. Klopt het vermogen in uw aanbod niet? Laat het ons weten.`,
  "above-connection": ({ wattHours, most, capacity }) =>
    capacity === null
      ? `${sayWattHours(wattHours)} is meer dan de aansluiting kan dragen (hoogstens ${sayWattHours(most)}). Kijk het bestand na.`
      : `${sayWattHours(wattHours)} in één kwartier is meer dan de aansluiting van de koper kan afnemen. In de overeenkomst staat ${formatNumber(capacity)} kVA: met een kwart marge is dat hoogstens ${sayWattHours(most)}. Kijk het bestand na. Klopt het vermogen niet, dan wijzigt de koper het bij ‘Gegevens wijzigen’, met een handtekening van u beiden.`,
  "month-unknown": ({ month }) => `Over ${sayMonth(month)} is er nu niets te beslissen.`,
  "month-act-refused": () => "Dit kan nu niet meer: de stand van deze maand is intussen veranderd. Lees ze opnieuw.",
  "reason-missing": () => "Schrijf in een zin of twee waarom.",
  "reason-long": ({ max }) => `Hou het bij ${formatNumber(max)} tekens.`,
};

/** The sentence of a refusal, whichever it is. */
export function sayContractRefusal(refusal: ContractRefusal): string {
  // The record has exactly the sentence of this code; the compiler cannot see that the two belong together.
  return (sentences[refusal.code] as (refusal: ContractRefusal) => string)(refusal);
}
