import { formatDay } from "#content/format/format-day.ts";
import { formatNumber } from "#content/format/format-number.ts";
import type { MeterFinding } from "#domain/meter-files/meter-reading.ts";

type Sentences = { [C in MeterFinding["code"]]: (finding: Extract<MeterFinding, { code: C }>) => string };

const directionNames = { offtake: "afname", injection: "injectie" } as const;
const rows = (count: number) => (count === 1 ? "1 rij" : `${formatNumber(count)} rijen`);
const values = (count: number) => (count === 1 ? "1 waarde" : `${formatNumber(count)} waarden`);
const verb = (count: number, one: string, many: string) => (count === 1 ? one : many);
const between = (first: string, last: string) =>
  first === last ? `op ${formatDay(first)}` : `tussen ${formatDay(first)} en ${formatDay(last)}`;

/** What the visitor must know about a file that was read all the same. */
const findings: Sentences = {
  "steps-missing": ({ direction, count, first, last }) =>
    `Van uw ${directionNames[direction]} ${verb(count, "ontbreekt", "ontbreken")} ${values(count)} ${between(first, last)}. Wij tellen die niet als nul.`,
  "steps-estimated": ({ direction, count, first, last }) =>
    `Van uw ${directionNames[direction]} ${verb(count, "is", "zijn")} ${values(count)} ${between(first, last)} geschat en niet gemeten.`,
  "rows-doubled": ({ count }) =>
    `${rows(count)} ${verb(count, "stond", "stonden")} dubbel in het bestand. Wij tellen alles één keer.`,
  "rows-contradicting": ({ count, first }) =>
    `Voor ${values(count)}, voor het eerst op ${formatDay(first)}, spreekt het bestand zichzelf tegen. Die laten wij weg.`,
  "rows-unreadable": ({ count, firstLine }) =>
    `${rows(count)} konden wij niet lezen, voor het eerst rij ${formatNumber(firstLine)}. Die laten wij weg.`,
  "rows-reordered": () => "De rijen stonden niet op tijd gesorteerd. Wij hebben ze op hun plaats gezet.",
  "rows-beside-hole": ({ count }) =>
    `In het bestand ontbreken rijen. ${values(count)} vlak voor zo’n gat nemen wij als schatting, niet als meting.`,
  "registers-ignored": ({ names, count }) =>
    `${rows(count)} ${verb(count, "gaat", "gaan")} niet over afname of injectie in kWh (${names.join(", ")}). Die gebruiken wij niet.`,
  "registers-reset": ({ count }) =>
    `De meterstand liep ${count === 1 ? "één keer" : `${formatNumber(count)} keer`} terug, zoals bij een nieuwe meter. Dat kwartier laten wij weg.`,
  "status-unknown": ({ count }) => `Van ${values(count)} kennen wij de status niet. Die nemen wij als schatting.`,
  "status-absent": () => "Het bestand zegt niet welke waarden geschat zijn. Wij nemen ze allemaal als gemeten.",
  "file-cut-short": ({ line }) => `Het bestand breekt af in rij ${formatNumber(line)}. Wij gebruiken wat ervoor staat.`,
  "doubled-hour-uncertain": ({ day }) =>
    `Op ${formatDay(day)} ging de klok een uur terug. Welke waarden bij welk uur horen, is in dit bestand niet zeker.`,
  "ean-check-digit": ({ ean }) => `Het controlecijfer van EAN ${ean} klopt niet. Kijk na of dit uw aansluiting is.`,
  "ean-unreadable": () => "De EAN-code is niet meer leesbaar. Kijk na of dit het bestand van uw aansluiting is.",
  "eans-skipped": ({ count }) => `${rows(count)} van andere aansluitingen hebben wij overgeslagen.`,
  "telegrams-damaged": ({ count }) =>
    `${formatNumber(count)} ${count === 1 ? "bericht" : "berichten"} van de P1-poort ${verb(count, "was", "waren")} beschadigd. Die laten wij weg.`,
  "telegrams-out-of-order": ({ count }) =>
    `${formatNumber(count)} ${count === 1 ? "bericht" : "berichten"} van de P1-poort ${verb(count, "stond", "stonden")} niet op tijd gesorteerd. Die laten wij weg.`,
};

export const meterFindingSentence = (finding: MeterFinding): string =>
  // The code picks the sentence that takes this very finding.
  (findings[finding.code] as (finding: MeterFinding) => string)(finding);
