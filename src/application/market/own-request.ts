import { listingYear } from "#application/market/market-year.ts";
import type { Store } from "#application/ports/store.ts";
import type { MarketRequest } from "#domain/market/listing.ts";
import type { FitBuyer } from "#domain/market/offer-fit.ts";
import type { MarketRegion } from "#domain/matching/market-party.ts";
import { euros } from "#domain/units/quantity.ts";
import type { Series } from "#domain/units/series.ts";

type Ports = { readonly store: Pick<Store, "market"> };

/** What somebody asks of the market now: the request that was published last, in one region or in any. */
async function newestRequest(
  { store }: Ports,
  uid: string,
  region: MarketRegion | null,
): Promise<MarketRequest | null> {
  const published = (await store.market.requests.list(uid)).filter(
    ({ state, place }) => state === "published" && (region === null || place.region === region),
  );
  const timeOf = ({ publishedAt, createdAt }: MarketRequest) => (publishedAt ?? createdAt).getTime();
  return published.toSorted((a, b) => timeOf(b) - timeOf(a))[0] ?? null;
}

/** Somebody as the buyer of a list by fit; null without a request on the market. */
export async function ownFitBuyer(ports: Ports, uid: string, platformFee: number): Promise<FitBuyer | null> {
  const request = await newestRequest(ports, uid, null);
  const sample = request && (await ports.store.market.sampleOfRequest(uid, request.id));
  return request && sample && { sample, energyPrice: request.energyPrice, fee: euros(request.fee + platformFee) };
}

export type OwnRequest = { readonly request: MarketRequest; readonly offtake: Series<"kWh"> };

/** Somebody's request in the region of an offer, with its quarters: measured where its owner kept a file. */
export async function ownRequestIn(ports: Ports, uid: string, region: MarketRegion): Promise<OwnRequest | null> {
  const request = await newestRequest(ports, uid, region);
  if (!request) return null;
  const kept = request.profileKind === "file" ? await ports.store.market.profiles.read(uid, request.id) : null;
  return { request, offtake: listingYear("buyer", request, kept).offtake };
}
