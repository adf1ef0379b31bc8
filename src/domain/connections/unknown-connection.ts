import { type Connection, type Meter, PROPOSED_PERSONS } from "#domain/connections/connection.ts";
import type { SupplyContract } from "#domain/connections/supply-contract.ts";

/** A connection of which nothing was told: a household of the usual size. */
export const UNKNOWN_CONNECTION: Connection = {
  customer: "household",
  hasDomicile: true,
  capacity: null,
  voltage: "low",
  use: {
    series: null,
    energy: null,
    peak: null,
    persons: PROPOSED_PERSONS,
    trade: null,
    heatPump: false,
    electricCar: null,
    electricBoiler: false,
  },
  installation: null,
  battery: null,
};

export const UNKNOWN_CONTRACT: SupplyContract = {
  product: null,
  kind: "single",
  energyPrice: null,
  energyPriceNight: null,
  fixedFee: null,
  injectionPrice: null,
  sharingFee: null,
};

/** The meter of whoever did not tell: most have a digital one. Who does not know it says so. */
export const UNKNOWN_METER: Meter = "digital";
