import type { Store } from "#application/ports/store.ts";
import type { Holder } from "#domain/market/listing.ts";

type Ports = { readonly store: Store };

/** Somebody whom one blocked, as one met them: by what they had on the market. */
export type BlockedPerson = {
  readonly since: Date;
  /** Null when nothing of them is left on the market. */
  readonly met: {
    readonly holder: Holder;
    readonly companyName: string | null;
    readonly municipality: string;
    readonly title: string;
  } | null;
};

export async function listBlocked({ store }: Ports, uid: string): Promise<BlockedPerson[]> {
  const { market } = store;
  const [blocks, proposals] = await Promise.all([market.blocks(uid), market.proposals.list(uid)]);
  return Promise.all(
    blocks.map(async ({ blockedUid, at }) => {
      const between = proposals.find(({ sellerUid, buyerUid }) => [sellerUid, buyerUid].includes(blockedUid));
      const listing =
        between?.buyerUid === blockedUid
          ? await market.requests.find(blockedUid, between.requestId)
          : (await market.offers.list(blockedUid)).find(({ publishedAt }) => publishedAt !== null);
      return { since: at, met: listing ? metBy(listing) : null };
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
