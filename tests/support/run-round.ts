import type { Matcher, MatchingPorts } from "#application/market/matching/match-part.ts";
import { beginRound, continueRound, type Runner } from "#application/market/matching/run-matching.ts";
import type { MatchingScope } from "#application/ports/market/matching-runs.ts";
import { PART_MAX } from "#domain/matching/part-max.ts";

/** Who runs a part, without a clock that renews. */
export const runnerOf = (id: string, change: Partial<Runner> = {}): Runner => ({
  id,
  partMax: PART_MAX,
  keep: () => () => {},
  isStopping: () => false,
  ...change,
});

/** A whole round, part after part. Tells how many proposals came of it. */
export async function runRound(
  ports: MatchingPorts,
  matcher: Matcher,
  scope: MatchingScope,
  runner = runnerOf("test"),
): Promise<number> {
  return (await beginRound(ports, scope, runner)) === "begun" ? restOfRound(ports, matcher, runner) : 0;
}

/** What is left of the open round, as far as this runner may take it. */
export async function restOfRound(ports: MatchingPorts, matcher: Matcher, runner: Runner): Promise<number> {
  for (let total = 0; ; ) {
    const done = await continueRound(ports, matcher, runner);
    total += done?.proposals ?? 0;
    if (done === null || done.isDone) return total;
  }
}
