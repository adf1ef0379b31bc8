import { type BillLine, billLine } from "#domain/tariffs/bill.ts";
import type { BillSituation } from "#domain/tariffs/bill-situation.ts";
import { bracketCost, reachedRates } from "#domain/tariffs/bracket-cost.ts";
import { supplierLines, vatRateOf, wholeOfftake } from "#domain/tariffs/supplier-lines.ts";
import type { DutchTariffs } from "#domain/tariffs/tariff-set.ts";

/** A Dutch bill below 10 MWh. Netting of injection ends on its own date and is no part of it: energy is what was taken. */
export function dutchLines(situation: BillSituation, tariffs: DutchTariffs): BillLine[] {
  const { energyTax, taxReduction, gridConnection } = tariffs;
  const vatRate = vatRateOf(situation.customer, tariffs.vat);
  const energy = wholeOfftake(situation);
  const reduction = situation.hasDomicile ? -taxReduction.value : 0;
  return [
    ...supplierLines(situation, vatRate),
    billLine("grid-connection", gridConnection.value / (1 + vatRate), vatRate, [gridConnection]),
    billLine("energy-tax", bracketCost(energy, energyTax), vatRate, reachedRates(energy, energyTax)),
    billLine("tax-reduction", reduction, vatRate, [taxReduction]),
  ];
}
