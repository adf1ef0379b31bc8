import type { FitCandidate } from "#application/ports/market.ts";

/** An offer as a search finds it: by the transaction that changed it last it is seen whether it is still as it was read. */
type Found = { readonly id: string; readonly changedIn: number };
type Read = { readonly offer: FitCandidate; readonly changedIn: number };

/**
 * What offers are weighed by, their samples among it, of those that were asked for last: half of `max` of them, and at most `max`.
 * The others are read.
 */
export function openCandidateMemory(
  max: number,
  readMissing: (ids: readonly string[]) => Promise<readonly Read[]>,
): (found: readonly Found[]) => Promise<FitCandidate[]> {
  // What was asked for lately, and what was before: once one half is full the other goes. To put each of a thousand offers
  // behind all others whenever it is asked for would be most of the work.
  let lately = new Map<string, Read>();
  let before = new Map<string, Read>();

  function keep(id: string, one: Read): void {
    // A year that is still to be drawn is asked for again.
    if (one.offer.sample.length === 0) return;
    if (lately.size >= max / 2) [lately, before] = [new Map(), lately];
    lately.set(id, one);
  }

  function recall({ id, changedIn }: Found): FitCandidate | undefined {
    const known = lately.get(id);
    if (known) return known.changedIn === changedIn ? known.offer : undefined;
    const older = before.get(id);
    if (older?.changedIn !== changedIn) return undefined;
    keep(id, older);
    return older.offer;
  }

  return async (found) => {
    // Taken out before anything is waited for: others may push them out of the memory meanwhile.
    const offers = found.map(recall);
    const missing = found.flatMap(({ id }, at) => (offers[at] ? [] : [id]));
    if (missing.length === 0) return offers as FitCandidate[];
    const read = new Map<string, FitCandidate>();
    for (const one of await readMissing(missing)) {
      keep(one.offer.id, one);
      read.set(one.offer.id, one.offer);
    }
    return found.flatMap(({ id }, at) => offers[at] ?? read.get(id) ?? []);
  };
}
