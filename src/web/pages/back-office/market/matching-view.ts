import type { explainPair } from "#application/market/proposals/explain-pair.ts";
import type { ListedRun } from "#application/ports/market/matching-runs.ts";
import { formatDay } from "#content/format/format-day.ts";
import { formatEurosWhole } from "#content/format/format-euros.ts";
import { formatMoment } from "#content/format/format-moment.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { proposalStateNames } from "#content/market/market-refusals.ts";
import { matchingWords, sayPair, sayStep } from "#content/pages/back-office/market.ts";

export const roundRows = (rounds: readonly ListedRun[]): string[][] =>
  rounds.map(({ startedAt, scope, offers, requests, proposals, gain, ...round }) => [
    formatMoment(startedAt),
    matchingWords.scopes[scope],
    sayStep(round),
    formatNumber(offers),
    formatNumber(requests),
    formatNumber(proposals),
    formatEurosWhole(gain),
  ]);

/** Sentences about two listings: whether a round would weigh them, what it would say, and what became of them before. */
export function explanationView(found: Awaited<ReturnType<typeof explainPair>>): string[] {
  const { unknown, free, bound, before } = matchingWords.explain;
  if (found === null) return [unknown];
  const { offer, request, isOfferFree, isRequestFree, obstacle, pair, proposals } = found;
  return [
    `${offer.title}: ${isOfferFree ? free : bound}.`,
    `${request.title}: ${isRequestFree ? free : bound}.`,
    sayPair(obstacle, pair),
    ...proposals.map(
      ({ createdAt, state }) =>
        `${before}: ${proposalStateNames[state]}, ${formatDay(createdAt.toISOString().slice(0, 10))}.`,
    ),
  ];
}
