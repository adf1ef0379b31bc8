import { drawProfile } from "#application/market/draw-profile.ts";
import type { Clock } from "#application/ports/clock.ts";
import type { Identity } from "#application/ports/identity.ts";
import type { Ids } from "#application/ports/ids.ts";
import type { Store } from "#application/ports/store.ts";
import { checkOffer, type OfferInput } from "#domain/market/check-listing.ts";
import type { Offer } from "#domain/market/listing.ts";
import { isEditable } from "#domain/market/listing-state.ts";
import type { MarketRefusal } from "#domain/market/market-refusal.ts";
import { sampleOf } from "#domain/market/profile-sample.ts";
import type { PlaceRegister } from "#domain/regions/place.ts";
import { ok, type Result, refused } from "#domain/result.ts";
import { sumOfSeries } from "#domain/units/series.ts";

type Ports = { readonly store: Store; readonly identity: Identity; readonly clock: Clock; readonly ids: Ids };
type Givens = { readonly places: PlaceRegister; readonly numberRemoved: string };

/** Offers that have not ended; the same for requests. */
export const OFFERS_MAX = 20;

/** Which one is changed, and as it was when its form was shown: what another tab saved since is not overwritten. */
export type Edited = { readonly id: string; readonly updatedAt: Date };

/** Makes a draft, or changes an offer that nobody is bound to. */
export async function saveOffer(
  ports: Ports,
  uid: string,
  input: OfferInput,
  givens: Givens,
  edited: Edited | null = null,
): Promise<Result<{ readonly id: string }, MarketRefusal>> {
  const { store, identity, clock, ids } = ports;
  const checked = checkOffer(input, givens);
  if (!checked.ok) return refused({ code: "listing-invalid", faults: checked.refusal });
  const before = edited && (await store.market.offers.find(uid, edited.id));
  if (edited && !before) return refused({ code: "listing-unknown" });
  if (before && !isEditable(before.state)) return refused({ code: "listing-bound" });
  const now = clock.now();
  const account = before ? null : await identity.account(uid);
  const base: Pick<Offer, KeptFields> = before ?? {
    id: ids.next(),
    uid,
    state: "draft",
    moderation: "open",
    isDemo: account?.isDemo ?? false,
    profileKind: "model",
    leftOver: null,
    photoId: null,
    createdAt: now,
    publishedAt: null,
  };
  const described = { ...base, ...checked.value, updatedAt: now };
  const kept = before?.profileKind === "file" ? await store.market.profiles.read(uid, before.id) : null;
  const injection = kept?.injection ?? drawProfile(described).injection;
  const profileKind = kept?.injection ? ("file" as const) : ("model" as const);
  const offer: Offer = { ...described, profileKind, surplus: sumOfSeries(injection) };
  const sample = sampleOf(injection);
  if (!edited) {
    const isKept = await store.market.offers.insert(offer, sample, OFFERS_MAX);
    return isKept ? ok({ id: offer.id }) : refused({ code: "too-many-listings", maximum: OFFERS_MAX });
  }
  const isChanged = await store.market.offers.update(offer, sample, edited.updatedAt);
  return isChanged ? ok({ id: offer.id }) : refused({ code: "listing-changed" });
}

type KeptFields =
  | "id"
  | "uid"
  | "state"
  | "moderation"
  | "isDemo"
  | "profileKind"
  | "leftOver"
  | "photoId"
  | "createdAt"
  | "publishedAt";
