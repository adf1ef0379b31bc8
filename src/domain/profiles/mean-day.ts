import { type BrusselsYear, QUARTERS_PER_DAY } from "#domain/time/brussels-year.ts";

/** The mean day of a month, 1 to 12, by the wall clock: what a typical day looks like. Days of the clock change stay out. */
export function meanDayOf(
  series: Float64Array,
  { dayStarts, monthStarts, days }: BrusselsYear,
  month: number,
): Float64Array {
  const [from, to] = [monthStarts[month - 1] as number, monthStarts[month] as number];
  const starts: number[] = [];
  for (let day = 0; day < days; day++) {
    const [first, next] = [dayStarts[day] as number, dayStarts[day + 1] as number];
    if (first >= from && next <= to && next - first === QUARTERS_PER_DAY) starts.push(first);
  }
  const mean = new Float64Array(QUARTERS_PER_DAY);
  for (const first of starts) {
    for (let clock = 0; clock < QUARTERS_PER_DAY; clock++) {
      mean[clock] = (mean[clock] as number) + (series[first + clock] as number) / starts.length;
    }
  }
  return mean;
}
