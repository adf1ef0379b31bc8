import { type KilowattHours, kilowattHours } from "#domain/units/quantity.ts";
import { type Series, scaledToTotal, sumOfSeries } from "#domain/units/series.ts";

/** On what a number rests: a model alone, a model with a measured total, or the quarters that a meter counted. */
export type YearBasis = "model" | "public" | "measured";

export type PublicYear = { readonly total: KilowattHours; readonly quarters: Series<"kWh"> };

/**
 * What others may see of a measured year: the modelled shape of the same listing, with the measured total rounded. Nothing
 * else of what was measured plays a part. It may be asked of a total that was rounded before.
 */
export function publicYear(modelled: Series<"kWh">, measured: KilowattHours): PublicYear {
  // A shape of nothing cannot be enlarged; then nothing is promised.
  const total = sumOfSeries(modelled) > 0 ? roundedTotal(measured) : kilowattHours(0);
  return { total, quarters: scaledToTotal(modelled, total) };
}

const STEP_MIN = 100;

/**
 * Two figures, and no finer than 100 kWh. At most 5 % off from 1,000 kWh on, less than a model year misses; while a day at
 * home or away, some 10 kWh, does not show.
 */
function roundedTotal(total: KilowattHours): KilowattHours {
  let step = STEP_MIN;
  while (total >= step * 100) step *= 10;
  return kilowattHours(Math.round(total / step) * step);
}

/** What a listing tells of its year: the sum of a model, or the public year of a measured one. */
export type ListedYear = {
  readonly profileKind: "model" | "file";
  readonly measuredTotal: KilowattHours | null;
  readonly total: KilowattHours;
  readonly quarters: Series<"kWh">;
};

export function listedYear(modelled: Series<"kWh">, measured: Series<"kWh"> | null): ListedYear {
  if (measured === null)
    return { profileKind: "model", measuredTotal: null, total: sumOfSeries(modelled), quarters: modelled };
  const measuredTotal = sumOfSeries(measured);
  return { profileKind: "file", measuredTotal, ...publicYear(modelled, measuredTotal) };
}
