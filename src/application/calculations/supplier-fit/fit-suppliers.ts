import type { ContractYear } from "#application/calculations/defaults/prices-in-force.ts";
import { pairSlack } from "#application/calculations/fees-in-year.ts";
import { totalOf } from "#application/calculations/pair-sums.ts";
import { agreedPriceOf } from "#application/calculations/pair-terms.ts";
import type { SimulatedYear } from "#application/calculations/simulate-year.ts";
import type { Prices } from "#application/calculations/situation.ts";
import {
  type ComparedProduct,
  type NotShareable,
  productsSold,
} from "#application/calculations/supplier-fit/compared-products.ts";
import {
  type SharedOption,
  type SupplyOption,
  supplyOptions,
} from "#application/calculations/supplier-fit/supply-options.ts";
import { pairGain } from "#domain/economics/pair-gain.ts";
import { type Euros, euros } from "#domain/units/quantity.ts";

/** Two contracts beside each other, and what a year of both costs together. */
export type FittedPair = {
  readonly buyer: SupplyOption;
  readonly seller: SupplyOption;
  readonly isShared: boolean;
  /** Both whole bills, less what is paid for injection. */
  readonly cost: Euros;
  /** The ends of what the cards leave unsaid of a fee; both the cost where they say all, or nothing is shared. */
  readonly lowest: Euros;
  readonly highest: Euros;
  /** The same contracts without sharing. */
  readonly alone: Euros;
};

/** The cheapest year of a pair: as it is, with a switch of one side or the other, and when both may switch. */
export type FitOfYear = {
  readonly now: FittedPair;
  readonly buyerSwitches: FittedPair;
  readonly sellerSwitches: FittedPair;
  readonly best: FittedPair;
};

export type MissingProduct = {
  readonly supplier: string;
  readonly product: string;
  readonly reason: NotShareable;
};

export type SupplierFit = Readonly<Record<ContractYear, FitOfYear>> & {
  /** Products that were laid beside each other, with sharing and without. */
  readonly compared: number;
  /** Products that are sold here. */
  readonly sold: number;
  /** Of these only the bill without sharing was compared. */
  readonly missing: readonly MissingProduct[];
};

export type FitWish = {
  readonly prices?: Prices;
  /** Left out: every product that is sold in the region. */
  readonly products?: readonly ComparedProduct[];
  /** How many of all bills are done: each of both sides in its first year and in a later one. */
  readonly onProgress?: (part: number) => void;
};

/**
 * Which contracts make a year of both sides cheapest, their quarter-hours as they are. The quarters were shared once: a bill is
 * worked out for each side and each contract, and pairs of contracts only add these up. Null where the Belgian cards say
 * nothing: in the Netherlands, for who has the social tariff, and where a bill cannot be worked out.
 */
export function fitSuppliers(
  simulated: SimulatedYear,
  { prices = simulated.situation.prices, products, onProgress }: FitWish = {},
): SupplierFit | null {
  const { situation, tariffs, cards } = simulated;
  if (tariffs.region === "netherlands") return null;
  if ([situation.buyer, situation.seller].some(({ customer }) => customer === "protected")) return null;
  const sold = products ?? productsSold(tariffs.region, cards);
  // Who offers on the market is not there to switch, and its own use is not known.
  const ofSeller = situation.offer === null ? sold : [];
  const fitIn = (year: ContractYear, done: number): FitOfYear | null => {
    const buyers = supplyOptions(simulated, prices, "buyer", { products: sold, year });
    onProgress?.(done + 0.25);
    const sellers = buyers && supplyOptions(simulated, prices, "seller", { products: ofSeller, year });
    onProgress?.(done + 0.5);
    return buyers && sellers && cheapest(simulated, prices, buyers, sellers);
  };
  const first = fitIn("first", 0);
  const later = first && fitIn("later", 0.5);
  if (first === null || later === null) return null;
  const missing = sold.flatMap(({ product: { card }, notShareable: reason }) =>
    reason === null ? [] : [{ supplier: card.supplier, product: card.product, reason }],
  );
  return { first, later, compared: sold.length - missing.length, sold: sold.length, missing };
}

