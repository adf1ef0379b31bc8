import type { FitCandidate } from "#application/ports/market.ts";

/** An offer as a search finds it: by the transaction that changed it last it is seen whether it is still as it was read. */
type Found = { readonly id: string; readonly changedIn: number };
type Read = { readonly offer: FitCandidate; readonly changedIn: number };

/**
 * What offers are weighed by, their samples among it, of those that were asked for last: `max` of them. The others are read.
 */
export function openCandidateMemory(
  max: number,
  read: (ids: readonly string[]) => Promise<readonly Read[]>,
): (found: readonly Found[]) => Promise<FitCandidate[]> {
  const kept = new Map<string, Read>();

  function keep(one: Read): void {
    const { id, sample } = one.offer;
    kept.delete(id);
    // A year that is still to be drawn is asked for again.
    if (sample.length > 0) kept.set(id, one);
  }

  return async (found) => {
    // Taken out before anything is waited for: others may push them out of the memory meanwhile.
    const answer = new Map<string, FitCandidate>();
    for (const { id, changedIn } of found) {
      const known = kept.get(id);
      if (known?.changedIn !== changedIn) continue;
      keep(known);
      answer.set(id, known.offer);
    }
    const missing = found.flatMap(({ id }) => (answer.has(id) ? [] : [id]));
    for (const one of missing.length > 0 ? await read(missing) : []) {
      keep(one);
      answer.set(one.offer.id, one.offer);
    }
    for (const oldest of kept.keys()) {
      if (kept.size <= max) break;
      kept.delete(oldest);
    }
    return found.flatMap(({ id }) => answer.get(id) ?? []);
  };
}
