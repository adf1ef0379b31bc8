/** The keys of the Flemish protocol (v3.1) are fixed, relative and optimal; Brussels has fixed and the other three. */
export type SharingKey = "fixed" | "relative" | "optimal" | "fixed-in-rounds" | "pro-rata" | "hybrid";

/**
 * Divides one quarter in place, from `at` on: injection becomes what is left for the suppliers, offtake what is still
 * bought from them. What somebody received is the offtake that went.
 */
export type QuarterAllocator = (injection: Float64Array, offtake: Float64Array, at: number) => void;

/** Below this part of the quarter's injection an amount is what binary fractions leave behind, not energy. */
const NOISE = 1e-13;

/**
 * Makes the allocator of a group. A round offers every injector's rest to the others by key, never to itself. In a
 * fixed round the injector's own part of the key stays behind; in the others it is set to zero and the rest rescaled.
 * Each is capped at what it still takes, and what does not fit goes back in proportion to what the injectors brought
 * into the round. Sums over all injectors less the own part make a round cost one pass instead of one per injector.
 *
 * Optimal: relative rounds, in the first of which those who take nothing still count. Fixed in rounds: a fixed round,
 * then relative ones. Pro rata: one round by offtake. Hybrid: a fixed round, then one by the offtake that is left.
 *
 * The trap: a rest goes back to all injectors, also to one who kept its own part or whose offer nobody could take, as
 * the published example has it. Such a one can be left with more to sell than its meter injected; the group as a whole
 * still adds up.
 */
export function quarterAllocator(keys: Float64Array, method: SharingKey): QuarterAllocator {
  const size = keys.length;
  const keysTotal = keys.reduce((total, key) => total + key, 0);
  const injectors = new Int32Array(size);
  const takers = new Int32Array(size);
  let injectorCount = 0;
  let takerCount = 0;
  let grain = 0;
  /** What each injector brings into the round per unit of key; zero for all others. */
  const brought = new Float64Array(size);
  /** The weights of those who still take power, zero for all others: filled and emptied within one quarter. */
  const weightsLeft = new Float64Array(size);

  /** One round; those who have enough leave the takers. Returns how much moved. */
  function share(
    weights: Float64Array,
    total: number,
    isFixed: boolean,
    rest: Float64Array,
    need: Float64Array,
    at: number,
  ): number {
    let available = 0;
    let offered = 0;
    let perWeight = 0;
    for (let n = 0; n < injectorCount; n++) {
      const who = injectors[n] as number;
      const has = rest[at + who] as number;
      const others = total - (weights[who] as number);
      available += has;
      if (isFixed) {
        brought[who] = has;
        perWeight += has;
        offered += has * others;
      } else if (others > total * NOISE) {
        brought[who] = has / others;
        perWeight += has / others;
        offered += has;
      }
    }
    let moved = 0;
    let staying = 0;
    for (let n = 0; n < takerCount; n++) {
      const who = takers[n] as number;
      const wanted = need[at + who] as number;
      const offer = Math.max(0, (weights[who] as number) * (perWeight - (brought[who] as number)));
      if (wanted - offer <= grain) {
        need[at + who] = 0;
        weightsLeft[who] = 0;
        moved += wanted;
      } else {
        need[at + who] = wanted - offer;
        moved += offer;
        takers[staying++] = who;
      }
    }
    takerCount = staying;
    const surplus = offered - moved;
    const back = surplus > grain ? surplus / available : 0;
    for (let n = 0; n < injectorCount; n++) {
      const who = injectors[n] as number;
      const has = rest[at + who] as number;
      const kept = isFixed ? has * (1 - total + (weights[who] as number)) : brought[who] === 0 ? has : 0;
      rest[at + who] = Math.max(0, kept + has * back);
      brought[who] = 0;
    }
    return moved;
  }

  /** Relative rounds among those who still take, until nothing moves; each but the last satisfies somebody. */
  function shareUntilStill(rest: Float64Array, need: Float64Array, at: number): void {
    for (let n = 0; n < takerCount; n++) weightsLeft[takers[n] as number] = keys[takers[n] as number] as number;
    let before = -1;
    while (takerCount > 0 && takerCount !== before) {
      before = takerCount;
      let total = 0;
      for (let n = 0; n < takerCount; n++) total += keys[takers[n] as number] as number;
      if (total === 0 || share(weightsLeft, total, false, rest, need, at) === 0) break;
    }
    for (let n = 0; n < takerCount; n++) weightsLeft[takers[n] as number] = 0;
  }

  function shareProRata(rest: Float64Array, need: Float64Array, at: number): void {
    let total = 0;
    for (let n = 0; n < takerCount; n++) {
      const who = takers[n] as number;
      weightsLeft[who] = need[at + who] as number;
      total += need[at + who] as number;
    }
    if (total > 0) share(weightsLeft, total, false, rest, need, at);
    for (let n = 0; n < takerCount; n++) weightsLeft[takers[n] as number] = 0;
  }

  return (injection, offtake, at) => {
    injectorCount = 0;
    takerCount = 0;
    let total = 0;
    for (let who = 0; who < size; who++) {
      const injected = injection[at + who] as number;
      total += injected;
      if (injected > 0) injectors[injectorCount++] = who;
      if ((offtake[at + who] as number) > 0) takers[takerCount++] = who;
    }
    if (injectorCount === 0) return;
    grain = total * NOISE;
    if (method === "pro-rata") return shareProRata(injection, offtake, at);
    share(keys, keysTotal, method !== "relative" && method !== "optimal", injection, offtake, at);
    if (method === "optimal" || method === "fixed-in-rounds") shareUntilStill(injection, offtake, at);
    if (method === "hybrid") shareProRata(injection, offtake, at);
  };
}
