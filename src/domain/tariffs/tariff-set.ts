import type { Figure } from "#domain/figure.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { KilovoltAmperes, KilowattHours } from "#domain/units/quantity.ts";

export type CustomerKind = "household" | "protected" | "business";

/** The rate of the part of a year's energy that lies above the bracket before; the last one has no end. */
export type Bracket = { upTo: KilowattHours | null; rate: Figure<"EUR/kWh"> };

export type FederalLevies = {
  excise: Readonly<Record<CustomerKind, readonly Bracket[]>>;
  energyContribution: Readonly<Record<CustomerKind, Figure<"EUR/kWh">>>;
};

/** The sharing fee of a supplier has a rate of its own, the same for a household and a business. */
export type VatRates = { household: Figure<"share">; business: Figure<"share">; sharingFee: Figure<"share"> };

/** What one grid area of Flanders charges on one day, without VAT. */
export type FlemishTariffs = {
  region: "flanders";
  capacity: Figure<"EUR/kW/yr">;
  /** A lower monthly peak counts as this one. */
  peakFloor: Figure<"kW">;
  /** Capacity and kWh together cost no more than this for each kWh. */
  maximum: Figure<"EUR/kWh">;
  gridEnergy: Figure<"EUR/kWh">;
  gridExclusiveNight: Figure<"EUR/kWh">;
  dataManagement: Figure<"EUR/yr">;
  greenCertificates: Figure<"EUR/kWh">;
  heatCertificates: Figure<"EUR/kWh">;
  energyFund: { withDomicile: Figure<"EUR/month">; other: Figure<"EUR/month"> };
  /**
   * As paid bills have it: the least that is due, 2.5 kW, holds the kWh tariff too, and a protected customer never pays the
   * fund. Days before 20 November 2026 keep the answers that they gave without it.
   */
  followsPaidBills: boolean;
  levies: FederalLevies;
  vat: VatRates;
};

/** How near the two ends of shared power lie on the grid: building, cabin, substation, or further. */
export type SharingCategory = "A" | "B" | "C" | "D";

export type BrusselsTariffs = {
  region: "brussels";
  /** Inside all amounts below but `gridUse`: they are read from cards for households. */
  vatIncluded: Figure<"share">;
  /** One meter reading counts as day. */
  distribution: { day: Figure<"EUR/kWh">; night: Figure<"EUR/kWh"> };
  transport: Figure<"EUR/kWh">;
  metering: Figure<"EUR/yr">;
  powerTerm: readonly PowerBand[];
  publicService: readonly PowerBand[];
  greenCertificates: Figure<"EUR/kWh">;
  /** The part of distribution that nearness lowers, without VAT. */
  gridUse: { day: Figure<"EUR/kWh">; night: Figure<"EUR/kWh"> };
  /** What stays due on a shared kWh. */
  sharing: Readonly<Record<SharingCategory, { gridUse: Figure<"share">; transport: Figure<"share"> }>>;
  levies: FederalLevies;
  vat: VatRates;
};

export type PowerBand = { upTo: KilovoltAmperes | null; yearly: Figure<"EUR/yr"> };

export type DutchTariffs = {
  region: "netherlands";
  energyTax: readonly Bracket[];
  /** For a connection where people live, work or gather. */
  taxReduction: Figure<"EUR/yr">;
  /** VAT included, as grid operators publish it for small connections. */
  gridConnection: Figure<"EUR/yr">;
  vat: VatRates;
};

export type TariffSet = FlemishTariffs | BrusselsTariffs | DutchTariffs;

/** No tariffs are kept for so early a day. */
export type FiguresRefusal = { code: "no-figures-before"; firstDay: CalendarDay };
