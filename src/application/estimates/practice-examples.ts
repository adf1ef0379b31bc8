import { evenPrice, pairGain } from "#domain/economics/pair-gain.ts";
import type { PracticeExample, PracticeExampleId } from "#domain/economics/practice-example.ts";
import type { ModelDaySituation, Season } from "#domain/profiles/model-day.ts";
import { DAYS_OF_SEASON, modelSharingDay, modelSharingYear } from "#domain/sharing/model-sharing.ts";
import {
  type Euros,
  type EurosPerKilowattHour,
  euros,
  eurosPerKilowattHour,
  kilowattHours,
  kilowattsPeak,
  plus,
  share,
  times,
} from "#domain/units/quantity.ts";
import { supplierFeeOf, type TariffCard, tariffCards } from "#figures/suppliers.ts";
import { belgianVat } from "#figures/vat.ts";

type Setting = {
  id: PracticeExampleId;
  situation: Omit<ModelDaySituation, "season">;
  season: Season;
  activeDays?: Readonly<Record<Season, number>>;
  buyers?: number;
  sellers?: number;
  cardBuyer: TariffCard;
  cardSeller: TariffCard;
  agreed: "halfway" | "even" | "free";
  prices?: { energyPrice: EurosPerKilowattHour; feeBuyer: Euros; feeSeller: Euros };
  /** The same customer with the same supplier on both ends may owe the fee only once. */
  feePaidOnce?: true;
};

const { engieEasyFixed, enecoSunWindFixed } = tariffCards;
const withoutVat = <Q extends number>(value: Q, rate: number) => value / (1 + rate);
const energyPriceWithoutVat = eurosPerKilowattHour(
  withoutVat(engieEasyFixed.energyPrice.value, belgianVat.household.value),
);
const feeWithoutVat = (fee: Euros) => euros(withoutVat(fee, belgianVat.sharingFee.value));

const SETTINGS: readonly Setting[] = [
  {
    id: "neighbours",
    situation: {
      kilowattPeak: kilowattsPeak(6),
      yearlyOwnUse: kilowattHours(3500),
      yearlyOfftake: kilowattHours(3500),
    },
    season: "summer",
    cardBuyer: engieEasyFixed,
    cardSeller: enecoSunWindFixed,
    agreed: "halfway",
  },
  {
    id: "bakery",
    situation: { kilowattPeak: kilowattsPeak(30), yearlyOfftake: kilowattHours(30_000), daytimeShare: share(0.85) },
    season: "spring",
    // Six days out of seven.
    activeDays: { winter: 129, spring: 53, summer: 131 },
    cardBuyer: engieEasyFixed,
    cardSeller: enecoSunWindFixed,
    agreed: "halfway",
    // Both deduct VAT, so they compare without it.
    prices: {
      energyPrice: energyPriceWithoutVat,
      feeBuyer: feeWithoutVat(supplierFeeOf("Engie").value),
      feeSeller: feeWithoutVat(supplierFeeOf("Eneco").value),
    },
  },
  {
    id: "school",
    situation: {
      kilowattPeak: kilowattsPeak(18),
      yearlyOwnUse: kilowattHours(10_500),
      // The pace of a school day of about 60 kWh.
      yearlyOfftake: kilowattHours(60 * 365),
      daytimeShare: share(0.85),
    },
    season: "spring",
    activeDays: { winter: 95, spring: 40, summer: 50 },
    sellers: 3,
    cardBuyer: engieEasyFixed,
    cardSeller: enecoSunWindFixed,
    agreed: "even",
    prices: {
      energyPrice: energyPriceWithoutVat,
      feeBuyer: supplierFeeOf("Engie").value,
      feeSeller: supplierFeeOf("Eneco").value,
    },
  },
  {
    id: "apartments",
    situation: { kilowattPeak: kilowattsPeak(15), yearlyOfftake: kilowattHours(6 * 2000) },
    season: "summer",
    buyers: 6,
    cardBuyer: engieEasyFixed,
    cardSeller: enecoSunWindFixed,
    agreed: "free",
  },
  {
    id: "secondHome",
    situation: {
      kilowattPeak: kilowattsPeak(8),
      yearlyOwnUse: kilowattHours(3500),
      // The pace of a day on which somebody is there, about 16 kWh.
      yearlyOfftake: kilowattHours(16 * 365),
      daytimeShare: share(0.5),
    },
    season: "summer",
    activeDays: { winter: 40, spring: 25, summer: 90 },
    cardBuyer: engieEasyFixed,
    cardSeller: engieEasyFixed,
    agreed: "free",
    feePaidOnce: true,
  },
];

/** Our own fee is inside every result, on each side that pays one to its supplier. */
export const practiceExamples = (platformFee: Euros): PracticeExample[] =>
  SETTINGS.map((setting) => workOut(setting, platformFee));

function workOut(setting: Setting, platformFee: Euros): PracticeExample {
  const { id, situation, season, activeDays = DAYS_OF_SEASON, buyers = 1, sellers = 1, agreed, prices } = setting;
  const year = modelSharingYear(situation, activeDays);
  const energyPrice = prices?.energyPrice ?? setting.cardBuyer.energyPrice.value;
  const injectionPrice = setting.cardSeller.injectionPrice.value;
  const feeBuyer = prices?.feeBuyer ?? supplierFeeOf(setting.cardBuyer.supplier).value;
  const feeSeller = prices?.feeSeller ?? supplierFeeOf(setting.cardSeller.supplier).value;
  const fees = {
    buyer: plus(feeBuyer, platformFee),
    seller: setting.feePaidOnce ? euros(0) : plus(feeSeller, platformFee),
  };
  const terms = {
    energyPrice,
    injectionPrice,
    feeBuyer: times(fees.buyer, buyers),
    feeSeller: times(fees.seller, sellers),
  };
  const agreedPrices = {
    halfway: times(plus(energyPrice, injectionPrice), 0.5),
    even: evenPrice(terms, year.shared),
    free: eurosPerKilowattHour(0),
  };
  const sale = { ...terms, sharedEnergy: year.shared, agreedPrice: agreedPrices[agreed] };
  return {
    id,
    buyers,
    sellers,
    season,
    day: modelSharingDay({ ...situation, season }),
    year,
    sale,
    gain: pairGain(sale),
    fees,
  };
}
