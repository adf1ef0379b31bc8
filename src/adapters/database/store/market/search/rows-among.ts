import type { OfferFilter } from "#application/ports/market.ts";
import { type OfferColumns, UNNAMED_PRICE } from "./offer-columns.ts";

export type Search = {
  readonly filter: OfferFilter;
  /** Offers that the viewer does not want to meet. */
  readonly hidden: ReadonlySet<string>;
};

/** Those of some rows that a search asks for, put into their place. */
export function rowsAmong(offers: OfferColumns, among: Int32Array, { filter, hidden }: Search): Int32Array {
  const { id, numbers, flags, codes, words } = offers;
  const { region, nis, technologies, holders, surplusMin, surplusMax, priceMax, vat } = filter;
  let rows = among;
  // One column after the other: what the next one reads is less each time.
  const keepWords = (name: keyof typeof codes, wanted: readonly string[]) => {
    if (wanted.length > 0)
      rows = rowsWith(
        rows,
        codes[name],
        words[name].words.map((word) => wanted.includes(word)),
      );
  };
  keepWords("nis", nis === null ? [] : [nis]);
  keepWords("region", region === null ? [] : [region]);
  keepWords("technology", technologies);
  keepWords("holder", holders);
  if (filter.isFree) rows = rowsWith(rows, flags.isGift, [false, true]);
  if (surplusMin !== null || surplusMax !== null)
    rows = rowsWithin(rows, numbers.energy, surplusMin ?? 0, surplusMax ?? Number.POSITIVE_INFINITY);
  if (priceMax !== null) rows = rowsUpTo(rows, offers.paidPrices(vat), priceMax);
  return hidden.size === 0 ? rows : rowsWithout(rows, id, hidden);
}

// Each of these is a loop of its own, over numbers alone: of a hundred thousand rows, a call for each would take most of the time.

function rowsWith(rows: Int32Array, codes: Uint16Array | Uint8Array, isWanted: readonly boolean[]): Int32Array {
  let kept = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    rows[kept] = row;
    if (isWanted[codes[row] as number]) kept += 1;
  }
  return rows.subarray(0, kept);
}

function rowsWithin(rows: Int32Array, numbers: Float64Array, min: number, max: number): Int32Array {
  let kept = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    const number = numbers[row] as number;
    rows[kept] = row;
    if (number >= min && number <= max) kept += 1;
  }
  return rows.subarray(0, kept);
}

/** An open price without a lowest passes. */
function rowsUpTo(rows: Int32Array, prices: Float64Array, max: number): Int32Array {
  let kept = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    const price = prices[row] as number;
    rows[kept] = row;
    if (price <= max || price === UNNAMED_PRICE) kept += 1;
  }
  return rows.subarray(0, kept);
}

function rowsWithout(rows: Int32Array, ids: OfferColumns["id"], hidden: ReadonlySet<string>): Int32Array {
  let kept = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    rows[kept] = row;
    if (!hidden.has(ids[row] ?? "")) kept += 1;
  }
  return rows.subarray(0, kept);
}
