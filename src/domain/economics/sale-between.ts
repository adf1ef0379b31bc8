import { costAfterVat, type PairSale } from "#domain/economics/pair-gain.ts";
import type { Euros, EurosPerKilowattHour, KilowattHours, Share } from "#domain/units/quantity.ts";

export type PartyKind = "household" | "enterprise";

/** A sale as the two parties know it: energy price and fees with VAT, as cards print them; the other prices without. */
export type SaleParties = {
  sharedEnergy: KilowattHours;
  agreedPrice: EurosPerKilowattHour;
  buyer: { kind: PartyKind; energyPrice: EurosPerKilowattHour; fee: Euros };
  seller: { kind: PartyKind; isLiableForVat: boolean; injectionPrice: EurosPerKilowattHour; fee: Euros };
  /** VAT in the energy price, in a supplier's sharing fee, and on a sale to such a buyer. */
  rates: { energy: Share; fee: Share; sale: Share };
};

/** The same sale as each side bears it: an enterprise deducts all VAT, a household none. */
export function saleBetween({ sharedEnergy, agreedPrice, buyer, seller, rates }: SaleParties): PairSale {
  return {
    sharedEnergy,
    agreedPrice,
    energyPrice: costAfterVat(buyer.energyPrice, rates.energy, buyer.kind),
    injectionPrice: seller.injectionPrice,
    feeBuyer: costAfterVat(buyer.fee, rates.fee, buyer.kind),
    feeSeller: costAfterVat(seller.fee, rates.fee, seller.kind),
    ...(seller.isLiableForVat ? { vat: { rate: rates.sale, buyerDeducts: buyer.kind === "enterprise" } } : {}),
  };
}
