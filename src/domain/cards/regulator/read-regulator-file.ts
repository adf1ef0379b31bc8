import { cellsOf } from "#domain/cards/csv-cells.ts";
import { matchColumns, type RegulatorColumns } from "#domain/cards/regulator/regulator-columns.ts";
import {
  REGULATOR_FILE_BYTES_MAX,
  type RefusedRow,
  type RegulatorReading,
  type RowCode,
  type SkippedRows,
} from "#domain/cards/regulator/regulator-file.ts";
import {
  energyPriceOf,
  fail,
  formulaAt,
  hasIndexAt,
  isEmpty,
  limits,
  numberAt,
  numberText,
  quarterFormulaOf,
  type Read,
} from "#domain/cards/regulator/regulator-prices.ts";
import {
  type ContractKind,
  type MonthOfYear,
  monthBefore,
  nameOf,
  type RegulatorFormula,
  type RegulatorPrice,
  type RegulatorProduct,
} from "#domain/cards/regulator/regulator-product.ts";
import { linesOf } from "#domain/cards/regulator/text-lines.ts";

const REFUSED_KEPT = 500;
const CELL_KEPT = 60;
/** Some hundreds are sold. */
const PRODUCTS_MAX = 5000;

type Register = "single" | "day" | "night" | "exclusiveNight";
type Part = Register | "dynamic" | "green" | "heat" | "fee" | "otherFee";

const PARTS: ReadonlyMap<string, Part> = new Map([
  ["enkelvoudige meter dagtarief", "single"],
  ["tweevoudige meter dagtarief", "day"],
  ["tweevoudige meter nachttarief", "night"],
  ["uitsluitend nachtmeter", "exclusiveNight"],
  ["dynamisch tarief", "dynamic"],
  ["kosten groene stroom", "green"],
  ["kosten wkk", "heat"],
  ["vaste vergoeding", "fee"],
  ["vaste vergoeding enkelvoudige meter", "fee"],
  // Of another meter than the one that our cards are about.
  ["vaste vergoeding tweevoudige meter", "otherFee"],
  ["vaste vergoeding uitsluitend nachtmeter", "otherFee"],
]);
const PART_WITH_UNIT = /^(.*?)\s*\(([^()]*)\)$/;
// The euro sign is lost or doubled in some exports; a dollar, a percentage or a month is no unit of these prices.
const CENTS_UNIT = /^c[^a-z0-9/$£%]{0,3}\/kwh$/;
const EUROS_UNIT = /^[^a-z0-9/$£%]{0,3}(?:\/jaar)?$/;

const MONTHS = ["jan", "feb", "mrt", "apr", "mei", "jun", "jul", "aug", "sep", "okt", "nov", "dec"];
const KINDS: ReadonlyMap<string, ContractKind> = new Map([
  ["vast", "fixed"],
  ["variabel", "variable"],
  ["dynamisch", "dynamic"],
]);
/** Products that nobody can choose: the social tariff, and what the grid operator delivers. */
const NOT_FOR_SALE = /^(?:mogelijk bij elke energieleverancier|fluvius als sociale leverancier)/i;
const NOBODYS_PRODUCT = /^(?:sociaal tarief|standaardtarief netbeheerder)/i;
/** The supplier stands behind its brand. */
const BRAND_OF = /\s*\((?:handelsnaam|merk) van .*\)$/i;
/** Also signs that nobody sees, and what stands for a letter that was lost. */
const NO_NAME = /[\p{Cc}\p{Cf}\ufffd\u2028\u2029]/u;
const NAME_MAX = 80;

type Kept = {
  readonly line: number;
  readonly price: RegulatorPrice | null;
  readonly formula: RegulatorFormula | null;
};
type Gathered = Pick<RegulatorProduct, "supplier" | "product" | "kind"> & {
  readonly parts: Map<Part, Kept>;
  readonly spoiled: Set<Part>;
};
type Listed = RefusedRow & { readonly month: MonthOfYear | null };

/**
 * A file of the regulator's products, of which only the newest month counts: each row lands with its unit, or is refused by
 * its name.
 */