function cheapest(
  simulated: SimulatedYear,
  prices: Prices,
  buyers: readonly SupplyOption[],
  sellers: readonly SupplyOption[],
): FitOfYear {
  const [buyerNow, sellerNow] = [buyers[0], sellers[0]];
  if (buyerNow === undefined || sellerNow === undefined) throw new RangeError("A side has no contract.");
  // Of equals the first counts, and what a side has comes first.
  const least = (ofBuyer: readonly SupplyOption[], ofSeller: readonly SupplyOption[]): FittedPair => {
    let [bestBuyer, bestSeller, bestCost] = [buyerNow, sellerNow, Number.POSITIVE_INFINITY];
    for (const buyer of ofBuyer) {
      for (const seller of ofSeller) {
        const cost = Math.min(aloneCost(buyer, seller), sharedCost(simulated, prices, buyer, seller));
        if (cost < bestCost) [bestBuyer, bestSeller, bestCost] = [buyer, seller, cost];
      }
    }
    return fitted(simulated, prices, bestBuyer, bestSeller);
  };
  return {
    now: least([buyerNow], [sellerNow]),
    buyerSwitches: least(buyers, [sellerNow]),
    sellerSwitches: least([buyerNow], sellers),
    best: least(buyers, sellers),
  };
}

const aloneCost = (buyer: SupplyOption, seller: SupplyOption): number => buyer.alone + seller.alone;

function sharedCost(simulated: SimulatedYear, prices: Prices, { shared: buyer }: SupplyOption, seller: SupplyOption) {
  if (buyer === null || seller.shared === null) return Number.POSITIVE_INFINITY;
  return buyer.whole + seller.shared.whole - keptBySharing(simulated, prices, buyer, seller.shared);
}

/** What both keep by sharing, as the answer of a calculator has it for these two contracts. */
function keptBySharing(simulated: SimulatedYear, prices: Prices, buyer: SharedOption, seller: SharedOption): number {
  const { sums, situation } = simulated;
  const { feeBuyer, vat } = buyer.terms;
  const { injectionPrice, feeSeller, feeSellerPerEnergy } = seller.terms;
  const ofVat = vat === undefined ? {} : { vat };
  const sharedEnergy = totalOf(sums.shared);
  const { feeSellerPerEnergy: _, ...ofBuyer } = buyer.terms;
  const perEnergy = feeSellerPerEnergy === undefined ? {} : { feeSellerPerEnergy };
  const terms = { ...ofBuyer, injectionPrice, feeSeller, ...perEnergy };
  const agreed = agreedPriceOf({ prices, day: situation.day }, terms, sharedEnergy);
  return pairGain({
    sharedEnergy,
    energyPrice: buyer.worth.energyPrice,
    injectionPrice: seller.worth.injectionPrice,
    agreedPrice: agreed.value,
    feeBuyer,
    feeSeller,
    ...ofVat,
  }).together;
}

function fitted(simulated: SimulatedYear, prices: Prices, buyer: SupplyOption, seller: SupplyOption): FittedPair {
  const alone = aloneCost(buyer, seller);
  const shared = sharedCost(simulated, prices, buyer, seller);
  const isShared = shared < alone;
  const cost = Math.min(alone, shared);
  const slack =
    isShared && buyer.shared && seller.shared
      ? pairSlack({ buyer: buyer.shared.contract, seller: seller.shared.contract }, simulated.sums).together
      : { less: 0, more: 0 };
  return {
    buyer,
    seller,
    isShared,
    cost: euros(cost),
    lowest: euros(cost - slack.more),
    highest: euros(cost + slack.less),
    alone: euros(alone),
  };
}
