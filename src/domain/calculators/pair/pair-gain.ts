import {
  type Euros,
  type EurosPerKilowattHour,
  euros,
  eurosPerKilowattHour,
  type KilowattHours,
  kilowattHours,
} from "#domain/units/quantity.ts";

export type PairSale = {
  sharedEnergy: KilowattHours;
  energyPrice: EurosPerKilowattHour;
  agreedPrice: EurosPerKilowattHour;
  injectionPrice: EurosPerKilowattHour;
  feeBuyer: Euros;
  feeSeller: Euros;
};

export type PairGain = { buyer: Euros; seller: Euros; together: Euros };

// Only the energy component of a shared kWh is replaced (Energiedecreet art. 7.2.2 par. 2): grid costs and levies stay
// due on it, so they are absent here. The agreed price divides the gain between the two and cannot change its sum.
export function pairGain(sale: PairSale): PairGain {
  const buyer = euros(sale.sharedEnergy * (sale.energyPrice - sale.agreedPrice) - sale.feeBuyer);
  const seller = euros(sale.sharedEnergy * (sale.agreedPrice - sale.injectionPrice) - sale.feeSeller);
  return { buyer, seller, together: euros(buyer + seller) };
}

type PairTerms = Pick<PairSale, "energyPrice" | "injectionPrice" | "feeBuyer" | "feeSeller">;

/** Null when no volume ever pays the fees back. */
export function breakEvenEnergy(terms: PairTerms): KilowattHours | null {
  const margin = terms.energyPrice - terms.injectionPrice;
  if (margin <= 0) return null;
  return kilowattHours((terms.feeBuyer + terms.feeSeller) / margin);
}

/** The agreed price at which both sides gain, or lose, the same amount after their own fees. */
export function evenPrice(terms: PairTerms, sharedEnergy: KilowattHours): EurosPerKilowattHour {
  const halfway = (terms.energyPrice + terms.injectionPrice) / 2;
  return eurosPerKilowattHour(halfway + (terms.feeSeller - terms.feeBuyer) / (2 * sharedEnergy));
}
