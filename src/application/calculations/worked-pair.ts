import type { Answer } from "#application/calculations/answer.ts";
import { defaultSituation, PROPOSED_INSTALLATION } from "#application/calculations/default-situation.ts";
import { figureInForce, singleFigure } from "#application/calculations/figure-in-force.ts";
import { type Prepared, prepare } from "#application/calculations/prepare.ts";
import type { Party, Situation, Use } from "#application/calculations/situation.ts";
import { valued } from "#application/calculations/valued.ts";
import type { WorkedBuyer, WorkedPair, WorkedSale } from "#domain/economics/worked-pair.ts";
import { type CalendarDay, parseCalendarDay } from "#domain/time/calendar-day.ts";
import { type Euros, euros, kilowattHours, sum } from "#domain/units/quantity.ts";

const OWN_USE = kilowattHours(3500);
const BUYERS: Readonly<Record<WorkedBuyer, { customer: Party["customer"]; use: Partial<Use> }>> = {
  office: { customer: "business", use: { trade: "office", energy: kilowattHours(12_000) } },
  carInTheSun: { customer: "household", use: { energy: kilowattHours(6500), persons: 4, electricCar: "solar" } },
  family: { customer: "household", use: { energy: kilowattHours(3500) } },
};

const kept = new Map<string, Prepared>();

/** One roof and three buyers: who takes power by day decides what a pair has left. */
export function workedPair(platformFee: Euros, today: string): { pair: WorkedPair; situation: Situation } {
  const day = parseCalendarDay(today);
  if (day === null) throw new RangeError(`${today} is no day.`);
  const work = (buyer: WorkedBuyer) => workOut(buyer, day, platformFee);
  const main = work("office");
  const { prices, breakEven } = main.answer;
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
): { worked: WorkedSale; answer: Answer; situation: Situation } {
  const { customer, use } = BUYERS[buyer];
  const base = defaultSituation("buyer", "be", day);
  const situation: Situation = {
    ...base,
    buyer: { ...base.buyer, customer, use: { ...base.buyer.use, ...use } },
    seller: { ...base.seller, use: { ...base.seller.use, energy: OWN_USE } },
  };
  const key = `${buyer} ${day}`;
  const prepared = kept.get(key) ?? preparedOf(situation);
  kept.set(key, prepared);
  const answer = valued({ ...prepared, platformFee });
  if (!answer.ok) throw new Error(`The example is refused: ${answer.refusal.code}.`);
  const { sale, buyer: own, seller, together, energy } = answer.value;
  const gain = { buyer: own.gain.value, seller: seller.gain.value, together: together.value };
  return { worked: { buyer, use: energy.offtakeBuyer.value, sale, gain }, answer: answer.value, situation };
}

function preparedOf(situation: Situation): Prepared {
  const prepared = prepare(situation, { places: null, platformFee: euros(0) }, 0);
  if (!prepared.ok) throw new Error(`The example is refused: ${prepared.refusal.code}.`);
  return prepared.value;
}
