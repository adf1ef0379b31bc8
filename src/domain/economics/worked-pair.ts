import type { PairGain, PairSale } from "#domain/economics/pair-gain.ts";
import type { Figure } from "#domain/figure.ts";
import type { Euros, KilowattHours } from "#domain/units/quantity.ts";

export type WorkedSale = { sale: PairSale; gain: PairGain };

/** A pair worked out for the reader: the figures it rests on, one volume in full and others to compare with. */
export type WorkedPair = WorkedSale & {
  energyPrice: Figure<"EUR/kWh">;
  injectionPrice: Figure<"EUR/kWh">;
  feeBuyer: Figure<"EUR">;
  feeSeller: Figure<"EUR">;
  platformFee: Euros;
  otherVolumes: WorkedSale[];
  breakEven: KilowattHours | null;
};
