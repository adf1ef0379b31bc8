import type { Clock } from "#application/ports/clock.ts";
import type { Photos } from "#application/ports/files/photos.ts";
import type { Ids } from "#application/ports/ids.ts";
import type { Store } from "#application/ports/store.ts";
import type { MarketRefusal } from "#domain/market/market-refusal.ts";
import { ok, type Result, refused } from "#domain/result.ts";

type Ports = { readonly store: Store; readonly photos: Photos; readonly clock: Clock; readonly ids: Ids };

export const PHOTO_BYTES_MAX = 8_000_000;

/** Puts a photo with an offer, or another in its place. The file itself is not kept. */
export async function keepPhoto(
  { store, photos, ids }: Ports,
  uid: string,
  offerId: string,
  file: Uint8Array,
): Promise<Result<void, MarketRefusal>> {
  if (file.length > PHOTO_BYTES_MAX) return refused({ code: "photo-too-large", maximumBytes: PHOTO_BYTES_MAX });
  if (!(await store.market.offers.find(uid, offerId))) return refused({ code: "listing-unknown" });
  const image = await photos.reencode(file);
  if (image === null) return refused({ code: "photo-not-an-image" });
  const isKept = await store.market.photos.keep(uid, offerId, ids.next(), image);
  return isKept ? ok(undefined) : refused({ code: "listing-unknown" });
}

export async function removePhoto(
  { store }: Pick<Ports, "store">,
  uid: string,
  offerId: string,
): Promise<Result<void, MarketRefusal>> {
  const isRemoved = await store.market.photos.remove(uid, offerId);
  return isRemoved ? ok(undefined) : refused({ code: "listing-unknown" });
}
