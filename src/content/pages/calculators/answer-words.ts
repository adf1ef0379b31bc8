import { figureSource } from "#content/energy/figure-note.ts";
import { formatCentsPerKilowattHour } from "#content/format/format-cents-per-kilowatt-hour.ts";
import { formatMonth } from "#content/format/format-day.ts";
import { formatEuros, formatEurosWhole } from "#content/format/format-euros.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { formatPercent } from "#content/format/format-percent.ts";
import { type PairSale, paidPrice } from "#domain/economics/pair-gain.ts";
import type { SaleVerdict } from "#domain/economics/verdict/verdict-on-sale.ts";
import type { Figure } from "#domain/figure.ts";

type Side = "buyer" | "seller";
type StalePrices = { readonly signableUntil: string };
type Range = { value: number; low: number | null; high: number | null };

export const otherOf = (side: Side): Side => (side === "buyer" ? "seller" : "buyer");
const sideNames = { buyer: "koper", seller: "verkoper" } as const;

export const verdictBadges = {
  pays: { badge: "Loont", tone: "ok", icon: "circle-check" },
  barely: { badge: "Loont nipt", tone: "warn", icon: "triangle-alert" },
  "does-not-pay": { badge: "Loont niet", tone: "danger", icon: "circle-alert" },
  depends: { badge: "Hangt af van de leverancier", tone: "warn", icon: "triangle-alert" },
  uncertain: { badge: "Onzeker: oude prijzen", tone: "warn", icon: "triangle-alert" },
} as const;

/** Whole euros, but cents where a euro would hide the answer. */
export const roughEuros = (amount: number): string =>
  Math.abs(amount) < 10 ? formatEuros(amount) : formatEurosWhole(amount);

const wins = (gain: number) => `${gain < 0 ? "verliest" : "wint"} ${roughEuros(Math.abs(gain))}`;

/** What both sides keep, in one sentence. */
function answerSentence(side: Side, own: number, other: number): string {
  return `U ${wins(own)} per jaar en de ${sideNames[otherOf(side)]} ${wins(other)}, na alle kosten.`;
}

export function togetherSentence(range: Range, fees: number, isStale: boolean): string {
  if (isStale) return `Samen is dat ${amountOver(range)} per jaar.`;
  const together = range.value;
  const result = `Samen ${together < 0 ? "verliest" : "wint"} u ${roughEuros(Math.abs(together))}`;
  if (fees === 0) return `${result}.`;
  const before = together + fees;
  return `${result}; zonder de kosten van beide leveranciers was het ${before < 0 ? "een verlies" : "een winst"} van ${roughEuros(Math.abs(before))}.`;
}

/** Both ends of an amount, or the one amount that both are. */
export function amountOver({ value, low, high }: Range): string {
  const [from, to] = [roughEuros(low ?? value), roughEuros(high ?? value)];
  return from === to ? from : `${from} tot ${to}`;
}

/** Where a fee is not known, both ends are told: no number in between is what anybody will keep. */
const answerRangeSentence = (side: Side, own: Range, other: Range): string =>
  `Voor u is dat ${amountOver(own)} per jaar en voor de ${sideNames[otherOf(side)]} ${amountOver(other)}, na alle kosten.`;

/** Of prices that are too old to judge by, the headline tells how old, and both ends. */
const staleSentence = (side: Side, own: Range, other: Range, { signableUntil }: StalePrices): string =>
  `Met prijzen van ${formatMonth(signableUntil)}: ${amountOver(own)} per jaar voor u en ${amountOver(other)} voor de ${sideNames[otherOf(side)]}, na alle kosten.`;

type Answered = {
  readonly stalePrices: StalePrices | null;
  readonly feeDoubts: readonly unknown[];
  readonly inMeanYear: { readonly buyer: Range; readonly seller: Range };
};

