import type { ConnectionFigures } from "#domain/connections/connection-figures.ts";
import { sizeOfTrade } from "#figures/customer-sizes.ts";
import {
  carChargingPower,
  electricBoilerPower,
  electricBoilerUse,
  electricCarUse,
  heatingLimit,
  heatPumpUse,
  hotWaterShare,
  householdUseOf,
} from "#figures/profiles/household-use.ts";
import {
  batteryPowerShare,
  batteryRoundTrip,
  heatAndPowerHotWater,
  heatAndPowerTemperatures,
  riverFlow,
  riverFlowMinimum,
  turbineSpeeds,
} from "#figures/profiles/small-generators.ts";
import { solarYield } from "#figures/solar.ts";

const at = <Value>(values: readonly Value[], index: number): Value => {
  const value = values[index];
  if (value === undefined) throw new RangeError(`There is no figure ${index}.`);
  return value;
};

/** All that a model year of a connection takes from the figures. */
export const connectionFigures: ConnectionFigures = {
  householdUse: householdUseOf,
  tradeUse: (trade) => sizeOfTrade(trade).value,
  heatPump: { yearlyUse: heatPumpUse.value, heatingLimit: heatingLimit.value, hotWaterShare: hotWaterShare.value },
  electricCar: { yearlyUse: electricCarUse.value, power: carChargingPower.value },
  electricBoiler: { yearlyUse: electricBoilerUse.value, power: electricBoilerPower.value },
  battery: { powerShare: batteryPowerShare.value, roundTrip: batteryRoundTrip.value },
  wind: {
    startSpeed: at(turbineSpeeds.value, 0),
    ratedSpeed: at(turbineSpeeds.value, 1),
    stopSpeed: at(turbineSpeeds.value, 2),
  },
  hydro: { monthlyFlow: riverFlow.value, flowMinimum: riverFlowMinimum.value },
  heatAndPower: {
    heatingLimit: at(heatAndPowerTemperatures.value, 0),
    fullTemperature: at(heatAndPowerTemperatures.value, 1),
    hotWaterShare: heatAndPowerHotWater.value,
  },
  solarYield: solarYield.value,
};
