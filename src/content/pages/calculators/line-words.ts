import { formatCentsPerKilowattHour } from "#content/format/format-cents-per-kilowatt-hour.ts";
import { formatEuros } from "#content/format/format-euros.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { formatPercent } from "#content/format/format-percent.ts";

type LineCode =
  | "energy-from-supplier"
  | "grid-lowered"
  | "paid-to-seller"
  | "vat-on-sale"
  | "paid-by-buyer"
  | "injection-lost"
  | "supplier-fee"
  | "platform-fee";

const alike = (name: string) => ({ own: name, other: name, paper: name });

/** `own` is read by the side itself, `other` by its partner; on `paper` nobody is addressed. */
export const lineNames: Readonly<Record<LineCode, { own: string; other: string; paper: string }>> = {
  "energy-from-supplier": {
    own: "Deze stroom bij uw leverancier",
    other: "Deze stroom bij de leverancier van de koper",
    paper: "Deze stroom bij de leverancier",
  },
  "grid-lowered": alike("Lager nettarief en transport door nabijheid"),
  "paid-to-seller": {
    own: "Dezelfde stroom bij de verkoper",
    other: "Dezelfde stroom bij u",
    paper: "Dezelfde stroom bij de verkoper",
  },
  "vat-on-sale": alike("Btw op de verkochte stroom"),
  "paid-by-buyer": { own: "De koper betaalt u", other: "U betaalt de verkoper", paper: "De koper betaalt" },
  "injection-lost": {
    own: "Uw leverancier had betaald",
    other: "Zijn leverancier had betaald",
    paper: "De leverancier had betaald",
  },
  "supplier-fee": {
    own: "Kost van uw leverancier",
    other: "Kost van zijn leverancier",
    paper: "Kost van de leverancier",
  },
  "platform-fee": alike("Onze vergoeding"),
};

export const lineTotal = { own: "Blijft over per jaar", other: "Blijft voor hem over per jaar" };

export const formulaNames: Readonly<Record<string, string>> = {
  "shared-energy": "gedeelde stroom",
  "energy-price": "energieprijs van de koper",
  "agreed-price": "afgesproken prijs",
  "agreed-price-net": "afgesproken prijs zonder btw",
  "injection-price": "injectievergoeding van de verkoper",
  "grid-lowered": "vermindering per kWh, btw inbegrepen voor een gezin",
  "vat-on-sale": "btw-tarief",
  "supplier-fee": "vast bedrag per jaar",
  "supplier-fee-per-energy": "wat de leverancier per gedeelde kWh vraagt",
  "platform-fee": "vast bedrag per jaar",
};

/** What a line rests on when no published figure stands behind it. */
export const basisNotes = {
  typed: "Dit vulde u zelf in.",
  proposal: "Dit is ons voorstel: halfweg tussen de energieprijs van de koper en de injectievergoeding.",
  platform: "Wat wij zelf vragen. Het staat ook op onze pagina over kosten.",
} as const;

/** A number with its unit, as a reader would write it. */
export function quantityText(value: number, unit: string): string {
  switch (unit) {
    case "kWh":
      return formatKilowattHours(value);
    case "EUR/kWh":
      return formatCentsPerKilowattHour(value);
    case "EUR":
    case "EUR/yr":
      return formatEuros(value);
    case "EUR/month":
      return `${formatEuros(value)} per maand`;
    case "EUR/kW/yr":
      return `${formatEuros(value)} per kW`;
    case "kW":
      return `${formatNumber(value)}\u00a0kW`;
    case "kWp":
      return `${formatNumber(value)}\u00a0kWp`;
    case "kWh/kWp":
      return `${formatNumber(value)} kWh per kWp`;
    case "months":
      return `${formatNumber(value)} maanden`;
    case "share":
      return formatPercent(value);
    case "once":
      return "één keer";
    default:
      return `${formatNumber(value)} ${unit}`;
  }
}

type RowVat = { kind: "added"; rate: number } | { kind: "included" | "none" | "left-out" | "taken-off" };

/** How a formula comes to the amount beside it. */
export function vatSentence(vat: RowVat): string {
  switch (vat.kind) {
    case "added":
      return `Daarbovenop komt ${formatPercent(vat.rate)} btw.`;
    case "included":
      return "De btw zit al in dit tarief.";
    case "none":
      return "Hierop rust geen btw.";
    case "left-out":
      return "Zonder btw: een onderneming trekt die af.";
    case "taken-off":
      return "Van dit tarief trokken wij de btw af.";
  }
}
