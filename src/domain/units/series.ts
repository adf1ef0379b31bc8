import type { Quantity } from "#domain/units/quantity.ts";

declare const seriesUnit: unique symbol;

/** One value per quarter-hour, all in the same unit, packed so that a year fits in a processor's cache. */
export type Series<U extends string> = Float64Array & { readonly [seriesUnit]: U };

export const seriesOf = <U extends string>(values: ArrayLike<number> | Float64Array): Series<U> =>
  // A typed array is taken over, not copied: whoever makes a series gives it away.
  (values instanceof Float64Array ? values : Float64Array.from(values)) as Series<U>;

export const emptySeries = <U extends string>(length: number): Series<U> => seriesOf<U>(new Float64Array(length));

export function sumOfSeries<U extends string>(series: Series<U>, from = 0, to = series.length): Quantity<U> {
  let total = 0;
  for (let quarter = from; quarter < to; quarter++) total += series[quarter] as number;
  return total as Quantity<U>;
}

/** The same series, so enlarged or shrunk that it adds up to the total. A series of nothing stays nothing. */
export function scaledToTotal<U extends string>(series: Series<U>, total: Quantity<NoInfer<U>>): Series<U> {
  const before = sumOfSeries(series);
  const factor = before === 0 ? 0 : total / before;
  return seriesOf<U>(series.map((value) => value * factor));
}
