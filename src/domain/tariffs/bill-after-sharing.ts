import { ok, type Result, refused } from "#domain/result.ts";
import { type Bill, type BillLine, billLine, billOf } from "#domain/tariffs/bill.ts";
import type { BillRefusal, BillSituation, MeteredEnergy } from "#domain/tariffs/bill-situation.ts";
import { energyCost } from "#domain/tariffs/energy-cost.ts";
import { vatRateOf } from "#domain/tariffs/supplier-lines.ts";
import type { BrusselsTariffs, SharingCategory, TariffSet } from "#domain/tariffs/tariff-set.ts";
import { yearlyBill } from "#domain/tariffs/yearly-bill.ts";
import {
  type Euros,
  type EurosPerKilowattHour,
  type KilowattHours,
  kilowattHours,
  minus,
  type Share,
  share,
} from "#domain/units/quantity.ts";
import { type Series, seriesOf, sumOfSeries } from "#domain/units/series.ts";

/** Shared energy is known as finely as the offtake is priced: in all, by register, or by quarter-hour. */
export type SharedEnergy = KilowattHours | { day: KilowattHours; night: KilowattHours } | Series<"kWh">;

export type SharingOnBill = {
  sharedEnergy: SharedEnergy;
  /** What the buyer pays the seller for a kWh. */
  agreedPrice: EurosPerKilowattHour;
  /** On top of the agreed price; a household that sells asks none, and none counts when it is left out. */
  vatOnAgreedPrice?: Share;
  /** What the supplier asks for sharing in this year, VAT included. */
  supplierFee: Euros;
  /** Brussels only. Whoever does not know theirs counts as the furthest, D, which lowers nothing. */
  category?: SharingCategory;
};

/**
 * The same bill with sharing. In Flanders only the energy component of shared kWh moves (Energiedecreet art. 7.2.2
 * par. 2); in Brussels nearness also lowers grid use and transport (Brugel, beslissing 285bis).
 */
export function billAfterSharing(
  situation: BillSituation,
  tariffs: TariffSet,
  sharing: SharingOnBill,
): Result<Bill, BillRefusal> {
  const before = yearlyBill(situation, tariffs);
  if (!before.ok) return before;
  const rest = withoutShared(situation.energy, sharing.sharedEnergy);
  if (rest === null) return refused({ code: "shared-exceeds-offtake" });

  const replaced = minus(energyCost(situation.energy), energyCost(rest));
  const vatRate = vatRateOf(situation.customer, tariffs.vat);
  const feeRate = tariffs.vat.sharingFee;
  const lowered = (line: BillLine): BillLine => {
    if (line.part === "energy") return lessBy(line, replaced, vatRate);
    if (tariffs.region === "brussels") return nearbyLine(line, tariffs, sharing, vatRate);
    return line;
  };
  return ok(
    billOf([
      ...before.value.lines.map(lowered),
      billLine(
        "shared-energy",
        amountOf(sharing.sharedEnergy) * sharing.agreedPrice,
        sharing.vatOnAgreedPrice ?? share(0),
        [],
        true,
      ),
      billLine("sharing-fee", sharing.supplierFee / (1 + feeRate.value), feeRate.value, [feeRate], true),
    ]),
  );
}

const lessBy = (line: BillLine, amount: number, vatRate: Share): BillLine => ({
  ...line,
  ...billLine(line.part, line.amount - amount, vatRate, line.figures, true),
});

// The fixed term is not charged on the shared part, and so stays what it is: once, whatever part of the energy is shared.
function nearbyLine(line: BillLine, tariffs: BrusselsTariffs, sharing: SharingOnBill, vatRate: Share): BillLine {
  const due = tariffs.sharing[sharing.category ?? "D"];
  const { day, night } = byRegister(sharing.sharedEnergy);
  if (line.part === "distribution") {
    const gridUse = day * tariffs.gridUse.day.value + night * tariffs.gridUse.night.value;
    const rates = night > 0 ? [tariffs.gridUse.day, tariffs.gridUse.night] : [tariffs.gridUse.day];
    const figures = [...line.figures, ...rates, due.gridUse];
    return { ...lessBy(line, gridUse * (1 - due.gridUse.value), vatRate), figures };
  }
  if (line.part === "transport") {
    const transport = ((day + night) * tariffs.transport.value) / (1 + tariffs.vatIncluded.value);
    return {
      ...lessBy(line, transport * (1 - due.transport.value), vatRate),
      figures: [...line.figures, due.transport],
    };
  }
  return line;
}

const isSeries = (shared: SharedEnergy): shared is Series<"kWh"> => shared instanceof Float64Array;

function byRegister(shared: SharedEnergy): { day: number; night: number } {
  if (typeof shared === "number") return { day: shared, night: 0 };
  if (isSeries(shared)) return { day: sumOfSeries(shared), night: 0 };
  return shared;
}

function amountOf(shared: SharedEnergy): KilowattHours {
  const { day, night } = byRegister(shared);
  return kilowattHours(day + night);
}

/** What the supplier still delivers; null when more is shared than is taken. */
function withoutShared(energy: MeteredEnergy, shared: SharedEnergy): MeteredEnergy | null {
  if (energy.kind === "single" && typeof shared === "number") {
    return fits(shared, energy.energy) ? { ...energy, energy: minus(energy.energy, shared) } : null;
  }
  if (energy.kind === "day-night" && typeof shared === "object" && !isSeries(shared)) {
    if (!fits(shared.day, energy.day) || !fits(shared.night, energy.night)) return null;
    return { ...energy, day: minus(energy.day, shared.day), night: minus(energy.night, shared.night) };
  }
  if (energy.kind === "dynamic" && typeof shared === "object" && isSeries(shared)) {
    if (shared.length !== energy.offtake.length) {
      throw new RangeError(`Offtake has ${energy.offtake.length} quarters, what is shared ${shared.length}.`);
    }
    if (!shared.every((part, quarter) => fits(part, energy.offtake[quarter] as number))) return null;
    return {
      ...energy,
      offtake: seriesOf(energy.offtake.map((taken, quarter) => taken - (shared[quarter] as number))),
    };
  }
  throw new TypeError(`Shared energy must be told in the form of a ${energy.kind} offtake.`);
}

const fits = (part: number, whole: number) => part >= 0 && part <= whole;
