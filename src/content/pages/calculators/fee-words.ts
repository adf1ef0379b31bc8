import { formatEurosWhole } from "#content/format/format-euros.ts";
import { amountOver, roughEuros } from "#content/pages/calculators/answer-words.ts";

type Range = { readonly value: number; readonly low: number | null; readonly high: number | null };
type Side = "buyer" | "seller";
type Unsaid = "amount" | "payer" | "vat";
type Doubt = {
  readonly of: Side;
  readonly supplier: string;
  readonly unsaid: readonly Unsaid[];
  readonly lowest: number;
  readonly highest: number;
  readonly counted: number;
};

const partyNames = { buyer: "koper", seller: "verkoper" } as const;

const between = ({ lowest, highest }: Doubt) => `${formatEurosWhole(lowest)} tot ${formatEurosWhole(highest)}`;

/** Whose silence makes an answer uncertain, and what it can come to. */
function doubtSentence(doubts: readonly Doubt[]): string {
  const [first] = doubts;
  if (first === undefined) return "";
  const { supplier, unsaid, counted } = first;
  const each = doubts.length > 1 ? " per kant" : "";
  if (supplier === "") {
    const whose =
      doubts.length > 1
        ? "Geen van beide leveranciers is gekozen"
        : `De leverancier van de ${partyNames[first.of]} is niet gekozen`;
    return `${whose}. Voor het delen vragen leveranciers ${between(first)} per jaar${each}. Wij tellen het midden: ${formatEurosWhole(counted)}.`;
  }
  if (unsaid.includes("amount")) {
    return `${supplier} zegt niet wat delen kost. Andere leveranciers vragen ${between(first)} per jaar${each}. Wij tellen het midden: ${formatEurosWhole(counted)}. Vraag het na.`;
  }
  const gaps = [
    ...(unsaid.includes("payer") ? ["of de koper, de verkoper of allebei dat betalen"] : []),
    ...(unsaid.includes("vat") ? ["of daar nog btw bij komt"] : []),
  ].join(", en ook niet ");
  return `${supplier} vraagt hier ${roughEuros(counted)} per jaar${each}, maar zegt niet ${gaps}. Het kan ${between(first)} zijn.`;
}

/** One sentence for each supplier, and one for both sides where they have the same. */
export function feeDoubtSentences({ feeDoubts }: { readonly feeDoubts: readonly Doubt[] }): string[] {
  const suppliers = [...new Set(feeDoubts.map(({ supplier }) => supplier))];
  return suppliers.map((name) => doubtSentence(feeDoubts.filter(({ supplier }) => supplier === name)));
}

const keeps = (together: Range) =>
  together.low === null
    ? `${together.value < 0 ? "verliest" : "wint"} u samen ${roughEuros(Math.abs(together.value))}`
    : `is het samen ${amountOver(together)}`;

type AtSupplier = { readonly supplier: string; readonly gain: Range };
type BySupplier = { readonly of: Side | "both"; readonly cheap: AtSupplier; readonly known: AtSupplier };

/** What the visitor keeps, after a comma: one amount, or both ends where a card leaves something unsaid. */
function visitorKeeps({ value, low, high }: Range): string {
  const [lowest, highest] = [low ?? value, high ?? value];
  return Math.round(lowest) === Math.round(highest)
    ? `${value < 0 ? "verliest" : "wint"} u ${roughEuros(Math.abs(value))}`
    : `is dat voor u ${roughEuros(lowest)} tot ${roughEuros(highest)}`;
}

/** For who told no supplier: what it is at suppliers that exist, since nobody has the middle one. */
export function bySupplierSentence(side: Side, { of, cheap, known }: BySupplier): string {
  const [low, high] = [`${visitorKeeps(cheap.gain)} per jaar`, visitorKeeps(known.gain)];
  if (of === "both")
    return `Bij een goedkope leverancier aan beide kanten, zoals ${cheap.supplier}, ${low}. Bij ${known.supplier} aan beide kanten ${high}.`;
  const begin = of === side ? "Bij" : `Is de ${partyNames[of]} klant bij`;
  const then = of === side ? "" : "dan ";
  return `${begin} een goedkope leverancier, zoals ${cheap.supplier}, ${then}${low}. Bij ${known.supplier} ${high}.`;
}

/** What is left where a supplier bills dynamically who shares. */
export const whenDynamicSentence = (together: Range): string =>
  `Rekent de leverancier dynamisch af omdat u deelt, dan ${keeps(together)} per jaar.`;

/** What is left once an offer of the first year is over. */
export const laterYearsSentence = (together: Range): string =>
  `Dit is het eerste jaar, met de korting van de leverancier. Daarna ${keeps(together)} per jaar.`;
