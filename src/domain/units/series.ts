import type { Quantity } from "#domain/units/quantity.ts";

declare const seriesUnit: unique symbol;

/** One value per quarter-hour, all in the same unit, packed so that a year fits in a processor's cache. */
export type Series<U extends string> = Float64Array & { readonly [seriesUnit]: U };

export const seriesOf = <U extends string>(values: ArrayLike<number> | Float64Array): Series<U> =>
  // A typed array is taken over, not copied: whoever makes a series gives it away.
  (values instanceof Float64Array ? values : Float64Array.from(values)) as Series<U>;

export const emptySeries = <U extends string>(length: number): Series<U> => seriesOf<U>(new Float64Array(length));

/** Gives a series to write in. Who asks writes every quarter of it: what it holds at first is not told. */
export type SeriesSource = <U extends string>(length: number) => Series<U>;

/**
 * Hands out the same series again after each rewind: for many years of which only the sums are kept, which would
 * otherwise fill the memory one after the other.
 */
export function reusedSeries(): { take: SeriesSource; rewind: () => void } {
  const kept: Float64Array[] = [];
  let next = 0;
  return {
    take: <U extends string>(length: number) => {
      const found = kept[next]?.length === length ? (kept[next] as Float64Array) : new Float64Array(length);
      kept[next++] = found;
      return seriesOf<U>(found);
    },
    rewind: () => {
      next = 0;
    },
  };
}

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
