import type { Store } from "#application/ports/store.ts";
import { shapeOf } from "#domain/market/profile-sample.ts";

const AT_ONCE = 500;

/** Writes the shape of each sample that has none yet beside it: of older listings, and of those that an older build changed. Says how many. */
export async function backfillShapes(
  { store }: { readonly store: Pick<Store, "market"> },
  ending?: AbortSignal,
): Promise<number> {
  const { market } = store;
  let count = 0;
  for (let last = ""; ; ) {
    ending?.throwIfAborted();
    const found = await market.withoutShape(last, AT_ONCE);
    count += await market.saveShapes(found.map(({ sample, ...listing }) => ({ ...listing, ...shapeOf(sample) })));
    last = found.at(-1)?.id ?? last;
    if (found.length < AT_ONCE) return count;
  }
}
