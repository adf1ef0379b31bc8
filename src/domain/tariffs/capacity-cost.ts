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

type CapacityTariffs = Pick<FlemishTariffs, "capacity" | "peakFloor" | "maximum" | "gridEnergy" | "followsPaidBills">;

/**
 * What capacity adds to the kWh tariff: together they cost `max(floor * c, min(peak * c + kWh tariff * kWh, maximum * kWh))`.
 * Whoever takes little power with high peaks is saved by the maximum tariff, and nobody pays less than the floor. The earlier
 * rule asked the kWh tariff on top of that floor.
 */
export function capacityCost(peaks: Peaks, energy: KilowattHours, tariffs: CapacityTariffs): Euros {
  const { capacity, peakFloor, maximum, gridEnergy, followsPaidBills } = tariffs;
  const asMeasured = billedPeak(peaks, peakFloor.value) * capacity.value;
  const ceiling = (maximum.value - gridEnergy.value) * energy;
  const insideFloor = followsPaidBills ? gridEnergy.value * energy : 0;
  return euros(Math.max(peakFloor.value * capacity.value - insideFloor, Math.min(asMeasured, ceiling)));
}
