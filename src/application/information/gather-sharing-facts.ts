import type { CardDay } from "#domain/cards/card.ts";
import { medianCards, unknownFee, yearlyInjectionPrice } from "#domain/cards/cards-on.ts";
import type { SupplierFee } from "#domain/cards/sharing-fee.ts";
import { breakEvenEnergy } from "#domain/economics/pair-gain.ts";
import { parseCalendarDay } from "#domain/time/calendar-day.ts";
import { type Euros, eurosPerKilowattHour, plus, times } from "#domain/units/quantity.ts";
import { flemishBillShares, regulatorHousehold } from "#figures/customer-sizes.ts";
import { sharedShareHoped, sharedShareOfInjection, takingPart } from "#figures/sharing-practice.ts";
import { solarYield } from "#figures/solar.ts";
import { supplyCardsOn } from "#figures/suppliers.ts";
import { taxNorms } from "#figures/tax-norms.ts";
import { belgianVat } from "#figures/vat.ts";

/** The figures of the two guides: what suppliers ask, what earns it back for one example pair, what is really shared. */
export function gatherSharingFacts(platformFee: Euros, { today, cards }: CardDay) {
  const day = parseCalendarDay(today);
  if (day === null) throw new RangeError(`${today} is no day.`);
  const supply = supplyCardsOn(day, cards);
  const middle = medianCards(supply);
  const { energyPrice } = middle.buyer;
  const { injectionPrice } = middle.seller;
  const breakEven = ({ fee, perEnergy }: Pick<SupplierFee, "fee" | "perEnergy">) =>
    breakEvenEnergy({
      energyPrice: energyPrice.value,
      injectionPrice: injectionPrice.value,
      feeBuyer: plus(fee.value, platformFee),
      feeSeller: plus(fee.value, platformFee),
      ...(perEnergy ? { feeBuyerPerEnergy: perEnergy.value, feeSellerPerEnergy: perEnergy.value } : {}),
    });
  const sold = Object.values(supply.products).filter(
    ({ region, dynamic, isWithdrawn }) => region === "flanders" && dynamic === null && !isWithdrawn,
  );
  const injectionPrices = sold.map(({ card }) => yearlyInjectionPrice(card).value);
  const known = new Set([...supply.fees.map(({ supplier }) => supplier), ...supply.unstatedFees]);
  const unknown = unknownFee("flanders", supply);
  return {
    regulatorHousehold,
    solarYield,
    billShares: flemishBillShares,
    takingPart,
    sharedShareHoped,
    injectionPrices: {
      lowest: eurosPerKilowattHour(Math.min(...injectionPrices)),
      highest: eurosPerKilowattHour(Math.max(...injectionPrices)),
      cards: injectionPrices.length,
    },
    fees: supply.fees.map((row) => ({ ...row, breakEven: breakEven(row) })),
    suppliersWithUnstatedFee: supply.unstatedFees,
    silentSuppliers: [...new Set(sold.map(({ card }) => card.supplier))].filter((name) => !known.has(name)),
    feeUnknown: { fee: unknown.fee, breakEven: breakEven(unknown) },
    sharedShare: sharedShareOfInjection,
    vat: belgianVat,
    taxNorms,
    example: {
      products: middle.buyer.supplier === "" ? null : { buyer: middle.buyer.product, seller: middle.seller.product },
      energyPrice,
      injectionPrice,
      // Halfway both prices, so that either side gains the same on a kWh.
      agreedPrice: times(plus(energyPrice.value, injectionPrice.value), 0.5),
    },
  };
}
