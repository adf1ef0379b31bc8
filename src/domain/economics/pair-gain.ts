import type { CalendarDay } from "#domain/time/calendar-day.ts";
import {
  type Euros,
  type EurosPerKilowattHour,
  euros,
  eurosPerKilowattHour,
  type KilowattHours,
  kilowattHours,
  type Share,
} from "#domain/units/quantity.ts";

/** VAT on the agreed price, when the seller is liable for it. Without it the sale stays outside VAT. */
export type SaleVat = { rate: Share; buyerDeducts: boolean };

/**
 * A year of sharing. Energy price and fees as each side bears them: a household with VAT, an enterprise without. The
 * agreed price is what the seller keeps, so without VAT.
 */
export type PairSale = {
  sharedEnergy: KilowattHours;
  energyPrice: EurosPerKilowattHour;
  agreedPrice: EurosPerKilowattHour;
  injectionPrice: EurosPerKilowattHour;
  feeBuyer: Euros;
  feeSeller: Euros;
  /** Asked by a supplier for every shared kWh, beside its fee of the year. */
  feeBuyerPerEnergy?: EurosPerKilowattHour;
  feeSellerPerEnergy?: EurosPerKilowattHour;
  vat?: SaleVat;
};

export type PairGain = { buyer: Euros; seller: Euros; together: Euros };

/** What a gain ranges over where the prices are too old for one number, and the last day on which those could be signed. */
export type GainOnOldPrices = {
  signableUntil: CalendarDay;
  range: Record<keyof PairGain, { value: Euros; low: Euros | null; high: Euros | null }>;
};

export type PairTerms = Pick<
  PairSale,
  "energyPrice" | "injectionPrice" | "feeBuyer" | "feeSeller" | "feeBuyerPerEnergy" | "feeSellerPerEnergy" | "vat"
>;

type Worth = Pick<PairTerms, "energyPrice" | "injectionPrice" | "feeBuyerPerEnergy" | "feeSellerPerEnergy">;

/** What a shared kWh saves the buyer and costs the seller, after what their suppliers ask for it. */
export const worthAfterFees = ({ energyPrice, injectionPrice, feeBuyerPerEnergy, feeSellerPerEnergy }: Worth) => ({
  energyPrice: eurosPerKilowattHour(energyPrice - (feeBuyerPerEnergy ?? 0)),
  injectionPrice: eurosPerKilowattHour(injectionPrice + (feeSellerPerEnergy ?? 0)),
});

/** The fees by the kWh of a sale, each so many times as high; nothing where none is asked. */
export const feesPerEnergy = (
  { feeBuyerPerEnergy, feeSellerPerEnergy }: Pick<PairSale, "feeBuyerPerEnergy" | "feeSellerPerEnergy">,
  factor: number,
): Pick<PairSale, "feeBuyerPerEnergy" | "feeSellerPerEnergy"> => ({
  ...(feeBuyerPerEnergy === undefined ? {} : { feeBuyerPerEnergy: eurosPerKilowattHour(feeBuyerPerEnergy * factor) }),
  ...(feeSellerPerEnergy === undefined
    ? {}
    : { feeSellerPerEnergy: eurosPerKilowattHour(feeSellerPerEnergy * factor) }),
});

/** What both suppliers ask in the year of a sale. */
export function feesOfSale({ sharedEnergy, feeBuyer, feeSeller, ...sale }: PairSale) {
  const buyer = euros(feeBuyer + sharedEnergy * (sale.feeBuyerPerEnergy ?? 0));
  const seller = euros(feeSeller + sharedEnergy * (sale.feeSellerPerEnergy ?? 0));
  return { buyer, seller, together: euros(buyer + seller) };
}

export const pairGain = (sale: PairSale): PairGain => gainAtVat(sale, vatBorne(sale));

// Only the energy component of a shared kWh is replaced (Energiedecreet art. 7.2.2 par. 2): grid costs and levies stay
// due on it, so they are absent here. Outside VAT the agreed price divides the gain and cannot change its sum.
export function gainAtVat(sale: Omit<PairSale, "vat">, borne: number): PairGain {
  const { energyPrice, injectionPrice } = worthAfterFees(sale);
  const buyer = euros(sale.sharedEnergy * (energyPrice - sale.agreedPrice * (1 + borne)) - sale.feeBuyer);
  const seller = euros(sale.sharedEnergy * (sale.agreedPrice - injectionPrice) - sale.feeSeller);
  return { buyer, seller, together: euros(buyer + seller) };
}

/** The shared energy that pays both fees back; null when no volume ever does. With VAT it depends on the agreed price. */
export function breakEvenEnergy(terms: PairTerms & Partial<Pick<PairSale, "agreedPrice">>): KilowattHours | null {
  const { energyPrice, injectionPrice } = worthAfterFees(terms);
  const margin = energyPrice - injectionPrice - vatBorne(terms) * (terms.agreedPrice ?? 0);
  if (margin <= 0) return null;
  return kilowattHours((terms.feeBuyer + terms.feeSeller) / margin);
}

/** The agreed price at which both sides gain, or lose, the same amount after their own fees: the fair midpoint. */
export function evenPrice(terms: PairTerms, sharedEnergy: KilowattHours): EurosPerKilowattHour {
  const feesApart = (terms.feeSeller - terms.feeBuyer) / sharedEnergy;
  return eurosPerKilowattHour(evenBetween(worthAfterFees(terms), feesApart, vatBorne(terms)));
}

/** `feesApart`: by how much the seller's fee is above the buyer's, for each shared kWh. */
export const evenBetween = (
  { energyPrice, injectionPrice }: Pick<PairTerms, "energyPrice" | "injectionPrice">,
  feesApart: number,
  borne: number,
): number => (energyPrice + injectionPrice + feesApart) / (2 + borne);

export type PriceBand = { lowest: EurosPerKilowattHour; highest: EurosPerKilowattHour; fair: EurosPerKilowattHour };

/** The agreed prices at which neither side loses after fees; null when there is none. */
export function priceBand(terms: PairTerms, sharedEnergy: KilowattHours): PriceBand | null {
  if (sharedEnergy <= 0) return null;
  const { energyPrice, injectionPrice } = worthAfterFees(terms);
  const lowest = injectionPrice + terms.feeSeller / sharedEnergy;
  const highest = (energyPrice - terms.feeBuyer / sharedEnergy) / (1 + vatBorne(terms));
  if (lowest > highest) return null;
  return {
    lowest: eurosPerKilowattHour(lowest),
    highest: eurosPerKilowattHour(highest),
    fair: evenPrice(terms, sharedEnergy),
  };
}

type Vat = Pick<PairSale, "vat">;

/** What the buyer pays for a kWh of which the seller keeps a price: VAT is in it, where the buyer bears that. */
export const paidPrice = (kept: number, sale: Vat): EurosPerKilowattHour =>
  eurosPerKilowattHour(kept * (1 + vatBorne(sale)));

/** What the seller keeps of what the buyer pays for a kWh. */
export const keptOfPaid = (paid: number, sale: Vat): EurosPerKilowattHour =>
  eurosPerKilowattHour(paid / (1 + vatBorne(sale)));

const vatBorne = ({ vat }: Vat): number => (vat === undefined || vat.buyerDeducts ? 0 : vat.rate);
