import type { CalculationSide, Situation } from "#application/calculations/situation.ts";
import {
  type Connection,
  type Installation,
  PROPOSED_PERSONS,
  PROPOSED_ROOF,
  type Use,
} from "#domain/connections/connection.ts";
import type { SupplyContract } from "#domain/connections/supply-contract.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { kilovoltAmperes, kilowattsPeak } from "#domain/units/quantity.ts";

const USE: Use = {
  series: null,
  energy: null,
  peak: null,
  persons: PROPOSED_PERSONS,
  trade: null,
  heatPump: false,
  electricCar: null,
  electricBoiler: false,
};

const CONTRACT: SupplyContract = {
  product: null,
  kind: "single",
  energyPrice: null,
  energyPriceNight: null,
  fixedFee: null,
  injectionPrice: null,
  sharingFee: null,
};

/** The roof that stands for a seller until more is known: the largest one that still counts as private. */
export const PROPOSED_INSTALLATION: Installation = {
  technology: "solar",
  roofs: [{ kilowattsPeak: kilowattsPeak(10), ...PROPOSED_ROOF }],
  power: null,
  inverter: null,
};

const HOUSEHOLD: Connection = {
  customer: "household",
  hasDomicile: true,
  capacity: kilovoltAmperes(9.2),
  voltage: "low",
  use: USE,
  installation: null,
  battery: null,
};

/** Two neighbours of three persons, one of them with panels: what counts as long as nothing else is told. */
export const defaultSituation = (side: CalculationSide, market: "be" | "nl", day: CalendarDay): Situation => ({
  side,
  market,
  region: "flanders",
  postcode: null,
  gridArea: null,
  day,
  meter: "digital",
  buyer: HOUSEHOLD,
  seller: { ...HOUSEHOLD, installation: PROPOSED_INSTALLATION },
  furtherSellers: [],
  sharedEnergy: null,
  prices: {
    form: "sale",
    category: null,
    agreedPrice: null,
    buyer: CONTRACT,
    seller: CONTRACT,
    years: 10,
    furtherSellers: [],
  },
});
