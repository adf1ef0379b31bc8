export type ValueScale = {
  /** Where a value stands between the lowest (0) and the highest (100), to a hundredth. */
  percent: (value: number) => number;
  ticks: number[];
};

/** A scale that always holds zero, so that the length of a bar tells the truth. */
export function valueScale(values: readonly number[], { tickCount = 4, headroom = 0 } = {}): ValueScale {
  const finite = values.filter(Number.isFinite);
  const lowest = Math.min(0, ...finite);
  const highest = Math.max(0, ...finite);
  if (highest === lowest) return { percent: () => 0, ticks: tickCount > 0 ? [0] : [] };
  const margin = (highest - lowest) * headroom;
  const ends = [lowest < 0 ? lowest - margin : 0, highest > 0 ? highest + margin : 0] as const;
  if (tickCount <= 0) return { percent: percentBetween(...ends), ticks: [] };
  const ticks = roundTicks(...ends, tickCount);
  return { percent: percentBetween(ticks[0] as number, ticks.at(-1) as number), ticks };
}

/** Where a value stands between two others, from 0 to 100, to a hundredth. */
export const percentBetween = (lowest: number, highest: number) => (value: number) =>
  hundredth(((value - lowest) / (highest - lowest)) * 100);

/** About so many ticks, a step of 1, 2 or 5 times a power of ten apart, that reach past both ends. */
function roundTicks(lowest: number, highest: number, count: number): number[] {
  const rough = (highest - lowest) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  // The borders are the geometric middles between 1, 2, 5 and 10: the nearest of them in ratio is taken.
  const multiple = rough / power;
  const step =
    power * (multiple >= Math.sqrt(50) ? 10 : multiple >= Math.sqrt(10) ? 5 : multiple >= Math.SQRT2 ? 2 : 1);
  const first = Math.floor(lowest / step);
  const last = Math.ceil(highest / step);
  // Fractions such as 3 x 0.1 are brought back to the digits of the step.
  const digits = Math.max(0, -Math.floor(Math.log10(step)));
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toFixed(digits)));
}

export const hundredth = (value: number) => Math.round(value * 100) / 100;