export function readRegulatorFile(bytes: Uint8Array, today: string): RegulatorReading {
  if (bytes.length > REGULATOR_FILE_BYTES_MAX) return { ok: false, code: "too-long" };
  // A workbook of today is a zip, an older one an OLE file.
  if ((bytes[0] === 0x50 && bytes[1] === 0x4b) || (bytes[0] === 0xd0 && bytes[1] === 0xcf)) {
    return { ok: false, code: "workbook" };
  }
  if ((bytes[0] ?? 0) >= 0xfe || bytes.includes(0)) return { ok: false, code: "wide-letters" };
  const thisMonth = today.slice(0, 7) as MonthOfYear;
  const endsInLine = bytes.at(-1) !== NEW_LINE;
  const months = new Map<MonthOfYear, Map<string, Gathered>>();
  const rowsOf = new Map<MonthOfYear, number>();
  const skipped: SkippedRows = { business: 0, gas: 0, injection: 0, notForSale: 0, earlier: 0 };
  const refusals = openRefusals();
  let columns: RegulatorColumns | null = null;
  let separator = ";";
  let line = 0;
  let rows = 0;
  let from = 0;

  for (const { text, end } of linesOf(bytes)) {
    line += 1;
    from = end;
    if (/^[\s;]*$/.test(text)) continue;
    if (columns === null) {
      if (!/[;\t]/.test(text)) return { ok: false, code: "separator" };
      separator = text.includes(";") ? ";" : "\t";
      const matched = matchColumns(cellsOf(text, separator) ?? []);
      if (!matched.ok) return matched;
      columns = matched.columns;
    } else {
      rows += 1;
      const refusal = readRow(text, columns);
      if (refusal === null) continue;
      const { about, code, cell } = refusal;
      refusals.add({ line, ...about, code, cell: cell.slice(0, CELL_KEPT) }, newestOf(rowsOf));
    }
  }
  if (columns === null) return { ok: false, code: "empty" };
  const month = newestOf(rowsOf);
  if (month === null) return { ok: false, code: "no-rows" };
  for (const [other, count] of rowsOf) if (other !== month) skipped.earlier += count;
  const lacking: RefusedRow[] = [];
  const products = productsOf(months.get(month), lacking);
  const before = productsOf(months.get(monthBefore(month)), []);
  if (products.length > PRODUCTS_MAX) return { ok: false, code: "too-many" };
  const { listed, count } = refusals.of(month);
  const refused = [...lacking, ...listed].slice(0, REFUSED_KEPT);
  return { ok: true, month, products, before, refused, refusedCount: lacking.length + count, skipped, rows };

  /** Why a row is not used; null when it is, or is about something else. */
  function readRow(text: string, at: RegulatorColumns): Refusal | null {
    const refuse = (about: About, { code, cell = "" }: { code: RowCode; cell?: string }): Refusal => ({
      about,
      code,
      cell,
    });
    const nobody = { month: null, name: text.slice(0, CELL_KEPT), part: "" };
    // The end of a file that was broken off is the beginning of a number.
    if (endsInLine && from >= bytes.length) return refuse(nobody, { code: "cut-off" });
    const cells = cellsOf(text, separator);
    if (cells === null) return refuse(nobody, { code: "quote-open" });
    const isWhole = cells.length === at.count && cells.every((cell, place) => at.named.has(place) || isEmpty(cell));
    if (!isWhole) return refuse(nobody, { code: "cell-count", cell: String(cells.length) });
    const cellAt = (column: number) => (cells[column] ?? "").replace(/\s+/g, " ").trim();
    const supplier = cellAt(at.supplier).replace(BRAND_OF, "");
    const product = cellAt(at.product);
    const part = cellAt(at.part);
    const named = { name: `${supplier} ${product}`.trim().slice(0, CELL_KEPT), part: part.slice(0, CELL_KEPT) };
    const month = monthOf(cellAt(at.year), cellAt(at.month));
    if (month === null) {
      return refuse({ month: null, ...named }, { code: "month", cell: `${cellAt(at.year)} ${cellAt(at.month)}` });
    }
    if (month > thisMonth) return refuse({ month: null, ...named }, { code: "month-to-come", cell: month });
    const about = { month, ...named };
    const subject = subjectOf(at, cellAt);
    if (!subject.ok) return refuse(about, subject);
    if (subject.value !== null) {
      skipped[subject.value] += 1;
      return null;
    }
    if (NOT_FOR_SALE.test(supplier) || NOBODYS_PRODUCT.test(product)) {
      skipped.notForSale += 1;
      return null;
    }
    rowsOf.set(month, (rowsOf.get(month) ?? 0) + 1);
    if (!isName(supplier) || !isName(product)) return refuse(about, { code: "name", cell: named.name });
    const kind = KINDS.get(cellAt(at.kind).toLowerCase());
    if (kind === undefined) return refuse(about, { code: "unknown-word", cell: cellAt(at.kind) });
    const of = partOf(part);
    if (!of.ok) return refuse(about, of);
    if (of.value === "otherFee") return null;
    // A dynamic tariff marks a dynamic product, whatever the column beside it says.
    const ownKind: ContractKind = of.value === "dynamic" ? "dynamic" : kind;
    if (ownKind === "dynamic" && isRegister(of.value)) return refuse(about, { code: "kind", cell: part });
    const gathered = gather(month, { supplier, product, kind: ownKind });
    const kept = keptOf(of.value, cells, at, ownKind, line);
    if (!kept.ok) {
      gathered.spoiled.add(of.value);
      return refuse(about, kept);
    }
    const earlier = gathered.parts.get(of.value);
    if (earlier !== undefined && !isSame(earlier, kept.value)) {
      gathered.spoiled.add(of.value);
      return refuse(about, { code: "twice", cell: String(earlier.line) });
    }
    gathered.parts.set(of.value, kept.value);
    return null;
  }

  function gather(month: MonthOfYear, of: Pick<Gathered, "supplier" | "product" | "kind">): Gathered {
    const ofMonth = months.get(month) ?? new Map<string, Gathered>();
    months.set(month, ofMonth);
    // Only two months are ever used.
    if (months.size > 2) months.delete([...months.keys()].sort()[0] as MonthOfYear);
    const known = ofMonth.get(nameOf(of));
    if (known) return known;
    const fresh: Gathered = { ...of, parts: new Map(), spoiled: new Set() };
    ofMonth.set(nameOf(of), fresh);
    return fresh;
  }
}

