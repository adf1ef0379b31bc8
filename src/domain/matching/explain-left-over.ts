import type { Assignment } from "#domain/matching/assignment.ts";
import {
  isSameKind,
  lowestPriceOf,
  type MarketBuyer,
  type MarketSeller,
  marginAt,
  obstacleBetween,
  priceRoom,
  readProfile,
  vatBetween,
} from "#domain/matching/market-party.ts";
import { canTrade } from "#domain/matching/pack-square.ts";
import { offtakeLeft } from "#domain/matching/price-group.ts";
import { proposePrices } from "#domain/matching/propose-prices.ts";
import type { LeftOver, LeftOverReason } from "#domain/matching/recommendation.ts";
import { sharedEnergyOfPair } from "#domain/sharing/share-pair.ts";
import { euros, eurosPerKilowattHour } from "#domain/units/quantity.ts";

/** Why someone has no proposal: the first thing in the way, told with the partner who came nearest. */
export function explainLeftOver(
  assignment: Assignment,
  side: LeftOver["side"],
  index: number,
  sample: number,
): LeftOver {
  const { sellers, buyers, places } = assignment.square;
  const own = side === "seller" ? (sellers[index] as MarketSeller) : (buyers[index] as MarketBuyer);
  const pairWith = (partner: number): [number, number] => (side === "seller" ? [index, partner] : [partner, index]);
  const count = side === "seller" ? buyers.length : sellers.length;
  const leftOverBy = (reason: LeftOverReason): LeftOver => ({ side, id: own.id, reason });
  if (side === "buyer" && (places[index] as number) < 1) {
    return leftOverBy({ code: "no-place-left", contracts: (own as MarketBuyer).contracts.length });
  }
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let partner = 0; partner < count; partner++) {
    const [seller, buyer] = pairWith(partner);
    if (!canTrade(assignment.square, seller, buyer)) continue;
    const fees = (sellers[seller] as MarketSeller).fee + (assignment.square.openingFees[buyer] as number);
    const gain = assignment.gainOfPair(seller, buyer, Math.min(sample, assignment.length)) - fees;
    if (gain > most) [best, most] = [partner, gain];
  }
  if (best >= 0) {
    const [seller, buyer] = pairWith(best);
    return leftOverBy(reasonOfPair(sellers[seller] as MarketSeller, buyers[buyer] as MarketBuyer, side));
  }
  return leftOverBy(obstacleOf(own, side, side === "seller" ? buyers : sellers));
}

function reasonOfPair(seller: MarketSeller, buyer: MarketBuyer, side: LeftOver["side"]): LeftOverReason {
  const sharedEnergy = sharedEnergyOfPair(readProfile(seller.injection), offtakeLeft(buyer));
  const gainOfEnergy = euros(sharedEnergy * marginAt(seller, buyer, lowestPriceOf(seller)));
  const openingFee = buyer.contracts.length > 0 ? euros(0) : buyer.fee;
  const fees = euros(seller.fee + openingFee);
  const partner = side === "seller" ? buyer.id : seller.id;
  const facts = { partner, sharedEnergy, gainOfEnergy, fees };
  if (gainOfEnergy <= fees) return { code: "fees-above-gain", ...facts };
  const hasPrice = proposePrices([{ seller, buyer, energy: sharedEnergy }], openingFee) !== null;
  return { code: hasPrice ? "partners-better-placed" : "no-price-for-both", ...facts };
}

function obstacleOf(
  own: MarketSeller | MarketBuyer,
  side: LeftOver["side"],
  partners: readonly (MarketSeller | MarketBuyer)[],
): LeftOverReason {
  const inRegion = partners.filter(
    (partner) => partner.region === own.region && partner.owner !== own.owner && isSameKind(partner, own),
  );
  if (inRegion.length === 0) return { code: "no-partner-in-region" };
  let nearest: { partner: string; apart: number } | null = null;
  for (const partner of inRegion) {
    const [seller, buyer] = (side === "seller" ? [own, partner] : [partner, own]) as [MarketSeller, MarketBuyer];
    if (obstacleBetween(seller, buyer) !== "price-limits") continue;
    const apart = pricesApart(seller, buyer);
    if (nearest === null || apart < nearest.apart) nearest = { partner: partner.id, apart };
  }
  if (nearest === null) return { code: "wishes-or-exclusions", partnersInRegion: inRegion.length };
  return { code: "price-limits", partner: nearest.partner, apart: eurosPerKilowattHour(nearest.apart) };
}

/** By how much the least that a seller can take is above the most that a buyer can pay. */
function pricesApart(seller: MarketSeller, buyer: MarketBuyer): number {
  if (priceRoom(seller, buyer) !== null) return 0;
  const most = Math.min(buyer.energyPrice, buyer.priceLimit ?? buyer.energyPrice) / (1 + vatBetween(seller, buyer));
  const named =
    seller.price.kind === "asked" ? seller.price.price : seller.price.kind === "open" ? (seller.price.lowest ?? 0) : 0;
  return Math.max(seller.injectionPrice, named) - (seller.price.kind === "asked" ? Math.min(most, named) : most);
}
