import type { ModelProfile } from "#domain/profiles/model-profile.ts";
import type { ModelWeather } from "#domain/profiles/production/model-weather.ts";
import { type Place, type SunPath, sunPath } from "#domain/profiles/production/sun-path.ts";
import { yearFrame } from "#domain/profiles/year-frame.ts";
import type { BrusselsYear } from "#domain/time/brussels-year.ts";
import type { KilovoltAmperes, KilowattHoursPerKilowattPeak, KilowattsPeak } from "#domain/units/quantity.ts";
import { emptySeries, type Series } from "#domain/units/series.ts";

/** Tilt 0 is flat and 90 upright; azimuth is the compass: 90 faces east, 180 south, 270 west. */
export type Roof = { kilowattsPeak: KilowattsPeak; tilt: number; azimuth: number };

export type SolarPlant = {
  roofs: readonly Roof[];
  place: Place;
  inverterLimit?: KilovoltAmperes;
  /** What a roof at 35 degrees south gives in a mean year; other roofs follow from their sun. */
  yearlyYield: KilowattHoursPerKilowattPeak;
};

/** A roof as the sun sees it: for each lit quarter how much more beam falls on it than on flat ground. */
type Plane = { kilowattsPeak: number; beam: Float64Array; sky: number; ground: number };

/** All that does not change with the weather, computed once and then used for any number of weather years. */
export type SolarGeometry = {
  path: SunPath;
  planes: readonly Plane[];
  reference: Plane;
  plant: SolarPlant;
};

const RADIANS = Math.PI / 180;
const REFERENCE_ROOF = { kilowattsPeak: 1 as KilowattsPeak, tilt: 35, azimuth: 180 };
const GROUND_REFLECTION = 0.21;
// Near the horizon the ratio of tilted to flat beam runs to infinity while there is hardly any beam left.
const SUN_HEIGHT_MINIMUM = 0.06;
// Glass reflects more at a glancing angle (ASHRAE incidence modifier).
const GLANCE_LOSS = 0.05;
// Crystalline silicon loses 0.37 % a degree above 25, and full sun makes a cell some 28 degrees warmer than the air.
const HEAT_LOSS = 0.0037;
const CELL_WARMING = 28;

const isReference = ({ kilowattsPeak, tilt, azimuth }: Roof) =>
  kilowattsPeak > 0 && tilt === REFERENCE_ROOF.tilt && azimuth === REFERENCE_ROOF.azimuth;

export function solarGeometry(plant: SolarPlant, calendar: BrusselsYear): SolarGeometry {
  const path = sunPath(plant.place, calendar);
  const planes = plant.roofs.map((roof) => planeOf(roof, path));
  const own = planes.find((_, index) => isReference(plant.roofs[index] as Roof));
  return { path, planes, reference: own ?? planeOf(REFERENCE_ROOF, path), plant };
}

/** What a plant makes in a model weather year: the reference roof meets the weather's months exactly. */
export function solarProduction(plant: SolarPlant, weather: ModelWeather): ModelProfile {
  const series = emptySeries<"kWh">(weather.calendar.quarters);
  writeSolarProduction(solarGeometry(plant, weather.calendar), weather, series);
  return { model: true, kind: "solar", seed: weather.seed, year: weather.calendar.year, series };
}

