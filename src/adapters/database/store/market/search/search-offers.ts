import type { MapSpot, NearestTo, OfferFilter, OfferOrder } from "#application/ports/market.ts";
import { OUTLINE_PARTS } from "#domain/market/profile-sample.ts";
import type { OfferColumns } from "./offer-columns.ts";
import { rowsBetween } from "./rows-between.ts";

export type Search = {
  readonly filter: OfferFilter;
  /** Offers that the viewer does not want to meet. */
  readonly hidden: ReadonlySet<string>;
};

type Compare = (one: number, other: number) => number;

/** In the columns' own room: a search of a hundred thousand offers would else ask for a megabyte each time. */
function allRows({ id, length, room }: OfferColumns): Int32Array {
  const { rows } = room;
  let count = 0;
  for (let row = 0; row < length; row += 1) {
    if (id[row] === null) continue;
    rows[count] = row;
    count += 1;
  }
  return rows.subarray(0, count);
}

/** The rows that a search asks for, in no order. They are put into the place of those that it looks among. */
function rowsFound(offers: OfferColumns, { filter, hidden }: Search, rows = allRows(offers)): Int32Array {
  const { id, numbers, flags, codes } = offers;
  let count = rows.length;
  // One column after the other: what the next one reads is less each time.
  const keep = (isKept: (row: number) => boolean) => {
    let kept = 0;
    for (let at = 0; at < count; at += 1) {
      const row = rows[at] as number;
      rows[kept] = row;
      if (isKept(row)) kept += 1;
    }
    count = kept;
  };
  const keepWords = (name: keyof typeof codes, wanted: readonly string[]) => {
    if (wanted.length === 0) return;
    const isWanted = offers.words[name].words.map((word) => wanted.includes(word));
    keep((row) => isWanted[codes[name][row] as number] as boolean);
  };
  const { region, nis, surplusMin, surplusMax, priceMax, vat } = filter;
  keepWords("nis", nis === null ? [] : [nis]);
  keepWords("region", region === null ? [] : [region]);
  keepWords("technology", filter.technologies);
  keepWords("holder", filter.holders);
  if (filter.isFree) keep((row) => flags.isGift[row] === 1);
  if (surplusMin !== null) keep((row) => (numbers.energy[row] as number) >= surplusMin);
  if (surplusMax !== null) keep((row) => (numbers.energy[row] as number) <= surplusMax);
  // An open price without a lowest passes.
  if (priceMax !== null) keep((row) => Number.isNaN(numbers.price[row]) || paidPrice(offers, row, vat) <= priceMax);
  if (hidden.size > 0) keep((row) => !hidden.has(id[row] ?? ""));
  return rows.subarray(0, count);
}

const PAID_STEPS_PER_EURO = 100_000;
/** What lies between two steps but for the error of floats is rounded up. */
const FLOAT_ERROR = 1e-6;

const vatFactor = ({ flags }: OfferColumns, row: number, vat: number): number =>
  flags.isLiable[row] === 1 ? 1 + vat : 1;

/** The named price as who bears VAT pays it; rounded, because a kept price lies next to what a consumer pays. */
const paidPrice = (offers: OfferColumns, row: number, vat: number): number =>
  Math.round((offers.numbers.price[row] as number) * vatFactor(offers, row, vat) * PAID_STEPS_PER_EURO + FLOAT_ERROR) /
  PAID_STEPS_PER_EURO;

type Order = { readonly keys: readonly Float64Array[]; readonly last: Compare };

/** What is no number comes last. */
function fill(key: Float64Array, rows: Int32Array, numberOf: (row: number) => number): Float64Array {
  for (const row of rows) {
    const number = numberOf(row);
    key[row] = Number.isNaN(number) ? Number.POSITIVE_INFINITY : number;
  }
  return key;
}

const byId =
  ({ id }: OfferColumns): Compare =>
  (one, other) =>
    (id[one] ?? "") < (id[other] ?? "") ? -1 : one === other ? 0 : 1;

function orderOf(offers: OfferColumns, rows: Int32Array, order: Exclude<OfferOrder, { by: "ids" }>): Order {
  const { longitude, latitude, publishedAt } = offers.numbers;
  const [first, second] = offers.room.keys;
  const upwards = byId(offers);
  const downwards: Compare = (one, other) => upwards(other, one);
  const newest = (row: number) => -(publishedAt[row] as number);
  if (order.by === "newest") return { keys: [fill(first, rows, newest)], last: downwards };
  if (order.by === "price")
    return { keys: [fill(first, rows, (row) => paidPrice(offers, row, order.vat))], last: upwards };
  const { from } = order;
  // Over a country as small as this one, degrees make a plane once longitude is shortened.
  const shortened = Math.cos((from.latitude * Math.PI) / 180);
  const distance = (row: number) =>
    (((longitude[row] as number) - from.longitude) * shortened) ** 2 + ((latitude[row] as number) - from.latitude) ** 2;
  return { keys: [fill(first, rows, distance), fill(second, rows, newest)], last: downwards };
}

