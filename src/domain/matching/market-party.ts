import type { Euros, EurosPerKilowattHour, Share } from "#domain/units/quantity.ts";
import type { Series } from "#domain/units/series.ts";

export type MarketRegion = "flanders" | "brussels";

/** A year of quarters, or the way to fetch it: ten thousand years do not fit in memory at once. */
export type Profile = Series<"kWh"> | (() => Series<"kWh">);

/** Prices of the same quarters; fetched like a profile. */
export type PriceSeries = Series<"EUR/kWh"> | (() => Series<"EUR/kWh">);

/** What both sides say about themselves and about whom they want. Traits are free words, such as "solar" or "school". */
export type MarketParty = {
  id: string;
  /** The person behind it: nobody trades with themselves, and an exclusion is of a person. */
  owner: string;
  region: MarketRegion;
  /** The supplier's yearly fee for sharing, as this side bears it. */
  fee: Euros;
  traits: readonly string[];
  /** The partner must have all of these. */
  requires: readonly string[];
  /** The partner may have none of these. */
  refuses: readonly string[];
  /** Owners with whom this side does not trade. */
  excludes: readonly string[];
};

/**
 * A gift costs the buyer nothing, and the giver knows what is given up. An asked price is the price. An open one is
 * found by the matching, at or above the lowest that the seller named.
 */
export type PriceWish =
  | { kind: "gift" }
  | { kind: "asked"; price: EurosPerKilowattHour }
  | { kind: "open"; lowest: EurosPerKilowattHour | null };

export type MarketSeller = MarketParty & {
  injection: Profile;
  /** What the supplier pays today, which a shared kWh no longer brings; of `injectionPrices` about the mean. */
  injectionPrice: EurosPerKilowattHour;
  /** By quarter, for a price that is not the same in every quarter. */
  injectionPrices: PriceSeries | null;
  price: PriceWish;
  /** Whether VAT comes on top of the agreed price. */
  isLiableForVat: boolean;
};

export type MarketBuyer = MarketParty & {
  offtake: Profile;
  /** What the supplier asks today for the energy of a kWh, the only part that sharing replaces; of `energyPrices` about the mean. */
  energyPrice: EurosPerKilowattHour;
  /** By quarter, for a price that is not the same in every quarter. */
  energyPrices: PriceSeries | null;
  /** The part that VAT adds to what a seller who charges it asks this buyer; 0 for who gets VAT back. */
  vatBorne: Share;
  /** The most that this buyer wants to pay for a kWh, VAT included; null for no other limit than the energy price. */
  priceLimit: EurosPerKilowattHour | null;
  /** New sellers and those of running agreements together; null for no limit. */
  sellersMax: number | null;
  /** Sellers whose contract stands. Their energy comes first, and the buyer's fee is already paid. */
  contracts: readonly { seller: string; injection: Profile }[];
};

export const readProfile = (profile: Profile): Series<"kWh"> => (typeof profile === "function" ? profile() : profile);

/** The mean price of the energy in `energies`; `single` where every quarter has the same price. */
export function meanPrice(
  single: EurosPerKilowattHour,
  prices: PriceSeries | null,
  energies: ArrayLike<number>,
): EurosPerKilowattHour {
  if (prices === null) return single;
  const series = typeof prices === "function" ? prices() : prices;
  let [energy, cost] = [0, 0];
  for (let quarter = 0; quarter < series.length; quarter++) {
    const amount = energies[quarter] as number;
    energy += amount;
    cost += amount * (series[quarter] as number);
  }
  return energy > 0 ? ((cost / energy) as EurosPerKilowattHour) : single;
}

/** Of a listing behind which nobody stands: it meets others of its kind alone. */
export const DEMO_TRAIT = "demo";
const isDemo = ({ traits }: MarketParty): boolean => traits.includes(DEMO_TRAIT);
export const isSameKind = (one: MarketParty, other: MarketParty): boolean => isDemo(one) === isDemo(other);

/** What keeps two people apart whatever the energy, the first that holds. */
export type Obstacle = "same-owner" | "other-region" | "excluded" | "wishes" | "price-limits";

export function obstacleBetween(seller: MarketSeller, buyer: MarketBuyer): Obstacle | null {
  if (seller.region !== buyer.region) return "other-region";
  if (seller.owner === buyer.owner) return "same-owner";
  if (seller.excludes.includes(buyer.owner) || buyer.excludes.includes(seller.owner)) return "excluded";
  if (!suits(seller, buyer) || !suits(buyer, seller)) return "wishes";
  return priceRoom(seller, buyer) === null ? "price-limits" : null;
}

const suits = ({ requires, refuses }: MarketParty, { traits }: MarketParty): boolean =>
  requires.every((trait) => traits.includes(trait)) && !refuses.some((trait) => traits.includes(trait));

export type PriceRoom = { lowest: number; highest: number };

/** As far as a price between two people depends on them. */
export type PricedSeller = Pick<MarketSeller, "price" | "injectionPrice" | "isLiableForVat" | "fee">;
export type PricedBuyer = Pick<MarketBuyer, "energyPrice" | "priceLimit" | "vatBorne">;

/** What VAT adds to a price between these two, for who pays it. */
export const vatBetween = (
  { isLiableForVat }: Pick<MarketSeller, "isLiableForVat">,
  { vatBorne }: Pick<MarketBuyer, "vatBorne">,
): number => (isLiableForVat ? vatBorne : 0);

/** The lowest price that a seller can take for a kWh, fees apart: an asked price is the only one. */
export function lowestPriceOf({ price, injectionPrice }: Pick<MarketSeller, "price" | "injectionPrice">): number {
  return price.kind === "gift" ? 0 : Math.max(namedPrices(price).lowest, injectionPrice);
}

/** What sharing a kWh is worth to both together at an agreed price, which counts as far as there is VAT on it. */
export const marginAt = (seller: PricedSeller, buyer: PricedBuyer, agreedPrice: number): number =>
  buyer.energyPrice - seller.injectionPrice - vatBetween(seller, buyer) * agreedPrice;

/** The prices that both sides named or that leave both a gain on each kWh, before any fee; null when there are none. */
export function priceRoom(seller: Omit<PricedSeller, "fee">, buyer: PricedBuyer): PriceRoom | null {
  const { price, injectionPrice } = seller;
  const { energyPrice, priceLimit } = buyer;
  const cap = Math.min(energyPrice, priceLimit ?? energyPrice) / (1 + vatBetween(seller, buyer));
  const named = namedPrices(price);
  const lowest = lowestPriceOf(seller);
  const highest = Math.min(named.highest, cap);
  return lowest <= highest && energyPrice > injectionPrice ? { lowest, highest } : null;
}

function namedPrices(price: PriceWish): PriceRoom {
  if (price.kind === "gift") return { lowest: 0, highest: 0 };
  if (price.kind === "asked") return { lowest: price.price, highest: price.price };
  return { lowest: Math.max(0, price.lowest ?? 0), highest: Number.POSITIVE_INFINITY };
}