/** What both keep, in the one sentence that every page begins with: a number only where it can be one. */
export function headlineSentence(side: Side, { stalePrices, feeDoubts, inMeanYear }: Answered): string {
  const [own, other] = [inMeanYear[side], inMeanYear[otherOf(side)]];
  if (stalePrices !== null) return staleSentence(side, own, other, stalePrices);
  return feeDoubts.length === 0 ? answerSentence(side, own.value, other.value) : answerRangeSentence(side, own, other);
}

export function verdictSentence({ verdict, buyer, seller }: SaleVerdict, side: Side): string {
  if (verdict === "depends") return "Of het loont, hangt af van wat de leveranciers voor het delen vragen.";
  if (verdict === "uncertain")
    return "Of het loont, is niet te zeggen: bij de ene prijs wint u allebei, bij de andere verliest er een.";
  const [own, other] = side === "buyer" ? [buyer, seller] : [seller, buyer];
  const name = sideNames[otherOf(side)];
  if (verdict === "pays") return "Ook als er een kwart minder gedeeld wordt, blijft u allebei winnen.";
  if (verdict === "barely") return "De winst is klein: na een slechte zomer kan een van beiden verliezen.";
  if (own === "does-not-pay" && other === "does-not-pay")
    return "De kosten zijn voor u allebei hoger dan wat delen oplevert.";
  if (own === "does-not-pay") return `De ${name} wint, maar u niet.`;
  return `U wint, maar de ${name} niet. Hij zal dus nee zeggen.`;
}

type Change =
  | { readonly change: "price"; readonly to: number }
  | { readonly change: "volume"; readonly to: number }
  | { readonly change: "fees-together"; readonly to: number; readonly now: number }
  | { readonly change: "fees-apart"; readonly buyer: number; readonly seller: number };

/** The one change beyond which the verdict turns, as it was followed before it is told. */
export function changeSentence(change: Change | null, sale: PairSale, side: Side, isLoss: boolean): string {
  if (change === null) return "Er is geen prijs, hoeveelheid of kost in de buurt die dat verandert.";
  if (change.change === "price") {
    const price = formatCentsPerKilowattHour(change.to);
    const now = formatCentsPerKilowattHour(paidPrice(sale.agreedPrice, sale));
    return isLoss
      ? `Spreek ${price} af in plaats van ${now}: dan verliest niemand.`
      : `Bij ${price} in plaats van ${now} verliest een van beiden.`;
  }
  if (change.change === "volume") {
    const [to, now] = [formatKilowattHours(change.to), formatKilowattHours(sale.sharedEnergy)];
    return isLoss
      ? `Vanaf ${to} gedeelde stroom per jaar verliest niemand. Nu is het ${now}.`
      : `Onder ${to} gedeelde stroom per jaar verliest een van beiden. Nu is het ${now}.`;
  }
  if (change.change === "fees-together") {
    const [to, now] = [formatEurosWhole(change.to), formatEuros(change.now)];
    return isLoss
      ? `Vragen de leveranciers samen hoogstens ${to} per jaar, dan verliest niemand. Nu is dat ${now}.`
      : `Zolang de leveranciers samen hoogstens ${to} per jaar vragen, verliest niemand. Nu is dat ${now}.`;
  }
  const [own, other] = [formatEurosWhole(change[side]), formatEurosWhole(change[otherOf(side)])];
  const name = sideNames[otherOf(side)];
  return isLoss
    ? `Niemand verliest als uw leverancier hoogstens ${own} per jaar vraagt en die van de ${name} hoogstens ${other}.`
    : `Vraagt uw leverancier meer dan ${own} per jaar, of die van de ${name} meer dan ${other}, dan verliest een van beiden.`;
}

type Netting = { lost: number; sellerGain: number; isBuyersPrice: boolean };

