import { pairGain } from "#domain/economics/pair-gain.ts";
import {
  type MarketBuyer,
  type MarketParty,
  type MarketSeller,
  meanPrice,
  readProfile,
} from "#domain/matching/market-party.ts";
import type { Proposal, ProposedPair, Recommendation } from "#domain/matching/recommendation.ts";
import { shareAmongSellers } from "#domain/sharing/share-among-sellers.ts";
import type { Euros } from "#domain/units/quantity.ts";
import { type Series, seriesOf, sumOfSeries } from "#domain/units/series.ts";

export type Breach = {
  code:
    | "unknown-person"
    | "in-it-twice"
    | "not-in-it"
    | "same-owner"
    | "other-region"
    | "excluded"
    | "wish-not-met"
    | "price-not-agreed-to"
    | "above-price-limit"
    | "too-many-sellers"
    | "contracted-seller"
    | "energy-wrong"
    | "amount-wrong"
    | "fee-not-once"
    | "seller-loses"
    | "buyer-loses"
    | "gains-nothing";
  id: string;
};

const EQUAL = 1e-6;
const differs = (a: number, b: number): boolean => !(Math.abs(a - b) <= EQUAL * Math.max(1, Math.abs(a), Math.abs(b)));

/**
 * Every rule of a recommendation, checked from the people themselves and from the sharing and economics of a pair:
 * nothing of the search is used here, so that its faults cannot hide. Empty when all is well.
 */
export function verify(
  sellers: readonly MarketSeller[],
  buyers: readonly MarketBuyer[],
  { proposals, leftOver, gain }: Recommendation,
  isExplained: (id: string) => boolean = () => true,
): Breach[] {
  const breaches: Breach[] = [];
  const report = (code: Breach["code"], id: string) => breaches.push({ code, id });
  const sellersById = new Map(sellers.map((seller) => [seller.id, seller]));
  const buyersById = new Map(buyers.map((buyer) => [buyer.id, buyer]));
  const contracted = new Set(buyers.flatMap(({ contracts }) => contracts.map(({ seller }) => seller)));

  const seen = new Map<string, number>();
  const see = (id: string) => seen.set(id, (seen.get(id) ?? 0) + 1);
  for (const { buyer, pairs } of proposals) for (const id of [buyer, ...pairs.map(({ seller }) => seller)]) see(id);
  for (const { id } of leftOver) see(id);
  for (const { id } of [...sellers, ...buyers]) if (!seen.has(id) && isExplained(id)) report("not-in-it", id);
  for (const [id, times] of seen) {
    if (times > 1) report("in-it-twice", id);
    if (!sellersById.has(id) && !buyersById.has(id)) report("unknown-person", id);
  }

  for (const proposal of proposals) {
    const buyer = buyersById.get(proposal.buyer);
    const group = proposal.pairs.flatMap((pair) => {
      const seller = sellersById.get(pair.seller);
      return seller === undefined ? [] : [{ seller, pair }];
    });
    if (buyer === undefined || group.length < proposal.pairs.length || group.length === 0) {
      report("unknown-person", proposal.buyer);
      continue;
    }
    for (const { seller, pair } of group) {
      if (contracted.has(seller.id)) report("contracted-seller", seller.id);
      for (const code of breachesOfPair(seller, buyer, pair)) report(code, seller.id);
    }
    if (buyer.sellersMax !== null && group.length + buyer.contracts.length > buyer.sellersMax) {
      report("too-many-sellers", buyer.id);
    }
    for (const { code, id } of breachesOfAmounts(buyer, group, proposal)) report(code, id);
  }
  const total = proposals.reduce((sum, proposal) => sum + proposal.gain, 0);
  if (differs(total, gain)) report("amount-wrong", "");
  return breaches;
}

