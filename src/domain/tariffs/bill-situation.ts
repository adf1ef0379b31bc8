import { ok, type Result, refused } from "#domain/result.ts";
import type { CustomerKind, TariffSet } from "#domain/tariffs/tariff-set.ts";
import {
  type EurosPerKilowattHour,
  type EurosPerYear,
  type KilovoltAmperes,
  type KilowattHours,
  type Kilowatts,
  kilowattHours,
} from "#domain/units/quantity.ts";
import { type Series, sumOfSeries } from "#domain/units/series.ts";

/** A year's offtake with what the supplier asks for it, without VAT. */
export type MeteredEnergy =
  /** The first kWh of a year may have a price of their own. */
  | { kind: "single"; energy: KilowattHours; price: EurosPerKilowattHour; block?: BlockPrice }
  | {
      kind: "day-night";
      day: KilowattHours;
      night: KilowattHours;
      priceDay: EurosPerKilowattHour;
      priceNight: EurosPerKilowattHour;
    }
  /** A price for each quarter-hour; grid costs are those of a single meter reading. */
  | { kind: "dynamic"; offtake: Series<"kWh">; prices: Series<"EUR/kWh">; origin: PriceOrigin };

export type BlockPrice = { upTo: KilowattHours; price: EurosPerKilowattHour };

/** The visitor's own series, what the day-ahead market asked, or a model of a year that nobody paid. */
export type PriceOrigin = "own" | "day-ahead" | "model-year";

export type Peaks = { monthly: readonly Kilowatts[] } | { average: Kilowatts };

export type BillSituation = {
  customer: CustomerKind;
  /** Somebody is registered at the address; in the Netherlands: people live, work or gather there. */
  hasDomicile: boolean;
  connection: KilovoltAmperes;
  voltage?: "low" | "medium";
  energy: MeteredEnergy;
  /** A second meter that is only fed at night. */
  exclusiveNight?: { energy: KilowattHours; price: EurosPerKilowattHour };
  /** Without VAT. */
  fixedFee: EurosPerYear;
  /** Only Flanders charges for peaks. */
  peaks: Peaks | null;
};

export type BillRefusal =
  | { code: "medium-voltage"; connectionMax: KilovoltAmperes }
  | { code: "dutch-use-too-high"; energyMax: KilowattHours }
  | { code: "energy-invalid" }
  | { code: "connection-invalid" }
  | { code: "peaks-missing" }
  | { code: "peaks-invalid" }
  | { code: "shared-exceeds-offtake" };

/** Above 56 kVA a connection leaves low voltage, and with it the tariffs that we know. */
const LOW_VOLTAGE_MAX = 56 as KilovoltAmperes;
/** The Dutch brackets above 10 MWh of the current year are not known to us. */
const DUTCH_ENERGY_MAX = kilowattHours(10_000);

export function totalOfftake(energy: MeteredEnergy): KilowattHours {
  if (energy.kind === "single") return energy.energy;
  if (energy.kind === "day-night") return kilowattHours(energy.day + energy.night);
  return sumOfSeries(energy.offtake);
}

/** A bill that we cannot work out truthfully is refused, with the bound that it passes. */
export function checkSituation(situation: BillSituation, region: TariffSet["region"]): Result<null, BillRefusal> {
  const { energy, exclusiveNight, peaks, connection, voltage } = situation;
  if (!isAmount(connection)) return refused({ code: "connection-invalid" });
  if (voltage === "medium" || connection > LOW_VOLTAGE_MAX) {
    return refused({ code: "medium-voltage", connectionMax: LOW_VOLTAGE_MAX });
  }
  const registers = energy.kind === "day-night" ? [energy.day, energy.night] : [totalOfftake(energy)];
  const second = exclusiveNight?.energy ?? kilowattHours(0);
  if (![...registers, second].every(isAmount)) return refused({ code: "energy-invalid" });
  if (region === "netherlands" && totalOfftake(energy) + second > DUTCH_ENERGY_MAX) {
    return refused({ code: "dutch-use-too-high", energyMax: DUTCH_ENERGY_MAX });
  }
  return region === "flanders" ? checkPeaks(peaks) : ok(null);
}

function checkPeaks(peaks: Peaks | null): Result<null, BillRefusal> {
  const measured = peaks === null ? [] : "monthly" in peaks ? peaks.monthly : [peaks.average];
  if (measured.length === 0) return refused({ code: "peaks-missing" });
  return measured.every(isAmount) ? ok(null) : refused({ code: "peaks-invalid" });
}

const isAmount = (value: number) => value >= 0 && Number.isFinite(value);
