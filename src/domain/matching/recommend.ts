import type { Assignment } from "#domain/matching/assignment.ts";
import { NOBODY } from "#domain/matching/assignment.ts";
import { explainLeftOver } from "#domain/matching/explain-left-over.ts";
import type { MarketBuyer, MarketSeller } from "#domain/matching/market-party.ts";
import { packSquare } from "#domain/matching/pack-square.ts";
import { priceGroup } from "#domain/matching/price-group.ts";
import type { LeftOver, Proposal, Recommendation } from "#domain/matching/recommendation.ts";
import { defaultEffort, type SearchEffort, searchAssignment } from "#domain/matching/search-assignment.ts";
import type { ClockHours } from "#domain/matching/settle-sellers.ts";
import { euros } from "#domain/units/quantity.ts";

/**
 * Proposals for everyone on the market, with the highest summed gain that the search finds. The same people give the
 * same proposals, in whatever order they come. Of who is left over only those of whom it is asked read why.
 * docs/matching.md states the problem, the rules and what it costs.
 */
export function recommend(
  sellers: readonly MarketSeller[],
  buyers: readonly MarketBuyer[],
  clockHours: ClockHours,
  effort: SearchEffort = defaultEffort,
  isExplained: (id: string) => boolean = () => true,
): Recommendation {
  refuseTwins([...sellers, ...buyers].map(({ id }) => id));
  const packed = packSquare(sellers, buyers, effort.weighing);
  const assignment = searchAssignment(packed, effort);
  const proposals = assignment.groups.flatMap((group, buyer) =>
    group.length > 0 ? settleBuyer(assignment, buyer, clockHours) : [],
  );
  return {
    proposals,
    leftOver: explainedLeftOver(assignment, effort, isExplained),
    gain: euros(proposals.reduce((total, { gain }) => total + gain, 0)),
  };
}

/** The proposal of one buyer on all quarters; sellers that the sample had judged too well go free. */
function settleBuyer(assignment: Assignment, buyer: number, clockHours: ClockHours): Proposal[] {
  const { square, groups } = assignment;
  const sellers = (groups[buyer] as number[]).toSorted((a, b) => a - b);
  const proposal = priceGroup(
    square.buyers[buyer] as MarketBuyer,
    sellers.map((seller) => square.sellers[seller] as MarketSeller),
    clockHours,
  );
  const kept = new Set(proposal?.pairs.map((pair) => pair.seller));
  const staying = sellers.filter((seller) => kept.has((square.sellers[seller] as MarketSeller).id));
  if (staying.length < sellers.length) assignment.regroup(buyer, staying);
  return proposal === null ? [] : [proposal];
}

function explainedLeftOver(
  assignment: Assignment,
  { listing }: SearchEffort,
  isExplained: (id: string) => boolean,
): LeftOver[] {
  const { sellers, buyers } = assignment.square;
  const leftOver: LeftOver[] = [];
  sellers.forEach(({ id }, seller) => {
    if (assignment.buyerOf[seller] === NOBODY && isExplained(id))
      leftOver.push(explainLeftOver(assignment, "seller", seller, listing));
  });
  buyers.forEach(({ id }, buyer) => {
    if (assignment.groups[buyer]?.length === 0 && isExplained(id))
      leftOver.push(explainLeftOver(assignment, "buyer", buyer, listing));
  });
  return leftOver;
}

function refuseTwins(ids: readonly string[]): void {
  if (new Set(ids).size < ids.length) throw new RangeError("Every offer and request needs an id of its own.");
}
