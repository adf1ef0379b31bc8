import { scaleLinear } from "d3-scale";

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
  const scale = scaleLinear()
    .domain([lowest < 0 ? lowest - margin : 0, highest > 0 ? highest + margin : 0])
    .range([0, 100]);
  if (tickCount > 0) scale.nice(tickCount);
  return { percent: (value) => hundredth(scale(value)), ticks: tickCount > 0 ? scale.ticks(tickCount) : [] };
}

export const hundredth = (value: number) => Math.round(value * 100) / 100;
