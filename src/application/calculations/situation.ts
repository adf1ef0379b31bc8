import type { Connection, Meter, Technology } from "#domain/connections/connection.ts";
import type { SupplyContract } from "#domain/connections/supply-contract.ts";
import type { Postcode } from "#domain/identifiers/postcode.ts";
import type { FlemishGridArea } from "#domain/regions/grid-area.ts";
import type { SharingCategory } from "#domain/tariffs/tariff-set.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { type Euros, type EurosPerKilowattHour, type KilowattHours, kilowattHours } from "#domain/units/quantity.ts";

/** Whose question it is. Both parties are always described; the other one by what we propose until more is known. */
export type CalculationSide = "buyer" | "seller";

/** All that can change without touching a quarter-hour: `priceYear` takes it again and again. */
export type Prices = {
  /** Free sharing has no price: in Flanders whoever asks one, sells. */
  form: "sale" | "free";
  /** Brussels only; asked, never guessed. */
  category: SharingCategory | null;
  /** What the buyer pays for a kWh: a household with the VAT of a seller who charges it, an enterprise without. */
  agreedPrice: EurosPerKilowattHour | null;
  /** Of an enterprise: whether it charges no VAT, by the scheme for small ones. */
  isSellerVatExempt: boolean;
  buyer: SupplyContract;
  seller: SupplyContract;
  /** Of the contract between the two. */
  years: number;
  /** In the sequence of `furtherSellers`. */
  furtherSellers: readonly FurtherSellerPrices[];
};

/** A seller beside the first: null is as the first has it. */
export type FurtherSeller = {
  technology: Technology | null;
  /** Kilowatts-peak of panels, kilowatts of every other machine. */
  power: number | null;
  azimuth: number | null;
};

export type FurtherSellerPrices = {
  agreedPrice: EurosPerKilowattHour | null;
  injectionPrice: EurosPerKilowattHour | null;
  sharingFee: Euros | null;
};

/** Two connections, the terms between them and a day. */
export type Situation = {
  side: CalculationSide;
  market: "be" | "nl";
  /** Counts where no postcode is told. */
  region: "flanders" | "brussels";
  postcode: Postcode | null;
  /** The visitor's own choice, which wins over that of the postcode. */
  gridArea: FlemishGridArea | null;
  day: CalendarDay;
  meter: Meter;
  buyer: Connection;
  seller: Connection;
  /** The offer of the market that the seller made, whose public year then counts; null for a seller that is described here. */
  offer: string | null;
  /** Of a buyer, after the first; together with it at most `SELLERS_MAX`. */
  furtherSellers: readonly FurtherSeller[];
  /** Told by the visitor: the other party is then so large that just this is shared. */
  sharedEnergy: KilowattHours | null;
  prices: Prices;
};

/** The battery that is laid beside a sale. */
export const PROPOSED_BATTERY = kilowattHours(10);

/** How many sellers are laid beside one buyer. */
export const SELLERS_MAX = 6;

/** Weather years behind a range. */
export const DRAWS = 12;
