import { type BrusselsYear, instantOf, MILLISECONDS_PER_QUARTER } from "#domain/time/brussels-year.ts";
import { MILLISECONDS_PER_DAY } from "#domain/time/calendar-day.ts";

/** Degrees north and east, on a latitude where the sun rises every day. */
export type Place = { latitude: number; longitude: number };

/**
 * The sun above one place, at the middle of every quarter in which it is up; `quarters` tells which those are. Position
 * is a unit vector. Clear-sky values are for a horizontal square metre.
 */
export type SunPath = {
  place: Place;
  calendar: BrusselsYear;
  quarters: Int32Array;
  /** Where in these arrays each day begins, and after the last their length; the quarters of one day follow each other. */
  dayStarts: Int32Array;
  up: Float64Array;
  north: Float64Array;
  east: Float64Array;
  /** Sun on a clear day, in kW. */
  clearSky: Float64Array;
  /** The part of the sun outside the air that reaches the ground on a clear day. */
  clearShare: Float64Array;
};

const RADIANS = Math.PI / 180;
const J2000 = Date.UTC(2000, 0, 1, 12);
// Solar constant, kW per square metre.
const OUTSIDE_AIR = 1.361;

export type SunPosition = { up: number; north: number; east: number; distance: number };

/** The sun among the stars at an instant, whoever looks at it. `turn` is the angle of the earth, in degrees. */
type SunAmongStars = {
  sineDeclination: number;
  cosineDeclination: number;
  ascension: number;
  turn: number;
  distance: number;
};

function sunAmongStars(instant: number): SunAmongStars {
  const days = (instant - J2000) / MILLISECONDS_PER_DAY;
  const anomaly = (357.528 + 0.9856003 * days) * RADIANS;
  const ecliptic = (280.46 + 0.9856474 * days + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * RADIANS;
  const tilt = (23.439 - 0.0000004 * days) * RADIANS;
  const sineDeclination = Math.sin(tilt) * Math.sin(ecliptic);
  return {
    sineDeclination,
    cosineDeclination: Math.sqrt(1 - sineDeclination * sineDeclination),
    ascension: Math.atan2(Math.cos(tilt) * Math.sin(ecliptic), Math.cos(ecliptic)),
    turn: 280.46062 + 360.98564736629 * days,
    distance: 1.00014 - 0.01671 * Math.cos(anomaly),
  };
}

const skyOver = ({ latitude }: Place) => ({
  sineLatitude: Math.sin(latitude * RADIANS),
  cosineLatitude: Math.cos(latitude * RADIANS),
});

/**
 * Where the sun stands at an instant, by the low-precision formulas of the Astronomical Almanac: good to 0.01 degree
 * between 1950 and 2050. An instant knows no clock change, so none can go wrong here.
 */
export function sunPosition(place: Place, instant: number): SunPosition {
  const { sineDeclination, cosineDeclination, ascension, turn, distance } = sunAmongStars(instant);
  const { sineLatitude, cosineLatitude } = skyOver(place);
  const hourAngle = (turn + place.longitude) * RADIANS - ascension;
  return {
    up: sineLatitude * sineDeclination + cosineLatitude * cosineDeclination * Math.cos(hourAngle),
    north: cosineLatitude * sineDeclination - sineLatitude * cosineDeclination * Math.cos(hourAngle),
    east: -cosineDeclination * Math.sin(hourAngle),
    distance,
  };
}

const years = new WeakMap<BrusselsYear, readonly SunAmongStars[]>();

/** The same for every place, so a market of many municipalities works it out once. */
function sunsOf(calendar: BrusselsYear): readonly SunAmongStars[] {
  const known = years.get(calendar);
  if (known) return known;
  const suns = Array.from({ length: calendar.quarters }, (_, quarter) =>
    sunAmongStars(instantOf(calendar, quarter) + MILLISECONDS_PER_QUARTER / 2),
  );
  years.set(calendar, suns);
  return suns;
}

/** A roof that is turned or enlarged stays under the same sun: the last paths are kept, for they are never written to. */
const PATHS_KEPT = 4;
const paths = new Map<string, SunPath>();

export function sunPath(place: Place, calendar: BrusselsYear): SunPath {
  const key = `${calendar.year} ${place.latitude} ${place.longitude}`;
  const known = paths.get(key);
  if (known?.calendar === calendar) return known;
  const path = sunPathOf(place, calendar);
  const [oldest] = paths.keys();
  if (oldest !== undefined && paths.size >= PATHS_KEPT) paths.delete(oldest);
  paths.set(key, path);
  return path;
}

function sunPathOf(place: Place, calendar: BrusselsYear): SunPath {
  const suns = sunsOf(calendar);
  const { sineLatitude, cosineLatitude } = skyOver(place);
  const lit = new Int32Array(suns.length);
  const [up, north, east, clearSky, clearShare] = Array.from({ length: 5 }, () => new Float64Array(suns.length)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  let count = 0;
  for (let quarter = 0; quarter < suns.length; quarter++) {
    const { sineDeclination, cosineDeclination, ascension, turn, distance } = suns[quarter] as SunAmongStars;
    const hourAngle = (turn + place.longitude) * RADIANS - ascension;
    const towards = Math.cos(hourAngle);
    const height = sineLatitude * sineDeclination + cosineLatitude * cosineDeclination * towards;
    if (height <= 0) continue;
    lit[count] = quarter;
    up[count] = height;
    north[count] = cosineLatitude * sineDeclination - sineLatitude * cosineDeclination * towards;
    east[count] = -cosineDeclination * Math.sin(hourAngle);
    clearSky[count] = clearSkyOf(height);
    clearShare[count] = ((clearSky[count] as number) * distance ** 2) / (OUTSIDE_AIR * height);
    count++;
  }
  const quarters = lit.slice(0, count);
  const dayStarts = new Int32Array(calendar.days + 1).fill(count);
  for (let index = count - 1, day = calendar.days - 1; index >= 0; index--) {
    while ((calendar.dayStarts[day] as number) > (quarters[index] as number)) day--;
    dayStarts[day] = index;
  }
  return {
    place,
    calendar,
    quarters,
    dayStarts,
    up: up.slice(0, count),
    north: north.slice(0, count),
    east: east.slice(0, count),
    clearSky: clearSky.slice(0, count),
    clearShare: clearShare.slice(0, count),
  };
}

/** Haurwitz 1945: the clear-sky formula that needs nothing but the height of the sun. */
const clearSkyOf = (up: number) => 1.098 * up * Math.exp(-0.057 / up);
