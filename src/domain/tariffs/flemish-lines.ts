import { type BillLine, billLine } from "#domain/tariffs/bill.ts";
import { type BillSituation, type Peaks, totalOfftake } from "#domain/tariffs/bill-situation.ts";
import { capacityCost } from "#domain/tariffs/capacity-cost.ts";
import { federalLines, supplierLines, vatRateOf, wholeOfftake } from "#domain/tariffs/supplier-lines.ts";
import type { FlemishTariffs } from "#domain/tariffs/tariff-set.ts";
import { share } from "#domain/units/quantity.ts";

const MONTHS = 12;

export function flemishLines(situation: BillSituation, peaks: Peaks, tariffs: FlemishTariffs): BillLine[] {
  const { capacity, peakFloor, maximum, gridEnergy, gridExclusiveNight, dataManagement } = tariffs;
  const { greenCertificates, heatCertificates, energyFund, levies } = tariffs;
  const vatRate = vatRateOf(situation.customer, tariffs.vat);
  const { energy, exclusiveNight } = situation;
  const main = totalOfftake(energy);
  const all = wholeOfftake(situation);
  const isFreeOfFund =
    (situation.customer !== "business" && situation.hasDomicile) ||
    (situation.customer === "protected" && tariffs.followsPaidBills);
  const fund = isFreeOfFund ? energyFund.withDomicile : energyFund.other;
  return [
    ...supplierLines(situation, vatRate),
    billLine("certificates", all * (greenCertificates.value + heatCertificates.value), vatRate, [
      greenCertificates,
      heatCertificates,
    ]),
    billLine(
      "grid-energy",
      main * gridEnergy.value + (exclusiveNight?.energy ?? 0) * gridExclusiveNight.value,
      vatRate,
      exclusiveNight ? [gridEnergy, gridExclusiveNight] : [gridEnergy],
    ),
    billLine("capacity", capacityCost(peaks, main, tariffs), vatRate, [capacity, peakFloor, maximum]),
    billLine("data-management", dataManagement.value, vatRate, [dataManagement]),
    ...federalLines(situation, levies, vatRate),
    // The fund's contribution bears no VAT.
    billLine("energy-fund", fund.value * MONTHS, share(0), [fund]),
  ];
}
