import { chanceOf, fillNormals } from "#domain/profiles/chance.ts";
import type { ModelProfile } from "#domain/profiles/model-profile.ts";
import type { ModelWeather } from "#domain/profiles/model-weather.ts";
import { yearFrame } from "#domain/profiles/year-frame.ts";
import { QUARTERS_PER_DAY } from "#domain/time/brussels-year.ts";
import type { KilowattHours } from "#domain/units/quantity.ts";
import { emptySeries, type Series, sumOfSeries } from "#domain/units/series.ts";

export type BusinessKind = "office" | "shop" | "bakery" | "school" | "farm" | "workshop" | "cold-store";
/** `shifts` tells how many crews of eight hours a workshop has; the others have their own hours. */
export type Business = { kind: BusinessKind; yearlyUse: KilowattHours; shifts?: 1 | 2 | 3 };

type Opening = readonly [from: number, to: number, level: number];
type Shape = {
  /** Power while closed against full power while open. */
  closed: number;
  working: readonly Opening[];
  saturday: readonly Opening[];
  sunday: readonly Opening[];
  /** Extra use per degree below 15 and above 18, as a part of full power: heating fans and lamps, cooling. */
  cold: number;
  warm: number;
  /** Power by chance from quarter to quarter. */
  wobble: number;
  /** Days without work in the school holidays: a school has them all, an office and a workshop run low. */
  holidayLevel: number;
};

const OPENINGS = {
  office: {
    closed: 0.16,
    working: [
      [7, 8, 0.5],
      [8, 12, 1],
      [12, 13, 0.85],
      [13, 17.5, 1],
      [17.5, 19, 0.4],
    ],
    saturday: [],
    sunday: [],
    cold: 0.012,
    warm: 0.03,
    wobble: 0.06,
    holidayLevel: 0.8,
  },
  shop: {
    closed: 0.18,
    working: [
      [7.5, 9, 0.6],
      [9, 18.5, 1],
      [18.5, 19.5, 0.5],
    ],
    saturday: [
      [7.5, 9, 0.6],
      [9, 18.5, 1.1],
      [18.5, 19.5, 0.5],
    ],
    sunday: [],
    cold: 0.012,
    warm: 0.025,
    wobble: 0.06,
    holidayLevel: 1,
  },
  bakery: {
    closed: 0.14,
    working: [
      [1, 2, 0.6],
      [2, 8, 1],
      [8, 13, 0.55],
      [13, 18.5, 0.35],
    ],
    saturday: [
      [0.5, 2, 0.8],
      [2, 8.5, 1.15],
      [8.5, 18, 0.45],
    ],
    sunday: [
      [0.5, 2, 0.8],
      [2, 8.5, 1.15],
      [8.5, 13, 0.5],
    ],
    cold: 0.003,
    warm: 0.012,
    wobble: 0.14,
    holidayLevel: 0.95,
  },
  school: {
    closed: 0.14,
    working: [
      [7, 8, 0.6],
      [8, 12, 1],
      [12, 13.2, 0.9],
      [13.2, 16, 1],
      [16, 19, 0.4],
    ],
    saturday: [],
    sunday: [],
    cold: 0.02,
    warm: 0,
    wobble: 0.06,
    holidayLevel: 0,
  },
  farm: {
    closed: 0.4,
    working: [
      [5.5, 8.5, 1],
      [8.5, 17, 0.55],
      [17, 20, 0.95],
    ],
    saturday: [
      [5.5, 8.5, 1],
      [8.5, 17, 0.5],
      [17, 20, 0.95],
    ],
    sunday: [
      [5.5, 8.5, 1],
      [8.5, 17, 0.45],
      [17, 20, 0.95],
    ],
    cold: 0.006,
    warm: 0.025,
    wobble: 0.12,
    holidayLevel: 1,
  },
  workshop: {
    closed: 0.1,
    working: [],
    saturday: [],
    sunday: [],
    cold: 0.006,
    warm: 0.006,
    wobble: 0.16,
    holidayLevel: 0.75,
  },
  "cold-store": {
    closed: 0.85,
    working: [[6, 18, 1.05]],
    saturday: [[6, 12, 0.95]],
    sunday: [],
    cold: -0.014,
    warm: 0.03,
    wobble: 0.08,
    holidayLevel: 1,
  },
} as const satisfies Record<BusinessKind, Shape>;

const SHIFTS: Readonly<Record<1 | 2 | 3, readonly Opening[]>> = {
  1: [
    [7, 8, 0.7],
    [8, 12, 1],
    [12, 12.75, 0.6],
    [12.75, 16.5, 1],
  ],
  2: [[6, 22, 1]],
  3: [[0, 24, 1]],
};
const WOBBLE_PERSISTENCE = 0.7;

/** A model year of a business on low voltage; adds up to the yearly use. */
export function businessLoad(business: Business, weather: ModelWeather, seed: number): ModelProfile {
  const series = emptySeries<"kWh">(weather.calendar.quarters);
  writeBusinessLoad(business, weather, seed, series);
  return { model: true, kind: "business", seed, year: weather.calendar.year, series };
}

export function writeBusinessLoad(
  { kind, yearlyUse, shifts = 1 }: Business,
  { calendar, temperature }: ModelWeather,
  seed: number,
  series: Series<"kWh">,
): void {
  if (series.length !== calendar.quarters) throw new RangeError("A business and its series must be of one year.");
  const shape: Shape = OPENINGS[kind];
  const { clockQuarters, kinds, schoolHolidays } = yearFrame(calendar);
  const days = {
    "working-day": levels(shape.closed, kind === "workshop" ? SHIFTS[shifts] : shape.working),
    saturday: levels(shape.closed, shape.saturday),
    sunday: levels(shape.closed, shape.sunday),
  };
  const chance = chanceOf(seed, 6);
  const news = Math.sqrt(1 - WOBBLE_PERSISTENCE ** 2);
  fillNormals(chance, series);
  let wobble = 0;
  for (let day = 0; day < calendar.days; day++) {
    const outside = temperature[day] as number;
    const weatherLed = Math.max(0, 15 - outside) * shape.cold + Math.max(0, outside - 18) * shape.warm;
    const level = days[kinds[day] ?? "sunday"];
    const busy = schoolHolidays[day] ? shape.holidayLevel : 1;
    for (
      let quarter = calendar.dayStarts[day] as number;
      quarter < (calendar.dayStarts[day + 1] as number);
      quarter++
    ) {
      wobble = WOBBLE_PERSISTENCE * wobble + news * (series[quarter] as number);
      const open = level[clockQuarters[quarter] as number] as number;
      const used = shape.closed + (open - shape.closed) * busy;
      series[quarter] = Math.max(0.02, used * (1 + weatherLed) * (1 + shape.wobble * wobble));
    }
  }
  const factor = yearlyUse / sumOfSeries(series);
  for (let quarter = 0; quarter < series.length; quarter++) series[quarter] = (series[quarter] as number) * factor;
}

function levels(closed: number, openings: readonly Opening[]): Float64Array {
  const day = new Float64Array(QUARTERS_PER_DAY).fill(closed);
  for (const [from, to, level] of openings) day.fill(Math.max(closed, level), Math.round(from * 4), Math.round(to * 4));
  return day;
}
