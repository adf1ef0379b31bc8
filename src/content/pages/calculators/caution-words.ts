import { formatDay, formatMonth } from "#content/format/format-day.ts";
import { formatPercent } from "#content/format/format-percent.ts";
import { roughEuros } from "#content/pages/calculators/answer-words.ts";

type Side = "buyer" | "seller";

type Condition = {
  of: Side;
  supplier: string;
  condition: "only-dynamic" | "may-become-dynamic" | "becomes-dynamic" | "cooperative-share" | "not-offered";
};

/** What a supplier asks of a contract before it may be shared with: read before any number. */
export function conditionSentence({ of, supplier, condition }: Condition, side: Side): string {
  const whose =
    of === side ? "uw contract" : of === "buyer" ? "het contract van de koper" : "het contract van de verkoper";
  switch (condition) {
    case "only-dynamic":
      return `${supplier} laat alleen delen met een dynamisch contract. Met ${whose} kan het dus niet: kies bij ‘prijsformule’ dynamisch om na te rekenen.`;
    case "becomes-dynamic":
      return `${supplier} laat alleen delen met een dynamisch contract. Daarom tellen wij ${whose} als dynamisch.`;
    case "may-become-dynamic":
      return `${supplier} mag ${whose} dynamisch maken zodra er gedeeld wordt. Vraag het na voor u tekent.`;
    case "cooperative-share":
      return `${supplier} vraagt een aandeel in de coöperatie van wie deelt.`;
    case "not-offered":
      return `Bij ${supplier} kunt u niet delen.`;
  }
}

type Period = { from: string; until: string };

/** "april-mei 2026". */
function monthsOf({ from, until }: Period): string {
  const [first, last] = [formatMonth(from), formatMonth(until)];
  if (first === last) return first;
  return from.slice(0, 4) === until.slice(0, 4) ? `${first.split(" ")[0]}-${last}` : `${first}-${last}`;
}

export const oldPricesMark = (period: Period): string => `Prijzen van ${monthsOf(period)}`;

type Move = { step: number; gain: { together: number } };

const wins = (together: number) => `${together < 0 ? "verliest" : "wint"} u samen ${roughEuros(Math.abs(together))}`;

/** What stands on tariff cards whose months are over may be otherwise today. */
function oldPricesSentence(period: Period, moves: readonly Move[]): string {
  const outcomes = moves.map(
    ({ step, gain }) => `${formatPercent(Math.abs(step))} ${step < 0 ? "lager" : "hoger"}, dan ${wins(gain.together)}`,
  );
  return `Gerekend met prijzen van ${monthsOf(period)}. Zijn ze nu ${outcomes.join("; ")}.`;
}

type Stale = {
  readonly signableUntil: string;
  readonly move: { readonly lowest: number; readonly highest: number; readonly isEstimate: boolean } | null;
};

export const stalePricesMark = ({ signableUntil }: Stale): string => `Oude prijzen: ${formatMonth(signableUntil)}`;

/** Why an answer on old cards is a range, and what to do about it. */
function stalePricesSentence({ signableUntil, move }: Stale): string {
  const since = `Deze tariefkaarten kon u tekenen tot en met ${formatDay(signableUntil)}.`;
  const own = "Vul in wat op uw eigen contract staat, dan rekenen wij daarmee.";
  if (move === null) return `${since} Vraag na of de kosten voor het delen nog dezelfde zijn.`;
  const percent = (factor: number) => formatPercent(Math.abs(factor - 1), { fractionDigitsMax: 0 });
  const { lowest, highest, isEstimate } = move;
  const moved = isEstimate
    ? `Wat stroom op de beurs sindsdien kost, weten wij niet. Als schatting rekenen wij met de grootste daling (${percent(lowest)}) en de grootste stijging (${percent(highest)}) over even lange tijd.`
    : `Sindsdien werd stroom op de beurs ${percent(highest)} ${highest < 1 ? "goedkoper" : "duurder"}. Wij rekenen met de prijzen van toen en met dezelfde prijzen die zo mee bewegen.`;
  return `${since} ${moved} ${own}`;
}

type Dated = {
  readonly stalePrices: Stale | null;
  readonly oldPrices: Period | null;
  readonly priceMoves: readonly Move[];
};

/** Of which time the prices are that an answer counts with; null where they are of today. */
export const sayOldPrices = ({ stalePrices, oldPrices, priceMoves }: Dated): string | null =>
  stalePrices ? stalePricesSentence(stalePrices) : oldPrices && oldPricesSentence(oldPrices, priceMoves);

type MarketFigure = { status: "found" | "estimate"; validFrom: string; validUntil?: string };

const isPaid = ({ status, validUntil }: MarketFigure) => status === "found" && validUntil !== undefined;
const daysOf = ({ validFrom, validUntil = validFrom }: MarketFigure) =>
  `van ${formatDay(validFrom)} tot en met ${formatDay(validUntil)}`;

/** On which prices of the market a dynamic contract was counted. */
export const marketMark = (figure: MarketFigure): string =>
  isPaid(figure) ? `Dagprijzen ${daysOf(figure)}` : "Model: geen dagprijzen ingelezen";

export const marketSentence = (figure: MarketFigure): string =>
  isPaid(figure)
    ? `De dynamische prijs volgt de dagprijzen ${daysOf(figure)}.`
    : "De dynamische prijs volgt een model: er zijn geen dagprijzen ingelezen.";
