import type { Euros, EurosPerKilowattHour } from "#domain/units/quantity.ts";
import type { Series } from "#domain/units/series.ts";

export type MarketRegion = "flanders" | "brussels";

/** A year of quarters, or the way to fetch it: ten thousand years do not fit in memory at once. */
export type Profile = Series<"kWh"> | (() => Series<"kWh">);

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
  /** What the supplier pays today, which a shared kWh no longer brings. */
  injectionPrice: EurosPerKilowattHour;
  price: PriceWish;
};

export type MarketBuyer = MarketParty & {
  offtake: Profile;
  /** What the supplier asks today for the energy of a kWh: the only part that sharing replaces. */
  energyPrice: EurosPerKilowattHour;
  /** The most that this buyer wants to pay for a kWh; null for no other limit than the energy price. */
  priceLimit: EurosPerKilowattHour | null;
  /** New and standing sellers together; null for no limit. */
  sellersMax: number | null;
  /** Sellers whose contract stands. Their energy comes first, and the buyer's fee is already paid. */
  contracts: readonly { seller: string; injection: Profile }[];
};

export const readProfile = (profile: Profile): Series<"kWh"> => (typeof profile === "function" ? profile() : profile);

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

/** The prices that both sides named or that leave both a gain on each kWh, before any fee; null when there are none. */
export function priceRoom(
  { price, injectionPrice }: Pick<MarketSeller, "price" | "injectionPrice">,
  { energyPrice, priceLimit }: Pick<MarketBuyer, "energyPrice" | "priceLimit">,
): PriceRoom | null {
  const cap = Math.min(energyPrice, priceLimit ?? energyPrice);
  const named = namedPrices(price);
  const lowest = price.kind === "gift" ? 0 : Math.max(named.lowest, injectionPrice);
  const highest = Math.min(named.highest, cap);
  return lowest <= highest && energyPrice > injectionPrice ? { lowest, highest } : null;
}

function namedPrices(price: PriceWish): PriceRoom {
  if (price.kind === "gift") return { lowest: 0, highest: 0 };
  if (price.kind === "asked") return { lowest: price.price, highest: price.price };
  return { lowest: Math.max(0, price.lowest ?? 0), highest: Number.POSITIVE_INFINITY };
}
