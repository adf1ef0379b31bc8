import { ownYear } from "#application/market/listings/own-year.ts";
import { readMarketPrices } from "#application/market/market-prices.ts";
import { buyerTask, injectionOf } from "#application/market/matching/build-matching-task.ts";
import type { BuyerTask } from "#application/market/matching/run-matcher.ts";
import type { Clock } from "#application/ports/clock.ts";
import type { Store } from "#application/ports/store.ts";
import type { MarketRequest } from "#domain/market/listing.ts";
import type { MarketRegion } from "#domain/matching/market-party.ts";

type Ports = { readonly store: Pick<Store, "market" | "cards" | "dayAhead">; readonly clock: Clock };

/** What somebody asks of the market now: the request that was published last, in one region or in any. */
async function newestRequest(
  { store }: Pick<Ports, "store">,
  uid: string,
  region: MarketRegion | null,
): Promise<MarketRequest | null> {
  const published = (await store.market.requests.list(uid)).filter(
    ({ state, place }) => state === "published" && (region === null || place.region === region),
  );
  const timeOf = ({ publishedAt, createdAt }: MarketRequest) => (publishedAt ?? createdAt).getTime();
  return published.toSorted((a, b) => timeOf(b) - timeOf(a))[0] ?? null;
}

export type OwnRequest = { readonly request: MarketRequest; readonly buyer: BuyerTask };

/**
 * Somebody's newest request as the buyer of a proposal, on the own measured year where its owner kept a file, and beside
 * the sellers with whom they agreed; in one region or, for null, in any.
 */
export async function ownRequestIn(
  ports: Ports,
  uid: string,
  region: MarketRegion | null,
  platformFee: number,
): Promise<OwnRequest | null> {
  const { market } = ports.store;
  const request = await newestRequest(ports, uid, region);
  if (!request) return null;
  const agreed = (await market.proposals.list(uid)).filter(
    ({ requestId, state }) => requestId === request.id && state === "accepted",
  );
  const agreedOffers = await market.offersOf(agreed.map(({ offerId }) => offerId));
  const contracts = agreedOffers.map((offer) => ({ seller: offer.id, injection: injectionOf(offer) }));
  const prices = await readMarketPrices(ports, [request.contract]);
  const task = buyerTask(request, [], contracts, { platformFee, brusselsMatching: false, prices });
  return { request, buyer: { ...task, offtake: await ownYear(ports, "offtake", request) } };
}