type Refusal = { readonly about: About; readonly code: RowCode; readonly cell: string };
type About = { readonly month: MonthOfYear | null; readonly name: string; readonly part: string };

const NEW_LINE = 10;
const newestOf = (months: ReadonlyMap<MonthOfYear, number>): MonthOfYear | null =>
  [...months.keys()].sort().at(-1) ?? null;
const isName = (text: string): boolean =>
  text !== "" && text.length <= NAME_MAX && !NO_NAME.test(text) && !isEmpty(text);
const isRegister = (part: Part): part is Register => ["single", "day", "night", "exclusiveNight"].includes(part);

/** Refused rows of the newest month, and those of which nobody knows the month; of earlier months none is told. */
function openRefusals() {
  let listed: Listed[] = [];
  const counts = new Map<MonthOfYear | null, number>();
  const isOf = (month: MonthOfYear) => (row: Listed) => row.month === null || row.month === month;
  return {
    add(row: Listed, newest: MonthOfYear | null): void {
      counts.set(row.month, (counts.get(row.month) ?? 0) + 1);
      if (listed.length >= 2 * REFUSED_KEPT && newest !== null) listed = listed.filter(isOf(newest));
      if (listed.length < 2 * REFUSED_KEPT) listed.push(row);
    },
    of: (month: MonthOfYear) => ({
      listed: listed.filter(isOf(month)).map(({ month: _, ...row }) => row),
      count: (counts.get(null) ?? 0) + (counts.get(month) ?? 0),
    }),
  };
}

function monthOf(year: string, word: string): MonthOfYear | null {
  const at = MONTHS.indexOf(word.toLowerCase());
  return at === -1 || !/^20[2-9]\d$/.test(year) ? null : (`${year}-${String(at + 1).padStart(2, "0")}` as MonthOfYear);
}

/** What a row is about, where that is nothing that we use; null for a household's power. */
function subjectOf(at: RegulatorColumns, cellAt: (column: number) => string): Read<keyof SkippedRows | null> {
  const wordAt = (column: number, ...words: readonly string[]): Read<string> => {
    const word = cellAt(column).toLowerCase();
    return words.includes(word) ? { ok: true, value: word } : fail("unknown-word", cellAt(column));
  };
  const segment = wordAt(at.segment, "woning", "onderneming");
  if (!segment.ok) return segment;
  const energyType = wordAt(at.energyType, "elektriciteit", "gas");
  if (!energyType.ok) return energyType;
  const contract = wordAt(at.contractType, "afname", "injectie", "teruglevering");
  if (!contract.ok) return contract;
  if (segment.value === "onderneming") return { ok: true, value: "business" };
  if (energyType.value === "gas") return { ok: true, value: "gas" };
  return { ok: true, value: contract.value === "afname" ? null : "injection" };
}

