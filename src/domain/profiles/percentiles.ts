import type { Share } from "#domain/units/quantity.ts";

/** The values below which the given parts of all values lie, with straight lines between neighbours. */
export function percentiles(values: ArrayLike<number>, parts: readonly Share[]): number[] {
  if (values.length === 0) throw new RangeError("There are no percentiles of nothing.");
  const sorted = Float64Array.from(values).sort();
  return parts.map((part) => {
    const at = part * (sorted.length - 1);
    const below = sorted[Math.floor(at)] as number;
    const above = sorted[Math.ceil(at)] as number;
    return below + (above - below) * (at - Math.floor(at));
  });
}
