import type { Store } from "#application/ports/store.ts";
import { shapeOf } from "#domain/market/profile-sample.ts";

const AT_ONCE = 500;

/** Gives listings of before migration 038, and those that came back from an older backup, the shape of their sample. Says how many. */
export async function backfillShapes({ store }: { readonly store: Pick<Store, "market"> }): Promise<number> {
  const { market } = store;
  let count = 0;
  while (true) {
    const found = await market.withoutShape(AT_ONCE);
    for (const listing of found) await market.saveShape(listing, shapeOf(listing.sample));
    count += found.length;
    if (found.length < AT_ONCE) return count;
  }
}
