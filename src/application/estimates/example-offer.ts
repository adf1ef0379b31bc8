import { type SaleTerms, saleTerms } from "#application/estimates/sale-terms.ts";
import { evenPrice, type PairGain, pairGain } from "#domain/economics/pair-gain.ts";
import { type ModelDaySituation, modelDay } from "#domain/profiles/model-day.ts";
import {
  type ModelSharingDay,
  modelSharingDay,
  modelSharingYear,
  type SharingTotals,
} from "#domain/sharing/model-sharing.ts";
import {
  type Euros,
  type EurosPerKilowattHour,
  eurosPerKilowattHour,
  kilowattHours,
  kilowattsPeak,
  plus,
  share,
} from "#domain/units/quantity.ts";

/** A barn whose owner uses little, and a workshop that works by day: nobody's, made by the model to show what an offer holds. */
const SITUATION: Omit<ModelDaySituation, "season"> = {
  kilowattPeak: kilowattsPeak(20),
  yearlyOwnUse: kilowattHours(4000),
  yearlyOfftake: kilowattHours(20_000),
  daytimeShare: share(0.85),
};

export type ExampleOffer = {
  situation: typeof SITUATION;
  summer: ModelSharingDay;
  winter: ModelSharingDay;
  /** What the installation injects in each quarter, in kW, as the buyer would see it. */
  injectionSummer: number[];
  injectionWinter: number[];
  year: SharingTotals;
  askedPrice: EurosPerKilowattHour;
  /** Both are enterprises, so they compare without VAT. */
  terms: SaleTerms;
  gain: PairGain;
};

export function exampleOffer(platformFee: Euros): ExampleOffer {
  const terms = saleTerms("business");
  const year = modelSharingYear(SITUATION);
  const sale = {
    energyPrice: terms.energyPrice.value,
    injectionPrice: terms.injectionPrice.value,
    feeBuyer: plus(terms.feeBuyer.value, platformFee),
    feeSeller: plus(terms.feeSeller.value, platformFee),
  };
  const askedPrice = inTenthsOfACent(evenPrice(sale, year.shared));
  return {
    situation: SITUATION,
    summer: modelSharingDay({ ...SITUATION, season: "summer" }),
    winter: modelSharingDay({ ...SITUATION, season: "winter" }),
    injectionSummer: powerOf("summer"),
    injectionWinter: powerOf("winter"),
    year,
    askedPrice,
    terms,
    gain: pairGain({ ...sale, sharedEnergy: year.shared, agreedPrice: askedPrice }),
  };
}

const QUARTERS_PER_HOUR = 4;

const powerOf = (season: "summer" | "winter") =>
  modelDay({ ...SITUATION, season }).injection.map((energy) => Math.round(energy * QUARTERS_PER_HOUR * 100) / 100);

/** Nobody asks 11.8321 cents: a price is agreed in tenths of a cent. */
const inTenthsOfACent = (price: EurosPerKilowattHour) => eurosPerKilowattHour(Math.round(price * 1000) / 1000);
