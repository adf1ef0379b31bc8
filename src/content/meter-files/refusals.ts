import { formatFileSize } from "#content/format/format-file-size.ts";
import { formatNumber } from "#content/format/format-number.ts";
import type { JoinRefusal, MeterRefusal, ModelYearRefusal } from "#domain/meter-files/meter-reading.ts";

type Sentences<R extends { code: string }> = { [C in R["code"]]: (refusal: Extract<R, { code: C }>) => string };

type Market = "be" | "nl";
type Again = (sentence: string) => string;

const downloads: Readonly<Record<Market, string>> = {
  be: "Download in Mijn Fluvius bij ‘Verbruik’ het rapport met kwartiertotalen van uw elektriciteit, en kies dat csv-bestand zonder het eerst te openen.",
  nl: "Vraag bij uw netbeheerder, of bij de dienst die uw slimme meter uitleest, de kwartierwaarden van uw elektriciteit als csv en kies dat bestand zonder het eerst te openen.",
};
const listed = (items: readonly string[]) =>
  items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} en ${items.at(-1)}`;

/** Why a file gives no reading, and what to do instead. */
const meterRefusals = (again: Again): Sentences<MeterRefusal> => ({
  "file-empty": () => again("Dit bestand is leeg."),
  "file-too-large": ({ bytesMax }) =>
    `Dit bestand is groter dan ${formatFileSize(bytesMax)}. Kies een kortere periode: twaalf maanden volstaan.`,
  "file-truncated": () => again("Dit bestand is niet volledig: het einde ontbreekt."),
  "file-pdf": () => again("Dit is een pdf. Daar kunnen wij geen kwartierwaarden uit lezen."),
  "file-image": () => again("Dit is een afbeelding. Daar kunnen wij geen kwartierwaarden uit lezen."),
  "file-web-page": () => again("Dit is een webpagina, geen meterbestand. Misschien was u intussen afgemeld."),
  "file-binary": () => again("Dit bestand herkennen wij niet als een meterbestand."),
  "file-compressed": () =>
    "Dit is een gecomprimeerd bestand. Pak het eerst uit en kies dan het csv-bestand dat erin zit.",
  "file-locked": () => "Dit bestand is met een wachtwoord beveiligd. Bewaar het zonder wachtwoord en kies het opnieuw.",
  "file-old-workbook": () =>
    "Dit is een oud of beveiligd Excel-bestand. Kies het originele csv-bestand, of bewaar het als xlsx zonder wachtwoord.",
  "file-workbook": () => "Dit is een Excel-bestand dat hier niet uitgepakt kan worden. Kies het originele csv-bestand.",
  "workbook-unreadable": () => "Dit Excel-bestand is beschadigd. Kies het originele csv-bestand.",
  "workbook-too-large": () =>
    "Dit Excel-bestand is uitgepakt te groot om te lezen. Kies een kortere periode: twaalf maanden volstaan.",
  gas: () => again("Dit is een bestand van uw gasmeter. Wij hebben de elektriciteit nodig."),
  "not-a-meter-export": () => again("In dit bestand vinden wij geen meterwaarden."),
  "header-unknown": ({ missing }) =>
    again(
      `Dit lijkt een bestand van Mijn Fluvius, maar wij missen ${missing.length > 1 ? "de kolommen" : "de kolom"} ${listed(missing)}.`,
    ),
  "step-unsupported": ({ minutes }) =>
    again(`De waarden in dit bestand beslaan telkens ${formatNumber(minutes)} minuten. Wij rekenen per kwartier.`),
  "no-rows": () => again("Dit bestand heeft een titelrij, maar geen waarden."),
  "no-readable-rows": ({ count }) =>
    again(`Wij konden geen enkele van de ${formatNumber(count)} rijen lezen. Het bestand is beschadigd of aangepast.`),
  "no-energy": ({ registers }) =>
    again(`Dit bestand bevat alleen ${listed(registers)}, en geen afname of injectie in kWh.`),
  "mixed-eans": ({ eans }) =>
    `In dit bestand zitten verschillende aansluitingen: ${listed(eans.map(({ masked }) => masked))}. Kies er één, of download ze apart.`,
  "ean-absent": ({ eans }) =>
    eans.length === 0
      ? "De gekozen aansluiting staat niet in dit bestand."
      : `De gekozen aansluiting staat niet in dit bestand. Wel gevonden: ${listed(eans.map(({ masked }) => masked))}.`,
  "decimals-mixed": () =>
    again(
      "De getallen in dit bestand gebruiken nu eens een komma en dan weer een punt. Wij gokken niet wat wat betekent.",
    ),
  "decimals-lost": () =>
    again(
      "De decimalen van dit bestand zijn verdwenen, wellicht bij het openen in een rekenblad. De waarden kloppen daardoor niet meer.",
    ),
  "decimals-ambiguous": () =>
    again(
      "Wij kunnen niet zien of de punt in de getallen duizendtallen of decimalen scheidt. Wij gokken daar niet naar.",
    ),
  "month-first-dates": () =>
    again(
      "In dit bestand staat de maand voor de dag, wellicht door een Amerikaans ingesteld rekenblad. Dagen en maanden lopen zo door elkaar.",
    ),
  "telegrams-all-damaged": ({ count }) =>
    `Geen van de ${formatNumber(count)} berichten van de P1-poort is ongeschonden. Bewaar de berichten volledig, met hun controlegetal.`,
});

const joinRefusals: Sentences<JoinRefusal> = {
  "nothing-to-join": () => "Kies eerst een bestand.",
  "different-eans": () =>
    "Deze bestanden horen bij verschillende aansluitingen. Voeg ze niet samen: kies er één voor de koper en één voor de verkoper.",
  "different-kinds": () => "Deze bestanden hebben een andere tijdstap. Kies voor elk bestand de kwartiertotalen.",
};

const modelYearRefusals = (again: Again): Sentences<ModelYearRefusal> => ({
  "needs-quarters": () => again("Voor deze berekening zijn dagtotalen te grof."),
  "fewer-than-twelve-months": ({ months }) =>
    `Wij hebben twaalf volledige maanden na elkaar nodig en vinden er ${months}. Download een langere periode, of voeg een bestand toe.`,
});

const speak = <R extends { code: string }>(sentences: Sentences<R>, refusal: R): string =>
  // The code picks the sentence that takes this very refusal.
  (sentences[refusal.code as R["code"]] as (refusal: R) => string)(refusal);

const instead =
  (market: Market): Again =>
  (sentence) =>
    `${sentence} ${downloads[market]}`;

export const meterRefusalSentence = (refusal: MeterRefusal, market: Market): string =>
  speak(meterRefusals(instead(market)), refusal);
export const joinRefusalSentence = (refusal: JoinRefusal): string => speak(joinRefusals, refusal);
export const modelYearRefusalSentence = (refusal: ModelYearRefusal, market: Market): string =>
  speak(modelYearRefusals(instead(market)), refusal);
