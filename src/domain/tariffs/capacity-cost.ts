import type { Peaks } from "#domain/tariffs/bill-situation.ts";
import type { FlemishTariffs } from "#domain/tariffs/tariff-set.ts";
import { type Euros, euros, type KilowattHours, type Kilowatts, kilowatts } from "#domain/units/quantity.ts";

/**
 * The peak that a year is billed on. The supplier cards lift each month to the floor and then average; where only the
 * average is known, that is lifted.
 */
export function billedPeak(peaks: Peaks, floor: Kilowatts): Kilowatts {
  if ("average" in peaks) return kilowatts(Math.max(peaks.average, floor));
  const lifted = peaks.monthly.map((peak) => Math.max(peak, floor));
  return kilowatts(lifted.reduce((total, peak) => total + peak, 0) / lifted.length);
}

type CapacityTariffs = Pick<FlemishTariffs, "capacity" | "peakFloor" | "maximum" | "gridEnergy">;

/**
 * `max(floor * c, min(peak * c, (maximum - kWh tariff) * kWh))`: who takes little power with high peaks is saved by the
 * maximum tariff, but nobody pays less than the floor.
 */
export function capacityCost(peaks: Peaks, energy: KilowattHours, tariffs: CapacityTariffs): Euros {
  const { capacity, peakFloor, maximum, gridEnergy } = tariffs;
  const asMeasured = billedPeak(peaks, peakFloor.value) * capacity.value;
  const ceiling = (maximum.value - gridEnergy.value) * energy;
  return euros(Math.max(peakFloor.value * capacity.value, Math.min(asMeasured, ceiling)));
}
