import type { RegulatorColumns } from "#domain/cards/regulator/regulator-columns.ts";
import type { RowCode } from "#domain/cards/regulator/regulator-file.ts";
import type { ContractKind, RegulatorFormula, RegulatorPrice } from "#domain/cards/regulator/regulator-product.ts";

// Without VAT: cents a kWh, euros a year, cents for each euro a MWh. What is outside is a slip, not a price.
export const limits = {
  energy: { min: 0.5, max: 70 },
  certificate: { min: 0, max: 4 },
  fee: { min: 0, max: 280 },
  factor: { min: 0.01, max: 0.25 },
  addition: { min: -10, max: 20 },
  index: { min: -100, max: 900 },
} as const;
/** A price beside a formula is rounded to two decimals. */
const ROUNDING = 0.00501;
// A zero before other digits is a comma that was lost.
const NUMBER = /^-?(?:0|[1-9]\d{0,3})(?:,\d{1,8})?$/;
const EMPTY = /^(?:\(empty\))?$/i;
/** The price of each hour or quarter-hour; one that begins with M or Q is the mean of a month or a quarter. */
const QUARTER_INDEX = /^(?![MQ]\b).*epex.*\((?:uur|kwartier)\)$/i;
const QUARTERLY = /^Q\b/;
/** An index in euros a MWh, a factor for cents a kWh. */
const CENTS_PER_EURO_A_MEGAWATT_HOUR = 10;

export type Read<T> = { readonly ok: true; readonly value: T } | Failed;
type Failed = { readonly ok: false; readonly code: RowCode; readonly cell: string };
export const fail = (code: RowCode, cell = ""): Failed => ({ ok: false, code, cell });
const fine = <T>(value: T): Read<T> => ({ ok: true, value });

export const isEmpty = (cell: string): boolean => EMPTY.test(cell.trim());
const isWithin = (value: number, { min, max }: { readonly min: number; readonly max: number }): boolean =>
  value >= min && value <= max;
export const numberText = (value: number): string => String(value).replace(".", ",");

/** One number of columns that stand in the file more than once: they may not contradict each other. */
export function numberAt(cells: readonly string[], columns: readonly number[]): Read<number | null> {
  let value: number | null = null;
  for (const column of columns) {
    const cell = (cells[column] ?? "").trim();
    if (isEmpty(cell)) continue;
    if (!NUMBER.test(cell)) return fail("no-number", cell);
    const read = Number(cell.replace(",", "."));
    if (value !== null && value !== read) return fail("doubled-columns", cell);
    value = read;
  }
  return fine(value);
}

type Term = {
  readonly index: string;
  readonly factor: number;
  readonly now: number | null;
  readonly year: number | null;
};
export type PriceFormula = { readonly terms: readonly Term[]; readonly addition: number };

/** `a.A + b.B + c.C + d.D + z`, or null where the row has none. */
export function formulaAt(cells: readonly string[], columns: RegulatorColumns): Read<PriceFormula | null> {
  const addition = numberAt(cells, columns.addition);
  if (!addition.ok) return addition;
  const terms: Term[] = [];
  for (const { index, year, now, factor } of columns.terms) {
    const [ofYear, ofNow, by] = [numberAt(cells, year), numberAt(cells, now), numberAt(cells, factor)];
    for (const read of [ofYear, ofNow, by]) if (!read.ok) return read;
    if (!ofYear.ok || !ofNow.ok || !by.ok) continue;
    const name = index
      .map((column) => (cells[column] ?? "").replace(/\s+/g, " ").trim())
      .find((text) => !isEmpty(text));
    if (by.value === null) {
      // An index whose factor is lost would leave the addition alone.
      if (name !== undefined || ofYear.value !== null || ofNow.value !== null) return fail("formula", name ?? "");
      continue;
    }
    if (!isWithin(by.value, limits.factor)) return fail("out-of-range", numberText(by.value));
    for (const value of [ofYear.value, ofNow.value]) {
      if (value !== null && !isWithin(value, limits.index)) return fail("out-of-range", numberText(value));
    }
    terms.push({ index: name ?? "", factor: by.value, now: ofNow.value, year: ofYear.value });
  }
  if (addition.value === null) return terms.length === 0 ? fine(null) : fail("formula", "z");
  if (!isWithin(addition.value, limits.addition)) return fail("out-of-range", numberText(addition.value));
  return fine({ terms, addition: addition.value });
}

function amountBy({ terms, addition }: PriceFormula, by: "now" | "year"): number | null {
  let total = addition;
  for (const term of terms) {
    const index = term[by];
    if (index === null) return null;
    total += term.factor * index;
  }
  return total;
}

const isRounded = (printed: number, formula: PriceFormula): boolean =>
  (["now", "year"] as const).some((by) => {
    const amount = amountBy(formula, by);
    return amount !== null && Math.abs(amount - printed) <= ROUNDING;
  });

/** A price of energy: as printed, or by its formula, which a printed price beside it may not contradict. */
export function energyPriceOf(
  formula: PriceFormula | null,
  printed: number | null,
  kind: ContractKind,
): Read<RegulatorPrice> {
  if (formula === null) {
    if (printed === null) return fail("no-number");
    return isWithin(printed, limits.energy)
      ? fine({ now: printed, year: null, basis: null })
      : fail("out-of-range", numberText(printed));
  }
  const [term] = formula.terms;
  // A fixed price follows nothing, and an addition without an index is half a formula.
  if (kind === "fixed" || term === undefined) return fail("formula", term?.index ?? "z");
  const [now, year] = [amountBy(formula, "now"), amountBy(formula, "year")];
  if (now === null) return fail("index-value", term.index);
  if (printed !== null && !isRounded(printed, formula)) return fail("contradiction", numberText(printed));
  for (const amount of [now, year]) {
    if (amount !== null && !isWithin(amount, limits.energy)) return fail("out-of-range", numberText(amount));
  }
  return fine({ now, year, basis: formula.terms.some(({ index }) => QUARTERLY.test(index)) ? "quarter" : "month" });
}

/** The price of a quarter-hour. */
export function quarterFormulaOf(formula: PriceFormula | null, printed: number | null): Read<RegulatorFormula> {
  const [term, ...others] = formula?.terms ?? [];
  if (formula === null || term === undefined || others.length > 0 || !QUARTER_INDEX.test(term.index)) {
    return fail("formula", term?.index ?? "");
  }
  if (printed !== null && !isRounded(printed, formula)) return fail("contradiction", numberText(printed));
  return fine({ addition: formula.addition, factor: term.factor * CENTS_PER_EURO_A_MEGAWATT_HOUR });
}
