/** One line of the benchmark. A ratio is against another measure of the same run, since machines differ. */
export type Measure = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly ratio: number | null;
  readonly against: string | null;
};

export const measure = (name: string, value: number, unit: string, against: Measure | null = null): Measure => ({
  name,
  value: round(value),
  unit,
  ratio: against ? round(value / against.value) : null,
  against: against?.name ?? null,
});

const round = (value: number) => Math.round(value * 1000) / 1000;

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
