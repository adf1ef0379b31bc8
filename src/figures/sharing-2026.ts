import type { Figure } from "#domain/figure.ts";
import { euros, eurosPerKilowattHour, share } from "#domain/units/quantity.ts";

// The cards were issued in April and May 2026; the earliest day on which one of them applied stands for all.
const CARDS_VALID_FROM = "2026-04-01";
const READ_ON = "2026-11-14";

const card = (supplier: string, product: string) => ({
  title: `Tariefkaart ${product}, april-mei 2026`,
  publisher: supplier,
  readOn: READ_ON,
});

const feeOnCard = (supplier: string, amount: number) =>
  ({
    value: euros(amount),
    unit: "EUR",
    status: "found",
    source: card(supplier, "elektriciteit"),
    validFrom: CARDS_VALID_FROM,
  }) as const satisfies Figure<"EUR">;

const priceOnCard = (supplier: string, product: string, cents: number) =>
  ({
    value: eurosPerKilowattHour(cents / 100),
    unit: "EUR/kWh",
    status: "found",
    source: card(supplier, product),
    validFrom: CARDS_VALID_FROM,
  }) as const satisfies Figure<"EUR/kWh">;

export type FeeBasis = "customer" | "connection" | "unstated";

/** What a supplier asks a year for sharing or person-to-person sale, 21 % VAT included. */
export type SupplierFee = { supplier: string; fee: Figure<"EUR">; basis: FeeBasis };

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
export const supplierFeeUnknown = {
  value: euros(121),
  unit: "EUR",
  status: "estimate",
  source: {
    title: "Schatting: het bedrag dat op de tariefkaarten van april-mei 2026 het vaakst voorkomt",
    publisher: "Eigen vergelijking van tariefkaarten",
    readOn: READ_ON,
  },
  validFrom: CARDS_VALID_FROM,
} as const satisfies Figure<"EUR">;

/** The energy component of a Flemish household card, 6 % VAT included; injection carries no VAT for a household. */
export type TariffCard = {
  supplier: string;
  product: string;
  energyPrice: Figure<"EUR/kWh">;
  injectionPrice: Figure<"EUR/kWh">;
};

const tariffCard = (supplier: string, product: string, energyCents: number, injectionCents: number) =>
  ({
    supplier,
    product,
    energyPrice: priceOnCard(supplier, product, energyCents),
    injectionPrice: priceOnCard(supplier, product, injectionCents),
  }) as const satisfies TariffCard;

export const tariffCards = {
  engieEasyFixed: tariffCard("Engie", "Engie Easy Vast", 18.94, 3.22),
  enecoSunWindFixed: tariffCard("Eneco", "Eneco Zon & Wind Vast", 18.65, 4.76),
  octaFixed: tariffCard("OCTA+", "OCTA+ Fixed", 15.89, 4.72),
  luminusComfyFlex: tariffCard("Luminus", "Luminus ComfyFlex", 15.58, 3.96),
  totalEnergiesMyComfort: tariffCard("TotalEnergies", "TotalEnergies myComfort", 15.62, 1.34),
  ecopowerCitizenPower: tariffCard("Ecopower", "Ecopower Burgerstroom", 13.5, 2),
  ebemVariable: tariffCard("EBEM", "EBEM Groen Variabel", 12.34, 1.34),
  dats24Variable: tariffCard("DATS 24", "DATS 24 Groen Variabel", 10.64, 0.83),
} as const satisfies Record<string, TariffCard>;

const vatOnCards = (rate: number) =>
  ({
    value: share(rate),
    unit: "share",
    status: "found",
    source: { title: "Tariefkaarten elektriciteit, april-mei 2026", publisher: "Leveranciers", readOn: READ_ON },
    validFrom: CARDS_VALID_FROM,
  }) as const satisfies Figure<"share">;

/** The energy price of a household card holds the first rate, a supplier's sharing fee the second, for everybody. */
export const vatOnEnergy = vatOnCards(0.06);
export const vatOnSharingFee = vatOnCards(0.21);

/** The fee of a supplier by its name, or the estimate for one whose card is silent. */
export function supplierFeeOf(supplier: string): Figure<"EUR"> {
  return supplierFees.find((row) => row.supplier === supplier)?.fee ?? supplierFeeUnknown;
}
