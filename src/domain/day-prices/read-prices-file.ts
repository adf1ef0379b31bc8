import { cellsOf, openTable } from "#domain/cards/csv-cells.ts";
import { type DayPrices, hoursIn, quartersIn } from "#domain/day-prices/day-prices.ts";
import { FIRST_PRICE_DAY, type PriceStamp, readPriceStamp } from "#domain/day-prices/read-price-stamp.ts";
import { addDays, type CalendarDay } from "#domain/time/calendar-day.ts";

export const PRICES_FILE_LENGTH_MAX = 4_000_000;
/** A file may hold two years and a little. */
export const PRICE_DAYS_MAX = 800;
const priceColumns = ["datum", "prijs"] as const;
/** In EUR/MWh. The market itself stops at -600 and 5,000. */
export const PRICE_LIMITS = { min: -1000, max: 10_000 } as const;
/** No year of the market stayed under this in EUR/MWh; in EUR/kWh every one does. */
const UNIT_LIMIT = 2;

export type PriceFault = { readonly line: number } & (
  | { readonly code: "empty" | "too-large" | "quote-open" | "no-stamp" | "no-number" | "out-of-range" | "unit" }
  | { readonly code: "columns-missing"; readonly columns: readonly string[] }
  | { readonly code: "cell-count"; readonly found: number }
  | { readonly code: "too-early" | "too-late"; readonly bound: CalendarDay }
  | { readonly code: "twice"; readonly first: number }
  | {
      readonly code: "day-incomplete";
      readonly day: CalendarDay;
      readonly found: number;
      readonly hours: number;
      readonly quarters: number;
    }
);

export type PricesFile =
  | { readonly ok: true; readonly days: readonly DayPrices[] }
  | { readonly ok: false; readonly faults: readonly PriceFault[] };

type Cells = { readonly line: number; readonly stamp: string; readonly price: string };
type Row = PriceStamp & { readonly line: number; readonly price: number };
type Slot = { readonly line: number; readonly price: number };

/** A file of day-ahead prices: whole days only, or every fault with its line. Nothing is read by halves. */
export function readPricesFile(text: string, today: CalendarDay): PricesFile {
  const plain = text.replace(/^\uFEFF/, "");
  if (plain.length > PRICES_FILE_LENGTH_MAX) return { ok: false, faults: [{ line: 1, code: "too-large" }] };
  if (plain.trim() === "") return { ok: false, faults: [{ line: 1, code: "empty" }] };
  const faults: PriceFault[] = [];
  const rows = cellsIn(plain, faults).flatMap((cells) => rowOf(cells, today, faults) ?? []);
  if (faults.length > 0) return { ok: false, faults };
  const [first] = rows;
  if (first === undefined) return { ok: false, faults: [{ line: 1, code: "empty" }] };
  if (rows.every(({ price }) => Math.abs(price) < UNIT_LIMIT)) {
    return { ok: false, faults: [{ line: first.line, code: "unit" }] };
  }
  const slots = slotsOf(rows, faults);
  const days = [...slots].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([day, of]) => dayOf(day, of, faults) ?? []);
  if (slots.size > PRICE_DAYS_MAX) faults.push({ line: 1, code: "too-large" });
  if (faults.length === 0) return { ok: true, days };
  return { ok: false, faults: faults.sort((a, b) => a.line - b.line) };
}

