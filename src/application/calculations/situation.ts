import type { Postcode } from "#domain/identifiers/postcode.ts";
import type { BusinessKind } from "#domain/profiles/business-hours.ts";
import type { ChargingHours } from "#domain/profiles/household-load.ts";
import type { Roof } from "#domain/profiles/solar-production.ts";
import type { FlemishGridArea } from "#domain/regions/grid-area.ts";
import type { CustomerKind, SharingCategory } from "#domain/tariffs/tariff-set.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type {
  Euros,
  EurosPerKilowattHour,
  EurosPerYear,
  KilovoltAmperes,
  KilowattHours,
  Kilowatts,
} from "#domain/units/quantity.ts";
import type { Series } from "#domain/units/series.ts";

/** Whose question it is. Both parties are always described; the other one by what we propose until more is known. */
export type CalculationSide = "buyer" | "seller";

export type ByRegister = { day: KilowattHours; night: KilowattHours };

/** A year that a meter counted, laid in the quarters of `brusselsYear(year)`. It never leaves the visitor's device. */
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

export type Technology = "solar" | "wind" | "hydro" | "heat-and-power";

export type Installation = {
  technology: Technology;
  /** Of panels. */
  roofs: readonly Roof[];
  /** Of every other machine. */
  power: Kilowatts | null;
  /** Of all inverters together; null: as large as the panels. */
  inverter: KilovoltAmperes | null;
};

/** What a party is, apart from every price. */
export type Party = {
  customer: CustomerKind;
  hasDomicile: boolean;
  connection: KilovoltAmperes;
  voltage: "low" | "medium";
  use: Use;
  installation: Installation | null;
  battery: KilowattHours | null;
};

export const contractKinds = ["single", "day-night", "dynamic"] as const;
export type ContractKind = (typeof contractKinds)[number];

/** Null is what we propose. Amounts as a party bears them: a household with VAT, a business without. */
export type Contract = {
  product: string | null;
  kind: ContractKind;
  energyPrice: EurosPerKilowattHour | null;
  energyPriceNight: EurosPerKilowattHour | null;
  fixedFee: EurosPerYear | null;
  injectionPrice: EurosPerKilowattHour | null;
  /** What the supplier asks a year for sharing. */
  sharingFee: Euros | null;
};

/** All that can change without touching a quarter-hour: `valued` takes it again and again. */
export type Prices = {
  /** Free sharing has no price: in Flanders whoever asks one, sells. */
  form: "sale" | "free";
  /** Brussels only; asked, never guessed. */
  category: SharingCategory | null;
  agreedPrice: EurosPerKilowattHour | null;
  buyer: Contract;
  seller: Contract;
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

export type Meter = "digital" | "analogue" | "reversing" | "unknown";

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
  buyer: Party;
  seller: Party;
  /** Of a buyer, after the first; together with it at most `SELLERS_MAX`. */
  furtherSellers: readonly FurtherSeller[];
  /** Told by the visitor: the other party is then so large that just this is shared. */
  sharedEnergy: KilowattHours | null;
  prices: Prices;
};
