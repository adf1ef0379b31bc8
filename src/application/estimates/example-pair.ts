import { breakEvenEnergy, pairGain } from "#domain/economics/pair-gain.ts";
import type { WorkedPair } from "#domain/economics/worked-pair.ts";
import { type Euros, type KilowattHours, kilowattHours, plus, times } from "#domain/units/quantity.ts";
import { supplierFeeOf, tariffCards } from "#figures/suppliers.ts";

const VOLUME = kilowattHours(3000);
const OTHER_VOLUMES = [kilowattHours(1000), kilowattHours(2000)];

/** Two households with different suppliers who meet halfway between their two prices. */
export function examplePair(platformFee: Euros): WorkedPair {
  const { energyPrice, supplier: supplierBuyer } = tariffCards.engieEasyFixed;
  const { injectionPrice, supplier: supplierSeller } = tariffCards.enecoSunWindFixed;
  const feeBuyer = supplierFeeOf(supplierBuyer);
  const feeSeller = supplierFeeOf(supplierSeller);
  const terms = {
    energyPrice: energyPrice.value,
    agreedPrice: times(plus(energyPrice.value, injectionPrice.value), 0.5),
    injectionPrice: injectionPrice.value,
    feeBuyer: plus(feeBuyer.value, platformFee),
    feeSeller: plus(feeSeller.value, platformFee),
  };
  const work = (sharedEnergy: KilowattHours) => {
    const sale = { ...terms, sharedEnergy };
    return { sale, gain: pairGain(sale) };
  };
  return {
    ...work(VOLUME),
    energyPrice,
    injectionPrice,
    feeBuyer,
    feeSeller,
    platformFee,
    otherVolumes: OTHER_VOLUMES.map(work),
    breakEven: breakEvenEnergy(terms),
  };
}
