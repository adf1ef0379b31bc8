import type { MapSpot, NearestTo, OfferOrder } from "#application/ports/market.ts";
import { OUTLINE_PARTS } from "#domain/market/profile-sample.ts";
import type { Position } from "#domain/regions/place.ts";
import { type ListingTotals, type OfferColumns, WATT_HOURS } from "./offer-columns.ts";
import { rowsAmong, type Search } from "./rows-among.ts";
import { type Compare, rowsBetween, type SortKey } from "./rows-between.ts";

/** In the columns' own scratch: a search of a hundred thousand offers would else ask for a megabyte each time. */
function allRows({ id, length, scratch }: OfferColumns): Int32Array {
  const { rows } = scratch;
  let count = 0;
  for (let row = 0; row < length; row += 1) {
    if (id[row] === null) continue;
    rows[count] = row;
    count += 1;
  }
  return rows.subarray(0, count);
}

/** The rows that a search asks for, in no order. A list and its map ask for the same: whoever comes second finds them there. */
function rowsFound(offers: OfferColumns, { filter, hidden }: Search): Int32Array {
  const { scratch } = offers;
  if (hidden.size > 0) {
    scratch.found = null;
    return rowsAmong(offers, allRows(offers), { filter, hidden });
  }
  const everywhere = { ...filter, nis: null };
  const key = JSON.stringify(everywhere);
  const rows =
    scratch.found?.key === key
      ? scratch.rows.subarray(0, scratch.found.count)
      : rowsAmong(offers, allRows(offers), { filter: everywhere, hidden });
  scratch.found = { key, count: rows.length };
  const town = filter.nis === null ? null : offers.words.nis.words.indexOf(filter.nis);
  return town === null ? rows : rows.filter((row) => offers.codes.nis[row] === town);
}

type Order = { readonly keys: readonly SortKey[]; readonly last: Compare };

const byId =
  ({ id }: OfferColumns): Compare =>
  (one, other) =>
    (id[one] ?? "") < (id[other] ?? "") ? -1 : one === other ? 0 : 1;

function orderOf(offers: OfferColumns, rows: Int32Array, order: Exclude<OfferOrder, { by: "ids" }>): Order {
  const upwards = byId(offers);
  const last: Compare = (one, other) => upwards(other, one);
  const newest: SortKey = { numbers: offers.numbers.publishedAt, direction: -1 };
  if (order.by === "newest") return { keys: [newest], last };
  if (order.by === "price") return { keys: [{ numbers: offers.paidPrices(order.vat), direction: 1 }, newest], last };
  return { keys: [{ numbers: distancesOf(offers, rows, order.from), direction: 1 }, newest], last };
}

/** Squared, in degrees of latitude: over a country as small as this one, they make a plane once longitude is shortened. */
function distancesOf({ numbers, scratch }: OfferColumns, rows: Int32Array, from: Position): Float64Array {
  const { longitude, latitude } = numbers;
  const shortened = Math.cos((from.latitude * Math.PI) / 180);
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    const east = ((longitude[row] as number) - from.longitude) * shortened;
    const north = (latitude[row] as number) - from.latitude;
    scratch.key[row] = east * east + north * north;
  }
  return scratch.key;
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
    return { ids: idsOf(offers, rowsAmong(offers, Int32Array.from(wanted), search)), total: order.ids.length };
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

/**
 * How far two outlines are apart. Four sums that do not wait for each other take a processor two thirds of the time of one; an
 * outline has eight times four parts.
 */
function distanceBetween(outlines: Float32Array, row: number, wanted: Float64Array): number {
  let [first, second, third, fourth] = [0, 0, 0, 0];
  for (let part = 0, at = row * OUTLINE_PARTS; part < OUTLINE_PARTS; part += 4, at += 4) {
    first += Math.abs((outlines[at] as number) - (wanted[part] as number));
    second += Math.abs((outlines[at + 1] as number) - (wanted[part + 1] as number));
    third += Math.abs((outlines[at + 2] as number) - (wanted[part + 2] as number));
    fourth += Math.abs((outlines[at + 3] as number) - (wanted[part + 3] as number));
  }
  return first + second + third + fourth;
}

/** What a kWh of each offer leaves a buyer at most: without fees, and without how the two would share the gain of an open price. */
function writeMargins(offers: OfferColumns, rows: Int32Array, { energyPrice, vatBorne }: NearestTo): void {
  const { numbers, flags, scratch } = offers;
  const { price, injectionPrice } = numbers;
  const { isGift } = flags;
  const { key } = scratch;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    const named = price[row] as number;
    const asked = Number.isNaN(named) ? ((injectionPrice[row] as number) + energyPrice) / 2 : named;
    key[row] = energyPrice - (isGift[row] === 1 ? 0 : asked * offers.vatFactor(row, vatBorne));
  }
}

/** The margins times what each offer and the buyer have in common. */
function writeGains(offers: OfferColumns, rows: Int32Array, nearest: NearestTo): void {
  const { outlines, outlineTotals, hasOutline, scratch } = offers;
  const { key } = scratch;
  const wanted = Float64Array.from(nearest.outline);
  const total = wanted.reduce((sum, energy) => sum + energy, 0);
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    // The least of each pair, by their sum and distance: a comparison that goes either way takes thrice as long.
    const common = (total + (outlineTotals[row] as number) - distanceBetween(outlines, row, wanted)) / 2;
    key[row] = hasOutline[row] === 0 ? Number.POSITIVE_INFINITY : common * (key[row] as number);
  }
}

/** The offers of a search that leave this buyer most, as far as outlines tell; first those that have none yet. */
export function nearestOffers(
  offers: OfferColumns,
  search: Search,
  nearest: NearestTo,
): { readonly id: string; readonly changedIn: number }[] {
  const rows = rowsFound(offers, search);
  writeMargins(offers, rows, nearest);
  writeGains(offers, rows, nearest);
  const order: Order = { keys: [{ numbers: offers.scratch.key, direction: -1 }], last: byId(offers) };
  const best = rowsBetween(rows, 0, Math.min(nearest.max, rows.length), order);
  return Array.from(best, (row) => ({
    id: offers.id[row] ?? "",
    changedIn: offers.numbers.changedIn[row] as number,
  }));
}

export function spotsOf(offers: OfferColumns, search: Search): MapSpot[] {
  const { words, codes, wattHours } = offers;
  const towns = words.nis.words;
  const [counts, surplus] = [new Uint32Array(towns.length), new Float64Array(towns.length)];
  const { nis } = codes;
  const rows = rowsFound(offers, search);
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    const town = nis[row] as number;
    counts[town] = (counts[town] as number) + 1;
    surplus[town] = (surplus[town] as number) + (wattHours[row] as number);
  }
  return towns
    .flatMap((code, town) =>
      counts[town] === 0
        ? []
        : [{ nis: code, offers: counts[town] as number, surplus: (surplus[town] as number) / WATT_HOURS }],
    )
    .sort((a, b) => (a.nis < b.nis ? -1 : 1));
}

export function totalsOf(offers: OfferColumns, region: string): ListingTotals {
  const totals = offers.totals.get(region) ?? countTotals(offers, region);
  offers.totals.set(region, totals);
  return totals;
}

function countTotals(offers: OfferColumns, region: string): ListingTotals {
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
