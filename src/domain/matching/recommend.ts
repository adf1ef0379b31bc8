import type { Assignment } from "#domain/matching/assignment.ts";
import { NOBODY } from "#domain/matching/assignment.ts";
import { explainLeftOver } from "#domain/matching/explain-left-over.ts";
import type { MarketBuyer, MarketSeller } from "#domain/matching/market-party.ts";
import { packSquare } from "#domain/matching/pack-square.ts";
import type { LeftOver, Proposal, Recommendation } from "#domain/matching/recommendation.ts";
import {
  defaultEffort,
  type MatchingStep,
  type SearchEffort,
  searchAssignment,
} from "#domain/matching/search-assignment.ts";
import { type ClockHours, settleGroup } from "#domain/matching/settle-group.ts";
import { euros } from "#domain/units/quantity.ts";

/** A square that was matched, kept so that a newcomer can be fitted in without matching all the others again. */
export type MatchedSquare = { assignment: Assignment; clockHours: ClockHours; effort: SearchEffort };

/**
 * Proposals for everyone on the market, with the highest summed gain that the search finds. The same people give the
 * same proposals, in whatever order they come. docs/matching.md states the problem, the rules and what it costs.
 */
export function recommend(
  sellers: readonly MarketSeller[],
  buyers: readonly MarketBuyer[],
  clockHours: ClockHours,
  effort: SearchEffort = defaultEffort,
  onStep: (step: MatchingStep) => void = () => undefined,
): { recommendation: Recommendation; square: MatchedSquare } {
  refuseTwins([...sellers, ...buyers].map(({ id }) => id));
  const packed = packSquare(sellers, buyers, effort.weighing);
  onStep("packed");
  const assignment = searchAssignment(packed, effort, onStep);
  const square = { assignment, clockHours, effort };
  const proposals = assignment.groups.flatMap((group, buyer) => (group.length > 0 ? settleBuyer(square, buyer) : []));
  onStep("settled");
  return { recommendation: recommendationOf(square, proposals), square };
}

/** The proposal of one buyer on all quarters; sellers that the sample had judged too well go free. */
export function settleBuyer({ assignment, clockHours }: MatchedSquare, buyer: number): Proposal[] {
  const { square, groups } = assignment;
  const sellers = (groups[buyer] as number[]).toSorted((a, b) => a - b);
  const proposal = settleGroup(
    square.buyers[buyer] as MarketBuyer,
    sellers.map((seller) => square.sellers[seller] as MarketSeller),
    clockHours,
  );
  const kept = new Set(proposal?.pairs.map((pair) => pair.seller));
  const staying = sellers.filter((seller) => kept.has((square.sellers[seller] as MarketSeller).id));
  if (staying.length < sellers.length) assignment.regroup(buyer, staying);
  return proposal === null ? [] : [proposal];
}

function recommendationOf({ assignment, effort }: MatchedSquare, proposals: Proposal[]): Recommendation {
  const leftOver: LeftOver[] = [];
  assignment.buyerOf.forEach((buyer, seller) => {
    if (buyer === NOBODY) leftOver.push(explainLeftOver(assignment, "seller", seller, effort.listing));
  });
  assignment.groups.forEach((group, buyer) => {
    if (group.length === 0) leftOver.push(explainLeftOver(assignment, "buyer", buyer, effort.listing));
  });
  return { proposals, leftOver, gain: euros(proposals.reduce((total, { gain }) => total + gain, 0)) };
}

function refuseTwins(ids: readonly string[]): void {
  if (new Set(ids).size < ids.length) throw new RangeError("Every offer and request needs an id of its own.");
}