function* breachesOfPair(seller: MarketSeller, buyer: MarketBuyer, pair: ProposedPair): Generator<Breach["code"]> {
  if (seller.owner === buyer.owner) yield "same-owner";
  if (seller.region !== buyer.region) yield "other-region";
  if (seller.excludes.includes(buyer.owner) || buyer.excludes.includes(seller.owner)) yield "excluded";
  if (!meetsWishes(seller, buyer) || !meetsWishes(buyer, seller)) yield "wish-not-met";
  const { agreedPrice } = pair;
  if (seller.price.kind === "gift" && agreedPrice !== 0) yield "price-not-agreed-to";
  if (seller.price.kind === "asked" && differs(agreedPrice, seller.price.price)) yield "price-not-agreed-to";
  if (seller.price.kind === "open" && agreedPrice < (seller.price.lowest ?? 0) - EQUAL) yield "price-not-agreed-to";
  const paid = agreedPrice * (1 + (seller.isLiableForVat ? buyer.vatBorne : 0));
  if (buyer.priceLimit !== null && paid > buyer.priceLimit + EQUAL) yield "above-price-limit";
}

function meetsWishes(wishing: MarketParty, other: MarketParty): boolean {
  for (const trait of wishing.requires) if (!other.traits.includes(trait)) return false;
  for (const trait of wishing.refuses) if (other.traits.includes(trait)) return false;
  return true;
}

function* breachesOfAmounts(
  buyer: MarketBuyer,
  group: readonly { seller: MarketSeller; pair: ProposedPair }[],
  proposal: Proposal,
): Generator<Breach> {
  const { given } = shareAmongSellers(
    group.map(({ seller }) => readProfile(seller.injection)),
    stillNeeded(buyer),
    { rule: "pro-rata" },
  );
  const feeBuyer = buyer.contracts.length > 0 ? 0 : buyer.fee;
  const feeParts = group.reduce((total, { pair }) => total + pair.feeBuyer, 0);
  if (differs(proposal.feeBuyer, feeBuyer) || differs(feeParts, feeBuyer)) yield { code: "fee-not-once", id: buyer.id };
  let [forBuyer, forSellers] = [0, 0];
  for (const [at, { seller, pair }] of group.entries()) {
    const sold = given[at] as Series<"kWh">;
    const sharedEnergy = sumOfSeries(sold);
    if (differs(sharedEnergy, pair.sharedEnergy) || !(sharedEnergy > 0)) yield { code: "energy-wrong", id: seller.id };
    const { fee: feeSeller } = seller;
    const { agreedPrice, feeBuyer: feePart } = pair;
    const gain = pairGain({
      sharedEnergy,
      energyPrice: meanPrice(buyer.energyPrice, buyer.energyPrices, sold),
      agreedPrice,
      injectionPrice: meanPrice(seller.injectionPrice, seller.injectionPrices, sold),
      feeBuyer: feePart,
      feeSeller,
      ...(seller.isLiableForVat ? { vat: { rate: buyer.vatBorne, buyerDeducts: false } } : {}),
    });
    if (gain.buyer + feePart < -EQUAL) yield { code: "buyer-loses", id: seller.id };
    if (
      differs(gain.buyer, pair.gainBuyer) ||
      differs(gain.seller, pair.gainSeller) ||
      differs(feeSeller, pair.feeSeller) ||
      differs(pair.vat, seller.isLiableForVat ? buyer.vatBorne : 0) ||
      pair.isVatCharged !== seller.isLiableForVat
    ) {
      yield { code: "amount-wrong", id: seller.id };
    }
    if (seller.price.kind !== "gift" && gain.seller < -EQUAL) yield { code: "seller-loses", id: seller.id };
    forBuyer += gain.buyer;
    forSellers += gain.seller;
  }
  if (forBuyer < -EQUAL) yield { code: "buyer-loses", id: buyer.id };
  if (!(forBuyer + forSellers > 0)) yield { code: "gains-nothing", id: buyer.id };
  const claimed: [Euros, number][] = [
    [proposal.gainBuyer, forBuyer],
    [proposal.gainSellers, forSellers],
    [proposal.gain, forBuyer + forSellers],
  ];
  if (claimed.some(([amount, found]) => differs(amount, found))) yield { code: "amount-wrong", id: buyer.id };
}

/** The offtake that the sellers of running agreements leave, found by letting them share first. */
function stillNeeded({ offtake, contracts }: MarketBuyer): Series<"kWh"> {
  const whole = readProfile(offtake);
  if (contracts.length === 0) return whole;
  const injections = contracts.map(({ injection }) => readProfile(injection));
  return seriesOf<"kWh">(shareAmongSellers(injections, whole, { rule: "pro-rata" }).fromSupplier);
}