/** The two columns of every line, whatever stands first and however they are separated. */
function cellsIn(text: string, faults: PriceFault[]): readonly Cells[] {
  const { lines, at, separator, names } = openTable(text);
  const isHeadless = readPriceStamp(names[0]?.toUpperCase() ?? "") !== null;
  const [stampAt, priceAt] = isHeadless ? [0, 1] : priceColumns.map((name) => names.indexOf(name));
  const missing = isHeadless ? [] : priceColumns.filter((name) => !names.includes(name));
  if (missing.length > 0 || stampAt === undefined || priceAt === undefined) {
    faults.push({ line: at + 1, code: "columns-missing", columns: missing });
    return [];
  }
  const count = isHeadless ? 2 : names.length;
  return lines.flatMap((line, index) => {
    if (line.trim() === "" || (index <= at && !isHeadless)) return [];
    const cells = cellsOf(line, separator);
    if (cells === null) faults.push({ line: index + 1, code: "quote-open" });
    else {
      const joined = joinDecimals(cells, separator, count, priceAt);
      if (joined.length === count) {
        const [stamp = "", price = ""] = [joined[stampAt]?.trim(), joined[priceAt]?.trim()];
        return [{ line: index + 1, stamp, price }];
      }
      faults.push({ line: index + 1, code: "cell-count", found: cells.length });
    }
    return [];
  });
}

/** A decimal comma in a file of commas: the price is the last column, and its two halves are digits. */
function joinDecimals(cells: readonly string[], separator: string, count: number, priceAt: number): readonly string[] {
  const [whole = "", part = ""] = cells.slice(-2);
  const isSplit = separator === "," && priceAt === count - 1 && cells.length === count + 1;
  if (!isSplit || !/^\s*-?\d+$/.test(whole) || !/^\d+\s*$/.test(part)) return cells;
  return [...cells.slice(0, -2), `${whole},${part}`];
}

const NUMBER = /^-?\d{1,6}(?:[.,]\d{1,6})?$/;

function rowOf({ line, stamp, price: written }: Cells, today: CalendarDay, faults: PriceFault[]): Row | null {
  const read = readPriceStamp(stamp);
  const price = NUMBER.test(written) ? Number(written.replace(",", ".")) : null;
  const last = addDays(today, 1);
  if (read === null) faults.push({ line, code: "no-stamp" });
  else if (read.day < FIRST_PRICE_DAY) faults.push({ line, code: "too-early", bound: FIRST_PRICE_DAY });
  else if (read.day > last) faults.push({ line, code: "too-late", bound: last });
  if (price === null) faults.push({ line, code: "no-number" });
  else if (price < PRICE_LIMITS.min || price > PRICE_LIMITS.max) faults.push({ line, code: "out-of-range" });
  return read === null || price === null ? null : { ...read, line, price };
}

/** Where the clock says an hour twice, the first time is summer's: of a file that runs backwards the second one. */
function slotsOf(rows: readonly Row[], faults: PriceFault[]): Map<CalendarDay, Map<number, Slot>> {
  const orderOf = ({ day, quarter }: PriceStamp) => `${day} ${String(quarter).padStart(3, "0")}`;
  const [first, last] = [rows[0], rows.at(-1)];
  const isBackwards = first !== undefined && last !== undefined && orderOf(first) > orderOf(last);
  const days = new Map<CalendarDay, Map<number, Slot>>();
  for (const { day, quarter, isTwofold, line, price } of isBackwards ? rows.toReversed() : rows) {
    const slots = days.get(day) ?? new Map<number, Slot>();
    days.set(day, slots);
    const at = isTwofold && slots.has(quarter) ? quarter + 4 : quarter;
    const before = slots.get(at);
    if (before) faults.push({ line: Math.max(line, before.line), code: "twice", first: Math.min(line, before.line) });
    else slots.set(at, { line, price });
  }
  return days;
}

function dayOf(day: CalendarDay, slots: ReadonlyMap<number, Slot>, faults: PriceFault[]): DayPrices | null {
  const [hours, quarters] = [hoursIn(day), quartersIn(day)];
  const inOrder = [...slots].sort(([a], [b]) => a - b);
  const isHourly = slots.size === hours && inOrder.every(([at]) => at % 4 === 0);
  if (isHourly || slots.size === quarters) return { day, prices: inOrder.map(([, { price }]) => price) };
  const line = Math.min(...[...slots.values()].map((slot) => slot.line));
  faults.push({ line, code: "day-incomplete", day, found: slots.size, hours, quarters });
  return null;
}
