import { type SellersSplit, shareAmongSellers } from "#domain/sharing/share-among-sellers.ts";
import {
  type Euros,
  type EurosPerKilowattHour,
  euros,
  type KilowattHours,
  kilowattHours,
  minus,
  plus,
} from "#domain/units/quantity.ts";
import { type Series, sumOfSeries } from "#domain/units/series.ts";

export type BuyerOfMany = { offtake: Series<"kWh">; energyPrice: EurosPerKilowattHour; fee: Euros };
export type OneSeller = { injection: Series<"kWh">; injectionPrice: EurosPerKilowattHour; fee: Euros };

export type FurtherSeller = {
  sellers: number;
  shared: KilowattHours;
  together: Euros;
  /** What the last seller added: sold energy that the others did not already bring, and its worth after its own fee. */
  added: { shared: KilowattHours; together: Euros };
};

/**
 * What each further seller is worth to all together, in the order given. The buyer's supplier asks its fee once, so
 * the first seller carries it and the next ones do not. Outside VAT the agreed prices only divide this among them.
 */
export function gainOfFurtherSellers(
  buyer: BuyerOfMany,
  sellers: readonly OneSeller[],
  split: SellersSplit = { rule: "pro-rata" },
): FurtherSeller[] {
  const rows: FurtherSeller[] = [];
  let before = { shared: kilowattHours(0), together: euros(0) };
  for (let count = 1; count <= sellers.length; count++) {
    const present = sellers.slice(0, count);
    const shares = split.rule === "fixed" ? { ...split, shares: split.shares.slice(0, count) } : split;
    const { given } = shareAmongSellers(
      present.map(({ injection }) => injection),
      buyer.offtake,
      shares,
    );
    let now = { shared: kilowattHours(0), together: euros(-buyer.fee) };
    present.forEach(({ injectionPrice, fee }, seller) => {
      const sold = sumOfSeries(given[seller] as Series<"kWh">);
      const gain = euros(sold * (buyer.energyPrice - injectionPrice) - fee);
      now = { shared: plus(now.shared, sold), together: plus(now.together, gain) };
    });
    const added = { shared: minus(now.shared, before.shared), together: minus(now.together, before.together) };
    rows.push({ sellers: count, ...now, added });
    before = now;
  }
  return rows;
}