type Part = { readonly offset: number; readonly limit: number };

const idsOf = (offers: OfferColumns, rows: Int32Array): string[] =>
  Array.from(rows).flatMap((row) => offers.id[row] ?? []);

export function pageOfOffers(
  offers: OfferColumns,
  search: Search,
  order: OfferOrder,
  { offset, limit }: Part,
): { readonly ids: readonly string[]; readonly total: number } {
  if (order.by === "ids") {
    const wanted = order.ids.slice(offset, offset + limit).flatMap((id) => offers.rowOf(id) ?? []);
    return { ids: idsOf(offers, rowsFound(offers, search, Int32Array.from(wanted))), total: order.ids.length };
  }
  const rows = rowsFound(offers, search);
  const total = rows.length;
  const page = rowsBetween(
    rows,
    Math.min(offset, total),
    Math.min(offset + limit, total),
    orderOf(offers, rows, order),
  );
  return { ids: idsOf(offers, page), total };
}

/** What each offer leaves a buyer at most: it knows neither fees nor how the two would share the gain of an open price. */
function promisedGain(offers: OfferColumns, { outline, energyPrice, vatBorne }: NearestTo): (row: number) => number {
  const { outlines, numbers, flags } = offers;
  const wanted = Float32Array.from(outline);
  return (row) => {
    let shared = 0;
    const start = row * OUTLINE_PARTS;
    for (let part = 0; part < OUTLINE_PARTS; part += 1)
      shared += Math.min(outlines[start + part] as number, wanted[part] as number);
    const named = numbers.price[row] as number;
    const asked = Number.isNaN(named) ? ((numbers.injectionPrice[row] as number) + energyPrice) / 2 : named;
    const price = flags.isGift[row] === 1 ? 0 : asked;
    return shared * (energyPrice - price * vatFactor(offers, row, vatBorne));
  };
}

/** The offers of a search that leave this buyer most, as far as outlines tell; first those that have none yet. */
export function nearestOffers(
  offers: OfferColumns,
  search: Search,
  nearest: NearestTo,
): { readonly id: string; readonly changedIn: number }[] {
  const rows = rowsFound(offers, search);
  const gain = promisedGain(offers, nearest);
  const least = (row: number) => (offers.hasOutline[row] === 0 ? Number.NEGATIVE_INFINITY : -gain(row));
  const order = { keys: [fill(offers.room.keys[0], rows, least)], last: byId(offers) };
  const best = rowsBetween(rows, 0, Math.min(nearest.max, rows.length), order);
  return Array.from(best, (row) => ({
    id: offers.id[row] ?? "",
    changedIn: offers.numbers.changedIn[row] as number,
  }));
}

export function spotsOf(offers: OfferColumns, search: Search): MapSpot[] {
  const { words, codes, numbers } = offers;
  const towns = words.nis.words;
  const [counts, surplus] = [new Uint32Array(towns.length), new Float64Array(towns.length)];
  for (const row of rowsFound(offers, search)) {
    const town = codes.nis[row] as number;
    counts[town] = (counts[town] as number) + 1;
    surplus[town] = (surplus[town] as number) + (numbers.energy[row] as number);
  }
  return towns
    .flatMap((nis, town) =>
      counts[town] === 0 ? [] : [{ nis, offers: counts[town] as number, surplus: surplus[town] as number }],
    )
    .sort((a, b) => (a.nis < b.nis ? -1 : 1));
}

export type ListingTotals = { readonly count: number; readonly energy: number; readonly hasDemo: boolean };

export function totalsOf(offers: OfferColumns, region: string): ListingTotals {
  const { id, words, codes, numbers, flags } = offers;
  const wanted = words.region.codeOf(region);
  let [count, energy, hasDemo] = [0, 0, false];
  for (let row = 0; row < offers.length; row += 1) {
    if (id[row] === null || codes.region[row] !== wanted) continue;
    count += 1;
    energy += numbers.energy[row] as number;
    hasDemo ||= flags.isDemo[row] === 1;
  }
  return { count, energy, hasDemo };
}
