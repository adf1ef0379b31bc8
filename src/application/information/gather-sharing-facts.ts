import { breakEvenEnergy } from "#domain/economics/pair-gain.ts";
import { type Euros, eurosPerKilowattHour, plus, times } from "#domain/units/quantity.ts";
import { flemishBillShares, regulatorHousehold } from "#figures/customer-sizes.ts";
import { sharedShareHoped, sharedShareOfInjection, takingPart } from "#figures/sharing-practice.ts";
import { solarYield } from "#figures/solar.ts";
import { supplierFees, supplierFeeUnknown, tariffCards } from "#figures/suppliers.ts";
import { taxNorms } from "#figures/tax-norms.ts";
import { belgianVat } from "#figures/vat.ts";

/** The figures of the two guides: what suppliers ask, what earns it back for one example pair, what is really shared. */
export function gatherSharingFacts(platformFee: Euros) {
  const { product, energyPrice, injectionPrice } = tariffCards.luminusComfyFlex;
  const breakEven = (fee: Euros) =>
    breakEvenEnergy({
      energyPrice: energyPrice.value,
      injectionPrice: injectionPrice.value,
      feeBuyer: plus(fee, platformFee),
      feeSeller: plus(fee, platformFee),
    });
  const injectionPrices = Object.values(tariffCards).map((card) => card.injectionPrice.value);
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
    fees: supplierFees.map((row) => ({ ...row, breakEven: breakEven(row.fee.value) })),
    feeUnknown: { fee: supplierFeeUnknown, breakEven: breakEven(supplierFeeUnknown.value) },
    sharedShare: sharedShareOfInjection,
    vat: belgianVat,
    taxNorms,
    example: {
      product,
      energyPrice,
      injectionPrice,
      // Halfway both prices, so that either side gains the same on a kWh.
      agreedPrice: times(plus(energyPrice.value, injectionPrice.value), 0.5),
    },
  };
}
