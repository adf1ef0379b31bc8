import { costUnder, type EnergyPricing } from "#application/calculations/defaults/prices-in-force.ts";
import { totalOf } from "#application/calculations/pair-sums.ts";
import { type Context, vatFactorOf } from "#application/calculations/pair-terms.ts";
import { NETTING_ENDS, nettingLost } from "#domain/economics/netting-lost.ts";
import type { PairSale } from "#domain/economics/pair-gain.ts";
import { bracketCost } from "#domain/tariffs/bracket-cost.ts";
import { type Euros, euros, type KilowattHours, minus, plus } from "#domain/units/quantity.ts";

/** What a sale leaves a seller who still nets. Whose price a netted kWh has: the seller's own, if that was told. */
export type Netting = { lost: KilowattHours; sellerGain: Euros; isBuyersPrice: boolean };

const isTold = (energy: EnergyPricing) =>
  energy.kind === "dynamic" || (energy.kind === "single" ? energy.price : energy.day).isTold;

/**
 * A netted kWh is worth all that a kWh from the supplier costs: its energy and its tax. Each one that is sold instead is
 * bought back at that price. Null outside the Netherlands, and once netting has ended.
 */
export function nettingOf({ simulated, inForce }: Context, sale: PairSale, gain: Euros): Netting | null {
  const { situation, tariffs, sums } = simulated;
  if (tariffs.region !== "netherlands" || situation.day >= NETTING_ENDS) return null;
  const { offtake } = sums.seller;
  const [injected, taken] = [totalOf(sums.seller.injection), totalOf(offtake)];
  const lost = nettingLost({ injection: injected, offtake: taken, sold: sale.sharedEnergy });
  const isBuyersPrice = !isTold(inForce.seller.energy);
  if (lost === 0) return { lost, sellerGain: gain, isBuyersPrice };
  const { energy } = isBuyersPrice ? inForce.buyer : inForce.seller;
  const vatFactor = vatFactorOf(simulated, "seller");
  const price = (costUnder(energy, offtake) * (energy.kind === "dynamic" ? vatFactor : 1)) / taken;
  const before = minus(taken, Math.min(injected, taken) as KilowattHours);
  const tax = minus(bracketCost(plus(before, lost), tariffs.energyTax), bracketCost(before, tariffs.energyTax));
  const loss = lost * (price - sale.injectionPrice) + tax * vatFactor;
  return { lost, sellerGain: minus(gain, euros(loss)), isBuyersPrice };
}
