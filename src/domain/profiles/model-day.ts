import { type KilowattHours, type KilowattsPeak, kilowattHours, type Share } from "#domain/units/quantity.ts";

export const QUARTERS_PER_DAY = 96;

export type Season = "winter" | "spring" | "summer";

export type ModelDaySituation = {
  kilowattPeak: KilowattsPeak;
  yearlyOfftake: KilowattHours;
  season: Season;
  /** Share of the buyer's day that falls between 8 and 18 h; a household when left out, a business near 0.85. */
  daytimeShare?: Share;
  /** What the seller uses behind the same meter in a year; nothing when left out, as on a barn. */
  yearlyOwnUse?: KilowattHours;
};

export type ModelDay = { injection: KilowattHours[]; offtake: KilowattHours[] };

// Yield and monthly key are the defaults for Belgium: 950 kWh a year per kWp, spread over the months by the
// prosumer tariff key (sunshine at Uccle). December, April and June stand for winter, spring and summer.
const YEARLY_YIELD_PER_KILOWATT_PEAK = 950;
const LATITUDE = 51;
const SEASONS = {
  winter: { declination: -23.3, solarNoon: 12.7, yieldShare: 0.0302932 / 31, offtakeFactor: 1.18 },
  spring: { declination: 9.5, solarNoon: 13.75, yieldShare: 0.1067994 / 30, offtakeFactor: 0.98 },
  summer: { declination: 23.3, solarNoon: 13.75, yieldShare: 0.1242595 / 30, offtakeFactor: 0.84 },
} as const satisfies Record<Season, object>;

/**
 * A model of one day in 96 quarters, in civil time of Brussels. Not measured: the day's total is the average of its
 * month, its form is a sun path at 51° N with passing clouds and a household with a morning and an evening.
 */
export function modelDay({
  kilowattPeak,
  yearlyOfftake,
  season,
  daytimeShare,
  yearlyOwnUse = kilowattHours(0),
}: ModelDaySituation): ModelDay {
  const { yieldShare, offtakeFactor } = SEASONS[season];
  const production = scaled(sunShape(season), kilowattPeak * YEARLY_YIELD_PER_KILOWATT_PEAK * yieldShare);
  const ownUse = scaled(householdShape(23), (yearlyOwnUse / 365) * offtakeFactor);
  const offtake = scaled(offtakeShape(daytimeShare), (yearlyOfftake / 365) * offtakeFactor);
  return {
    injection: production.map((produced, quarter) => kilowattHours(Math.max(0, produced - (ownUse[quarter] ?? 0)))),
    offtake: offtake.map(kilowattHours),
  };
}

function sunShape(season: Season): number[] {
  const { declination, solarNoon } = SEASONS[season];
  const radians = Math.PI / 180;
  const vertical = Math.sin(LATITUDE * radians) * Math.sin(declination * radians);
  const horizontal = Math.cos(LATITUDE * radians) * Math.cos(declination * radians);
  const clouds = wobble(7, 0.3);
  return eachQuarter((hour, quarter) => {
    const hourAngle = (hour - solarNoon) * 15 * radians;
    const elevation = Math.max(0, vertical + horizontal * Math.cos(hourAngle));
    return elevation ** 1.2 * (clouds[quarter] ?? 1);
  });
}

function householdShape(seed: number): number[] {
  const appliances = wobble(seed, 0.24);
  return eachQuarter(
    (hour, quarter) =>
      (0.42 + 0.62 * peak(hour, 7.6, 1) + 0.34 * peak(hour, 12.6, 1.5) + 1.25 * peak(hour, 19.2, 2.1)) *
      (appliances[quarter] ?? 1),
  );
}

function businessShape(): number[] {
  const machines = wobble(41, 0.16);
  return eachQuarter((hour, quarter) => {
    const open = 1 / (1 + Math.exp((7.7 - hour) * 4)) - 1 / (1 + Math.exp((17.9 - hour) * 4));
    return (0.04 + open * (1 - 0.18 * peak(hour, 12.5, 0.5))) * (machines[quarter] ?? 1);
  });
}

function offtakeShape(daytimeShare: Share | undefined): number[] {
  const household = scaled(householdShape(11), 1);
  if (daytimeShare === undefined) return household;
  const business = scaled(businessShape(), 1);
  const range = daytimeOf(business) - daytimeOf(household);
  const weight = Math.min(1, Math.max(0, (daytimeShare - daytimeOf(household)) / range));
  return household.map((part, quarter) => part * (1 - weight) + (business[quarter] ?? 0) * weight);
}

const daytimeOf = (shape: readonly number[]) => total(shape.slice(8 * 4, 18 * 4));

const eachQuarter = (value: (hour: number, quarter: number) => number) =>
  Array.from({ length: QUARTERS_PER_DAY }, (_, quarter) => value((quarter + 0.5) / 4, quarter));

const peak = (hour: number, at: number, width: number) => Math.exp(-(((hour - at) / width) ** 2) / 2);

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

function scaled(shape: readonly number[], dayTotal: number): number[] {
  const factor = dayTotal / total(shape);
  return shape.map((value) => value * factor);
}

/** The same factors around 1 every time: chance would make two visitors see two days. */
function wobble(seed: number, depth: number): number[] {
  let state = seed;
  const next = () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
  for (let warmUp = 0; warmUp < 8; warmUp += 1) next();
  let previous = next();
  return eachQuarter(() => {
    previous = previous * 0.45 + next() * 0.55;
    return 1 + (previous - 0.5) * 2 * depth;
  });
}
