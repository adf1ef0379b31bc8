import type { MeteredEnergy } from "#domain/tariffs/bill-situation.ts";
import { type Euros, euros } from "#domain/units/quantity.ts";
import type { Series } from "#domain/units/series.ts";

/** What the supplier asks for the energy itself, without VAT: the only part of a Flemish bill that sharing replaces. */
export function energyCost(energy: MeteredEnergy): Euros {
  if (energy.kind === "single") {
    const { block } = energy;
    const first = block ? Math.min(block.upTo, energy.energy) : 0;
    return euros((energy.energy - first) * energy.price + first * (block?.price ?? 0));
  }
  if (energy.kind === "day-night") return euros(energy.day * energy.priceDay + energy.night * energy.priceNight);
  return dynamicCost(energy.offtake, energy.prices);
}

function dynamicCost(offtake: Series<"kWh">, prices: Series<"EUR/kWh">): Euros {
  if (offtake.length !== prices.length) {
    throw new RangeError(`Offtake has ${offtake.length} quarters, prices ${prices.length}.`);
  }
  let total = 0;
  for (let quarter = 0; quarter < offtake.length; quarter++) {
    total += (offtake[quarter] as number) * (prices[quarter] as number);
  }
  return euros(total);
}
