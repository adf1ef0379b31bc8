import { listingYear, marketCalendar } from "#application/market/listings/market-year.ts";
import {
  type EnergySupply,
  energyPricesOf,
  type FollowedMarket,
  injectionPricesOf,
} from "#application/market/market-prices.ts";
import type { Task } from "#application/ports/workers.ts";
import type { ListedConnection } from "#domain/market/listing.ts";
import { publicYear } from "#domain/market/public-year.ts";
import { type MarketBuyer, type MarketSeller, type Profile, readProfile } from "#domain/matching/market-party.ts";
import { recommend } from "#domain/matching/recommend.ts";
import type { Recommendation } from "#domain/matching/recommendation.ts";
import { defaultEffort } from "#domain/matching/search-assignment.ts";
import { verify } from "#domain/matching/verify.ts";
import { clockQuarterOf } from "#domain/time/brussels-year.ts";
import type { KilowattHours } from "#domain/units/quantity.ts";
import { reusedSeries, type Series, seriesOf } from "#domain/units/series.ts";

/** How to come by a year: drawn when it is needed, or shown by its owner and brought along. */
export type YearSource =
  | {
      readonly kind: "drawn";
      readonly connection: ListedConnection;
      /** The rounded total of a measured listing; null for a model alone. */
      readonly publicTotal: KilowattHours | null;
    }
  | { readonly kind: "measured"; readonly series: Series<"kWh"> };

export type SellerTask = Omit<MarketSeller, "injection" | "injectionPrices"> & {
  readonly injection: YearSource;
  readonly follows: FollowedMarket | null;
};
export type BuyerTask = Omit<MarketBuyer, "offtake" | "energyPrices" | "contracts"> & {
  readonly offtake: YearSource;
  readonly supply: EnergySupply;
  readonly contracts: readonly { readonly seller: string; readonly injection: YearSource }[];
};
/** Plain data, so that another thread can do it. */
export type MatchingTask = {
  readonly sellers: readonly SellerTask[];
  readonly buyers: readonly BuyerTask[];
  /** Whose ids read why they are left over; null for everybody. */
  readonly explained: readonly string[] | null;
};

/** The heavy part of a round, recommend and verify: it may take minutes, so it belongs in a thread of its own. */
export function runMatcher(task: MatchingTask): Recommendation {
  const [sellers, buyers] = [task.sellers.map(sellerOf), task.buyers.map(buyerOf)];
  const asked = task.explained === null ? null : new Set(task.explained);
  const isExplained = (id: string) => asked === null || asked.has(id);
  const recommendation = recommend(sellers, buyers, clockHours(), defaultEffort, isExplained);
  refuseBreaches(sellers, buyers, recommendation, isExplained);
  return recommendation;
}

export const matcherTask: Task<MatchingTask, Recommendation> = { name: "match", work: runMatcher };

/** A fault of the search is ours: the round ends, and nobody reads a proposal that breaks a rule. */
export function refuseBreaches(
  sellers: readonly MarketSeller[],
  buyers: readonly MarketBuyer[],
  recommendation: Recommendation,
  isExplained?: (id: string) => boolean,
): void {
  const [breach] = verify(sellers, buyers, recommendation, isExplained);
  if (breach) throw new RangeError(`The matching broke a rule: ${breach.code} at ${breach.id}.`);
}

export const sellerOf = (task: SellerTask): MarketSeller => ({
  ...task,
  injection: yearOf(task.injection, "injection"),
  injectionPrices: injectionPricesOf(task.follows),
});

export const buyerOf = (task: BuyerTask): MarketBuyer => ({
  ...task,
  offtake: yearOf(task.offtake, "offtake"),
  energyPrices: energyPricesOf(task.supply),
  contracts: task.contracts.map(({ seller, injection }) => ({ seller, injection: yearOf(injection, "injection") })),
});

/** The same with every year drawn, for who weighs one buyer beside seller after seller. */
export function drawnBuyer(task: BuyerTask): MarketBuyer {
  const buyer = buyerOf(task);
  const { energyPrices, contracts } = buyer;
  return {
    ...buyer,
    offtake: readProfile(buyer.offtake),
    energyPrices: typeof energyPrices === "function" ? energyPrices() : energyPrices,
    contracts: contracts.map(({ seller, injection }) => ({ seller, injection: readProfile(injection) })),
  };
}

export function yearOf(source: YearSource, of: "injection" | "offtake"): Profile {
  if (source.kind === "measured") return source.series;
  const { connection, publicTotal } = source;
  return () => {
    drawing.rewind();
    const modelled = listingYear(of === "injection" ? "seller" : "buyer", connection, null, drawing.take)[of];
    return publicTotal === null ? seriesOf<"kWh">(modelled.slice()) : publicYear(modelled, publicTotal).quarters;
  };
}

/** What is written on the way to a year, again for the next one: whoever draws many would leave a few megabytes behind each. */
const drawing = reusedSeries();

let hours: Uint8Array | null = null;

/** The hour on the wall clock of each quarter of the market's year. Nobody writes in it. */
export function clockHours(): Uint8Array {
  const calendar = marketCalendar();
  hours ??= Uint8Array.from({ length: calendar.quarters }, (_, at) => clockQuarterOf(calendar, at) >> 2);
  return hours;
}
