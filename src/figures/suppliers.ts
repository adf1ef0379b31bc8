import type { Figure, FigureSource } from "#domain/figure.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { estimated, found } from "#figures/write-figure.ts";

// The cards were issued in April and May 2026; the earliest day on which one of them applied stands for all.
const CARDS_VALID_FROM: CalendarDay = "2026-04-01";
const READ_ON = "2026-11-14";

const onCard = (supplier: string, product: string) => ({
  source: { title: `Tariefkaart ${product}, april-mei 2026`, publisher: supplier, readOn: READ_ON },
  validFrom: CARDS_VALID_FROM,
});
const told = (title: string, publisher: string, publishedOn?: string) => {
  const source: FigureSource = { title, publisher, readOn: READ_ON };
  return {
    source: publishedOn === undefined ? source : { ...source, publishedOn },
    validFrom: CARDS_VALID_FROM,
  };
};

export type FeeBasis = "customer" | "connection" | "unstated";

/** What a supplier asks a year for sharing or person-to-person sale, 21 % VAT included. */
export type SupplierFee = { supplier: string; fee: Figure<"EUR">; basis: FeeBasis };

const feeOnCard = (supplier: string, amount: number) => found("EUR", amount, onCard(supplier, "elektriciteit"));

export const supplierFees: readonly SupplierFee[] = [
  // Up to two connections of the same customer are one fee, more are one fee each.
  { supplier: "Engie", fee: feeOnCard("Engie", 121), basis: "customer" },
  { supplier: "Eneco", fee: feeOnCard("Eneco", 124.63), basis: "connection" },
  { supplier: "Ecofix", fee: feeOnCard("Ecofix", 121), basis: "unstated" },
  // Printed as 8 euros a month.
  { supplier: "OCTA+", fee: feeOnCard("OCTA+", 96), basis: "connection" },
  // Printed as 80 euros without VAT, and only with a dynamic contract.
  { supplier: "EBEM", fee: feeOnCard("EBEM", 96.8), basis: "connection" },
  { supplier: "Mega", fee: feeOnCard("Mega", 90.75), basis: "connection" },
  { supplier: "DATS 24", fee: feeOnCard("DATS 24", 85), basis: "unstated" },
];

/** For a supplier whose card names no amount: silence is no proof of zero, so the most frequent fee is counted. */
export const supplierFeeUnknown = estimated(
  "EUR",
  121,
  told(
    "Schatting: het bedrag dat op de tariefkaarten van april-mei 2026 het vaakst voorkomt",
    "Eigen vergelijking van tariefkaarten",
  ),
);

// The Brussels cards of Engie and Mega print no fee for sharing.
export const supplierFeeBrussels = estimated(
  "EUR",
  121,
  told(
    "Schatting: Brusselse tariefkaarten noemen geen kost, wij rekenen met de meest voorkomende Vlaamse",
    "Eigen vergelijking van tariefkaarten",
  ),
);

/** The fee of a supplier by its name, or the estimate for one whose card is silent. */
export function supplierFeeOf(supplier: string): Figure<"EUR"> {
  return supplierFees.find((row) => row.supplier === supplier)?.fee ?? supplierFeeUnknown;
}

/** One product of one supplier for households, 6 % VAT included; injection carries no VAT for a household. */
export type TariffCard = {
  supplier: string;
  product: string;
  energyPrice: Figure<"EUR/kWh">;
  injectionPrice: Figure<"EUR/kWh">;
  /** Null when the card that we saw names none. */
  fixedFee: Figure<"EUR/yr"> | null;
  /** A variable product's own forecast over a year, where the card prints one. */
  energyPriceForecast?: Figure<"EUR/kWh">;
  injectionPriceForecast?: Figure<"EUR/kWh">;
};

type CardCents = { energy: number; injection: number; fee: number | null };
type ForecastCents = { energy?: number; injection?: number };

function tariffCard(supplier: string, product: string, cents: CardCents, forecast: ForecastCents = {}): TariffCard {
  const origin = onCard(supplier, product);
  const guess = { ...origin, source: { ...origin.source, title: `${origin.source.title}: jaarschatting` } };
  const price = (amount: number) => found("EUR/kWh", amount / 100, origin);
  const forecastPrice = (amount: number) => estimated("EUR/kWh", amount / 100, guess);
  return {
    supplier,
    product,
    energyPrice: price(cents.energy),
    injectionPrice: price(cents.injection),
    fixedFee: cents.fee === null ? null : found("EUR/yr", cents.fee, origin),
    ...(forecast.energy === undefined ? {} : { energyPriceForecast: forecastPrice(forecast.energy) }),
    ...(forecast.injection === undefined ? {} : { injectionPriceForecast: forecastPrice(forecast.injection) }),
  };
}

export const tariffCards = {
  engieEasyFixed: tariffCard("Engie", "Engie Easy Vast", { energy: 18.94, injection: 3.22, fee: 69 }),
  enecoSunWindFixed: tariffCard("Eneco", "Eneco Zon & Wind Vast", { energy: 18.65, injection: 4.76, fee: 65 }),
  octaFixed: tariffCard("OCTA+", "OCTA+ Fixed", { energy: 15.89, injection: 4.72, fee: 65 }),
  luminusComfyFlex: tariffCard(
    "Luminus",
    "Luminus ComfyFlex",
    { energy: 15.58, injection: 3.96, fee: null },
    { energy: 17.28 },
  ),
  totalEnergiesMyComfort: tariffCard("TotalEnergies", "TotalEnergies myComfort", {
    energy: 15.62,
    injection: 1.34,
    fee: 90,
  }),
  ecopowerCitizenPower: tariffCard("Ecopower", "Ecopower Burgerstroom", { energy: 13.5, injection: 2, fee: 0 }),
  ebemVariable: tariffCard(
    "EBEM",
    "EBEM Groen Variabel",
    { energy: 12.34, injection: 1.34, fee: 85 },
    { energy: 14.07, injection: 4.33 },
  ),
  dats24Variable: tariffCard(
    "DATS 24",
    "DATS 24 Groen Variabel",
    { energy: 10.64, injection: 0.83, fee: 38.5 },
    { energy: 12.55, injection: 3.07 },
  ),
} as const satisfies Record<string, TariffCard>;

/** The energy component of a Brussels household card. */
export const brusselsCard = tariffCard("Mega", "Mega Smart Fixed voor Brussel", {
  energy: 16.85,
  injection: 1.67,
  fee: 111.3,
});

const engieDynamic = onCard("Engie", "Engie Dynamic voor Brussel");

/** A dynamic product: price of a quarter-hour = addition + factor x day-ahead price, all in EUR/kWh without VAT. */
export const dynamicCard = {
  supplier: "Engie",
  product: "Engie Dynamic voor Brussel",
  // Printed as 0.8702 + 0.1039 x eSpot in cents, with eSpot in EUR/MWh.
  energyAddition: found("EUR/kWh", 0.008702, engieDynamic),
  energyFactor: found("share", 1.039, engieDynamic),
  injectionAddition: found("EUR/kWh", -0.013135, engieDynamic),
  injectionFactor: found("share", 1, engieDynamic),
  /** 6 % VAT included. */
  fixedFee: found("EUR/yr", 100.7, engieDynamic),
} as const;

/** The range of fees that others report for an access point. */
export const supplierFeeRange = {
  lowest: found("EUR", 0, told("Kost van leveranciers voor energiedelen per toegangspunt", "OptimCE")),
  highest: found("EUR", 150, told("Kost van leveranciers voor energiedelen per toegangspunt", "OptimCE")),
};
