import {
  type ContractInForce,
  costUnder,
  figuresOf,
  isBusiness,
} from "#application/calculations/defaults/prices-in-force.ts";
import type { PartySums } from "#application/calculations/pair-sums.ts";
import { totalOf } from "#application/calculations/pair-sums.ts";
import { type ByRegister, type Connection, PROPOSED_CAPACITY } from "#domain/connections/connection.ts";
import type { Figure } from "#domain/figure.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Bill, BillLine, BillPart } from "#domain/tariffs/bill.ts";
import { billAfterSharing, type SharingOnBill } from "#domain/tariffs/bill-after-sharing.ts";
import type { BillRefusal, BillSituation, MeteredEnergy } from "#domain/tariffs/bill-situation.ts";
import { billedPeak } from "#domain/tariffs/capacity-cost.ts";
import { dynamicPrices } from "#domain/tariffs/dynamic-prices.ts";
import { vatRateOf } from "#domain/tariffs/supplier-lines.ts";
import type { TariffSet } from "#domain/tariffs/tariff-set.ts";
import { yearlyBill } from "#domain/tariffs/yearly-bill.ts";
import {
  type Euros,
  euros,
  eurosPerKilowattHour,
  eurosPerYear,
  type KilowattHours,
  kilowattHours,
} from "#domain/units/quantity.ts";
import type { Series } from "#domain/units/series.ts";
import type { MarketYear } from "#figures/market-price-year.ts";

/** A number times a rate; the terms of a row add up to its amount without VAT. The figure is null for one's own price. */
export type BillTerm = {
  quantity: number;
  quantityUnit: "kWh" | "kW" | "months" | "once";
  rate: number;
  rateUnit: string;
  figure: Figure<string> | null;
};

/**
 * How the terms of a row come to its amount: VAT is added, was inside the rates, or is not due at all; a business, which
 * compares without it, leaves it out, or has it taken off rates that hold it.
 */
export type RowVat = { kind: "added"; rate: number } | { kind: "included" | "none" | "left-out" | "taken-off" };

/** One component before and after sharing, as its party bears it: a household with VAT, a business without. */
export type BillRow = {
  part: BillPart;
  before: Euros;
  after: Euros;
  changedBySharing: boolean;
  figures: readonly Figure<string>[];
  /** Of the bill before, or of what sharing adds; null where no plain sum of products gives the amount, as under the maximum tariff. */
  terms: readonly BillTerm[] | null;
  vat: RowVat;
  origin?: "model-year";
};

export type BillComparison = {
  before: Bill;
  after: Bill;
  rows: readonly BillRow[];
  borne: { before: Euros; after: Euros };
};

/** A year of quarters, where a dynamic contract needs each of them; left out, its mean price counts. */
export type BillQuarters = { offtake: Series<"kWh">; shared: Series<"kWh">; market: MarketYear };

type BilledParty = {
  party: Connection;
  contract: ContractInForce;
  sums: PartySums;
  tariffs: TariffSet;
  quarters?: BillQuarters;
};

export function billSituationOf({ party, contract, sums, tariffs, quarters }: BilledParty): BillSituation {
  const vatFactor = isBusiness(party.customer) ? 1 : 1 + vatRateOf(party.customer, tariffs.vat);
  return {
    customer: party.customer,
    hasDomicile: party.hasDomicile,
    connection: party.capacity ?? PROPOSED_CAPACITY,
    voltage: party.voltage,
    energy: meteredEnergy(contract, sums, vatFactor, quarters),
    fixedFee: eurosPerYear(contract.fixedFee.value / vatFactor),
    peaks: party.use.peak === null ? { monthly: sums.peaks } : { average: party.use.peak },
  };
}