function partOf(text: string): Read<Part> {
  const [, name, unit] = PART_WITH_UNIT.exec(text) ?? [];
  const part = PARTS.get((name ?? text).toLowerCase().trim());
  if (part === undefined) return fail("part", text);
  // A dynamic tariff never has one: its formula is in cents a kWh, of an index in euros a MWh.
  if (unit === undefined) return part === "dynamic" ? { ok: true, value: part } : fail("no-unit", text);
  const isUnit = (part === "fee" || part === "otherFee" ? EUROS_UNIT : CENTS_UNIT).test(unit.trim().toLowerCase());
  return isUnit ? { ok: true, value: part } : fail("no-unit", text);
}

function keptOf(
  part: Part,
  cells: readonly string[],
  at: RegulatorColumns,
  kind: ContractKind,
  line: number,
): Read<Kept> {
  const printed = numberAt(cells, [at.price]);
  if (!printed.ok) return printed;
  const formula = formulaAt(cells, at);
  if (!formula.ok) return formula;
  if (part === "dynamic") {
    const read = quarterFormulaOf(formula.value, printed.value);
    return read.ok ? { ok: true, value: { line, price: null, formula: read.value } } : read;
  }
  if (isRegister(part)) {
    const read = energyPriceOf(formula.value, printed.value, { kind, hasIndex: hasIndexAt(cells, at) });
    return read.ok ? { ok: true, value: { line, price: read.value, formula: null } } : read;
  }
  if (formula.value !== null) return fail("formula");
  if (printed.value === null) return fail("no-number");
  const { min, max } = part === "fee" ? limits.fee : limits.certificate;
  const cell = numberText(printed.value);
  // A fee below zero is what a new customer gets.
  if (part === "fee" && printed.value < min) return fail("bonus", cell);
  if (printed.value < min || printed.value > max) return fail("out-of-range", cell);
  return { ok: true, value: { line, price: { now: printed.value, year: null, basis: null }, formula: null } };
}

const isSame = (one: Kept, other: Kept): boolean =>
  one.price?.now === other.price?.now &&
  one.price?.year === other.price?.year &&
  one.formula?.addition === other.formula?.addition &&
  one.formula?.factor === other.formula?.factor;

/** What belongs together lands together: a price of the day without that of the night is no price. */
function productsOf(gathered: ReadonlyMap<string, Gathered> | undefined, lacking: RefusedRow[]): RegulatorProduct[] {
  return [...(gathered?.values() ?? [])].map((one) => {
    const { supplier, product, kind, parts, spoiled } = one;
    const lack = (part: string) =>
      lacking.push({ line: 0, name: `${supplier} ${product}`, part, code: "incomplete", cell: "" });
    const isSpoiled = (...of: readonly Part[]) => of.some((part) => spoiled.has(part));
    const priceOf = (part: Part) => parts.get(part)?.price ?? null;
    const [single, day, night] = [priceOf("single"), priceOf("day"), priceOf("night")];
    let energy: RegulatorProduct["energy"] = null;
    if (kind !== "dynamic" && !isSpoiled("single", "day", "night")) {
      if (single === null || (day === null) !== (night === null)) lack("energieprijs");
      else energy = { single, registers: day && night && { day, night } };
    }
    const formula = isSpoiled("dynamic") ? null : (parts.get("dynamic")?.formula ?? null);
    if (kind === "dynamic" && formula === null && !isSpoiled("dynamic")) lack("dynamisch tarief");
    // They may stand with the other form of the same product.
    const other = kind === "dynamic" ? gathered?.get(nameOf({ ...one, kind: "variable" })) : undefined;
    const sharedPrice = (part: Part) =>
      parts.has(part) || spoiled.has(part) || other?.spoiled.has(part)
        ? isSpoiled(part)
          ? null
          : priceOf(part)
        : (other?.parts.get(part)?.price ?? null);
    const [green, heat, fee] = [sharedPrice("green"), sharedPrice("heat"), sharedPrice("fee")];
    if ((green === null) !== (heat === null) && !isSpoiled("green", "heat")) lack("certificaten");
    return {
      supplier,
      product,
      kind,
      energy,
      formula,
      certificates: green && heat ? green.now + heat.now : null,
      fixedFee: fee?.now ?? null,
    };
  });
}
