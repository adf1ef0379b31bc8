import {
  knownMisses,
  MONTH_SHARE_TOLERANCE,
  PAIR_SHARE_TOLERANCE,
  pairComparisons,
} from "#figures/profiles/known-misses.ts";

/** How the model compares with measured Belgian years, misses included. */
export const gatherModelAccuracy = () => ({
  pairs: pairComparisons,
  pairTolerance: PAIR_SHARE_TOLERANCE,
  misses: knownMisses,
  monthTolerance: MONTH_SHARE_TOLERANCE,
});
