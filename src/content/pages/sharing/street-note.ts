import { lowered } from "#content/format/first-letter.ts";
import { formatDay } from "#content/format/format-day.ts";
import { formatEuros } from "#content/format/format-euros.ts";
import { OWN_COMPARISON } from "#domain/cards/middle-card.ts";
import type { Figure } from "#domain/figure.ts";

type StreetPrices = { energy: Figure<"EUR/kWh">; injection: Figure<"EUR/kWh">; fee: Figure<"EUR"> };

/** What the interactive day rests on, with the figures that the engine used. */
export const streetNote = ({ energy, injection, fee }: StreetPrices) =>
  [
    "Rekenmodel, geen meting: het gemiddelde verbruik van de schooldagen van die maand, en één dag zon op een dak naar het zuiden.",
    "Gemiddelden zijn vlakker dan een echte dag, dus in werkelijkheid wordt er iets minder gedeeld.",
    "Elke deelnemer heeft een even grote sleutel.",
    `De waarde is de gedeelde energie maal het verschil tussen energieprijs en injectievergoeding (${[...new Set([energy, injection].map(({ source }) => lowered(source.title)))].join("; ")}).`,
    `De kost is ${formatEuros(fee.value)} per jaar en per aansluiting, ${fee.source.publisher === OWN_COMPARISON ? "het midden van wat leveranciers vragen" : `zoals ${fee.source.publisher} vraagt`}. Gelezen op ${formatDay(fee.source.readOn)}.`,
  ].join(" ");
