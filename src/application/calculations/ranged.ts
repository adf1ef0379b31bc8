import type { Ranged, RangedGain } from "#application/calculations/answer.ts";
import type { PairGain } from "#domain/economics/pair-gain.ts";
import { percentiles } from "#domain/profiles/percentiles.ts";
import { type Euros, euros, type Quantity, share } from "#domain/units/quantity.ts";

const ENDS = [share(0.1), share(0.9)];

/** One year in ten lies below the low end; the mean year itself is never outside. */
export function ranged<U extends string>(value: Quantity<U>, drawn: readonly Quantity<U>[]): Ranged<U> {
  if (drawn.length === 0) return { value, low: null, high: null };
  const [low = value, high = value] = percentiles(drawn, ENDS);
  return { value, low: Math.min(value, low) as Quantity<U>, high: Math.max(value, high) as Quantity<U> };
}

/** By how much an amount can be less or more for another reason than the weather. */
export type Slack = { readonly less: Euros; readonly more: Euros };
export type PairSlack = Readonly<Record<keyof PairGain, Slack>>;

/** A range that also holds what is not known for another reason. */
export function widened({ value, low, high }: Ranged<"EUR">, { less, more }: Slack): Ranged<"EUR"> {
  if (less === 0 && more === 0) return { value, low, high };
  return { value, low: euros((low ?? value) - less), high: euros((high ?? value) + more) };
}

/** Each side over its own years: what both gain together varies less than the sides apart, or more. */
export function rangedGain(gain: PairGain, drawn: readonly PairGain[], slack?: PairSlack): RangedGain {
  const of = (side: keyof PairGain) => {
    const byWeather = ranged(
      gain[side],
      drawn.map((other) => other[side]),
    );
    return slack === undefined ? byWeather : widened(byWeather, slack[side]);
  };
  return { buyer: of("buyer"), seller: of("seller"), together: of("together") };
}
