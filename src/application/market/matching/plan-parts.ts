import type { FreeCount, MatchingScope, PlannedPart } from "#application/ports/market/matching-runs.ts";

/**
 * The parts of one pass. Nobody is matched across regions, so each region is a search of its own; where more people are free
 * on one side than a part may have, chance deals them. None where nobody could meet anybody.
 */
export function planParts(
  free: readonly FreeCount[],
  scope: MatchingScope,
  pass: PlannedPart["pass"],
  partMax: number,
): PlannedPart[] {
  const { offers, requests } = sizeOf(free);
  if (offers === 0 || requests === 0) return [];
  return free
    .filter(({ newOffers, newRequests }) => scope === "everybody" || newOffers + newRequests > 0)
    .flatMap((region) => {
      // Who is left over on one side alone meets nobody.
      if (pass === "last" && Math.min(region.offers, region.requests) === 0) return [];
      const shares = Math.ceil(Math.max(region.offers, region.requests) / partMax);
      return Array.from({ length: shares }, (_, share) => ({ region: region.region, pass, share, shares }));
    });
}

/** How many meet: new offers every request, new requests every offer. */
export function meetingSize(free: readonly FreeCount[], scope: MatchingScope): Pick<FreeCount, "offers" | "requests"> {
  if (scope === "everybody") return sizeOf(free);
  return sizeOf(
    free.map(({ offers, requests, newOffers, newRequests }) => ({
      offers: newRequests > 0 ? offers : newOffers,
      requests: newOffers > 0 ? requests : newRequests,
    })),
  );
}

function sizeOf(free: readonly Pick<FreeCount, "offers" | "requests">[]) {
  const sum = (side: "offers" | "requests") => free.reduce((total, one) => total + one[side], 0);
  return { offers: sum("offers"), requests: sum("requests") };
}
