/** A month of a year: "2026-10". */
export type MonthOfYear = `${number}-${number}`;

export function monthBefore(month: MonthOfYear): MonthOfYear {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return (number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, "0")}`) as MonthOfYear;
}

const MONTHS = [
  "januari",
  "februari",
  "maart",
  "april",
  "mei",
  "juni",
  "juli",
  "augustus",
  "september",
  "oktober",
  "november",
  "december",
];

/** "2026-10" as "oktober 2026". */
export function sayMonth(month: string): string {
  const [year = "", number = ""] = month.split("-");
  return `${MONTHS[Number(number) - 1] ?? ""} ${year}`;
}

export type ContractKind = "fixed" | "variable" | "dynamic";

/**
 * Cents a kWh. `now` by the last known value of the index, of a month or a quarter, and `year` by the regulator's estimate;
 * basis and year are null where the price follows none.
 */
export type RegulatorPrice = {
  readonly now: number;
  readonly year: number | null;
  readonly basis: "month" | "quarter" | null;
};

/** Price of a quarter-hour: an addition in cents plus a factor of the day-ahead price. */
export type RegulatorFormula = { readonly addition: number; readonly factor: number };

/**
 * One product for households in the regulator's file, without VAT as it is published. A part that is null was refused or is
 * not in the file, and changes nothing.
 */
export type RegulatorProduct = {
  readonly supplier: string;
  readonly product: string;
  readonly kind: ContractKind;
  readonly energy: {
    readonly single: RegulatorPrice;
    readonly registers: { readonly day: RegulatorPrice; readonly night: RegulatorPrice } | null;
  } | null;
  readonly formula: RegulatorFormula | null;
  /** Cents a kWh, green power and heat and power together. */
  readonly certificates: number | null;
  /** Euros a year. */
  readonly fixedFee: number | null;
};

/** By what a product is recognised, from one month to the next and in our own tables. */
export const nameOf = ({ supplier, product, kind }: Pick<RegulatorProduct, "supplier" | "product" | "kind">): string =>
  `${plainName(supplier)}|${plainName(product)}|${kind}`;

/** Without capitals, accents, signs and doubled spaces, in which one name is spelled in several ways. */
export const plainName = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9+&]+/g, " ")
    .trim();
