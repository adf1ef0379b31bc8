import type { BusinessKind } from "#domain/profiles/load/business-hours.ts";
import type { ChargingHours } from "#domain/profiles/load/household-load.ts";
import type { Roof } from "#domain/profiles/production/solar-production.ts";
import type { CustomerKind } from "#domain/tariffs/tariff-set.ts";
import { type KilovoltAmperes, type KilowattHours, type Kilowatts, kilovoltAmperes } from "#domain/units/quantity.ts";
import type { Series } from "#domain/units/series.ts";

export type ByRegister = { day: KilowattHours; night: KilowattHours };

/** A year that a meter counted, laid in the quarters of `brusselsYear(year)`. */
export type MeteredYear = { year: number; offtake: Series<"kWh">; injection: Series<"kWh"> | null };

/** What a connection uses, its own solar power included: by its meter, else by its kWh, else by a few questions. */
export type Use = {
  series: MeteredYear | null;
  energy: KilowattHours | ByRegister | null;
  /** The mean of twelve monthly peaks; null: from the quarters. */
  peak: Kilowatts | null;
  persons: number;
  trade: BusinessKind | null;
  heatPump: boolean;
  electricCar: ChargingHours | null;
  electricBoiler: boolean;
};

export const technologies = ["solar", "wind", "hydro", "heat-and-power"] as const;
export type Technology = (typeof technologies)[number];

export type Installation = {
  technology: Technology;
  /** Of panels. */
  roofs: readonly Roof[];
  /** Of every other machine. */
  power: Kilowatts | null;
  /** Of all inverters together; null: as large as the panels. */
  inverter: KilovoltAmperes | null;
};

export type Meter = "digital" | "analogue" | "reversing" | "unknown";

/** One access point, apart from every price and from who holds it. Null is "not told". */
export type Connection = {
  customer: CustomerKind;
  hasDomicile: boolean;
  /** What the grid gives it; bills of who did not tell reckon with `PROPOSED_CAPACITY`. */
  capacity: KilovoltAmperes | null;
  voltage: "low" | "medium";
  use: Use;
  installation: Installation | null;
  battery: KilowattHours | null;
};

/** Kilowatts-peak of all panels, or kilowatts of any other machine. */
export const installedPower = ({ roofs, power }: Pick<Installation, "roofs" | "power">): number =>
  power ?? roofs.reduce((total, { kilowattsPeak }) => total + kilowattsPeak, 0);

/** Of all inverters together, as taxes look at it. */
export const inverterPower = (installation: Pick<Installation, "roofs" | "power" | "inverter">): KilovoltAmperes =>
  installation.inverter ?? kilovoltAmperes(installedPower(installation));

export const totalUse = (energy: KilowattHours | ByRegister): KilowattHours =>
  typeof energy === "number" ? energy : ((energy.day + energy.night) as KilowattHours);

/** The home of whoever did not tell how many live there. */
export const PROPOSED_PERSONS = 3;

/** The connection of whoever did not tell: one phase of 230 V and 40 A, by our estimate. */
export const PROPOSED_CAPACITY = kilovoltAmperes(9.2);

/** The roof of whoever did not tell how it lies. */
export const PROPOSED_ROOF = { tilt: 35, azimuth: 180 } as const;
