import type { MapSpot, NearestTo, OfferOrder } from "#application/ports/market.ts";
import type { Position } from "#domain/regions/place.ts";
import { type FoundPlace, type OfferColumns, WATT_HOURS } from "./offer-columns.ts";
import { rowsAmong, type Search } from "./rows-among.ts";
import { type Compare, rowsBetween, type SortKey } from "./rows-between.ts";

/** In the columns' own scratch: a search of a hundred thousand offers would else ask for a megabyte each time. */
function writeAllRows({ id, length }: OfferColumns, rows: Int32Array): Int32Array {
  let count = 0;
  for (let row = 0; row < length; row += 1) {
    if (id[row] === null) continue;
    rows[count] = row;
    count += 1;
  }
  return rows.subarray(0, count);
}

/** The rows that a search asks for everywhere, in no order. A list and its map ask for the same: whoever comes second finds them there. */
function placeOf(offers: OfferColumns, { filter, hidden }: Search): FoundPlace {
  const { places } = offers.scratch;
  const everywhere = { ...filter, nis: null };
  // What somebody does not want to meet, nobody else is to miss.
  const key = hidden.size > 0 ? null : JSON.stringify(everywhere);
  const known = key === null ? undefined : places.find((place) => place.key === key);
  const place = known ?? (places.at(-1) as FoundPlace);
  places.splice(places.indexOf(place), 1);
  places.unshift(place);
  if (known) return known;
  const rows = rowsAmong(offers, writeAllRows(offers, place.rows), { filter: everywhere, hidden });
  return Object.assign(place, { key, count: rows.length, spots: null });
}

/** The rows that a search asks for, in no order. */
function rowsFound(offers: OfferColumns, search: Search): Int32Array {
  const { rows, count } = placeOf(offers, search);
  const found = rows.subarray(0, count);
  const { nis } = search.filter;
  if (nis === null) return found;
  const town = offers.words.nis.words.indexOf(nis);
  return found.filter((row) => offers.codes.nis[row] === town);
}

type Order = { readonly keys: readonly SortKey[]; readonly last: Compare };

const byId =
  ({ id }: OfferColumns): Compare =>
  (one, other) =>
    (id[one] ?? "") < (id[other] ?? "") ? -1 : one === other ? 0 : 1;

function orderOf(offers: OfferColumns, rows: Int32Array, order: OfferOrder): Order {
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

/** What each offer would leave the buyer: its margin times what both have in common. */
function writeGains(
  offers: OfferColumns,
  rows: Int32Array,
  { outline, energyPrice, vatBorne }: NearestTo,
): Float64Array {
  const { outlines, hasOutline, scratch } = offers;
  const { key } = scratch;
  const { sums } = outlines;
  const margins = offers.margins(energyPrice, vatBorne);
  outlines.wanted.set(outline);
  // Of all rows: that is quicker than choosing them.
  outlines.add(offers.length);
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    key[row] = hasOutline[row] === 0 ? Number.POSITIVE_INFINITY : (sums[row] as number) * (margins[row] as number);
  }
  return key;
}

/** The offers of a search that leave this buyer most, as far as outlines tell; first those that have none yet. */
export function nearestOffers(
  offers: OfferColumns,
  search: Search,
  nearest: NearestTo,
): { readonly id: string; readonly changedIn: number }[] {
  const rows = rowsFound(offers, search);
  const order: Order = { keys: [{ numbers: writeGains(offers, rows, nearest), direction: -1 }], last: byId(offers) };
  const best = rowsBetween(rows, 0, Math.min(nearest.max, rows.length), order);
  return Array.from(best, (row) => ({
    id: offers.id[row] ?? "",
    changedIn: offers.numbers.changedIn[row] as number,
  }));
}

export function spotsOf(offers: OfferColumns, search: Search): readonly MapSpot[] {
  if (search.filter.nis !== null) return countSpots(offers, rowsFound(offers, search));
  const place = placeOf(offers, search);
  place.spots ??= countSpots(offers, place.rows.subarray(0, place.count));
  return place.spots;
}

function countSpots({ words, codes, wattHours }: OfferColumns, rows: Int32Array): MapSpot[] {
  const towns = words.nis.words;
  const [counts, surplus] = [new Uint32Array(towns.length), new Float64Array(towns.length)];
  const { nis } = codes;
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
