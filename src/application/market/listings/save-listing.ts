import type { Clock } from "#application/ports/clock.ts";
import type { Identity } from "#application/ports/identity.ts";
import type { Ids } from "#application/ports/ids.ts";
import type { KeptProfile, Listings, SentForm } from "#application/ports/market.ts";
import type { StoreParts } from "#application/ports/store.ts";
import type { JourneyFacts, MarketRequest, Offer } from "#domain/market/listing.ts";
import { isEditable } from "#domain/market/listing-state.ts";
import type { MarketRefusal } from "#domain/market/market-refusal.ts";
import { sampleOf } from "#domain/market/profile-sample.ts";
import type { PlaceRegister } from "#domain/regions/place.ts";
import { ok, type Result, refused } from "#domain/result.ts";
import type { Series } from "#domain/units/series.ts";

export type ListingPorts = {
  readonly store: Pick<StoreParts, "connections" | "market" | "cards" | "dayAhead">;
  readonly identity: Pick<Identity, "account">;
  readonly clock: Clock;
  readonly ids: Ids;
};
export type ListingContext = { readonly places: PlaceRegister; readonly numberRemoved: string };

/** Which one is changed, and as it was when its form was shown: what another tab saved since is not overwritten. */
export type Edited = { readonly id: string; readonly updatedAt: Date };

/** What a form never changes. */
export type Kept = Pick<
  Offer,
  | "id"
  | "uid"
  | "state"
  | "moderation"
  | "isDemo"
  | "facts"
  | "connectionId"
  | "profileKind"
  | "measuredTotal"
  | "leftOver"
  | "createdAt"
  | "publishedAt"
>;

/** What a new listing began with: a journey, a connection of the account, both or neither. */
export type ListingOrigin = { readonly facts?: JourneyFacts | null; readonly connectionId?: string | null };

type ListingToSave<L extends Offer | MarketRequest> = {
  readonly uid: string;
  readonly edited: Edited | null;
  readonly form: SentForm | null;
  readonly listings: Pick<Listings<L>, "find" | "insert" | "update">;
  readonly max: number;
  readonly origin: ListingOrigin;
  /** The whole listing and the year behind it, from what is kept of it, its profile of a file, and how it was. */
  readonly makeListing: (
    kept: Kept & { readonly updatedAt: Date },
    profile: KeptProfile | null,
    before: L | null,
  ) => { readonly listing: L; readonly year: Series<"kWh"> };
};

type Begun = Pick<Kept, "id" | "uid" | "isDemo"> & { readonly origin: ListingOrigin; readonly now: Date };

/** What a draft begins with, beside what its form tells. */
export const newListing = ({ id, uid, isDemo, origin, now }: Begun): Kept => ({
  id,
  uid,
  state: "draft",
  moderation: "open",
  isDemo,
  facts: origin.facts ?? null,
  connectionId: origin.connectionId ?? null,
  profileKind: "model",
  measuredTotal: null,
  leftOver: null,
  createdAt: now,
  publishedAt: null,
});

/** Makes a draft, or changes a listing that nobody is bound to. */
export async function saveListing<L extends Offer | MarketRequest>(
  { store, identity, clock, ids }: ListingPorts,
  { uid, edited, form, listings, max, origin, makeListing }: ListingToSave<L>,
): Promise<Result<{ readonly id: string }, MarketRefusal>> {
  const before = edited && (await listings.find(uid, edited.id));
  if (edited && !before) return refused({ code: "listing-unknown" });
  if (before && !isEditable(before.state)) return refused({ code: "listing-bound" });
  const connectionId = origin.connectionId ?? null;
  if (connectionId !== null && !(await store.connections.find(uid, connectionId))) {
    return refused({ code: "listing-unknown" });
  }
  const now = clock.now();
  const account = before ? null : await identity.account(uid);
  const isDemo = account?.isDemo ?? false;
  const kept: Kept = before ?? newListing({ id: ids.next(), uid, isDemo, origin, now });
  const profile = before?.profileKind === "file" ? await store.market.profiles.read(uid, before.id) : null;
  const { listing, year } = makeListing({ ...kept, updatedAt: now }, profile, before);
  const sample = sampleOf(year);
  if (!edited) {
    const id = await listings.insert(listing, sample, max, form);
    return id === null ? refused({ code: "too-many-listings", maximum: max }) : ok({ id });
  }
  const isChanged = await listings.update(listing, sample, edited.updatedAt);
  return isChanged ? ok({ id: listing.id }) : refused({ code: "listing-changed" });
}
