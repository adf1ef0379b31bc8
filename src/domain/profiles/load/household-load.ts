import { chanceOf, nextNormal, nextUniform } from "#domain/profiles/chance.ts";
import { writeHousehold } from "#domain/profiles/load/write-household.ts";
import type { ModelProfile } from "#domain/profiles/model-profile.ts";
import type { DegreesCelsius, ModelWeather } from "#domain/profiles/production/model-weather.ts";
import { quarterOnClock, yearFrame } from "#domain/profiles/year-frame.ts";
import type { BrusselsYear } from "#domain/time/brussels-year.ts";
import type { KilowattHours, Kilowatts, Share } from "#domain/units/quantity.ts";
import { emptySeries, type Series, sumOfSeries } from "#domain/units/series.ts";

export type HeatPump = {
  yearlyUse: KilowattHours;
  /** Above this outside temperature nothing is heated. */
  heatingLimit: DegreesCelsius;
  /** Part of the year's use that makes hot water, in every season alike. */
  hotWaterShare: Share;
};
export type ChargingHours = "evening" | "solar" | "night";
export type ElectricCar = { yearlyUse: KilowattHours; power: Kilowatts; charging: ChargingHours };
export type ElectricBoiler = { yearlyUse: KilowattHours; power: Kilowatts };

export type Household = {
  /** Everything but the three below, which come on top of it. */
  yearlyUse: KilowattHours;
  heatPump?: HeatPump;
  electricCar?: ElectricCar;
  electricBoiler?: ElectricBoiler;
};

// Clock quarters at which a charge begins: home from work, sun high, night tariff.
const CHARGING_STARTS = { evening: 18 * 4, solar: 11 * 4, night: 23 * 4 } as const;
const BOILER_START = 22 * 4;
// A car is plugged in on about four days a week.
const CHARGING_CHANCE = 0.58;

/** A model year of a household; the weather leads the heat pump, the seed the habits. */
export function householdLoad(household: Household, weather: ModelWeather, seed: number): ModelProfile {
  const series = emptySeries<"kWh">(weather.calendar.quarters);
  writeHouseholdLoad(household, weather, seed, series, new Float64Array(series.length));
  return { model: true, kind: "household", seed, year: weather.calendar.year, series };
}

/** The same into a series that the caller supplies; `scratch` is as long and may hold anything. */
export function writeHouseholdLoad(
  household: Household,
  weather: ModelWeather,
  seed: number,
  series: Series<"kWh">,
  scratch: Float64Array,
): void {
  const { yearlyUse, heatPump, electricCar, electricBoiler } = household;
  writeHousehold(weather.calendar, yearlyUse, seed, series);
  const part = scratch as Series<"kWh">;
  if (heatPump) addScaled(series, heatPumpShape(heatPump, weather, part), heatPump.yearlyUse);
  if (electricCar) addScaled(series, chargingShape(weather.calendar, electricCar, seed, part), electricCar.yearlyUse);
  if (electricBoiler)
    addScaled(series, boilerShape(weather.calendar, electricBoiler, seed, part), electricBoiler.yearlyUse);
}

function addScaled(series: Series<"kWh">, shape: Series<"kWh">, yearlyUse: number): void {
  const total = sumOfSeries(shape);
  const factor = total === 0 ? 0 : yearlyUse / total;
  for (let quarter = 0; quarter < series.length; quarter++) {
    series[quarter] = (series[quarter] as number) + (shape[quarter] as number) * factor;
  }
}

/** Heat asked grows with the cold, and the colder it is the more power a unit of heat takes; hot water each afternoon. */
function heatPumpShape(
  { heatingLimit, hotWaterShare }: HeatPump,
  { calendar, temperature }: ModelWeather,
  shape: Series<"kWh">,
): Series<"kWh"> {
  const { clockQuarters } = yearFrame(calendar);
  const heat = new Float64Array(calendar.days);
  let total = 0;
  for (let day = 0; day < calendar.days; day++) {
    const outside = temperature[day] as number;
    const performance = Math.min(5.5, Math.max(2, 3.3 + 0.09 * outside));
    heat[day] = Math.max(0, heatingLimit - outside) / performance;
    total += heat[day] as number;
  }
  const heating = total === 0 ? 0 : (1 - hotWaterShare) / total / 96;
  const hotWater = hotWaterShare / calendar.days / 8;
  for (let day = 0; day < calendar.days; day++) {
    for (
      let quarter = calendar.dayStarts[day] as number;
      quarter < (calendar.dayStarts[day + 1] as number);
      quarter++
    ) {
      const clock = clockQuarters[quarter] as number;
      const atNight = clock < 20 || clock >= 92;
      const inMorning = clock >= 24 && clock < 34;
      const rhythm = atNight ? 0.7 : inMorning ? 1.35 : 1.08;
      shape[quarter] = (heat[day] as number) * heating * rhythm + (clock >= 52 && clock < 60 ? hotWater : 0);
    }
  }
  return shape;
}

function chargingShape(
  calendar: BrusselsYear,
  { yearlyUse, power, charging }: ElectricCar,
  seed: number,
  shape: Series<"kWh">,
): Series<"kWh"> {
  const chance = chanceOf(seed, 4);
  const asked = new Float64Array(calendar.days);
  const starts = new Int32Array(calendar.days);
  for (let day = 0; day < calendar.days; day++) {
    const late = nextNormal(chance) * (charging === "evening" ? 4 : 1.5);
    const need = Math.max(0.2, 1 + 0.4 * nextNormal(chance));
    starts[day] = quarterOnClock(calendar, day, Math.max(0, Math.round(CHARGING_STARTS[charging] + late)));
    asked[day] = nextUniform(chance) < CHARGING_CHANCE ? need : 0;
  }
  return fillAll(shape, starts, asked, yearlyUse, power / 4);
}

function boilerShape(
  calendar: BrusselsYear,
  { yearlyUse, power }: ElectricBoiler,
  seed: number,
  shape: Series<"kWh">,
): Series<"kWh"> {
  const chance = chanceOf(seed, 5);
  const asked = new Float64Array(calendar.days).map(() => Math.max(0.2, 1 + 0.25 * nextNormal(chance)));
  const starts = new Int32Array(calendar.days).map((_, day) => quarterOnClock(calendar, day, BOILER_START));
  return fillAll(shape, starts, asked, yearlyUse, power / 4);
}

function fillAll(
  shape: Series<"kWh">,
  starts: Int32Array,
  asked: Float64Array,
  yearlyUse: number,
  perQuarter: number,
): Series<"kWh"> {
  shape.fill(0);
  let total = 0;
  for (const part of asked) total += part;
  for (let day = 0; day < asked.length; day++) {
    fillFrom(shape, starts[day] as number, ((asked[day] as number) * yearlyUse) / total, perQuarter);
  }
  return shape;
}

/** At full power from a quarter on, until what is asked is in; a charge at the year's end goes on in its first night. */
function fillFrom(shape: Series<"kWh">, start: number, asked: number, perQuarter: number): void {
  let left = asked;
  for (let step = 0; left > 1e-9 && step < shape.length; step++) {
    const quarter = (start + step) % shape.length;
    const free = perQuarter - (shape[quarter] as number);
    const taken = Math.min(left, Math.max(0, free));
    shape[quarter] = (shape[quarter] as number) + taken;
    left -= taken;
  }
}
