import type { Matcher, MatchingPorts } from "#application/market/matching/match-part.ts";
import { beginRound, continueRound, type RoundChoice } from "#application/market/matching/run-matching.ts";
import type { MatchingScope } from "#application/ports/market/matching-runs.ts";
import { PART_MAX } from "#domain/matching/part-max.ts";

/** Of a process that does not stop. */
export const partsOf = (partMax: number): RoundChoice => ({ partMax, isStopping: () => false });
const whole = partsOf(PART_MAX);

/** A whole round, part after part. Tells how many proposals came of it. */
export async function runRound(
  ports: MatchingPorts,
  matcher: Matcher,
  scope: MatchingScope,
  choice = whole,
): Promise<number> {
  return (await beginRound(ports, scope, choice)) === "begun" ? restOfRound(ports, matcher, choice) : 0;
}

/** What is left of the open round. */
export async function restOfRound(ports: MatchingPorts, matcher: Matcher, choice = whole): Promise<number> {
  for (let total = 0; ; ) {
    const done = await continueRound(ports, matcher, choice);
    total += done?.proposals ?? 0;
    if (done === null || done.isDone) return total;
  }
}
