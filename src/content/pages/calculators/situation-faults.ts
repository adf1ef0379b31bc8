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
    if (field === "prijs") return "De afgesproken prijs kan niet onder nul liggen. Weggeven kan wel: vul dan 0 in.";
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
export type SituationNote =
  | "roof-of-a-park"
  | "negative-injection-price"
  | "below-a-cent"
  | "agreed-above-energy"
  | "agreed-below-injection";

type Side = "buyer" | "seller";

/** The party that a note is about reads "u", its partner reads the party's name. */
export function situationNoteSentence(note: SituationNote, field: string, side: Side): string {
  const about: Side = note === "agreed-above-energy" || field.startsWith("koper-") ? "buyer" : "seller";
  const name = about === side ? "u" : about === "buyer" ? "de koper" : "de verkoper";
  const [his, he] = about === side ? ["uw", "u"] : ["zijn", "hij"];
  switch (note) {
    case "negative-injection-price":
      return `Onder nul betekent: ${name} betaalt ${his} leverancier om ${his} overschot af te nemen. Dat komt voor, en dan is elke koper beter dan geen.`;
    case "roof-of-a-park":
      return "Meer dan 1.000 kWp is een zonnepark. Bedoelt u Wp? Deel dan door duizend: 5.600 Wp is 5,6 kWp.";
    case "below-a-cent":
      return "Dat is minder dan één cent per kWh. Bedoelt u euro, vul dan honderd keer zoveel in: 12 voor € 0,12.";
    case "agreed-above-energy":
      return `Deze prijs ligt boven wat ${name} nu betaalt. Dan wint ${he} op geen enkele kWh.`;
    case "agreed-below-injection":
      return `Deze prijs ligt onder wat ${name} nu krijgt. Dan wint ${he} op geen enkele kWh.`;
  }
}
