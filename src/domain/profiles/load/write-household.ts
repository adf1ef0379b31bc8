import { type Chance, chanceOf, nextNormal, nextUniform, nextWord, nextWords } from "#domain/profiles/chance.ts";
import {
  ALWAYS_SHARE,
  APPLIANCE_SHARE,
  RUNS,
  SEASON,
  STEADY,
  STEADY_SHARE,
} from "#domain/profiles/load/household-habits.ts";
import { quarterOnClock, type YearFrame, yearFrame } from "#domain/profiles/year-frame.ts";
import type { BrusselsYear } from "#domain/time/brussels-year.ts";
import type { KilowattHours } from "#domain/units/quantity.ts";
import type { Series } from "#domain/units/series.ts";

const AWAY_USE = 0.12;
// Above this, in kWh a quarter, a further machine mostly waits for half an hour: people do not start everything at once.
const BUSY = 0.5;

/** A house with the habits of its seed, into the series given; adds up to the yearly use. */
export function writeHousehold(
  calendar: BrusselsYear,
  yearlyUse: KilowattHours,
  seed: number,
  series: Series<"kWh">,
): void {
  if (series.length !== calendar.quarters) throw new RangeError("A house and its series must be of one year.");
  const chance = chanceOf(seed, 3);
  const frame = yearFrame(calendar);
  const dayUse = liveliness(frame, chance);
  let total = writeSteadyUse(frame, yearlyUse, dayUse, chance, series);
  for (let day = 0; day < calendar.days; day++) total += addRuns(frame, day, yearlyUse, dayUse, chance, series);
  const factor = total === 0 ? 0 : yearlyUse / total;
  for (let quarter = 0; quarter < series.length; quarter++) series[quarter] = (series[quarter] as number) * factor;
}

/** How lively each day is: season, weekend, chance, and weeks away in the summer and in one shorter holiday. */
function liveliness({ calendar, months, kinds, schoolHolidays }: YearFrame, chance: Chance): Float64Array {
  const use = new Float64Array(calendar.days);
  const summerAway = 183 + Math.floor(nextUniform(chance) * 48);
  const summerDays = 7 + Math.floor(nextUniform(chance) * 7);
  const otherAway = schoolHolidays.indexOf(true, Math.floor(nextUniform(chance) * 120) + 20);
  const otherDays = Math.floor(nextUniform(chance) * 7);
  for (let day = 0; day < calendar.days; day++) {
    const away =
      (day >= summerAway && day < summerAway + summerDays) || (day >= otherAway && day < otherAway + otherDays);
    const lively = Math.max(0.3, 1 + 0.2 * nextNormal(chance)) * (kinds[day] === "working-day" ? 0.95 : 1.12);
    use[day] = (SEASON[months[day] as number] as number) * (away ? AWAY_USE : lively);
  }
  return use;
}

/** What always runs and what follows people, over whatever the series held; gives its sum. */
function writeSteadyUse(
  { calendar, clockQuarters, kinds }: YearFrame,
  yearlyUse: number,
  dayUse: Float64Array,
  chance: Chance,
  series: Series<"kWh">,
): number {
  let total = 0;
  const always = (yearlyUse * ALWAYS_SHARE) / calendar.quarters;
  const working = STEADY.working.map((part) => (part * yearlyUse * STEADY_SHARE) / calendar.days);
  const free = STEADY.free.map((part) => (part * yearlyUse * STEADY_SHARE) / calendar.days);
  // A fridge that starts and stops, and people who come and go: from 0.6 to 1.4 times the one, 1.6 to 0.4 times the other.
  const alwaysLow = 0.6 * always;
  const alwaysStep = (0.8 * always) / 255;
  // A word holds a wobble of 8 bits for each quarter of an hour, and the clock changes by whole hours.
  const words = nextWords(chance, calendar.quarters / 4);
  for (let day = 0; day < calendar.days; day++) {
    const steady = kinds[day] === "working-day" ? working : free;
    const livingHigh = 1.6 * (dayUse[day] as number);
    const livingStep = (1.2 * (dayUse[day] as number)) / 255;
    const next = calendar.dayStarts[day + 1] as number;
    for (let hour = calendar.dayStarts[day] as number; hour < next; hour += 4) {
      const word = words[hour >> 2] as number;
      const clock = clockQuarters[hour] as number;
      const living1 = steady[clock] as number;
      const living2 = steady[clock + 1] as number;
      const living3 = steady[clock + 2] as number;
      const living4 = steady[clock + 3] as number;
      // Written out, because a loop over the four makes a house take a fifth longer.
      const first = alwaysLow + living1 * livingHigh + (word & 255) * (alwaysStep - living1 * livingStep);
      const second = alwaysLow + living2 * livingHigh + ((word >>> 8) & 255) * (alwaysStep - living2 * livingStep);
      const third = alwaysLow + living3 * livingHigh + ((word >>> 16) & 255) * (alwaysStep - living3 * livingStep);
      const fourth = alwaysLow + living4 * livingHigh + (word >>> 24) * (alwaysStep - living4 * livingStep);
      series[hour] = first;
      series[hour + 1] = second;
      series[hour + 2] = third;
      series[hour + 3] = fourth;
      total += first + second + third + fourth;
    }
  }
  return total;
}

/** More use means more runs, not stronger machines: a large family does not own an oven of 10 kW. Gives what it added. */
function addRuns(
  { calendar, kinds }: YearFrame,
  day: number,
  yearlyUse: number,
  dayUse: Float64Array,
  chance: Chance,
  series: Series<"kWh">,
): number {
  let added = 0;
  const free = kinds[day] !== "working-day";
  const applianceUse = (yearlyUse * APPLIANCE_SHARE * (dayUse[day] as number)) / calendar.days;
  for (const { perUse, run, moments, freeMoments } of RUNS) {
    const runs = Math.floor(applianceUse * perUse + nextUniform(chance));
    for (let count = 0; count < runs; count++) {
      const word = nextWord(chance);
      const strength = 0.2 + 0.1 * ((word & 65_535) / 65_535);
      let start = quarterOnClock(calendar, day, (free ? freeMoments : moments)[word >>> 24] as number);
      for (let wait = 0; wait < 3 && start + 2 < series.length && (series[start] as number) > BUSY; wait++) start += 2;
      const end = Math.min(run.length, series.length - start);
      for (let step = 0; step < end; step++) {
        const used = (run[step] as number) * strength;
        series[start + step] = (series[start + step] as number) + used;
        added += used;
      }
    }
  }
  return added;
}
