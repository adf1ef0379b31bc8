import type { Answer } from "#application/calculations/answer.ts";
import { priceYear } from "#application/calculations/price-year.ts";
import { comparePartners, type PartnerRow } from "#application/calculations/several-sellers/compare-partners.ts";
import type { SimulatedYear } from "#application/calculations/simulate-year.ts";
import type { Situation } from "#application/calculations/situation.ts";
import { type EnergySupply, vatBorneBy } from "#application/market/market-prices.ts";
import { loadPlaces } from "#application/places/load-places.ts";
import type { Task } from "#application/ports/workers.ts";
import type { PublishedCards } from "#domain/cards/card.ts";
import type { MonthMean } from "#domain/cards/market-move.ts";
import { type DayAheadYear, questionKey } from "#domain/day-prices/day-ahead-year.ts";
import type { OldPrice } from "#domain/market/old-prices.ts";
import { type Euros, euros, eurosPerKilowattHour, minus } from "#domain/units/quantity.ts";
import { type CalculatorOutcome, calculatorOutcome, type PricedSetting } from "#web/calculations/calculator-outcome.ts";
import { typicalDay } from "#web/calculations/result-view.ts";
import type { PictureRows } from "#web/calculations/worker/calculator-messages.ts";

type JourneyQuestion = {
  readonly query: string;
  readonly setting: PricedSetting;
  readonly draws?: number | undefined;
  /** Of the mean day that is drawn, 1 to 12. */
  readonly month: number;
};

/** What the market needs to know of a buyer: where, with what, and at which prices of today. */
export type BuyersTerms = {
  readonly situation: Situation;
  readonly supply: EnergySupply;
  readonly fee: Euros;
  /** Where the price of that supply is too old for one number. */
  readonly oldPrice: OldPrice | null;
};

type JourneyAnswer = { outcome: CalculatorOutcome; day: PictureRows | null; terms: BuyersTerms | null };

/** The sums of one step of a journey. */
export const journeyTask: Task<JourneyQuestion, JourneyAnswer> = {
  name: "journey",
  keyOf: questionKey,
  async work({ query, setting, draws, month }) {
    const params = new URLSearchParams(query);
    const places = params.get("postcode") ? await loadPlaces() : null;
    const { outcome, simulated } = calculatorOutcome(params, setting, places, undefined, draws);
    if (!simulated) return { outcome, day: null, terms: null };
    return { outcome, day: typicalDay(simulated, setting.side, month), terms: termsOf(simulated, setting) };
  },
};

/** What the market needs to know of the buyer behind an address; null when there is no outcome. */
export const buyersTermsTask: Task<Pick<JourneyQuestion, "query" | "setting">, BuyersTerms | null> = {
  name: "buyers-terms",
  keyOf: questionKey,
  async work({ query, setting }) {
    const params = new URLSearchParams(query);
    const { simulated } = calculatorOutcome(params, setting, await loadPlaces(), undefined, 0);
    return simulated && termsOf(simulated, setting);
  },
};

function termsOf(simulated: SimulatedYear, { dayPrices }: PricedSetting): BuyersTerms | null {
  const { situation } = simulated;
  const answer = priceYear(simulated);
  if (!answer.ok) return null;
  const { sale, stalePrices } = answer.value;
  const supply = supplyOf(situation, answer.value, dayPrices);
  const oldPrice = stalePrices && {
    signableUntil: stalePrices.signableUntil,
    changes: stalePrices.sales.map((end) => minus(end.energyPrice, sale.energyPrice)),
  };
  return { situation, supply: afterFeePerEnergy(supply, sale.feeBuyerPerEnergy ?? 0), fee: sale.feeBuyer, oldPrice };
}

/** A fee that is asked for every shared kWh makes each of them worth so much less. */
function afterFeePerEnergy(supply: EnergySupply, fee: number): EnergySupply {
  const { energyPrice, energyPriceNight, follows, holder } = supply;
  return {
    ...supply,
    energyPrice: eurosPerKilowattHour(energyPrice - fee),
    energyPriceNight: energyPriceNight === null ? null : eurosPerKilowattHour(energyPriceNight - fee),
    follows: follows && { ...follows, addition: follows.addition - fee / (1 + vatBorneBy(holder)) },
  };
}

/** The contract as the calculator priced it; of a dynamic one the mean stands for the search alone. */
export function supplyOf({ buyer }: Situation, { prices, sale }: Answer, dayPrices: DayAheadYear | null): EnergySupply {
  const { energy } = prices.buyer;
  const isByDay = energy.kind === "day-night";
  return {
    holder: buyer.customer === "business" ? "company" : "person",
    contract: energy.kind,
    energyPrice: isByDay ? energy.day.value : energy.kind === "single" ? energy.price.value : sale.energyPrice,
    energyPriceNight: isByDay ? energy.night.value : null,
    follows:
      energy.kind === "dynamic"
        ? { addition: energy.addition.value, factor: energy.factor.value, dayPrices, mean: energy.market }
        : null,
  };
}

type PartnersQuestion = {
  readonly situation: Situation;
  readonly platformFee: number;
  readonly cards: PublishedCards;
  readonly months: readonly MonthMean[];
  readonly dayPrices: DayAheadYear | null;
};

/** Who would fit somebody, the best first: a year for each kind of partner. */
export const partnersTask: Task<PartnersQuestion, PartnerRow[]> = {
  name: "partners",
  keyOf: questionKey,
  work: async ({ situation, platformFee, cards, months, dayPrices }) =>
    comparePartners(situation, {
      places: await loadPlaces(),
      platformFee: euros(platformFee),
      cards,
      months,
      dayPrices,
    }),
};
