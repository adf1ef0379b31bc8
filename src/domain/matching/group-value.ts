/** The sellers of one buyer, added up quarter by quarter: their injection, and what it gains when all of it is sold. */
export type Load = { injection: Float32Array; margin: Float32Array };

/** Keeps a quarter without sun from dividing by nothing; far below a watt-hour. */
const SPECK = 1e-12;

/**
 * What sharing adds in euros, before fees, for a buyer whose sellers inject `load`, with one seller more. In a quarter
 * in which they inject more than the buyer takes, each sells the same part of its injection. That part is computed
 * in every quarter, since a processor that must guess which quarters are full takes four times as long.
 */
export function gainWithAdded(
  { injection, margin }: Load,
  offtake: Float32Array,
  added: Float32Array,
  addedMargin: number,
  length: number,
): number {
  const even = length - (length % 2);
  let [first, second] = [0, 0];
  for (let at = 0; at < even; at += 2) {
    const a = added[at] as number;
    const b = added[at + 1] as number;
    const partA = Math.min(1, (offtake[at] as number) / ((injection[at] as number) + a + SPECK));
    const partB = Math.min(1, (offtake[at + 1] as number) / ((injection[at + 1] as number) + b + SPECK));
    first += partA * ((margin[at] as number) + a * addedMargin);
    second += partB * ((margin[at + 1] as number) + b * addedMargin);
  }
  if (even < length) {
    const a = added[even] as number;
    const part = Math.min(1, (offtake[even] as number) / ((injection[even] as number) + a + SPECK));
    first += part * ((margin[even] as number) + a * addedMargin);
  }
  return first + second;
}

/** The same with one seller more and another one less. */
export function gainWithReplaced(
  { injection, margin }: Load,
  offtake: Float32Array,
  added: Float32Array,
  addedMargin: number,
  removed: Float32Array,
  removedMargin: number,
  length: number,
): number {
  let gain = 0;
  for (let at = 0; at < length; at++) {
    const more = added[at] as number;
    const less = removed[at] as number;
    // What others add up to may lack the last digit of what is taken off.
    const injected = Math.max(0, (injection[at] as number) + more - less);
    const part = Math.min(1, (offtake[at] as number) / (injected + SPECK));
    gain += part * ((margin[at] as number) + more * addedMargin - less * removedMargin);
  }
  return gain;
}

/** The lesser of both, added up over the first quarters; four sums side by side, so that none waits for another. */
export function sharedOfPacked(injection: Float32Array, offtake: Float32Array, length: number): number {
  const whole = length - (length % 4);
  let [a, b, c, d] = [0, 0, 0, 0];
  for (let at = 0; at < whole; at += 4) {
    a += Math.min(injection[at] as number, offtake[at] as number);
    b += Math.min(injection[at + 1] as number, offtake[at + 1] as number);
    c += Math.min(injection[at + 2] as number, offtake[at + 2] as number);
    d += Math.min(injection[at + 3] as number, offtake[at + 3] as number);
  }
  for (let at = whole; at < length; at++) a += Math.min(injection[at] as number, offtake[at] as number);
  return a + b + c + d;
}

/** What each seller of a group sells, pro rata to what it injects. */
export function energiesOfGroup(
  injections: readonly Float32Array[],
  offtake: Float32Array,
  length: number,
): Float64Array {
  const sold = new Float64Array(injections.length);
  const parts = new Float64Array(length);
  for (const injection of injections) {
    for (let at = 0; at < length; at++) parts[at] = (parts[at] as number) + (injection[at] as number);
  }
  for (let at = 0; at < length; at++) {
    const injected = parts[at] as number;
    parts[at] = injected > 0 ? Math.min(1, (offtake[at] as number) / injected) : 0;
  }
  injections.forEach((injection, seller) => {
    let energy = 0;
    for (let at = 0; at < length; at++) energy += (injection[at] as number) * (parts[at] as number);
    sold[seller] = energy;
  });
  return sold;
}
