import { type BillLine, billLine } from "#domain/tariffs/bill.ts";
import { type BillSituation, totalOfftake } from "#domain/tariffs/bill-situation.ts";
import { bracketCost, reachedRates } from "#domain/tariffs/bracket-cost.ts";
import { energyCost } from "#domain/tariffs/energy-cost.ts";
import type { CustomerKind, FederalLevies, VatRates } from "#domain/tariffs/tariff-set.ts";
import { type KilowattHours, kilowattHours, type Share } from "#domain/units/quantity.ts";

export const vatRateOf = (customer: CustomerKind, vat: VatRates): Share =>
  customer === "business" ? vat.business.value : vat.household.value;

/** Both meters together. */
export const wholeOfftake = ({ energy, exclusiveNight }: BillSituation): KilowattHours =>
  kilowattHours(totalOfftake(energy) + (exclusiveNight?.energy ?? 0));

/** What the customer's own contract says; no figure of the world is in it. */
export function supplierLines(situation: BillSituation, vatRate: Share): BillLine[] {
  const { energy, exclusiveNight, fixedFee } = situation;
  const nightCost = exclusiveNight ? exclusiveNight.energy * exclusiveNight.price : 0;
  const line = billLine("energy", energyCost(energy) + nightCost, vatRate, [], true);
  const isModel = energy.kind === "dynamic" && energy.origin === "model-year";
  return [isModel ? { ...line, origin: "model-year" } : line, billLine("fixed-fee", fixedFee, vatRate)];
}

export function federalLines(situation: BillSituation, levies: FederalLevies, vatRate: Share): BillLine[] {
  const energy = wholeOfftake(situation);
  const brackets = levies.excise[situation.customer];
  const contribution = levies.energyContribution[situation.customer];
  return [
    billLine("excise", bracketCost(energy, brackets), vatRate, reachedRates(energy, brackets)),
    billLine("energy-contribution", energy * contribution.value, vatRate, [contribution]),
  ];
}
