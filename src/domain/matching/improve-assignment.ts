import { type Assignment, NOBODY } from "#domain/matching/assignment.ts";
import { GainMemory } from "#domain/matching/gain-memory.ts";
import type { Candidates } from "#domain/matching/list-candidates.ts";
import { Undo } from "#domain/matching/undo.ts";

/** Less than a hundredth of a cent is no improvement, so that rounding cannot make the search walk in circles. */
const LEAST = 1e-4;
/** How many of a buyer's candidates a new group is picked from. */
const WIDEST = 48;
const STEPS_MAX = 8;

type Step = { gain: number; groups: Map<number, number[]> };

/**
 * Changes an assignment as long as a change adds gain: a seller moves, two sellers change places, one drives another
 * out to its next best place, a buyer picks its group anew, also from others, or is given up. No change that leaves
 * someone with a loss is made. Only buyers and sellers marked as touched are looked at, and who they touch in turn.
 */
export class Improver {
  private readonly assignment: Assignment;
  private readonly candidates: Candidates;
  private readonly isTouchedSeller: boolean[];
  private readonly isTouchedBuyer: boolean[];
  private readonly memory: GainMemory;

  constructor(assignment: Assignment, candidates: Candidates) {
    this.assignment = assignment;
    this.candidates = candidates;
    this.isTouchedSeller = assignment.buyerOf.map(() => true);
    this.isTouchedBuyer = assignment.groups.map(() => true);
    this.memory = new GainMemory(assignment, candidates);
  }

  /** At most so many rounds over all that was touched. */
  run(roundsMax: number): void {
    const { isTouchedSeller, isTouchedBuyer } = this;
    for (let round = 0; round < roundsMax; round++) {
      let isChanged = false;
      for (let seller = 0; seller < isTouchedSeller.length; seller++) {
        if (!isTouchedSeller[seller]) continue;
        isTouchedSeller[seller] = false;
        for (let steps = 0; steps < STEPS_MAX && this.tryStep(this.bestStepOf(seller)); steps++) isChanged = true;
      }
      for (let buyer = 0; buyer < isTouchedBuyer.length; buyer++) {
        if (!isTouchedBuyer[buyer]) continue;
        isTouchedBuyer[buyer] = false;
        if (this.tryRegrouping(buyer) || this.tryClosing(buyer)) isChanged = true;
      }
      if (!isChanged) return;
    }
  }

  touchBuyer(buyer: number): void {
    this.isTouchedBuyer[buyer] = true;
    for (const seller of this.assignment.groups[buyer] as number[]) this.isTouchedSeller[seller] = true;
    for (const seller of (this.candidates.ofBuyer[buyer] as number[]).slice(0, WIDEST)) {
      this.isTouchedSeller[seller] = true;
    }
  }

  private tryStep(step: Step | null): boolean {
    if (step === null) return false;
    this.apply(step.groups);
    return true;
  }

  /** Gives several buyers their groups at once. */
  private apply(groups: ReadonlyMap<number, number[]>): void {
    const { assignment } = this;
    for (const [buyer, group] of groups) {
      assignment.regroup(
        buyer,
        (assignment.groups[buyer] as number[]).filter((seller) => group.includes(seller)),
      );
    }
    for (const [buyer, group] of groups) {
      assignment.regroup(buyer, group);
      this.touchBuyer(buyer);
    }
  }

  private bestStepOf(seller: number): Step | null {
    const { assignment, candidates, memory } = this;
    const { gains, groups } = assignment;
    const from = assignment.buyerOf[seller] as number;
    const left = from === NOBODY ? null : without(groups[from] as number[], seller);
    const loss = memory.loss(seller);
    let best: Step | null = null;
    const consider = (gain: number, changes: () => [number, number[]][]) => {
      if (gain <= Math.max(LEAST, best?.gain ?? 0)) return;
      const groups = changes();
      if (groups.every(([buyer, group]) => assignment.isFair(buyer, group))) best = { gain, groups: new Map(groups) };
    };
    const leaving: [number, number[]][] = left === null ? [] : [[from, left]];
    consider(-loss, () => leaving);
    const own = candidates.ofSeller[seller] as number[];
    for (let slot = 0; slot < own.length; slot++) {
      const to = own[slot] as number;
      if (to === from) continue;
      const group = groups[to] as number[];
      consider(memory.added(seller, slot) - loss, () => [...leaving, [to, [...group, seller]]]);
      // In the place of another a seller adds at most what it would add alone.
      const atMost = memory.alone(seller, slot) - loss;
      for (const other of group) {
        const next = memory.bestPlace(other, to, from);
        const back = left !== null && (candidates.ofSeller[other] as number[]).includes(from);
        const hope = back ? Math.max(next.added, loss + memory.aloneAt(other, from)) : next.added;
        if (atMost + hope <= Math.max(LEAST, (best as Step | null)?.gain ?? 0)) continue;
        const replaced = assignment.gainWith(to, seller, other) - (gains[to] as number);
        const joining = [...without(group, other), seller];
        if (left !== null && back) {
          const returned = assignment.gainWith(from, other, seller) - (gains[from] as number);
          consider(replaced + returned, () => [
            [from, [...left, other]],
            [to, joining],
          ]);
        }
        consider(replaced - loss, () => [...leaving, [to, joining]]);
        if (next.buyer === NOBODY) continue;
        consider(replaced - loss + next.added, () => [
          ...leaving,
          [to, joining],
          [next.buyer, [...(groups[next.buyer] as number[]), other]],
        ]);
      }
    }
    return best;
  }

