import type { CalculationSide, Situation } from "#application/calculations/situation.ts";
import {
  type Connection,
  type Installation,
  PROPOSED_CAPACITY,
  PROPOSED_ROOF,
} from "#domain/connections/connection.ts";
import { UNKNOWN_CONNECTION, UNKNOWN_CONTRACT, UNKNOWN_METER } from "#domain/connections/unknown-connection.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { kilowattsPeak } from "#domain/units/quantity.ts";

/** The roof that stands for a seller until more is known: the largest one that still counts as private. */
export const PROPOSED_INSTALLATION: Installation = {
  technology: "solar",
  roofs: [{ kilowattsPeak: kilowattsPeak(10), ...PROPOSED_ROOF }],
  power: null,
  inverter: null,
};

const PROPOSED_CONNECTION: Connection = { ...UNKNOWN_CONNECTION, capacity: PROPOSED_CAPACITY };

/** Two neighbours of three persons, one of them with panels: what counts as long as nothing else is told. */
export const defaultSituation = (side: CalculationSide, market: "be" | "nl", day: CalendarDay): Situation => ({
  side,
  market,
  region: "flanders",
  postcode: null,
  gridArea: null,
  day,
  meter: UNKNOWN_METER,
  buyer: PROPOSED_CONNECTION,
  seller: { ...PROPOSED_CONNECTION, installation: PROPOSED_INSTALLATION },
  offer: null,
  furtherSellers: [],
  sharedEnergy: null,
  prices: {
    form: "sale",
    category: null,
    agreedPrice: null,
    isSellerVatExempt: false,
    buyer: UNKNOWN_CONTRACT,
    seller: UNKNOWN_CONTRACT,
    years: 10,
    furtherSellers: [],
  },
});
