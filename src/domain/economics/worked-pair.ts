import type { GainOnOldPrices, PairGain, PairSale } from "#domain/economics/pair-gain.ts";
import type { Figure } from "#domain/figure.ts";
import type { Euros, KilowattHours, KilowattsPeak } from "#domain/units/quantity.ts";

/** The buyers that are laid beside one roof: an office, a car that charges in the sun, a family away by day. */
export type WorkedBuyer = "office" | "carInTheSun" | "family";

export type WorkedSale = {
  buyer: WorkedBuyer;
  use: KilowattHours;
  sale: PairSale;
  gain: PairGain;
  oldPrices: GainOnOldPrices | null;
};

/** A pair worked out for the reader: the figures it rests on, one buyer in full and others of the same roof beside it. */
export type WorkedPair = WorkedSale & {
  kilowattPeak: KilowattsPeak;
  energyPrice: Figure<"EUR/kWh">;
  injectionPrice: Figure<"EUR/kWh">;
  feeBuyer: Figure<"EUR">;
  feeSeller: Figure<"EUR">;
  platformFee: Euros;
  otherBuyers: WorkedSale[];
  breakEven: KilowattHours | null;
};
