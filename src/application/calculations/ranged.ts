import type { Ranged, RangedGain } from "#application/calculations/answer.ts";
import type { PairGain } from "#domain/economics/pair-gain.ts";
import { percentiles } from "#domain/profiles/percentiles.ts";
import { type Quantity, share } from "#domain/units/quantity.ts";

const ENDS = [share(0.1), share(0.9)];

/** One year in ten lies below the low end; the mean year itself is never outside. */
export function ranged<U extends string>(value: Quantity<U>, drawn: readonly Quantity<U>[]): Ranged<U> {
  if (drawn.length === 0) return { value, low: null, high: null };
  const [low = value, high = value] = percentiles(drawn, ENDS);
  return { value, low: Math.min(value, low) as Quantity<U>, high: Math.max(value, high) as Quantity<U> };
}

/** Each side over its own years: what both gain together varies less than the sides apart, or more. */
export function rangedGain(gain: PairGain, drawn: readonly PairGain[]): RangedGain {
  const of = (side: keyof PairGain) =>
    ranged(
      gain[side],
      drawn.map((other) => other[side]),
    );
  return { buyer: of("buyer"), seller: of("seller"), together: of("together") };
}
