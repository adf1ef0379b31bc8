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
/** A price beside a formula is rounded to two decimals, and so is the factor of some months: 0.1119 stands there as 0.11. */
const ROUNDING = 0.00501;
// A zero before other digits is a comma that was lost. Some months write numbers as money; a lost euro sign is a space there.
const NUMBER = /^(-?)(?:([€\ufffd\u0080]|â‚¬)\s*)?(-?)((?:0|[1-9]\d{0,3})(?:,\d{1,8})?)$/u;
const TWO_DECIMALS = /,\d\d$/;
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

type CellNumber = {
  readonly value: number;
  /** Written as money, in two decimals: what it was before that is lost. */
  readonly isRounded: boolean;
};

/** One number of columns that stand in the file more than once: they may not contradict each other. */
function cellNumberAt(cells: readonly string[], columns: readonly number[]): Read<CellNumber | null> {
  let found: CellNumber | null = null;
  for (const column of columns) {
    const written = cells[column] ?? "";
    const cell = written.trim();
    if (isEmpty(cell)) continue;
    const [, before = "", sign, after = "", digits] = NUMBER.exec(cell) ?? [];
    if (digits === undefined || (before !== "" && after !== "")) return fail("no-number", cell);
    const value = Number(`${before}${after}${digits.replace(",", ".")}`) || 0;
    if (found !== null && found.value !== value) return fail("doubled-columns", cell);
    const isMoney = sign !== undefined || /^\s/.test(written);
    found = { value, isRounded: isMoney && TWO_DECIMALS.test(digits) };
  }
  return fine(found);
}

export function numberAt(cells: readonly string[], columns: readonly number[]): Read<number | null> {
  const read = cellNumberAt(cells, columns);
  return read.ok ? fine(read.value?.value ?? null) : read;
}

type Term = {
  readonly index: string;
  readonly factor: number;
  readonly isRounded: boolean;
  readonly now: number | null;
  readonly year: number | null;
};
export type PriceFormula = { readonly terms: readonly Term[]; readonly addition: number };

/** `a.A + b.B + c.C + d.D + z`; null where the row has none, though it may tell the index of its product. */
export function formulaAt(cells: readonly string[], columns: RegulatorColumns): Read<PriceFormula | null> {
  const addition = numberAt(cells, columns.addition);
  if (!addition.ok) return addition;
  const terms: Term[] = [];
  let lost: string | null = null;
  let factors = 0;
  for (const { index, year, now, factor } of columns.terms) {
    const [ofYear, ofNow, by] = [numberAt(cells, year), numberAt(cells, now), cellNumberAt(cells, factor)];
    if (!ofYear.ok) return ofYear;
    if (!ofNow.ok) return ofNow;
    if (!by.ok) return by;
    const names = index.map((column) => (cells[column] ?? "").replace(/\s+/g, " ").trim());
    const name = names.find((text) => !isEmpty(text)) ?? "";
    for (const value of [ofYear.value, ofNow.value]) {
      if (value !== null && !isWithin(value, limits.index)) return fail("out-of-range", numberText(value));
    }
    if (by.value === null) {
      if (name !== "" || ofYear.value !== null || ofNow.value !== null) lost ??= name;
      continue;
    }
    factors += 1;
    const { value, isRounded } = by.value;
    if (value === 0) continue;
    if (!isWithin(value, limits.factor)) return fail("out-of-range", numberText(value));
    terms.push({ index: name, factor: value, isRounded, now: ofNow.value, year: ofYear.value });
  }
  if (factors === 0 && addition.value === null) return fine(null);
  // An index whose factor is lost, or an addition that is, would leave half a price.
  if (lost !== null) return fail("formula", lost);
  if (addition.value === null || terms.length === 0) return fail("formula", "z");
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

/**
 * The formula with the factor that it had before it was rounded, which the price of a year beside it tells. Refused where both
 * contradict each other, or where the factor is rounded and no price tells what it was.
 */
function exactFormula(formula: PriceFormula, printed: number | null): Read<PriceFormula> {
  const { terms, addition } = formula;
  const [term, ...others] = terms;
  if (term === undefined) return fail("formula", "z");
  if (printed === null) {
    const rounded = terms.find(({ isRounded }) => isRounded);
    return rounded === undefined ? fine(formula) : fail("rounded", numberText(rounded.factor));
  }
  const isBeside = (["now", "year"] as const).some((by) => {
    const amount = amountBy(formula, by);
    return amount !== null && Math.abs(amount - printed) <= ROUNDING;
  });
  if (isBeside) return fine(formula);
  if (others.length > 0 || term.year === null || term.year <= 0) return fail("contradiction", numberText(printed));
  const factor = (printed - addition) / term.year;
  // Half a cent of the price, and half a hundredth of the factor.
  if (Math.abs(factor - term.factor) > ROUNDING + ROUNDING / term.year)
    return fail("contradiction", numberText(printed));
  return fine({ addition, terms: [{ ...term, factor, isRounded: false }] });
}

/** A price of energy: as printed, or by its formula, which a printed price beside it may not contradict. */
export function energyPriceOf(
  formula: PriceFormula | null,
  printed: number | null,
  { kind, hasIndex }: { readonly kind: ContractKind; readonly hasIndex: boolean },
): Read<RegulatorPrice> {
  if (formula === null) {
    if (printed === null) return fail("no-number");
    // The index is told, and the formula that goes with it is lost.
    if (hasIndex) return fail("formula");
    return isWithin(printed, limits.energy)
      ? fine({ now: printed, year: null, basis: null })
      : fail("out-of-range", numberText(printed));
  }
  const [first] = formula.terms;
  // A fixed price follows nothing.
  if (kind === "fixed" || first === undefined) return fail("formula", first?.index ?? "z");
  const exact = exactFormula(formula, printed);
  if (!exact.ok) return exact;
  const [now, year] = [amountBy(exact.value, "now"), amountBy(exact.value, "year")];
  if (now === null) return fail("index-value", first.index);
  for (const amount of [now, year]) {
    if (amount !== null && !isWithin(amount, limits.energy)) return fail("out-of-range", numberText(amount));
  }
  const isQuarterly = formula.terms.some(({ index }) => QUARTERLY.test(index));
  return fine({ now, year, basis: isQuarterly ? "quarter" : "month" });
}

/** The price of a quarter-hour. Its part has no unit in the file: the index beside it does. */
export function quarterFormulaOf(formula: PriceFormula | null, printed: number | null): Read<RegulatorFormula> {
  const [term, ...others] = formula?.terms ?? [];
  if (formula === null || term === undefined || others.length > 0 || !QUARTER_INDEX.test(term.index)) {
    return fail("formula", term?.index ?? "");
  }
  if (term.now === null && term.year === null) return fail("no-unit", term.index);
  const exact = exactFormula(formula, printed);
  if (!exact.ok) return exact;
  const factor = exact.value.terms[0]?.factor ?? term.factor;
  return fine({ addition: formula.addition, factor: factor * CENTS_PER_EURO_A_MEGAWATT_HOUR });
}

/** Whether a row tells an index, with or without a formula. */
export const hasIndexAt = (cells: readonly string[], { terms }: RegulatorColumns): boolean =>
  terms.some(({ index }) => index.some((column) => !isEmpty(cells[column] ?? "")));
