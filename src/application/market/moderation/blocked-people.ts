import type { Store } from "#application/ports/store.ts";
import type { Holder } from "#domain/market/listing.ts";

type Ports = { readonly store: Store };

/** Somebody whom one blocked, as one met them: by the one listing, and no other of theirs. */
export type BlockedPerson = {
  readonly since: Date;
  /** Null when it is no longer on the market. */
  readonly met: {
    readonly holder: Holder;
    readonly companyName: string | null;
    readonly municipality: string;
    readonly title: string;
  } | null;
};

export async function listBlocked({ store }: Ports, uid: string): Promise<BlockedPerson[]> {
  const { market } = store;
  return Promise.all(
    (await market.blocks(uid)).map(async ({ listingId, at }) => {
      const listing =
        listingId === null ? null : ((await market.findPublic(listingId)) ?? (await market.findRequest(listingId)));
      return { since: at, met: listing && metBy(listing) };
    }),
  );
}

type Listing = Omit<NonNullable<BlockedPerson["met"]>, "municipality"> & {
  readonly place: { readonly municipality: string };
};

const metBy = ({ holder, companyName, place, title }: Listing): NonNullable<BlockedPerson["met"]> => ({
  holder,
  companyName: holder === "person" ? null : companyName,
  municipality: place.municipality,
  title,
});

/** By the moment of the block: who it was about is known here alone. Undoing what is undone changes nothing. */
export async function unblockPerson({ store }: Ports, uid: string, since: Date): Promise<void> {
  const blocks = await store.market.blocks(uid);
  const found = blocks.filter(({ at }) => at.getTime() === since.getTime());
  await store.transaction(async ({ market, events }) => {
    for (const { blockedUid } of found) await market.unblock(uid, blockedUid);
    if (found.length > 0) await events.add(uid, "person-unblocked");
  });
}

export const hasBlocked = async ({ store }: Ports, uid: string): Promise<boolean> =>
  (await store.market.blocks(uid)).length > 0;
