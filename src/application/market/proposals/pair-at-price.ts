import { measuredYear } from "#application/market/listings/own-year.ts";
import { readMarketPrices } from "#application/market/market-prices.ts";
import {
  buyerTask,
  injectionOf,
  type MarketTerms,
  type PricedTerms,
  sellerTask,
} from "#application/market/matching/build-matching-task.ts";
import { buyerOf, clockHours, sellerOf } from "#application/market/matching/run-matcher.ts";
import type { Clock } from "#application/ports/clock.ts";
import type { KeptProfile } from "#application/ports/market.ts";
import type { StoreParts } from "#application/ports/store.ts";
import type { MarketRequest, Offer } from "#domain/market/listing.ts";
import { isOpen, type MarketProposal } from "#domain/market/proposal.ts";
import { groupAtPrices } from "#domain/matching/price-group.ts";

type Parts = Pick<StoreParts, "market" | "cards" | "dayAhead">;
/** When, and on which terms of the site. */
type Setting = { readonly clock: Clock; readonly settings: MarketTerms };
type Pair = MarketProposal["pair"];

/** The measured years of both sides; null for who has none, or takes part with the public one. */
type Years = { readonly seller: KeptProfile | null; readonly buyer: KeptProfile | null };

/** Everybody whose kWh the buyer of a proposal takes, now or when all of its group say yes. */
type Table = {
  readonly offer: Offer;
  readonly request: MarketRequest;
  readonly together: readonly { readonly offer: Offer; readonly price: number }[];
  readonly agreedOffers: readonly Offer[];
};

async function tableOf({ market }: Parts, proposal: MarketProposal): Promise<Table | null> {
  const ofRequest = (await market.proposals.list(proposal.buyerUid)).filter(
    ({ requestId, state }) => requestId === proposal.requestId && (isOpen(state) || state === "accepted"),
  );
  const together = ofRequest.filter(({ group }) => group === proposal.group);
  const agreedOffers = ofRequest.filter(({ group, state }) => group !== proposal.group && state === "accepted");
  const found = await market.offersOf([...together, ...agreedOffers].map(({ offerId }) => offerId));
  const byId = new Map(found.map((offer) => [offer.id, offer]));
  const offer = byId.get(proposal.offerId);
  const request = await market.requests.find(proposal.buyerUid, proposal.requestId);
  if (!offer || !request) return null;
  return {
    offer,
    request,
    together: together.flatMap(({ offerId, pair }) => {
      const known = byId.get(offerId);
      return known ? [{ offer: known, price: pair.agreedPrice }] : [];
    }),
    agreedOffers: agreedOffers.flatMap(({ offerId }) => byId.get(offerId) ?? []),
  };
}

function settle({ offer, request, together, agreedOffers }: Table, terms: PricedTerms, price: number, years: Years) {
  const contracts = agreedOffers.map((kept) => ({ seller: kept.id, injection: injectionOf(kept) }));
  const buyer = buyerTask(request, [], contracts, terms);
  const pairs = groupAtPrices(
    buyerOf(years.buyer ? { ...buyer, offtake: { kind: "measured", series: years.buyer.offtake } } : buyer),
    together.map((other) => {
      const task = sellerTask(other.offer, [], terms);
      const measured = other.offer.id === offer.id ? years.seller?.injection : null;
      return sellerOf(measured ? { ...task, injection: { kind: "measured", series: measured } } : task);
    }),
    (_, at) => (together[at]?.offer.id === offer.id ? price : (together[at]?.price ?? 0)),
    clockHours(),
  );
  return pairs.find(({ seller }) => seller === offer.id) ?? null;
}

async function termsOf(parts: Parts, { request, together }: Table, { clock, settings }: Setting): Promise<PricedTerms> {
  const contracts = [request.contract, ...together.map(({ offer }) => offer.contract)];
  return { ...settings, prices: await readMarketPrices({ store: parts, clock }, contracts) };
}

/** The pair of a proposal at another price, on the public years of everybody; null when one of the two is gone. */
export async function pairAtPrice(
  parts: Parts,
  proposal: MarketProposal,
  setting: Setting,
  price: number,
): Promise<Pair | null> {
  const table = await tableOf(parts, proposal);
  if (!table) return null;
  const terms = await termsOf(parts, table, setting);
  return pairOf(settle(table, terms, price, { seller: null, buyer: null }), proposal);
}

/** The pair on the years that both show, beside the public years of everybody else; null before everybody shows theirs. */
export async function pairOnShownYears(
  parts: Parts,
  proposal: MarketProposal,
  setting: Setting,
  price: number = proposal.pair.agreedPrice,
): Promise<Pair | null> {
  const table = await tableOf(parts, proposal);
  if (!table) return null;
  const store = { store: parts };
  const years = { seller: await measuredYear(store, table.offer), buyer: await measuredYear(store, table.request) };
  if ((years.seller && !proposal.showsSeller) || (years.buyer && !proposal.showsBuyer)) return null;
  return pairOf(settle(table, await termsOf(parts, table, setting), price, years), proposal);
}

function pairOf(settled: ReturnType<typeof settle>, { pair }: MarketProposal): Pair | null {
  if (!settled) return null;
  const { seller: _seller, ...found } = settled;
  return { ...found, standsAlone: pair.standsAlone };
}