/** Until netting ends, a kWh that the seller would net is worth more than its supplier's fee tells. */
export function nettingNote(side: Side, { lost, sellerGain, isBuyersPrice }: Netting): string {
  const [name, pronoun] = side === "seller" ? ["u", "u"] : ["de verkoper", "hij"];
  const rule =
    "Deze uitkomst rekent alsof salderen al voorbij is. Tot 1 januari 2027 streept de leverancier elke teruggeleverde kWh weg tegen een afgenomen kWh, energiebelasting inbegrepen.";
  if (lost === 0)
    return `${rule} Hier verkoopt ${name} alleen wat ${pronoun} niet kan salderen: de uitkomst blijft dezelfde.`;
  const saved = formatKilowattHours(lost, { fractionDigitsMax: 0 });
  const verb = sellerGain < 0 ? "verliest" : "wint";
  const price = isBuyersPrice ? ` Een gesaldeerde kWh telt daarbij aan de energieprijs van de koper.` : "";
  return `${rule} Van wat ${name} hier verkoopt, had ${pronoun} ${saved} kunnen salderen. Zolang dat nog mag, ${verb} ${name} met deze verkoop ${roughEuros(Math.abs(sellerGain))} per jaar.${price}`;
}

export const rangeWords = ({ low, high }: Range, format: (value: number) => string): string | null =>
  low === null || high === null || format(low) === format(high) ? null : `${format(low)} tot ${format(high)}`;

export const rangeNote =
  "Van laag tot hoog: zoveel verschilt het naargelang het weer. In één jaar op de tien is het nog minder, in één op de tien nog meer.";
export const feeRangeNote =
  "Van laag tot hoog: zoveel verschilt het naargelang het weer en naargelang wat de leveranciers voor het delen vragen.";
export const staleRangeNote =
  "Van laag tot hoog: zoveel verschilt het naargelang het weer en naargelang wat stroom vandaag kost.";
export const measuredNote = "Uw eigen metingen liggen vast: daarom staat er geen spreiding bij.";

export const estimateMarks = {
  year: (year: number) => `Tarieven ${year} nog niet bekend`,
  use: "Verbruik geschat",
  prices: "Prijzen voorgesteld",
  measured: "Uw eigen meterbestand",
  netting: "Zonder salderen gerekend",
};

export const factNames = {
  shared: "Gedeelde stroom per jaar",
  covered: "Deel van de afname van de koper",
  sold: "Deel van de injectie van de verkoper",
  breakEven: "Nodig om niemand te laten verliezen",
  marketPrice: "Gemiddelde beursprijs in de gedeelde kwartieren",
  injection: "Injectie van de verkoper",
  production: "Productie van de verkoper",
  selfUse: "Daarvan zelf verbruikt",
};

export const breakEvenWords = (energy: number | null): string =>
  energy === null ? "bestaat niet bij deze prijzen" : formatKilowattHours(energy, { fractionDigitsMax: 0 });

/** Sharing moves who uses the power, not how much of it is made: nothing is avoided by it. */
export const carbonNote = (kilograms: number, mix: Figure<string>): string =>
  `Volgens de ${mix.source.title} (${formatNumber(mix.value)} g CO₂ per kWh) hoort bij evenveel stroom ${formatNumber(kilograms, { fractionDigitsMax: 0 })} kg CO₂. Dat is geen besparing: de installatie levert die stroom ook als u niets afspreekt. Bron: ${figureSource(mix)}`;

/** The sum under a side's answer. */
export const priceFor = (band: { readonly lowest: number; readonly highest: number } | null): string => {
  if (band === null) return "Bij elke prijs verliest een van beiden: de kosten zijn te hoog.";
  const [from, to] = [formatCentsPerKilowattHour(band.lowest), formatCentsPerKilowattHour(band.highest)];
  return from === to ? `Alleen bij ${from} verliest niemand.` : `Niemand verliest van ${from} tot en met ${to}.`;
};

/** In Brussels nearness also lowers grid costs, and the end of the price line holds both. */
export const energyWithGrid = "Energieprijs en lager nettarief";

/** What a consumer pays holds the VAT (WER VI.45). */
export const vatWords = (kept: number, rate: number): string =>
  `In deze prijs zit ${formatPercent(rate)} btw: de verkoper houdt ${formatCentsPerKilowattHour(kept)} over.`;

export const fairWords = (fair: number): string =>
  `Bij ${formatCentsPerKilowattHour(fair)} wint u na kosten evenveel als de ander.`;
