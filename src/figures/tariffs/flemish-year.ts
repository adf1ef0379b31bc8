import type { Figure } from "#domain/figure.ts";
import type { FlemishGridArea } from "#domain/regions/grid-area.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { found, type Origin } from "#figures/write-figure.ts";

export type AreaTariffs = {
  capacity: Figure<"EUR/kW/yr">;
  gridEnergy: Figure<"EUR/kWh">;
  gridExclusiveNight: Figure<"EUR/kWh">;
};

/** What the regulator sets for one year, low voltage and digital meter, without VAT. */
export type FlemishYear = {
  year: number;
  /** The first day of an answer that counts with this table, where another table of the year was read before. */
  countsFrom?: CalendarDay;
  /** Of who injects on low voltage. From which size on it is due was not found, so no bill counts with it. */
  injection?: { energy: Figure<"EUR/kWh">; dataManagement: Figure<"EUR/yr"> };
  areas: Readonly<Record<FlemishGridArea, AreaTariffs>>;
  peakFloor: Figure<"kW">;
  maximum: Figure<"EUR/kWh">;
  dataManagement: Figure<"EUR/yr">;
  greenCertificates: Figure<"EUR/kWh">;
  heatCertificates: Figure<"EUR/kWh">;
  energyFund: { withDomicile: Figure<"EUR/month">; other: Figure<"EUR/month"> };
};

export const areaTariffs =
  (origin: Origin) =>
  (capacity: number, gridEnergy: number, gridExclusiveNight: number): AreaTariffs => ({
    capacity: found("EUR/kW/yr", capacity, origin),
    gridEnergy: found("EUR/kWh", gridEnergy, origin),
    gridExclusiveNight: found("EUR/kWh", gridExclusiveNight, origin),
  });
