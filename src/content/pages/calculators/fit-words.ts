import { formatEurosWhole } from "#content/format/format-euros.ts";
import { listWords } from "#content/format/list-words.ts";

type Side = "buyer" | "seller";
type Reason = "only-dynamic" | "not-offered" | "fee-unsaid";
type Condition = "only-dynamic" | "may-become-dynamic" | "cooperative-share" | "not-offered";
type Missing = { readonly supplier: string; readonly reason: Reason };

export const fitChoices = ["ownSwitches", "otherSwitches", "best"] as const;
export type FitChoice = (typeof fitChoices)[number];

const otherNames = { buyer: "de verkoper", seller: "de koper" } as const;

export const fitWords = {
  title: "Welke leverancier past?",
  lead: "Alle contracten die vandaag verkocht worden, aan beide kanten, met en zonder delen. Wij leggen uw twee hele facturen naast elkaar: energie, vaste vergoeding, kost om te delen en kortingen.",
  columns: ["Wie verandert", "Elk jaar", "Alleen het eerste jaar, met kortingen"],
  caption: "Wat u samen minder betaalt per jaar als een van u of u beiden van contract verandert",
  asking: "Wij rekenen alle contracten na …",
  vTest: { text: "Vergelijk uw factuur ook met de V-test", url: "https://vtest.vreg.be" },
  all: { text: "Wat elke leverancier voor delen vraagt", path: "/leveranciers" },
  free: "Wij krijgen van geen enkele leverancier geld en stellen niets voor dat niet meer verkocht wordt.",
} as const;

export const choiceName = (choice: FitChoice, side: Side): string =>
  choice === "best" ? "U beiden" : choice === "ownSwitches" ? "Alleen u" : `Alleen ${otherNames[side]}`;

type Saved = { readonly lowest: number; readonly highest: number };

/** What both pay less together; a card that leaves its fee open gives both ends. */
export function savedWords({ lowest, highest }: Saved): string {
  if (Math.round(highest) <= 0) return "Geen winst";
  const [from, to] = [formatEurosWhole(Math.max(0, lowest)), formatEurosWhole(highest)];
  return from === to ? `${to} minder` : `${from} tot ${to} minder`;
}

type Chosen = { readonly product: string | null; readonly condition: Condition | null };

const besides: Readonly<Record<Condition, string>> = {
  "only-dynamic": "alleen met een dynamisch contract",
  "may-become-dynamic": "kan dynamisch afrekenen zodra u deelt",
  "cooperative-share": "vraagt een aandeel in de coöperatie",
  "not-offered": "delen kan daar niet",
};

/** Which contracts, whether they share, and what is asked besides money. */
export function pairWords(side: Side, own: Chosen, other: Chosen, isShared: boolean): string {
  const said = ({ product, condition }: Chosen) =>
    product === null ? "zoals nu" : `${product}${condition && isShared ? ` (${besides[condition]})` : ""}`;
  const sharing = isShared ? "Met delen" : "Zonder delen";
  return `U: ${said(own)}. ${side === "buyer" ? "Verkoper" : "Koper"}: ${said(other)}. ${sharing}.`;
}

export const comparedWords = (compared: number, sold: number): string =>
  `Vergeleken: ${compared} van ${sold} contracten.`;

/** Who is missing, and why: of these only the bill without sharing was compared. */
export function missingWords(missing: readonly Missing[]): string | null {
  const named = (wanted: readonly Reason[]) => [
    ...new Set(missing.flatMap(({ supplier, reason }) => (wanted.includes(reason) ? [supplier] : []))),
  ];
  const [unsaid, closed] = [named(["fee-unsaid"]), named(["only-dynamic", "not-offered"])];
  const sentences = [
    ...(unsaid.length > 0 ? [`Van ${listWords(unsaid)} weten wij niet wat delen kost.`] : []),
    ...(closed.length > 0 ? [`Bij ${listWords(closed)} kan delen met de andere contracten niet.`] : []),
  ];
  return sentences.length === 0 ? null : sentences.join(" ");
}

/** What stands for whoever told no contract. */
export const middleNote = (isOwn: boolean, isOther: boolean, side: Side): string | null => {
  if (!isOwn && !isOther) return null;
  const whose = isOwn && isOther ? "U beiden koos" : isOwn ? "U koos" : `Voor ${otherNames[side]} koos u`;
  return `${whose} geen contract: ‘zoals nu’ is dan het midden van wat verkocht wordt. Kies een leverancier voor een eigen antwoord.`;
};
