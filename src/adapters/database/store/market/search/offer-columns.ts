import type { MapSpot } from "#application/ports/market.ts";
import { LeastSums } from "#domain/market/least-sums.ts";
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
  readonly outlines = new LeastSums(FIRST_ROWS, OUTLINE_PARTS);
  /** The energy in whole watt-hours: their sum is the same in whatever order they are added up. */
  wattHours = new Float64Array(FIRST_ROWS);
  #paid = new Float64Array(FIRST_ROWS);
  #vat = Number.NaN;
  #margins = new Float64Array(FIRST_ROWS);
  #marginsFor = "";
  scratch = scratchFor(FIRST_ROWS);
  /** By region. */
  readonly #totals = new Map<string, { count: number; wattHours: number; demos: number }>();
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
    for (const place of this.scratch.places) place.key = null;
    this.#marginsFor = "";
  }

  /** What a kWh of each offer leaves a buyer at most: without fees, and without how the two would share the gain of an open price. */
  margins(energyPrice: number, vatBorne: number): Float64Array {
    const asked = `${energyPrice} ${vatBorne}`;
    if (this.#marginsFor === asked) return this.#margins;
    this.#marginsFor = asked;
    const { price, injectionPrice } = this.numbers;
    const { isGift } = this.flags;
    for (let row = 0; row < this.length; row += 1) {
      const named = price[row] as number;
      const paid = Number.isNaN(named) ? ((injectionPrice[row] as number) + energyPrice) / 2 : named;
      this.#margins[row] = energyPrice - (isGift[row] === 1 ? 0 : paid * this.vatFactor(row, vatBorne));
    }
    return this.#margins;
  }

  totalsOf(region: string): ListingTotals {
    const { count, wattHours, demos } = this.#totals.get(region) ?? { count: 0, wattHours: 0, demos: 0 };
    return { count, energy: wattHours / WATT_HOURS, hasDemo: demos > 0 };
  }

  /** In whole watt-hours, so that what was added can be taken away without a trace. */
  #count(row: number, times: 1 | -1): void {
    const region = this.words.region.words[this.codes.region[row] as number] ?? "";
    const totals = this.#totals.get(region) ?? { count: 0, wattHours: 0, demos: 0 };
    totals.count += times;
    totals.wattHours += times * (this.wattHours[row] as number);
    totals.demos += times * (this.flags.isDemo[row] as number);
    this.#totals.set(region, totals);
  }

  put(offer: SearchedOffer): void {
    this.#forgetFound();
    const before = this.#rowOf.get(offer.id);
    if (before !== undefined) this.#count(before, -1);
    const row = before ?? this.#gaps.pop() ?? this.id.length;
    if (row >= this.hasOutline.length) this.#grow(row * 2);
    this.id[row] = offer.id;
    this.#rowOf.set(offer.id, row);
    for (const name of numberNames) this.numbers[name][row] = offer[name] ?? Number.NaN;
    for (const name of wordNames) this.codes[name][row] = this.words[name].codeOf(offer[name]);
    for (const name of flagNames) this.flags[name][row] = Number(offer[name]);
    this.wattHours[row] = Math.round(offer.energy * WATT_HOURS);
    this.#paid[row] = this.#paidPrice(row);
    this.hasOutline[row] = Number(offer.outline !== null);
    if (offer.outline) this.outlines.rows.set(offer.outline, row * OUTLINE_PARTS);
    this.#count(row, 1);
  }

  remove(id: string): void {
    const row = this.#rowOf.get(id);
    if (row === undefined) return;
    this.#forgetFound();
    this.#count(row, -1);
    this.#rowOf.delete(id);
    this.id[row] = null;
    this.#gaps.push(row);
  }

  #grow(rows: number): void {
    // First what may be refused: then no column is longer than another.
    this.outlines.grow(rows);
    this.scratch = scratchFor(rows);
    const grown = <T extends Float64Array | Uint16Array | Uint8Array>(column: T, length: number): T => {
      const larger = new (column.constructor as new (length: number) => T)(length);
      larger.set(column);
      return larger;
    };
    this.numbers = mapOf(numberNames, (name) => grown(this.numbers[name], rows));
    this.codes = mapOf(wordNames, (name) => grown(this.codes[name], rows));
    this.flags = mapOf(flagNames, (name) => grown(this.flags[name], rows));
    this.wattHours = grown(this.wattHours, rows);
    this.#paid = grown(this.#paid, rows);
    this.#margins = new Float64Array(rows);
    this.hasOutline = grown(this.hasOutline, rows);
  }
}

/** The rows of a search, at the start of `rows`, and what a map counts in them. */
export type FoundPlace = {
  readonly rows: Int32Array;
  /** Null once an offer has changed. */
  key: string | null;
  count: number;
  spots: readonly MapSpot[] | null;
};

/** A list and its map, and the list of somebody else. */
const PLACES = 3;

const scratchFor = (rows: number) => ({
  /** The one that was used last comes first. */
  places: Array.from(
    { length: PLACES },
    (): FoundPlace => ({ rows: new Int32Array(rows), key: null, count: 0, spots: null }),
  ),
  /** For one search at a time, which is done before the next one begins. */
  key: new Float64Array(rows),
});

function mapOf<K extends string, V>(names: readonly K[], make: (name: K) => V): Record<K, V> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<K, V>;
}