  /** A buyer picks its sellers anew, each against what it is worth where it now is. */
  private tryRegrouping(buyer: number): boolean {
    const { assignment, candidates } = this;
    const wanted = (candidates.ofBuyer[buyer] as number[]).slice(0, WIDEST);
    const standing = assignment.groups[buyer] as number[];
    const pool = [...new Set([...standing, ...wanted])];
    const worthElsewhere = pool.map((seller) => this.worthElsewhere(seller, buyer));
    const undo = new Undo(assignment);
    undo.keep(buyer);
    assignment.regroup(buyer, []);
    const chosen: number[] = [];
    let net = 0;
    let bestNet = 0;
    let bestSize = 0;
    let gain = 0;
    const picked = new Set<number>();
    // The probing group lies outside the assignment's books: sellers are still counted where they are.
    const probe = () => assignment.regroup(buyer, chosen);
    const owners = pool.map((seller) => assignment.buyerOf[seller] as number);
    for (;;) {
      let next = NOBODY;
      let nextAdded = Number.NEGATIVE_INFINITY;
      pool.forEach((seller, index) => {
        if (picked.has(seller)) return;
        const added = assignment.gainWith(buyer, seller, NOBODY) - gain - (worthElsewhere[index] as number);
        if (added > nextAdded) [next, nextAdded] = [seller, added];
      });
      const isOpening = chosen.length === 0;
      if (next === NOBODY || (!isOpening && nextAdded <= 0)) break;
      if (chosen.length >= (assignment.square.places[buyer] as number)) break;
      picked.add(next);
      chosen.push(next);
      probe();
      gain = assignment.gains[buyer] as number;
      net += nextAdded;
      if (net > bestNet) [bestNet, bestSize] = [net, chosen.length];
    }
    assignment.regroup(buyer, []);
    pool.forEach((seller, index) => {
      assignment.buyerOf[seller] = owners[index] as number;
    });
    undo.restore();
    if (bestSize === 0) return false;
    const group = chosen.slice(0, bestSize);
    if (group.length === standing.length && group.every((seller) => standing.includes(seller))) return false;
    return this.tryGroup(buyer, group);
  }

  private worthElsewhere(seller: number, buyer: number): number {
    const at = this.assignment.buyerOf[seller] as number;
    return at !== NOBODY && at !== buyer ? this.memory.loss(seller) : this.memory.bestPlace(seller, buyer).added;
  }

  private tryGroup(buyer: number, group: readonly number[]): boolean {
    const { assignment } = this;
    const undo = new Undo(assignment);
    const freed: number[] = othersThan(assignment.groups[buyer] as number[], group);
    undo.keep(buyer);
    for (const seller of group) {
      const from = assignment.buyerOf[seller] as number;
      if (from === NOBODY || from === buyer) continue;
      undo.keep(from);
      assignment.take(seller);
    }
    assignment.regroup(buyer, group);
    for (const from of undo.buyers()) this.dropIfUnfair(from, freed);
    for (const seller of freed) this.insert(seller, undo);
    return this.settle(undo);
  }

  private tryClosing(buyer: number): boolean {
    const { assignment } = this;
    const group = assignment.groups[buyer] as number[];
    if (group.length === 0) return false;
    const undo = new Undo(assignment);
    undo.keep(buyer);
    assignment.regroup(buyer, []);
    for (const seller of group) this.insert(seller, undo, buyer);
    return this.settle(undo);
  }

  /** Empties a buyer whose group costs more than it brings, or in which someone must lose. */
  dropIfUnfair(buyer: number, freed: number[]): void {
    const { assignment } = this;
    const group = assignment.groups[buyer] as number[];
    if (group.length === 0) return;
    if ((assignment.gains[buyer] as number) > 0 && assignment.isFair(buyer, group)) return;
    assignment.regroup(buyer, []);
    freed.push(...group);
  }

  /** Keeps what was done when it adds gain and leaves nobody with a loss; else takes it back. */
  private settle(undo: Undo): boolean {
    const { assignment } = this;
    const touched = undo.buyers();
    const isFair = touched.every((buyer) => assignment.isFair(buyer, assignment.groups[buyer] as number[]));
    if (isFair && undo.change() > LEAST) {
      for (const buyer of touched) this.touchBuyer(buyer);
      return true;
    }
    undo.restore();
    return false;
  }

  /** Puts a free seller where it adds most, if anywhere; in a trial also before the buyer's fee is earned back. */
  insert(seller: number, undo: Undo | null, except = NOBODY, isFeeIgnored = false): void {
    const { assignment, candidates } = this;
    let best = NOBODY;
    let most = LEAST;
    const own = candidates.ofSeller[seller] as number[];
    for (let slot = 0; slot < own.length; slot++) {
      const buyer = own[slot] as number;
      if (buyer === except) continue;
      const isOpening = isFeeIgnored && (assignment.groups[buyer] as number[]).length === 0;
      const fee = isOpening ? (assignment.square.openingFees[buyer] as number) : 0;
      const added = this.memory.added(seller, slot) + fee;
      if (added <= most) continue;
      if (isOpening || assignment.isFairWith(buyer, seller, NOBODY)) [best, most] = [buyer, added];
    }
    if (best === NOBODY) return;
    undo?.keep(best);
    assignment.put(seller, best);
    if (undo === null) this.touchBuyer(best);
  }
}

const without = (group: readonly number[], seller: number): number[] => group.filter((other) => other !== seller);
const othersThan = (group: readonly number[], others: readonly number[]): number[] =>
  group.filter((seller) => !others.includes(seller));
