import type { Holder } from "#domain/market/listing.ts";
import { OUTLINE_PARTS } from "#domain/market/profile-sample.ts";

/** An offer that everybody may see, as far as lists search, order and count by it. */
export type SearchedOffer = {
  readonly id: string;
  /** The transaction that changed it last. */
  readonly changedIn: number;
  readonly region: string;
  readonly nis: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly holder: Holder;
  readonly technology: string;
  readonly energy: number;
  readonly isGift: boolean;
  /** In euros per kWh as the seller keeps it; null where none was named. */
  readonly price: number | null;
  readonly injectionPrice: number;
  /** Whether VAT comes on top of the price. */
  readonly isLiable: boolean;
  readonly isDemo: boolean;
  /** In milliseconds. */
  readonly publishedAt: number;
  /** Null until it is worked out. */
  readonly outline: Float32Array | null;
};

export type ListingTotals = { readonly count: number; readonly energy: number; readonly hasDemo: boolean };

/** Words that stand in many rows, each kept once under a number. */
function openDictionary() {
  const words: string[] = [];
  const codes = new Map<string, number>();
  return {
    words,
    codeOf(word: string): number {
      const known = codes.get(word);
      if (known !== undefined) return known;
      codes.set(word, words.length);
      return words.push(word) - 1;
    },
  };
}

const numberNames = ["longitude", "latitude", "energy", "price", "injectionPrice", "publishedAt", "changedIn"] as const;
const wordNames = ["region", "nis", "holder", "technology"] as const;
const flagNames = ["isGift", "isLiable", "isDemo"] as const;

const FIRST_ROWS = 256;
/** In a kWh. */
export const WATT_HOURS = 1000;

/** Last in an order by price. */
export const UNNAMED_PRICE = Number.POSITIVE_INFINITY;
const PAID_STEPS_PER_EURO = 100_000;
/** What lies between two steps but for the error of floats is rounded up. */
const FLOAT_ERROR = 1e-6;

/**
 * Offers by column: of a hundred thousand, a search reads the few numbers that it asks for and nothing else. A row that went
 * leaves a gap without an id, which the next one fills.
 */
export class OfferColumns {
  readonly id: (string | null)[] = [];
  readonly words = mapOf(wordNames, openDictionary);
  numbers = mapOf(numberNames, () => new Float64Array(FIRST_ROWS));
  codes = mapOf(wordNames, () => new Uint16Array(FIRST_ROWS));
  flags = mapOf(flagNames, () => new Uint8Array(FIRST_ROWS));
  hasOutline = new Uint8Array(FIRST_ROWS);
  outlines = new Float32Array(FIRST_ROWS * OUTLINE_PARTS);
  outlineTotals = new Float64Array(FIRST_ROWS);
  /** The energy in whole watt-hours: their sum is the same in whatever order they are added up. */
  wattHours = new Float64Array(FIRST_ROWS);
  #paid = new Float64Array(FIRST_ROWS);
  #vat = Number.NaN;
  /** For one search at a time, which is done before the next one begins. */
  scratch = scratchFor(FIRST_ROWS);
  /** By region, as far as they were counted since an offer last changed. */
  readonly totals = new Map<string, ListingTotals>();
  readonly #rowOf = new Map<string, number>();
  readonly #gaps: number[] = [];

  /** Rows, gaps among them. */
  get length(): number {
    return this.id.length;
  }

  rowOf(id: string): number | undefined {
    return this.#rowOf.get(id);
  }

  /** What a price is to be multiplied by for who bears this VAT. */
  vatFactor(row: number, vat: number): number {
    return this.flags.isLiable[row] === 1 ? 1 + vat : 1;
  }

  /** The named prices as who bears this VAT pays them; UNNAMED_PRICE where none was named. */
  paidPrices(vat: number): Float64Array {
    if (this.#vat !== vat) {
      this.#vat = vat;
      for (let row = 0; row < this.length; row += 1) this.#paid[row] = this.#paidPrice(row);
    }
    return this.#paid;
  }

  /** Rounded, because a kept price lies next to what a consumer pays. */
  #paidPrice(row: number): number {
    const price = this.numbers.price[row] as number;
    if (Number.isNaN(price)) return UNNAMED_PRICE;
    const steps = price * this.vatFactor(row, this.#vat) * PAID_STEPS_PER_EURO;
    return Math.round(steps + FLOAT_ERROR) / PAID_STEPS_PER_EURO;
  }

  #forgetFound(): void {
    this.scratch.found = null;
    this.totals.clear();
  }

  put(offer: SearchedOffer): void {
    this.#forgetFound();
    const row = this.#rowOf.get(offer.id) ?? this.#gaps.pop() ?? this.id.length;
    if (row >= this.hasOutline.length) this.#grow(row * 2);
    this.id[row] = offer.id;
    this.#rowOf.set(offer.id, row);
    for (const name of numberNames) this.numbers[name][row] = offer[name] ?? Number.NaN;
    for (const name of wordNames) this.codes[name][row] = this.words[name].codeOf(offer[name]);
    for (const name of flagNames) this.flags[name][row] = Number(offer[name]);
    this.wattHours[row] = Math.round(offer.energy * WATT_HOURS);
    this.#paid[row] = this.#paidPrice(row);
    this.hasOutline[row] = Number(offer.outline !== null);
    if (offer.outline) this.outlines.set(offer.outline, row * OUTLINE_PARTS);
    this.outlineTotals[row] = offer.outline?.reduce((sum, energy) => sum + energy, 0) ?? 0;
  }

  remove(id: string): void {
    const row = this.#rowOf.get(id);
    if (row === undefined) return;
    this.#forgetFound();
    this.#rowOf.delete(id);
    this.id[row] = null;
    this.#gaps.push(row);
  }

  #grow(rows: number): void {
    this.scratch = scratchFor(rows);
    const grown = <T extends Float64Array | Float32Array | Uint16Array | Uint8Array>(column: T, length: number): T => {
      const larger = new (column.constructor as new (length: number) => T)(length);
      larger.set(column);
      return larger;
    };
    this.numbers = mapOf(numberNames, (name) => grown(this.numbers[name], rows));
    this.codes = mapOf(wordNames, (name) => grown(this.codes[name], rows));
    this.flags = mapOf(flagNames, (name) => grown(this.flags[name], rows));
    this.wattHours = grown(this.wattHours, rows);
    this.#paid = grown(this.#paid, rows);
    this.hasOutline = grown(this.hasOutline, rows);
    this.outlines = grown(this.outlines, rows * OUTLINE_PARTS);
    this.outlineTotals = grown(this.outlineTotals, rows);
  }
}

type Found = { readonly key: string; readonly count: number };

const scratchFor = (rows: number) => ({
  rows: new Int32Array(rows),
  /** What the rows at the start of `rows` are, while no offer changes. */
  found: null as Found | null,
  key: new Float64Array(rows),
});

function mapOf<K extends string, V>(names: readonly K[], make: (name: K) => V): Record<K, V> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<K, V>;
}