function meteredEnergy(
  { energy }: ContractInForce,
  { offtake }: PartySums,
  vatFactor: number,
  quarters?: BillQuarters,
): MeteredEnergy {
  const total = totalOf(offtake);
  if (energy.kind === "single") {
    const { block } = energy;
    return {
      kind: "single",
      energy: total,
      price: eurosPerKilowattHour(energy.price.value / vatFactor),
      ...(block ? { block: { upTo: block.upTo, price: eurosPerKilowattHour(block.price.value / vatFactor) } } : {}),
    };
  }
  if (energy.kind === "day-night") {
    return {
      kind: "day-night",
      day: offtake.day,
      night: offtake.night,
      priceDay: eurosPerKilowattHour(energy.day.value / vatFactor),
      priceNight: eurosPerKilowattHour(energy.night.value / vatFactor),
    };
  }
  if (quarters === undefined) {
    return {
      kind: "single",
      energy: total,
      price: eurosPerKilowattHour(total > 0 ? costUnder(energy, offtake) / total : 0),
    };
  }
  const prices = dynamicPrices(quarters.market.prices, {
    addition: energy.addition.value,
    factor: energy.factor.value,
  });
  return { kind: "dynamic", offtake: quarters.offtake, prices, origin: quarters.market.origin };
}

/** What a party bears of a bill: a business gets its VAT back. */
export const borneOf = (party: Connection, { lines, total }: Bill): Euros =>
  isBusiness(party.customer) ? euros(lines.reduce((sum, { amount }) => sum + amount, 0)) : total;

export type SharedOnBill = Omit<SharingOnBill, "sharedEnergy"> & {
  shared: ByRegister;
  /** What a fee by the kWh is asked of: all that the pair shares, on either side's bill. */
  feeEnergy: KilowattHours;
};

/** The bill of a year before and after sharing, part by part. A seller's bill only gets its supplier's fee. */
export function compareBills(billed: BilledParty, sharing: SharedOnBill): Result<BillComparison, BillRefusal> {
  const { party, contract, tariffs } = billed;
  const situation = billSituationOf(billed);
  const before = yearlyBill(situation, tariffs);
  if (!before.ok) return before;
  const sharedEnergy = sharedIn(situation.energy, sharing.shared, billed.quarters);
  const after = billAfterSharing(situation, tariffs, { ...sharing, sharedEnergy });
  if (!after.ok) return after;
  const borne = (line: BillLine | undefined) =>
    euros(line === undefined ? 0 : line.amount + (isBusiness(party.customer) ? 0 : line.vat));
  const rows = after.value.lines.map((line): BillRow => {
    const former = before.value.lines.find(({ part }) => part === line.part);
    const figures =
      line.part === "energy"
        ? figuresOf(contract.energy)
        : line.part === "fixed-fee"
          ? feeFigures(contract)
          : line.figures;
    return {
      part: line.part,
      before: borne(former),
      after: borne(line),
      changedBySharing: line.changedBySharing,
      figures,
      terms: termsOf(former ?? line, situation, billed, sharing),
      vat: rowVatOf(former ?? line, isBusiness(party.customer)),
      ...(line.origin === undefined ? {} : { origin: line.origin }),
    };
  });
  return ok({
    before: before.value,
    after: after.value,
    rows,
    borne: { before: borneOf(party, before.value), after: borneOf(party, after.value) },
  });
}

const feeFigures = ({ fixedFee }: ContractInForce) => (fixedFee.figure === null ? [] : [fixedFee.figure]);

/** In the form of the offtake; a binary fraction must not make more shared than taken. */
function sharedIn(energy: MeteredEnergy, { day, night }: ByRegister, quarters?: BillQuarters) {
  if (energy.kind === "single") return kilowattHours(Math.min(day + night, energy.energy));
  if (energy.kind === "day-night") {
    return { day: kilowattHours(Math.min(day, energy.day)), night: kilowattHours(Math.min(night, energy.night)) };
  }
  if (quarters === undefined) throw new TypeError("A dynamic bill needs its quarters.");
  return quarters.shared;
}

const MONTHS = 12;

/** The VAT that published rates already hold, as those of Brussels do; the fee's own rate is added to it. */
const vatInsideOf = ({ part, figures }: BillLine): number =>
  part === "sharing-fee" ? 0 : (figures.find(({ unit }) => unit === "share")?.value ?? 0);

