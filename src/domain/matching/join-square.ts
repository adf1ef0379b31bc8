import { type Assignment, NOBODY } from "#domain/matching/assignment.ts";
import { explainLeftOver } from "#domain/matching/explain-left-over.ts";
import { candidatesOfSeller } from "#domain/matching/list-candidates.ts";
import type { MarketBuyer, MarketSeller } from "#domain/matching/market-party.ts";
import { addBuyer, addSeller, canTrade } from "#domain/matching/pack-square.ts";
import { type MatchedSquare, settleBuyer } from "#domain/matching/recommend.ts";
import type { LeftOver, Proposal } from "#domain/matching/recommendation.ts";

/** What a newcomer brings about: one proposal, new or with a seller more, or the reason why there is none. */
export type Joining = { proposal: Proposal; leftOver: null } | { proposal: null; leftOver: LeftOver };

const LEAST = 1e-4;
/** How many buyers without a proposal are tried together with other free sellers. */
const OPENINGS_MAX = 8;

/**
 * Fits one new offer into a matched square, which it changes. Nobody's proposal is taken away for a newcomer: the
 * seller joins the buyer to whom it adds most, or opens a buyer together with others who are free.
 */
export function joinAsSeller(square: MatchedSquare, newcomer: MarketSeller): Joining {
  const { assignment, effort } = square;
  const seller = addSeller(assignment.square, newcomer);
  assignment.buyerOf.push(NOBODY);
  const buyers = candidatesOfSeller(assignment, seller, effort.weighing, effort.candidates);
  let best = NOBODY;
  let most = LEAST;
  for (const buyer of buyers) {
    const added = assignment.gainWith(buyer, seller, NOBODY) - (assignment.gains[buyer] as number);
    if (added > most && assignment.isFairWith(buyer, seller, NOBODY)) [best, most] = [buyer, added];
  }
  if (best !== NOBODY) assignment.put(seller, best);
  else best = openTogether(assignment, buyers, seller);
  const [proposal] = best === NOBODY ? [] : settleBuyer(square, best);
  if (proposal?.pairs.some((pair) => pair.seller === newcomer.id)) return { proposal, leftOver: null };
  return { proposal: null, leftOver: explainLeftOver(assignment, "seller", seller, effort.listing) };
}

/** Fits one new request in: the buyer picks among the sellers who are free. */
export function joinAsBuyer(square: MatchedSquare, newcomer: MarketBuyer): Joining {
  const { assignment, effort } = square;
  const buyer = addBuyer(assignment.square, newcomer);
  assignment.open();
  const group = growGroup(assignment, buyer, []);
  if (group !== null) assignment.regroup(buyer, group);
  const [proposal] = group === null ? [] : settleBuyer(square, buyer);
  if (proposal !== undefined) return { proposal, leftOver: null };
  return { proposal: null, leftOver: explainLeftOver(assignment, "buyer", buyer, effort.listing) };
}

function openTogether(assignment: Assignment, buyers: readonly number[], seller: number): number {
  const closed = buyers.filter((buyer) => (assignment.groups[buyer] as number[]).length === 0).slice(0, OPENINGS_MAX);
  for (const buyer of closed) {
    const group = growGroup(assignment, buyer, [seller]);
    if (group === null) continue;
    assignment.regroup(buyer, group);
    return buyer;
  }
  return NOBODY;
}

/** Adds free sellers, the most valuable first, and gives the best group met on the way in which nobody loses. */
function growGroup(assignment: Assignment, buyer: number, start: readonly number[]): number[] | null {
  const { square, buyerOf } = assignment;
  const free = buyerOf.flatMap((at, seller) =>
    at === NOBODY && !start.includes(seller) && canTrade(square, seller, buyer) ? [seller] : [],
  );
  let best: { group: number[]; gain: number } | null = null;
  const group = [...start];
  if (group.length > 0) assignment.regroup(buyer, group);
  while (group.length < (square.places[buyer] as number)) {
    let next = NOBODY;
    let most = group.length === 0 ? Number.NEGATIVE_INFINITY : LEAST;
    for (const seller of free) {
      if (group.includes(seller)) continue;
      const added = assignment.gainWith(buyer, seller, NOBODY) - (assignment.gains[buyer] as number);
      if (added > most) [next, most] = [seller, added];
    }
    if (next === NOBODY) break;
    group.push(next);
    assignment.regroup(buyer, group);
    const gain = assignment.gains[buyer] as number;
    if (gain > (best?.gain ?? LEAST) && assignment.isFair(buyer, group)) best = { group: [...group], gain };
  }
  assignment.regroup(buyer, []);
  return best?.group ?? null;
}
