import type { SimulatedYear } from "#application/calculations/simulate-year.ts";
import type { CalculationSide } from "#application/calculations/situation.ts";
import type { ConnectionYear } from "#domain/connections/connection-year.ts";
import { meanDayOf } from "#domain/profiles/mean-day.ts";
import {
  type BrusselsYear,
  brusselsYear,
  clockQuarterOf,
  dayOfQuarter,
  QUARTERS_PER_DAY,
} from "#domain/time/brussels-year.ts";
import { emptySeries, type Series } from "#domain/units/series.ts";

/** What one side's picture stacks, in kWh. Own use is null behind a meter of one's own: no meter counts it. */
export type Flows = {
  selfUsed: Float64Array | null;
  shared: Float64Array;
  toSupplier: Float64Array;
  fromSupplier: Float64Array;
};

/** The quarters of one day of the year, from 0: 96, or 92 and 100 when the clock changes. Views, not copies. */
export function quarterFlows(simulated: SimulatedYear, side: CalculationSide, day: number): Flows {
  const { dayStarts } = brusselsYear(simulated.year);
  const [from, to] = [dayStarts[day] as number, dayStarts[day + 1] as number];
  return mapFlows(yearFlows(simulated, side), (series) => series.subarray(from, to));
}

export function dayFlows(simulated: SimulatedYear, side: CalculationSide): Flows {
  const calendar = brusselsYear(simulated.year);
  return mapFlows(yearFlows(simulated, side), (series) => totalsBetween(series, calendar.dayStarts));
}

/** The mean day of a month, 1 to 12. */
export function meanDay(simulated: SimulatedYear, side: CalculationSide, month: number): Flows {
  const calendar = brusselsYear(simulated.year);
  return mapFlows(yearFlows(simulated, side), (series) => meanDayOf(series, calendar, month));
}

/** January first. */
export const monthFlows = (simulated: SimulatedYear, side: CalculationSide): Flows =>
  mapFlows(yearFlows(simulated, side), (series) => monthTotals(series, simulated.year));

export const monthTotals = (series: Float64Array, year: number): Float64Array =>
  totalsBetween(series, brusselsYear(year).monthStarts);

/** Every quarter of the year. The sharing of the pair is the same for both; the rest is each one's own. */
export function yearFlows({ buyer, seller, sharing, year }: SimulatedYear, side: CalculationSide): Flows {
  const party = side === "buyer" ? buyer : seller;
  const calendar = brusselsYear(year);
  return {
    selfUsed: selfUsedOf(party, calendar),
    shared: sharing.shared,
    toSupplier: side === "buyer" ? party.injection : sharing.toSupplier,
    fromSupplier: side === "buyer" ? sharing.fromSupplier : party.offtake,
  };
}

/** Of the load, what the meter did not count: straight from the roof, or from the battery. */
function selfUsedOf({ load, offtake }: ConnectionYear, { quarters }: BrusselsYear): Series<"kWh"> | null {
  if (load === null) return null;
  const used = emptySeries<"kWh">(quarters);
  for (let quarter = 0; quarter < quarters; quarter++) {
    used[quarter] = Math.max(0, (load[quarter] as number) - (offtake[quarter] as number));
  }
  return used;
}

const mapFlows = (flows: Flows, change: (series: Float64Array) => Float64Array): Flows => ({
  selfUsed: flows.selfUsed && change(flows.selfUsed),
  shared: change(flows.shared),
  toSupplier: change(flows.toSupplier),
  fromSupplier: change(flows.fromSupplier),
});

function totalsBetween(series: Float64Array, starts: Int32Array): Float64Array {
  const totals = new Float64Array(starts.length - 1);
  for (let part = 0; part < totals.length; part++) {
    let total = 0;
    for (let quarter = starts[part] as number; quarter < (starts[part + 1] as number); quarter++) {
      total += series[quarter] as number;
    }
    totals[part] = total;
  }
  return totals;
}

/** What is shared in each quarter of each day, by the clock on the wall. */
export function heatOfYear(simulated: SimulatedYear): Float32Array[] {
  const calendar = brusselsYear(simulated.year);
  const days = Array.from({ length: calendar.days }, () => new Float32Array(QUARTERS_PER_DAY));
  for (let quarter = 0; quarter < calendar.quarters; quarter++) {
    const day = days[dayOfQuarter(calendar, quarter)];
    const at = clockQuarterOf(calendar, quarter);
    if (day) day[at] = (day[at] as number) + (simulated.sharing.shared[quarter] as number);
  }
  return days;
}
