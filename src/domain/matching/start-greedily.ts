import { type Assignment, NOBODY } from "#domain/matching/assignment.ts";
import type { Candidates } from "#domain/matching/list-candidates.ts";

type Entry = { seller: number; buyer: number; gain: number; round: number };

/**
 * Takes the pair that adds most, again and again, until none adds anything. A gain that was computed before its buyer
 * took another seller is only a bound, and is computed anew when it comes to the front.
 */
export function startGreedily(assignment: Assignment, { ofSeller, ofBuyer }: Candidates): void {
  const rounds = assignment.groups.map(() => 0);
  const queue = new Queue();
  const enter = (seller: number, buyer: number) => {
    const gain = assignment.gainWith(buyer, seller, NOBODY) - (assignment.gains[buyer] as number);
    if (gain > 0) queue.push({ seller, buyer, gain, round: rounds[buyer] as number });
  };
  ofSeller.forEach((buyers, seller) => {
    if (assignment.buyerOf[seller] === NOBODY) for (const buyer of buyers) enter(seller, buyer);
  });
  for (let next = queue.pop(); next !== null; next = queue.pop()) {
    const { seller, buyer, round } = next;
    if (assignment.buyerOf[seller] !== NOBODY) continue;
    if (round !== rounds[buyer]) {
      enter(seller, buyer);
      continue;
    }
    if (!assignment.isFairWith(buyer, seller, NOBODY)) continue;
    const isOpening = (assignment.groups[buyer] as number[]).length === 0;
    assignment.put(seller, buyer);
    rounds[buyer] = (rounds[buyer] as number) + 1;
    if (!isOpening) continue;
    // Now that its fee is paid, this buyer is worth more to all the others than their bounds say.
    for (const other of ofBuyer[buyer] as number[]) if (assignment.buyerOf[other] === NOBODY) enter(other, buyer);
  }
}

const isBefore = (a: Entry, b: Entry): boolean =>
  a.gain !== b.gain ? a.gain > b.gain : a.seller !== b.seller ? a.seller < b.seller : a.buyer < b.buyer;

/** A binary heap with the highest gain in front, and the lowest numbers among equals. */
class Queue {
  private readonly entries: Entry[] = [];

  push(entry: Entry): void {
    const { entries } = this;
    let place = entries.push(entry) - 1;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (!isBefore(entry, entries[parent] as Entry)) break;
      entries[place] = entries[parent] as Entry;
      place = parent;
    }
    entries[place] = entry;
  }

  pop(): Entry | null {
    const { entries } = this;
    const first = entries[0];
    const last = entries.pop();
    if (first === undefined || last === undefined) return null;
    if (entries.length === 0) return first;
    let place = 0;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= entries.length) break;
      if (child + 1 < entries.length && isBefore(entries[child + 1] as Entry, entries[child] as Entry)) child++;
      if (!isBefore(entries[child] as Entry, last)) break;
      entries[place] = entries[child] as Entry;
      place = child;
    }
    entries[place] = last;
    return first;
  }
}