/** The production into a series that the caller supplies. */
export function writeSolarProduction(geometry: SolarGeometry, weather: ModelWeather, series: Series<"kWh">): void {
  const { path, planes, reference, plant } = geometry;
  if (series.length !== weather.calendar.quarters || path.calendar !== weather.calendar) {
    throw new RangeError("Sun, weather and series must be of the same year.");
  }
  series.fill(0);
  const { calendar } = weather;
  const { months } = yearFrame(calendar);
  const limit = (plant.inverterLimit ?? Number.POSITIVE_INFINITY) / 4;
  for (let month = 0, day = 0; month < 12; month++) {
    const firstDay = day;
    while (months[day] === month) day++;
    // The reference comes first, since only its sum matters; as the only roof it need not be computed twice.
    const sunOnReference = addSunOn(reference, path, weather, series, firstDay, day) / reference.kilowattsPeak;
    if (planes.length !== 1 || planes[0] !== reference) {
      series.fill(0, calendar.dayStarts[firstDay], calendar.dayStarts[day]);
      for (const plane of planes) addSunOn(plane, path, weather, series, firstDay, day);
    }
    const factor = (plant.yearlyYield * (weather.solarShares[month] as number)) / sunOnReference;
    for (let lit = firstDay; lit < day; lit++) {
      const first = path.quarters[path.dayStarts[lit] as number] as number;
      const next = first + (path.dayStarts[lit + 1] as number) - (path.dayStarts[lit] as number);
      for (let quarter = first; quarter < next; quarter++) {
        series[quarter] = Math.min((series[quarter] as number) * factor, limit);
      }
    }
  }
}

function planeOf({ kilowattsPeak, tilt, azimuth }: Roof, { up, north, east }: SunPath): Plane {
  const cosineTilt = Math.cos(tilt * RADIANS);
  const northward = Math.sin(tilt * RADIANS) * Math.cos(azimuth * RADIANS);
  const eastward = Math.sin(tilt * RADIANS) * Math.sin(azimuth * RADIANS);
  const beam = up.map((height, index) => {
    const facing = height * cosineTilt + (north[index] as number) * northward + (east[index] as number) * eastward;
    if (facing <= 0) return 0;
    const throughGlass = Math.max(0, 1 - GLANCE_LOSS * (1 / facing - 1));
    return (facing / Math.max(SUN_HEIGHT_MINIMUM, height)) * throughGlass;
  });
  return {
    kilowattsPeak,
    beam,
    sky: (1 + cosineTilt) / 2,
    ground: (GROUND_REFLECTION * (1 - cosineTilt)) / 2,
  };
}

/**
 * Sun on one plane by Hay and Davies 1980: beam and the bright ring around the sun come from the sun's side, the rest of
 * the sky evenly from everywhere, and a little from the ground. Adds it to the series and gives the sum of these days.
 */
function addSunOn(
  { kilowattsPeak, beam, sky, ground }: Plane,
  { quarters, dayStarts, clearSky, clearShare }: SunPath,
  { clearness, temperature }: ModelWeather,
  series: Float64Array,
  firstDay: number,
  nextDay: number,
): number {
  let total = 0;
  for (let day = firstDay; day < nextDay; day++) {
    const from = dayStarts[day] as number;
    const to = dayStarts[day + 1] as number;
    const shift = (quarters[from] as number) - from;
    const cool = kilowattsPeak * (1 - HEAT_LOSS * ((temperature[day] as number) - 25));
    const warming = kilowattsPeak * HEAT_LOSS * CELL_WARMING;
    for (let index = from; index < to; index++) {
      const clear = clearness[index + shift] as number;
      const fromSun = SUNWARD_SHARES[(clear * (clearShare[index] as number) * SUNWARD_STEPS) | 0] as number;
      const onPlane = clear * (clearSky[index] as number) * (fromSun * ((beam[index] as number) - sky) + sky + ground);
      const energy = onPlane * (cool - warming * onPlane);
      total += energy;
      series[index + shift] = (series[index + shift] as number) + energy;
    }
  }
  return total;
}

/** The part of the light that comes from the sun's side, by how much of the sun outside the air gets through. */
const SUNWARD_STEPS = 1024;
const SUNWARD_SHARES = Float64Array.from({ length: SUNWARD_STEPS * 1.25 }, (_, step) => {
  const through = (step + 0.5) / SUNWARD_STEPS;
  const direct = 1 - diffuseShare(through);
  return direct + (1 - direct) * direct * through;
});

/** Erbs e.a. 1982: the cloudier the sky, the larger the part of the light that comes from all sides. */
function diffuseShare(through: number): number {
  if (through <= 0.22) return 1 - 0.09 * through;
  if (through > 0.8) return 0.165;
  return 0.9511 + through * (-0.1604 + through * (4.388 + through * (-16.638 + through * 12.336)));
}
