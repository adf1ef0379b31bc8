import { Assignment, NOBODY } from "#domain/matching/assignment.ts";
import { Improver } from "#domain/matching/improve-assignment.ts";
import { type Candidates, listCandidates } from "#domain/matching/list-candidates.ts";
import type { PackedSquare } from "#domain/matching/pack-square.ts";
import { startGreedily } from "#domain/matching/start-greedily.ts";
import { Undo } from "#domain/matching/undo.ts";
import { type Chance, chanceOf, nextUniform } from "#domain/profiles/chance.ts";

export type SearchEffort = {
  /** Quarters on which everyone's candidates are listed. */
  listing: number;
  /** Quarters on which groups are weighed. */
  weighing: number;
  candidates: number;
  /** How often candidates are listed again after the first improvement, against what buyers have by then. */
  relistings: number;
  /** How often a few buyers are emptied and filled anew, for each seller of a small square; a large one has no need. */
  shakesPerSeller: number;
};

export const defaultEffort: SearchEffort = {
  listing: 128,
  weighing: 1024,
  candidates: 16,
  relistings: 2,
  shakesPerSeller: 20,
};

const ROUNDS_MAX = 12;
const SHAKEN_PAIRS = 400_000;
const LEAST = 1e-4;

/** Who had best sell to whom: greedy first, then better by small changes, then by shaking what got stuck. */
export function searchAssignment(square: PackedSquare, effort: SearchEffort = defaultEffort): Assignment {
  const assignment = new Assignment(square, effort.weighing);
  if (square.order.length === 0) return assignment;
  const list = () => listCandidates(assignment, effort.listing, effort.candidates);
  const isListedWhole = Math.max(square.buyers.length, square.sellers.length) <= effort.candidates;
  const listFree = () =>
    listCandidates(assignment, effort.listing, effort.candidates, (seller) => assignment.buyerOf[seller] === NOBODY);
  let candidates = list();
  // The best buyers fill up first, and only a list made after that names the others.
  for (let placed = -1; placed < placedOf(assignment); ) {
    placed = placedOf(assignment);
    startGreedily(assignment, candidates);
    if (isListedWhole) break;
    candidates = listFree();
  }
  if (!isListedWhole) candidates = list();
  let improver = new Improver(assignment, candidates);
  improver.run(ROUNDS_MAX);
  for (let listing = 0; listing < effort.relistings && !isListedWhole; listing++) {
    candidates = list();
    improver = new Improver(assignment, candidates);
    improver.run(ROUNDS_MAX);
  }
  const pairs = square.sellers.length * square.buyers.length;
  shake(
    assignment,
    candidates,
    improver,
    Math.min(effort.shakesPerSeller * square.sellers.length, SHAKEN_PAIRS / pairs),
  );
  return assignment;
}

const placedOf = ({ buyerOf }: Assignment): number =>
  buyerOf.reduce((count, buyer) => count + (buyer === NOBODY ? 0 : 1), 0);

/** Empties a few neighbouring buyers, fills them in another order and goes on from there when that is better. */
function shake(assignment: Assignment, candidates: Candidates, improver: Improver, times: number): void {
  const chance = chanceOf(1);
  const { buyers, sellers } = assignment.square;
  if (buyers.length === 0 || sellers.length === 0) return;
  for (let time = 0; time < Math.floor(times); time++) {
    const undo = new Undo(assignment);
    assignment.beforeChange = (buyer) => undo.keep(buyer);
    const freed = emptySome(assignment, candidates, chance);
    const isFeeIgnored = nextUniform(chance) < 0.5;
    for (const seller of shuffled(freed, chance)) improver.insert(seller, null, NOBODY, isFeeIgnored);
    improver.run(ROUNDS_MAX);
    const dropped: number[] = [];
    for (const buyer of undo.buyers()) improver.dropIfUnfair(buyer, dropped);
    for (const seller of dropped) improver.insert(seller, null);
    if (dropped.length > 0) improver.run(ROUNDS_MAX);
    assignment.beforeChange = null;
    if (undo.change() <= LEAST) undo.restore();
  }
}

function emptySome(assignment: Assignment, candidates: Candidates, chance: Chance): number[] {
  const { groups, buyerOf } = assignment;
  const seller = Math.floor(nextUniform(chance) * buyerOf.length);
  const near = candidates.ofSeller[seller] as number[];
  const freed = new Set<number>();
  const count = 1 + Math.floor(nextUniform(chance) * 3);
  for (let turn = 0; turn < count; turn++) {
    const buyer = near[Math.floor(nextUniform(chance) * near.length)];
    if (buyer === undefined) continue;
    for (const other of groups[buyer] as number[]) freed.add(other);
    assignment.regroup(buyer, []);
    for (const other of candidates.ofBuyer[buyer] as number[]) if (buyerOf[other] === NOBODY) freed.add(other);
  }
  return [...freed];
}

function shuffled(values: readonly number[], chance: Chance): number[] {
  const order = [...values];
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(nextUniform(chance) * (at + 1));
    [order[at], order[other]] = [order[other] as number, order[at] as number];
  }
  return order;
}
