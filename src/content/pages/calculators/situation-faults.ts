import { formatNumber } from "#content/format/format-number.ts";

/** Why a parameter of a calculator's address cannot be read. */
export type SituationFault =
  | { code: "not-a-number" | "not-whole" | "postcode" | "ean-in-postcode" | "ean-in-number" | "day" }
  | { code: "too-low" | "too-high"; limit: number }
  | { code: "unknown-choice"; choices: readonly string[] };

type Context = { market: "be" | "nl"; field: string };

const sentences: {
  readonly [Code in SituationFault["code"]]: (
    fault: Extract<SituationFault, { code: Code }>,
    context: Context,
  ) => string;
} = {
  "not-a-number": () => "Dit kunnen wij niet als getal lezen. Schrijf bijvoorbeeld 3.500 of 1.234,5.",
  "not-whole": () => "Vul hier een geheel getal in, zonder komma.",
  "too-low": ({ limit }, { field }) => {
    if (/batterij$/.test(field)) return "Is er geen batterij, laat dit veld dan leeg.";
    if (/kwp/.test(field) && field !== "kwp") return "Zijn er geen panelen, laat dit veld dan leeg.";
    if (field === "kwp") return `Zonder panelen valt er niets te delen: vul minstens ${formatNumber(limit)} kWp in.`;
    if (field === "prijs") return "De afgesproken prijs kan niet onder nul liggen. Gratis delen kan wel: vul dan 0 in.";
    if (limit < 0) return `Lager dan ${formatNumber(limit)} cent per kWh kennen wij niet. Staat de komma juist?`;
    return limit === 0 ? "Minder dan nul kan hier niet." : `Vul minstens ${formatNumber(limit)} in.`;
  },
  "too-high": ({ limit }) => `Vul hoogstens ${formatNumber(limit)} in. Staat de komma juist?`,
  postcode: (_, { market }) =>
    market === "be"
      ? "Dit is geen Belgische postcode. Vul vier cijfers in, bijvoorbeeld 9000."
      : "Dit is geen Nederlandse postcode. Schrijf bijvoorbeeld 1012 AB.",
  "ean-in-postcode": () => "Dit lijkt uw EAN-code. Hier vragen wij uw postcode; uw EAN-code hebben wij niet nodig.",
  "ean-in-number": () => "Dit lijkt een EAN-code en geen getal. Kijk na of u het juiste veld invulde.",
  day: () => "Met deze datum kunnen wij niet rekenen. Schrijf jaar, maand en dag, bijvoorbeeld 2026-11-15.",
  "unknown-choice": ({ choices }) =>
    choices.length === 0
      ? "Deze keuze kennen wij niet. Kies er een uit de lijst."
      : `Deze keuze kennen wij niet. Kies uit: ${choices.join(", ")}.`,
};

/** One sentence beside the field. */
export function situationFaultSentence<Code extends SituationFault["code"]>(
  fault: Extract<SituationFault, { code: Code }>,
  context: Context,
): string {
  const sentence = sentences[fault.code as Code] as (fault: SituationFault, context: Context) => string;
  return sentence(fault, context);
}

/** Something allowed that still deserves a word beside the field. */
export type SituationNote = "negative-injection-price" | "agreed-above-energy" | "agreed-below-injection";

export const situationNotes: Readonly<Record<SituationNote, string>> = {
  "negative-injection-price":
    "Onder nul betekent: u betaalt uw leverancier om uw overschot af te nemen. Dat komt voor, en dan is elke koper beter dan geen.",
  "agreed-above-energy": "Deze prijs ligt boven wat de koper nu betaalt. Dan wint hij op geen enkele kWh.",
  "agreed-below-injection": "Deze prijs ligt onder wat de verkoper nu krijgt. Dan wint hij op geen enkele kWh.",
};
