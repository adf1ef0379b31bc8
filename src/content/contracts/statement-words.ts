import { formatCentsPerKilowattHour } from "#content/format/format-cents-per-kilowatt-hour.ts";
import { formatEuros } from "#content/format/format-euros.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { formatPercent } from "#content/format/format-percent.ts";
import { monthNames } from "#content/format/month-names.ts";
import type { Month } from "#domain/settlement/months/month.ts";
import type {
  DifferenceCause,
  Invoice,
  QuarterCounts,
  StatementDifference,
  StatementVat,
} from "#domain/settlement/statement.ts";

/** "april 2026" */
export const sayMonth = (month: Month): string =>
  `${monthNames[Number(month.slice(5)) - 1] ?? ""} ${month.slice(0, 4)}`;

/** Watt-hours, to the watt-hour: a statement rounds nothing away. */
export const sayWattHours = (wattHours: number): string =>
  formatKilowattHours(wattHours / 1000, { fractionDigitsMin: 3, fractionDigitsMax: 3 });

export const sayCents = (cents: number): string => formatEuros(cents / 100);

/** What a seller keeps under VAT is finer than what is paid: printed as an invoice counts with it, so that it multiplies. */
export const sayPrice = (price: number): string =>
  price === 0 ? "gratis" : `${formatNumber(price * 100, { fractionDigitsMin: 2, fractionDigitsMax: 4 })}\u00a0c€/kWh`;

/** With what the price holds of VAT: an invoice counts without it, a household pays with it. */
export function sayPriceVat(price: number, vat: StatementVat): string | null {
  if (price === 0) return null;
  if (vat.kind === "none") return "geen btw";
  return `zonder btw; btw inbegrepen ${formatCentsPerKilowattHour(price * (1 + vat.rate))}`;
}

export const sayPriceWithVat = (price: number, vat: StatementVat): string =>
  [sayPrice(price), sayPriceVat(price, vat)].filter((part) => part !== null).join(", ");

const differenceCauses: Readonly<Record<DifferenceCause, string>> = {
  "values-corrected": "Een later bestand verbeterde waarden",
  "gaps-filled": "Ontbrekende kwartieren kwamen erbij",
  "estimates-replaced": "Geschatte waarden zijn vervangen door gemeten waarden",
  "values-removed": "Waarden vielen weg",
  "other-sellers": "Een andere verkoper van dezelfde koper kreeg een ander deel",
  price: "De prijs is een andere",
  vat: "De btw is een andere",
  rounding: "Afronding op de cent",
};

export const sayDifference = ({ cause, quarters, wattHours, cents }: StatementDifference) => ({
  cause: differenceCauses[cause],
  quarters: quarters === 0 ? "–" : formatNumber(quarters),
  energy: wattHours === 0 ? "–" : sign(wattHours) + sayWattHours(Math.abs(wattHours)),
  amount: cents === 0 ? "–" : sign(cents) + sayCents(Math.abs(cents)),
});

const sign = (value: number) => (value < 0 ? "− " : "+ ");

export function sayVat(vat: StatementVat): string {
  if (vat.kind === "rate") return `Btw ${formatPercent(vat.rate)}`;
  return vat.reason === "small-enterprise"
    ? "Geen btw: bijzondere vrijstellingsregeling kleine ondernemingen"
    : "Geen btw: de verkoper is niet btw-plichtig voor deze verkoop";
}

/** "1 kwartier", "1.488 kwartieren" */
export const countQuarters = (quarters: number): string =>
  `${formatNumber(quarters)} ${quarters === 1 ? "kwartier" : "kwartieren"}`;

/** What the reader must know of the quarters; nothing when all were measured. Gaps are told apart, with what counts for them. */
export function sayQuarters({ total, shared, estimated, contested }: QuarterCounts): string[] {
  const all = formatNumber(total);
  return [
    `In ${formatNumber(shared)} van de ${all} kwartieren is stroom gedeeld.`,
    ...(estimated > 0 ? [`${countQuarters(estimated)} ${estimated === 1 ? "is" : "zijn"} geschat, niet gemeten.`] : []),
    ...(contested > 0 ? [`In ${countQuarters(contested)} spraken twee bestanden elkaar tegen.`] : []),
  ];
}

export const statementWords = {
  energy: "Gedeeld",
  price: "Prijs per kWh",
  net: "Bedrag",
  total: "Totaal",
  quarters: "Gedeelde kwartieren",
  days: {
    title: "Gedeeld, dag na dag",
    label: "Staafdiagram: gedeelde energie per dag van de maand",
    headers: { name: "Dag", value: "Gedeeld" },
    none: "Deze maand is er geen dag met gedeelde stroom.",
  },
  version: "Versie",
  versions: {
    title: "Versies",
    lead: "Komt er een verbeterd bestand, dan maken wij een nieuwe versie. De oude blijft staan, met het verschil en de reden.",
    first: "Eerste versie: er is niets om mee te vergelijken.",
    columns: { cause: "Oorzaak", quarters: "Kwartieren", energy: "kWh", amount: "Bedrag voor btw" },
  },
  payment: {
    text: "Scan de code met de app van uw bank. Bedrag, rekening en mededeling zijn dan ingevuld.",
    forSeller: "De koper betaalt dit op uw rekening, met deze mededeling. U hoeft niets over te schrijven.",
    noCode: "Schrijf dit over met deze mededeling.",
    alt: "SEPA-betaalcode met rekening, bedrag en mededeling",
    to: "Aan",
    account: "Rekening",
    amount: "Bedrag",
    reference: "Mededeling",
    due: "Uiterlijk",
  },
} as const;

/** What an electronic invoice says of its one line. */
export const ublWords = ({ month, kind }: Pick<Invoice, "month" | "kind">, note: string) => ({
  note,
  item: `Gedeelde stroom van ${sayMonth(month)}`,
  terms:
    kind === "invoice"
      ? "Te betalen met de gestructureerde mededeling van dit document."
      : "De verkoper betaalt dit bedrag terug, of het gaat van de volgende factuur af.",
});

export const invoiceWords = {
  corrects: "bij factuur",
  credit: "Dit bedrag krijgt de koper terug, of het gaat van de volgende factuur af. Spreek samen af hoe.",
} as const;
