import type { Climate, DegreesCelsius, MetresPerSecond } from "#domain/profiles/production/model-weather.ts";
import { share } from "#domain/units/quantity.ts";

const SUN = [4, 5, 8, 11, 12, 12, 13, 12, 9, 7, 4, 3];
const WARMTH = [4, 4, 7, 10, 14, 17, 19, 18, 15, 11, 7, 4];

/** A round climate for tests, near the Belgian one. */
export const roundClimate: Climate = {
  monthlySolarShares: SUN.map((percent) => share(percent / 100)),
  monthlyClearness: SUN.map(() => share(0.55)),
  solarYearSpread: share(0.1),
  solarMonthSpread: share(0.15),
  monthlyTemperature: WARMTH.map((mean) => mean as DegreesCelsius),
  temperatureSpread: 3 as DegreesCelsius,
  monthlyWind: WARMTH.map(() => 5 as MetresPerSecond),
};
