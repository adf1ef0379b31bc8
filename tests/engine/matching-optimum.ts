import loadHighs from "highs";
import { type MarketBuyer, type MarketSeller, obstacleBetween, readProfile } from "#domain/matching/market-party.ts";
import { shareAmongSellers } from "#domain/sharing/share-among-sellers.ts";
import { type Series, sumOfSeries } from "#domain/units/series.ts";

export type SmallSquare = { sellers: readonly MarketSeller[]; buyers: readonly MarketBuyer[] };
type Column = { buyer: number; group: readonly number[]; gain: number };

const highs = await loadHighs();

/**
 * The highest gain that any assignment reaches, as an integer program with a variable for every group of sellers that
 * a buyer could have: each seller in at most one chosen group, each buyer with at most one.
 */
export function optimalGain({ sellers, buyers }: SmallSquare, columns: readonly Column[]): number {
  if (columns.length === 0) return 0;
  const rows = [
    ...sellers.map((_, seller) => columns.flatMap(({ group }, at) => (group.includes(seller) ? [at] : []))),
    ...buyers.map((_, buyer) => columns.flatMap((column, at) => (column.buyer === buyer ? [at] : []))),
  ].filter((row) => row.length > 0);
  const program = [
    "Maximize",
    ` gain: ${columns.map(({ gain }, at) => `${gain.toFixed(9)} x${at}`).join("\n + ")}`,
    "Subject To",
    ...rows.map((row, at) => ` r${at}: ${row.map((column) => `x${column}`).join("\n + ")} <= 1`),
    "Binary",
    ...columns.map((_, at) => ` x${at}`),
    "End",
  ].join("\n");
  const solution = highs.solve(program, { output_flag: false, mip_rel_gap: 0, mip_abs_gap: 0 });
  if (solution.Status !== "Optimal") throw new Error(`The solver ended with ${solution.Status}.`);
  return solution.ObjectiveValue;
}

/** Takes the pair that adds most, again and again, with no second thought. */
export function plainGreedyGain({ sellers, buyers }: SmallSquare, columns: readonly Column[]): number {
  const gains = new Map(columns.map(({ buyer, group, gain }) => [keyOf(buyer, group), gain]));
  const groups: number[][] = buyers.map(() => []);
  const free = new Set(sellers.keys());
  for (;;) {
    let best = { seller: -1, buyer: -1, added: 0 };
    for (const seller of free) {
      for (const [buyer, group] of groups.entries()) {
        const gain = gains.get(keyOf(buyer, [...group, seller]));
        const added = gain === undefined ? 0 : gain - (gains.get(keyOf(buyer, group)) ?? 0);
        if (added > best.added) best = { seller, buyer, added };
      }
    }
    if (best.seller < 0) break;
    free.delete(best.seller);
    groups[best.buyer]?.push(best.seller);
  }
  return groups.reduce((total, group, buyer) => total + (gains.get(keyOf(buyer, group)) ?? 0), 0);
}

const keyOf = (buyer: number, group: readonly number[]): string => `${buyer}:${group.toSorted((a, b) => a - b)}`;

/** Every group of a square that gains something and that has prices at which nobody loses, from the rules alone. */
export function possibleGroups({ sellers, buyers }: SmallSquare): Column[] {
  return buyers.flatMap((buyer, index) => {
    const able = sellers.flatMap((seller, at) => (obstacleBetween(seller, buyer) === null ? [at] : []));
    const standing = buyer.contracts.map(({ injection }) => readProfile(injection));
    const whole = readProfile(buyer.offtake);
    const offtake =
      standing.length === 0 ? whole : shareAmongSellers(standing, whole, { rule: "pro-rata" }).fromSupplier;
    const columns: Column[] = [];
    for (let choice = 1; choice < 2 ** able.length; choice++) {
      const group = able.filter((_, at) => (choice >> at) % 2 === 1);
      if (group.length + standing.length > (buyer.sellersMax ?? Number.POSITIVE_INFINITY)) continue;
      const gain = gainOfGroup(
        buyer,
        group.map((seller) => sellers[seller] as MarketSeller),
        offtake,
      );
      if (gain > 0) columns.push({ buyer: index, group, gain });
    }
    return columns;
  });
}

function gainOfGroup(buyer: MarketBuyer, group: readonly MarketSeller[], offtake: Series<"kWh">): number {
  const { given } = shareAmongSellers(
    group.map(({ injection }) => readProfile(injection)),
    offtake,
    { rule: "pro-rata" },
  );
  const fee = buyer.contracts.length > 0 ? 0 : buyer.fee;
  let [together, buyerAtBest] = [-fee, -fee];
  for (const [at, { injectionPrice, fee: feeSeller, price }] of group.entries()) {
    const energy = sumOfSeries(given[at] as Series<"kWh">);
    const needed = injectionPrice + feeSeller / energy;
    const lowest =
      price.kind === "gift" ? 0 : price.kind === "asked" ? price.price : Math.max(needed, price.lowest ?? 0);
    const isTaken = lowest <= Math.min(buyer.energyPrice, buyer.priceLimit ?? buyer.energyPrice);
    if (!(energy > 0) || !isTaken || (price.kind === "asked" && price.price < needed)) return 0;
    together += energy * (buyer.energyPrice - injectionPrice) - feeSeller;
    buyerAtBest += energy * (buyer.energyPrice - lowest);
  }
  return buyerAtBest >= 0 ? together : 0;
}
