import { drawProfile } from "#application/market/draw-profile.ts";
import type { Edited } from "#application/market/save-offer.ts";
import type { Clock } from "#application/ports/clock.ts";
import type { Identity } from "#application/ports/identity.ts";
import type { Ids } from "#application/ports/ids.ts";
import type { Store } from "#application/ports/store.ts";
import { checkRequest, type RequestInput } from "#domain/market/check-listing.ts";
import type { MarketRequest } from "#domain/market/listing.ts";
import { isEditable } from "#domain/market/listing-state.ts";
import type { MarketRefusal } from "#domain/market/market-refusal.ts";
import { sampleOf } from "#domain/market/profile-sample.ts";
import type { PlaceRegister } from "#domain/regions/place.ts";
import { ok, type Result, refused } from "#domain/result.ts";
import { sumOfSeries } from "#domain/units/series.ts";

type Ports = { readonly store: Store; readonly identity: Identity; readonly clock: Clock; readonly ids: Ids };
type Givens = { readonly places: PlaceRegister; readonly numberRemoved: string };

export const REQUESTS_MAX = 20;

/** Makes a draft, or changes a request. */
export async function saveRequest(
  ports: Ports,
  uid: string,
  input: RequestInput,
  givens: Givens,
  edited: Edited | null = null,
): Promise<Result<{ readonly id: string }, MarketRefusal>> {
  const { store, identity, clock, ids } = ports;
  const checked = checkRequest(input, givens);
  if (!checked.ok) return refused({ code: "listing-invalid", faults: checked.refusal });
  const before = edited && (await store.market.requests.find(uid, edited.id));
  if (edited && !before) return refused({ code: "listing-unknown" });
  if (before && !isEditable(before.state)) return refused({ code: "listing-bound" });
  const now = clock.now();
  const account = before ? null : await identity.account(uid);
  const base: Pick<MarketRequest, KeptFields> = before ?? {
    id: ids.next(),
    uid,
    state: "draft",
    moderation: "open",
    isDemo: account?.isDemo ?? false,
    profileKind: "model",
    leftOver: null,
    createdAt: now,
    publishedAt: null,
  };
  const described = { ...base, ...checked.value, updatedAt: now };
  const kept = before?.profileKind === "file" ? await store.market.profiles.read(uid, before.id) : null;
  const offtake = kept?.offtake ?? drawProfile(described).offtake;
  const profileKind = kept ? ("file" as const) : ("model" as const);
  const request: MarketRequest = { ...described, profileKind, offtake: sumOfSeries(offtake) };
  const sample = sampleOf(offtake);
  if (!edited) {
    const isKept = await store.market.requests.insert(request, sample, REQUESTS_MAX);
    return isKept ? ok({ id: request.id }) : refused({ code: "too-many-listings", maximum: REQUESTS_MAX });
  }
  const isChanged = await store.market.requests.update(request, sample, edited.updatedAt);
  return isChanged ? ok({ id: request.id }) : refused({ code: "listing-changed" });
}

type KeptFields =
  | "id"
  | "uid"
  | "state"
  | "moderation"
  | "isDemo"
  | "profileKind"
  | "leftOver"
  | "createdAt"
  | "publishedAt";
