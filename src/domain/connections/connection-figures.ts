import type { BusinessKind } from "#domain/profiles/load/business-hours.ts";
import type { ElectricBoiler, ElectricCar, HeatPump } from "#domain/profiles/load/household-load.ts";
import type { HeatAndPowerPlant } from "#domain/profiles/production/heat-and-power-production.ts";
import type { HydroPlant } from "#domain/profiles/production/hydro-production.ts";
import type { WindTurbine } from "#domain/profiles/production/wind-production.ts";
import type { KilowattHours, KilowattHoursPerKilowattPeak, Share } from "#domain/units/quantity.ts";

/** What the outside world knows of a connection of which nothing more was told. */
export type ConnectionFigures = {
  householdUse: (persons: number) => KilowattHours;
  tradeUse: (trade: BusinessKind) => KilowattHours;
  heatPump: HeatPump;
  electricCar: Omit<ElectricCar, "charging">;
  electricBoiler: ElectricBoiler;
  battery: { powerShare: Share; roundTrip: Share };
  wind: Omit<WindTurbine, "ratedPower">;
  hydro: Omit<HydroPlant, "ratedPower">;
  heatAndPower: Omit<HeatAndPowerPlant, "electricPower">;
  solarYield: KilowattHoursPerKilowattPeak;
};
