import type { CardDay } from "#domain/cards/card.ts";
import { medianCards, yearlyInjectionPrice } from "#domain/cards/cards-on.ts";
import { breakEvenEnergy } from "#domain/economics/pair-gain.ts";
import { parseCalendarDay } from "#domain/time/calendar-day.ts";
import { type Euros, eurosPerKilowattHour, plus, times } from "#domain/units/quantity.ts";
import { flemishBillShares, regulatorHousehold } from "#figures/customer-sizes.ts";
import { sharedShareHoped, sharedShareOfInjection, takingPart } from "#figures/sharing-practice.ts";
import { solarYield } from "#figures/solar.ts";
import { supplierFeeUnknown, supplyCardsOn } from "#figures/suppliers.ts";
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
  const breakEven = (fee: Euros) =>
    breakEvenEnergy({
      energyPrice: energyPrice.value,
      injectionPrice: injectionPrice.value,
      feeBuyer: plus(fee, platformFee),
      feeSeller: plus(fee, platformFee),
    });
  const injectionPrices = Object.values(supply.products).flatMap(({ card, region }) =>
    region === "flanders" ? [yearlyInjectionPrice(card).value] : [],
  );
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
    fees: supply.fees.map((row) => ({ ...row, breakEven: breakEven(row.fee.value) })),
    suppliersWithUnstatedFee: supply.unstatedFees,
    feeUnknown: { fee: supplierFeeUnknown, breakEven: breakEven(supplierFeeUnknown.value) },
    sharedShare: sharedShareOfInjection,
    vat: belgianVat,
    taxNorms,
    example: {
      products: { buyer: middle.buyer.product, seller: middle.seller.product },
      energyPrice,
      injectionPrice,
      // Halfway both prices, so that either side gains the same on a kWh.
      agreedPrice: times(plus(energyPrice.value, injectionPrice.value), 0.5),
    },
  };
}
