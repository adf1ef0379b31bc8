import type { Store } from "#application/ports/store.ts";
import { outlineOf } from "#domain/market/profile-sample.ts";

const AT_ONCE = 500;

/** Gives listings of before migration 031, and those that came back from an older backup, their outline. Says how many. */
export async function backfillOutlines({ store }: { readonly store: Pick<Store, "market"> }): Promise<number> {
  const { market } = store;
  let count = 0;
  while (true) {
    const found = await market.withoutOutline(AT_ONCE);
    for (const listing of found) await market.saveOutline(listing, outlineOf(listing.sample));
    count += found.length;
    if (found.length < AT_ONCE) return count;
  }
}
