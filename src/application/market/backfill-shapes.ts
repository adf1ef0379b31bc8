import type { Store } from "#application/ports/store.ts";
import { shapeOf } from "#domain/market/profile-sample.ts";

/** Few: drawing the shapes of so many keeps the one thread busy for some milliseconds. */
const AT_ONCE = 50;

/** Writes the shape of each sample that has none yet beside it: of older listings, and of those that an older build changed. Says how many. */
export async function backfillShapes(
  { store }: { readonly store: Pick<Store, "market"> },
  { ending, atOnce = AT_ONCE }: { readonly ending?: AbortSignal; readonly atOnce?: number } = {},
): Promise<number> {
  const { market } = store;
  let count = 0;
  for (let last = ""; ; ) {
    ending?.throwIfAborted();
    const found = await market.withoutShape(last, atOnce);
    count += await market.saveShapes(found.map(({ sample, ...listing }) => ({ ...listing, ...shapeOf(sample) })));
    last = found.at(-1)?.id ?? last;
    if (found.length < atOnce) return count;
  }
}
