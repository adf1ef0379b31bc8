import { formatCentsPerKilowattHour } from "#content/format/format-cents-per-kilowatt-hour.ts";
import { formatEuros } from "#content/format/format-euros.ts";
import { formatEurosWhole } from "#content/format/format-euros-whole.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { formatPercent } from "#content/format/format-percent.ts";
import type { SaleVerdict } from "#domain/economics/verdict-on-sale.ts";

/** Codes of the computation, which this room cannot import; a page that passes one on is checked by type. */
type LineCode =
  | "energy-from-supplier"
  | "grid-lowered"
  | "paid-to-seller"
  | "vat-on-sale"
  | "paid-by-buyer"
  | "injection-lost"
  | "supplier-fee"
  | "platform-fee";
type AssumptionCode =
  | "grid-area"
  | "belgian-weather"
  | "use"
  | "peak"
  | "installation"
  | "inverter"
  | "solar-yield"
  | "battery"
  | "energy-price"
  | "market-price"
  | "injection-price"
  | "fixed-fee"
  | "sharing-fee"
  | "agreed-price"
  | "sharing-category"
  | "vat-on-sale";
export type Ranged = { value: number; low: number | null; high: number | null };

export const sideNames = { buyer: "Koper", seller: "Verkoper", pair: "Allebei" } as const;

export const answerLineNames: Readonly<Record<LineCode, string>> = {
  "energy-from-supplier": "Deze stroom bij de leverancier",
  "grid-lowered": "Lagere nettarieven",
  "paid-to-seller": "Dezelfde stroom bij de verkoper",
  "vat-on-sale": "Btw op de verkoop",
  "paid-by-buyer": "De koper betaalt",
  "injection-lost": "De leverancier had betaald",
  "supplier-fee": "Kost van de leverancier",
  "platform-fee": "Vergoeding van het platform",
};

export const assumptionNames: Readonly<Record<AssumptionCode, string>> = {
  "grid-area": "Netgebied, zolang er geen postcode is",
  "belgian-weather": "Weer van België",
  use: "Verbruik per jaar",
  peak: "Maandpiek, uit de kwartieren",
  installation: "Vermogen van de panelen",
  inverter: "Omvormer, zo groot als de panelen",
  "solar-yield": "Opbrengst van zonnepanelen",
  battery: "Rendement van de batterij",
  "energy-price": "Energieprijs",
  "market-price": "Gemiddelde marktprijs",
  "injection-price": "Vergoeding voor injectie",
  "fixed-fee": "Vaste vergoeding",
  "sharing-fee": "Kost van de leverancier",
  "agreed-price": "Afgesproken prijs",
  "sharing-category": "Categorie van delen: D, zonder korting",
  "vat-on-sale": "Verkoper rekent btw aan",
};

export const verdictBadges = { pays: "Loont", barely: "Loont nipt", "does-not-pay": "Loont niet" } as const;

/** Large amounts are read in whole euros; below ten the cents count. */
export const roughEuros = (amount: number): string =>
  Math.abs(amount) < 9.995 ? formatEuros(amount) : formatEurosWhole(amount);

const MINUS = "\u2212";

/** With its sign before the euro, as a sum on paper has it. */
export const signedEuros = (amount: number, format: (amount: number) => string = formatEuros): string =>
  amount < 0 ? `${MINUS}\u00a0${format(-amount)}` : format(amount);

const share = (who: string, amount: number) =>
  `${who} ${amount < 0 ? "verliest" : "wint"} ${roughEuros(Math.abs(amount))}`;

/** The answer in one sentence, for both sides. */
export function verdictSentence({ verdict }: SaleVerdict, gains: { buyer: number; seller: number }): string {
  const outcome = `${share("de koper", gains.buyer)} per jaar, ${share("de verkoper", gains.seller)}`;
  return {
    pays: `Dit loont voor allebei: ${outcome}.`,
    barely: `Dit loont nipt: ${outcome}.`,
    "does-not-pay": `Dit loont niet: ${outcome}.`,
  }[verdict];
}

/** The one change that would turn the verdict; null when there is none. */
export function flipSentence({ verdict, flip }: SaleVerdict, agreedPrice: number): string | null {
  if (flip === null) return null;
  const turns = verdict === "does-not-pay" ? "dan loont het wel" : "dan loont het niet meer";
  switch (flip.change) {
    case "price":
      return `${flip.to < agreedPrice ? "Zakt" : "Stijgt"} de afgesproken prijs tot ${formatCentsPerKilowattHour(flip.to)}, ${turns}.`;
    case "volume":
      return verdict === "does-not-pay"
        ? `Vanaf ${formatKilowattHours(flip.to)} gedeelde stroom per jaar loont het wel.`
        : `Onder ${formatKilowattHours(flip.to)} gedeelde stroom per jaar loont het niet meer.`;
    case "fees":
      return flip.factor === 0
        ? `Rekenen de leveranciers niets meer aan, ${turns}.`
        : `Rekenen de leveranciers ${formatPercent(flip.relative, { fractionDigitsMax: 0 })} ${flip.factor < 1 ? "minder" : "meer"} aan, ${turns}.`;
  }
}

export function rangeSentence({ low, high }: Ranged): string {
  if (low === null || high === null) return "Volgens de meter, zonder spreiding.";
  const [from, to] = [signedEuros(low, roughEuros), signedEuros(high, roughEuros)];
  return from === to ? "In elk weerjaar nagenoeg hetzelfde." : `Tussen ${from} en ${to}, naargelang het weer.`;
}

/** A number with its unit, as a factor of a product or a value in a list. */
export function quantityText(value: number, unit: string | null): string {
  switch (unit) {
    case "kWh":
      return formatKilowattHours(value);
    case "EUR/kWh":
      return formatCentsPerKilowattHour(value);
    case "EUR":
    case "EUR/yr":
      return formatEuros(value);
    case "share":
      return formatPercent(value);
    case "kWh/kWp":
      return `${formatNumber(value, { fractionDigitsMax: 0 })}\u00a0kWh/kWp`;
    case null:
      return formatNumber(value);
    default:
      return `${formatNumber(value)}\u00a0${unit}`;
  }
}

/** A product as one would write it down. */
export const productText = (parts: readonly { value: number; unit: string }[]): string =>
  parts.map(({ value, unit }) => quantityText(value, unit)).join(" × ");
