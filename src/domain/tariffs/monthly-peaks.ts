import type { BrusselsYear } from "#domain/time/brussels-year.ts";
import { type Kilowatts, kilowatts } from "#domain/units/quantity.ts";
import type { Series } from "#domain/units/series.ts";

const QUARTERS_PER_HOUR = 4;

/** The highest quarter-hour of each month as a power: a quarter of 1 kWh is a peak of 4 kW. */
export function monthlyPeaks(offtake: Series<"kWh">, calendar: BrusselsYear): Kilowatts[] {
  if (offtake.length !== calendar.quarters) {
    throw new RangeError(`${calendar.year} has ${calendar.quarters} quarters, the series ${offtake.length}.`);
  }
  return Array.from({ length: 12 }, (_, month) => {
    let highest = 0;
    const end = calendar.monthStarts[month + 1] as number;
    for (let quarter = calendar.monthStarts[month] as number; quarter < end; quarter++) {
      highest = Math.max(highest, offtake[quarter] as number);
    }
    return kilowatts(highest * QUARTERS_PER_HOUR);
  });
}
