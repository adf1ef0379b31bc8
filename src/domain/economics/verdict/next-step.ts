import { feesOfSale, feesPerEnergy, type PairSale, pairGain } from "#domain/economics/pair-gain.ts";
import type { SaleVerdict } from "#domain/economics/verdict/verdict-on-sale.ts";
import type { Euros } from "#domain/units/quantity.ts";

/**
 * What whoever reads a verdict had better do next. `price`: another price makes both win. `fees`: it pays with suppliers
 * that ask the least we know of. `overlap`: too little is shared for any known fee. `contract`: no kWh gains anything.
 * `own-prices`: only the prices of their own contracts can tell.
 */
export type NextStep = "find-partner" | "price" | "fees" | "overlap" | "contract" | "own-prices";

export function nextStepOf(sale: PairSale, { verdict }: Pick<SaleVerdict, "verdict">, lowestFee: Euros): NextStep {
  if (verdict === "depends") return "fees";
  if (verdict !== "does-not-pay") return "find-partner";
  if (pairGain(sale).together > 0) return "price";
  if (sale.energyPrice <= sale.injectionPrice) return "contract";
  const least = (fee: Euros) => (fee < lowestFee ? fee : lowestFee);
  const { buyer, seller } = feesOfSale(sale);
  const cheapest = { ...sale, feeBuyer: least(buyer), feeSeller: least(seller), ...feesPerEnergy(sale, 0) };
  return pairGain(cheapest).together > 0 ? "fees" : "overlap";
}
