import type { Answer } from "#application/calculations/answer.ts";
import { gainOnOldPrices } from "#application/calculations/answer-over.ts";
import { defaultSituation, PROPOSED_INSTALLATION } from "#application/calculations/defaults/default-situation.ts";
import { figureInForce, singleFigure } from "#application/calculations/defaults/figure-in-force.ts";
import { proposesFairPrice } from "#application/calculations/pair-terms.ts";
import { priceYear } from "#application/calculations/price-year.ts";
import { type SimulatedYear, simulateYear } from "#application/calculations/simulate-year.ts";
import type { Prices, Situation } from "#application/calculations/situation.ts";
import type { SupplyCards } from "#domain/cards/cards-on.ts";
import type { Connection, Use } from "#domain/connections/connection.ts";
import { monthMeansOn } from "#domain/day-prices/month-means.ts";
import type { ExampleDay } from "#domain/day-prices/published-prices.ts";
import { evenPrice } from "#domain/economics/pair-gain.ts";
import type { WorkedBuyer, WorkedPair, WorkedSale } from "#domain/economics/worked-pair.ts";
import { type CalendarDay, parseCalendarDay } from "#domain/time/calendar-day.ts";
import { type Euros, euros, eurosPerKilowattHour, kilowattHours, sum } from "#domain/units/quantity.ts";
import { supplyCardsOn } from "#figures/suppliers.ts";

const OWN_USE = kilowattHours(3500);
const BUYERS: Readonly<Record<WorkedBuyer, { customer: Connection["customer"]; use: Partial<Use> }>> = {
  office: { customer: "business", use: { trade: "office", energy: kilowattHours(12_000) } },
  carInTheSun: { customer: "household", use: { energy: kilowattHours(6500), persons: 4, electricCar: "solar" } },
  family: { customer: "household", use: { energy: kilowattHours(3500) } },
};

const kept = new Map<string, SimulatedYear>();

/** One roof and three buyers: who takes power by day decides what a pair has left. */
export function workedPair(
  platformFee: Euros,
  { today, cards, dayPrices = [] }: ExampleDay,
): { pair: WorkedPair; situation: Situation } {
  const day = parseCalendarDay(today);
  if (day === null) throw new RangeError(`${today} is no day.`);
  const supply = supplyCardsOn(day, cards, monthMeansOn(day, dayPrices));
  const work = (buyer: WorkedBuyer) => workOut(buyer, day, platformFee, supply);
  const main = work("office");
  const { prices } = main.proposed;
  const { breakEven } = main.answer;
  return {
    situation: main.situation,
    pair: {
      ...main.worked,
      kilowattPeak: sum(PROPOSED_INSTALLATION.roofs.map((roof) => roof.kilowattsPeak)),
      energyPrice: singleFigure(prices.buyer, "energy"),
      injectionPrice: singleFigure(prices.seller, "injection"),
      feeBuyer: figureInForce(prices.buyer.sharingFee),
      feeSeller: figureInForce(prices.seller.sharingFee),
      platformFee,
      otherBuyers: [work("carInTheSun").worked, work("family").worked],
      breakEven,
    },
  };
}

function workOut(
  buyer: WorkedBuyer,
  day: CalendarDay,
  platformFee: Euros,
  cards: SupplyCards,
): { worked: WorkedSale; proposed: Answer; answer: Answer; situation: Situation } {
  const { customer, use } = BUYERS[buyer];
  const base = defaultSituation("buyer", "be", day);
  const situation: Situation = {
    ...base,
    buyer: { ...base.buyer, customer, use: { ...base.buyer.use, ...use } },
    seller: { ...base.seller, use: { ...base.seller.use, energy: OWN_USE } },
  };
  const key = `${buyer} ${day}`;
  const simulated = kept.get(key) ?? preparedOf(situation);
  kept.set(key, simulated);
  const year = { ...simulated, platformFee, cards };
  const proposed = answerOf(year, situation.prices);
  const prices = inHundredthsOfACent(situation.prices, proposed);
  const answer = answerOf(year, prices);
  const { sale, buyer: own, seller, together, energy } = answer;
  const gain = { buyer: own.gain.value, seller: seller.gain.value, together: together.value };
  // The rounded price stands for that of the card, and is as old.
  const oldPrices = gainOnOldPrices(proposed);
  const worked = { buyer, use: energy.offtakeBuyer.value, sale, gain, oldPrices };
  return { worked, proposed, answer, situation: { ...situation, prices } };
}

/** Whoever does the sum again on paper has no more digits than are printed, so the sum is done with those. */
function inHundredthsOfACent(prices: Prices, { sale, day }: Answer): Prices {
  const rounded = (price: number) => eurosPerKilowattHour(Math.round(price * 10_000) / 10_000);
  const energyPrice = rounded(sale.energyPrice);
  const agreedPrice = rounded(
    proposesFairPrice(day)
      ? evenPrice({ ...sale, energyPrice }, sale.sharedEnergy)
      : (energyPrice + sale.injectionPrice) / 2,
  );
  return { ...prices, agreedPrice, buyer: { ...prices.buyer, energyPrice } };
}

function answerOf(simulated: SimulatedYear, prices: Prices): Answer {
  const answer = priceYear(simulated, prices);
  if (!answer.ok) throw new Error(`The example is refused: ${answer.refusal.code}.`);
  return answer.value;
}

function preparedOf(situation: Situation): SimulatedYear {
  const simulated = simulateYear(situation, { places: null, platformFee: euros(0), cards: [], dayPrices: null }, 0);
  if (!simulated.ok) throw new Error(`The example is refused: ${simulated.refusal.code}.`);
  return simulated.value;
}