function rowVatOf(line: BillLine, business: boolean): RowVat {
  if (line.vat === 0) return { kind: "none" };
  if (vatInsideOf(line) > 0) return { kind: business ? "taken-off" : "included" };
  return business ? { kind: "left-out" } : { kind: "added", rate: line.vat / line.amount };
}

function termsOf(
  line: BillLine,
  situation: BillSituation,
  billed: BilledParty,
  sharing: SharedOnBill,
): BillTerm[] | null {
  const terms = ownTerms(line.part, situation, billed, sharing) ?? figureTerms(line, situation, billed.sums);
  const vatInside = vatInsideOf(line);
  const total = terms.reduce((sum, { quantity, rate }) => sum + quantity * rate, 0) / (1 + vatInside);
  const isExact = terms.length > 0 && Math.abs(total - line.amount) <= 1e-9 * Math.max(1, Math.abs(line.amount));
  return isExact ? terms : null;
}

/** What rests on the contracts of the two rather than on a published rate. */
function ownTerms(
  part: BillPart,
  { energy, fixedFee }: BillSituation,
  { contract, party, tariffs }: BilledParty,
  { shared, agreedPrice, supplierFee, feeEnergy }: SharedOnBill,
): BillTerm[] | null {
  const [priceFigure = null] = figuresOf(contract.energy);
  const perEnergy = (quantity: number, rate: number, figure: Figure<string> | null): BillTerm => ({
    quantity,
    quantityUnit: "kWh",
    rate,
    rateUnit: "EUR/kWh",
    figure,
  });
  const once = (rate: number, figure: Figure<string> | null): BillTerm[] => [
    { quantity: 1, quantityUnit: "once", rate, rateUnit: "EUR/yr", figure },
  ];
  if (part === "fixed-fee") return once(fixedFee, contract.fixedFee.figure);
  if (part === "shared-energy") return [perEnergy(totalOf(shared), agreedPrice, null)];
  if (part === "sharing-fee") {
    const { perEnergy: byEnergy, figure } = contract.sharingFee;
    const vat = 1 + tariffs.vat.sharingFee.value;
    const isBusinessFee = isBusiness(party.customer);
    const rate = byEnergy === null ? 0 : isBusinessFee ? byEnergy.value : byEnergy.value / vat;
    const energyTerm = byEnergy === null ? [] : [perEnergy(feeEnergy, rate, byEnergy)];
    const yearly = supplierFee / vat - feeEnergy * rate;
    return byEnergy !== null && Math.abs(yearly) < 1e-9 ? energyTerm : [...once(yearly, figure), ...energyTerm];
  }
  if (part !== "energy") return null;
  if (energy.kind === "single") {
    const { block } = energy;
    if (block === undefined) return [perEnergy(energy.energy, energy.price, priceFigure)];
    const first = Math.min(block.upTo, energy.energy);
    const [, beyond = null] = figuresOf(contract.energy);
    return [perEnergy(first, block.price, priceFigure), perEnergy(energy.energy - first, energy.price, beyond)];
  }
  if (energy.kind === "dynamic") return [];
  return [perEnergy(energy.day, energy.priceDay, priceFigure), perEnergy(energy.night, energy.priceNight, priceFigure)];
}

function figureTerms({ figures, part }: BillLine, { peaks }: BillSituation, { offtake }: PartySums): BillTerm[] {
  const energy = totalOf(offtake);
  const floor = figures.find((figure): figure is Figure<"kW"> => figure.unit === "kW")?.value;
  const term = (quantity: number, quantityUnit: BillTerm["quantityUnit"], figure: Figure<string>): BillTerm[] => [
    { quantity, quantityUnit, rate: figure.value, rateUnit: figure.unit, figure },
  ];
  return figures.flatMap((figure) => {
    if (figure.unit === "EUR/kWh") return part === "capacity" ? [] : term(energy, "kWh", figure);
    if (figure.unit === "EUR/yr") return term(1, "once", figure);
    if (figure.unit === "EUR/month") return term(MONTHS, "months", figure);
    if (figure.unit !== "EUR/kW/yr" || peaks === null || floor === undefined) return [];
    return term(billedPeak(peaks, floor), "kW", figure);
  });
}
