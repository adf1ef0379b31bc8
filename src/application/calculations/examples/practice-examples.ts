import type { Answer } from "#application/calculations/answer.ts";
import { gainOnOldPrices } from "#application/calculations/answer-over.ts";
import { defaultSituation } from "#application/calculations/defaults/default-situation.ts";
import { meanDayQuarters } from "#application/calculations/mean-day-quarters.ts";
import { priceYear } from "#application/calculations/price-year.ts";
import { type SimulatedYear, simulateYear } from "#application/calculations/simulate-year.ts";
import type { CalculationSide, Situation } from "#application/calculations/situation.ts";
import { feeOfSupplier, type SupplyCards } from "#domain/cards/cards-on.ts";
import type { Connection, Use } from "#domain/connections/connection.ts";
import { monthMeansOn } from "#domain/day-prices/month-means.ts";
import type { ExampleDay } from "#domain/day-prices/published-prices.ts";
import { worthAfterFees } from "#domain/economics/pair-gain.ts";
import {
  type PracticeExample,
  type PracticeExampleId,
  type PracticeOutcome,
  practiceExampleIds,
} from "#domain/economics/practice-example.ts";
import { verdictOnSide } from "#domain/economics/side-worth.ts";
import { verdictBounds } from "#domain/economics/verdict/verdict-bounds.ts";
import { type CalendarDay, parseCalendarDay } from "#domain/time/calendar-day.ts";
import { type Euros, euros, kilowattHours, kilowattsPeak, minus, plus, sum } from "#domain/units/quantity.ts";
import { sumOfSeries } from "#domain/units/series.ts";
import { supplyCardsOn } from "#figures/suppliers.ts";

/** An example with the situation that a calculator opens: the same numbers, for whoever wants to change one. */
export type WorkedExample = { example: PracticeExample; situation: Situation };

const MAY = 5;
const JUNE = 6;

type Setting = {
  month: number;
  situation: Situation;
  changed: ((situation: Situation) => Situation) | null;
};

/** A pair by its roles, on a day. Nobody's own, and it can be opened in a calculator. */
export function practiceExample(
  id: PracticeExampleId,
  platformFee: Euros,
  { today, cards, dayPrices = [] }: ExampleDay,
): WorkedExample {
  const day = parseCalendarDay(today);
  if (day === null) throw new RangeError(`${today} is no day.`);
  const supply = supplyCardsOn(day, cards, monthMeansOn(day, dayPrices));
  return workOut(id, settingsOn(day, supply)[id], platformFee, supply);
}

export const practiceExamples = (platformFee: Euros, day: ExampleDay): WorkedExample[] =>
  practiceExampleIds.map((id) => practiceExample(id, platformFee, day));

function settingsOn(day: CalendarDay, supply: SupplyCards): Record<PracticeExampleId, Setting> {
  const pair = (side: CalculationSide, buyer: Someone, seller: Someone & { kilowattPeak: number }): Situation => {
    const base = defaultSituation(side, "be", day);
    const roofs = [{ kilowattsPeak: kilowattsPeak(seller.kilowattPeak), tilt: 35, azimuth: 180 }];
    return {
      ...base,
      buyer: partyOf(base.buyer, buyer),
      seller: {
        ...partyOf(base.seller, seller),
        installation: { technology: "solar", roofs, power: null, inverter: null },
      },
    };
  };
  const family = { energy: kilowattHours(3500) };
  const barn = { customer: "business", trade: "farm", energy: kilowattHours(8000), kilowattPeak: 30 } as const;
  return {
    neighbours: {
      month: JUNE,
      situation: pair("buyer", family, { ...family, kilowattPeak: 6 }),
      changed: null,
    },
    bakery: {
      month: JUNE,
      situation: pair("buyer", { customer: "business", trade: "bakery", energy: kilowattHours(30_000) }, barn),
      changed: (situation) => withBuyer(situation, { trade: "workshop" }),
    },
    school: {
      month: MAY,
      situation: pair(
        "buyer",
        { customer: "business", trade: "school", energy: kilowattHours(30_000) },
        { ...family, kilowattPeak: 8 },
      ),
      changed: null,
    },
    car: {
      month: JUNE,
      situation: pair(
        "buyer",
        { persons: 4, electricCar: "evening" },
        { energy: kilowattHours(2500), persons: 2, kilowattPeak: 10 },
      ),
      changed: (situation) => withBuyer(situation, { electricCar: "solar" }),
    },
    flat: {
      month: JUNE,
      situation: pair("buyer", { energy: kilowattHours(1800), persons: 1 }, { ...family, kilowattPeak: 8 }),
      changed: null,
    },
    secondHome: {
      month: JUNE,
      situation: withOwnSecondHome(
        pair("seller", { energy: kilowattHours(2500), persons: 2 }, { ...family, kilowattPeak: 10 }),
        supply,
      ),
      // A supplier that counts each connection asks its fee twice.
      changed: (situation) => withSellerFee(situation, situation.prices.buyer.sharingFee),
    },
    coldStore: {
      month: JUNE,
      situation: pair(
        "seller",
        { customer: "business", trade: "cold-store", energy: kilowattHours(60_000) },
        { ...barn, energy: kilowattHours(10_000), kilowattPeak: 50 },
      ),
      changed: null,
    },
  };
}

type Someone = Partial<Use> & { customer?: Connection["customer"]; kilowattPeak?: number };

function partyOf(base: Connection, { customer = "household", kilowattPeak: _, ...use }: Someone): Connection {
  return { ...base, customer, use: { ...base.use, ...use } };
}

const withBuyer = (situation: Situation, use: Partial<Use>): Situation => ({
  ...situation,
  buyer: { ...situation.buyer, use: { ...situation.buyer.use, ...use } },
});

const withSellerFee = (situation: Situation, sharingFee: Euros | null): Situation => ({
  ...situation,
  prices: { ...situation.prices, seller: { ...situation.prices.seller, sharingFee } },
});

/** Sharing with oneself is free, nobody is domiciled at the sea, and one supplier asks its fee once for one customer. */
function withOwnSecondHome(situation: Situation, supply: SupplyCards): Situation {
  const { prices } = situation;
  const product = "engie-easy-vast";
  const fee = feeOfSupplier("Engie", "flanders", supply).fee.value;
  return {
    ...situation,
    buyer: { ...situation.buyer, hasDomicile: false },
    prices: {
      ...prices,
      form: "free",
      buyer: { ...prices.buyer, product, sharingFee: fee },
      seller: { ...prices.seller, product, sharingFee: euros(0) },
    },
  };
}

const kept = new Map<string, { simulated: SimulatedYear; changed: SimulatedYear | null }>();

function workOut(
  id: PracticeExampleId,
  { month, situation, changed }: Setting,
  platformFee: Euros,
  cards: SupplyCards,
): WorkedExample {
  const key = `${id} ${situation.day}`;
  const years = kept.get(key) ?? {
    simulated: preparedOf(situation),
    changed: changed && preparedOf(changed(situation)),
  };
  kept.set(key, years);
  // The fee of the second home may have changed with the cards.
  const simulated = { ...years.simulated, situation, platformFee, cards };
  const answer = answerOf(simulated);
  const isFree = situation.prices.form === "free";
  return {
    situation,
    example: {
      id,
      month,
      quarters: meanDayQuarters(simulated, month),
      facts: {
        kilowattPeak: sum(situation.seller.installation?.roofs.map((roof) => roof.kilowattsPeak) ?? []),
        ownUse: loadOf(simulated.seller.load),
        use: loadOf(simulated.buyer.load),
      },
      ...outcomeOf(answer, isFree),
      changed:
        years.changed &&
        changed &&
        outcomeOf(answerOf({ ...years.changed, situation: changed(situation), platformFee, cards }), isFree),
      bestSellers: bestSellersOf(answer),
    },
  };
}

function preparedOf(situation: Situation): SimulatedYear {
  const simulated = simulateYear(situation, { places: null, platformFee: euros(0), cards: [], dayPrices: null }, 0);
  if (!simulated.ok) throw new Error(`The example is refused: ${simulated.refusal.code}.`);
  return simulated.value;
}

function answerOf(simulated: SimulatedYear): Answer {
  const answer = priceYear(simulated);
  if (!answer.ok) throw new Error(`The example is refused: ${answer.refusal.code}.`);
  return answer.value;
}

/** Whoever shares with oneself has one purse: then only the sum of both sides counts. */
function verdictOf({ sale, verdict, stalePrices, together }: Answer, isFree: boolean): PracticeOutcome["verdict"] {
  if (!isFree) return verdict.verdict;
  const { value, low, high } = together;
  if (stalePrices !== null && (low ?? value) <= 0 && (high ?? value) > 0) return "uncertain";
  const { energyPrice, injectionPrice } = worthAfterFees(sale);
  const whole = {
    sharedEnergy: sale.sharedEnergy,
    gainPerKilowattHour: minus(energyPrice, injectionPrice),
    costs: plus(sale.feeBuyer, sale.feeSeller),
  };
  return verdictOnSide(whole, verdictBounds);
}

const outcomeOf = (answer: Answer, isFree: boolean): PracticeOutcome => {
  const { energy, sale, buyer, seller, together, breakEven } = answer;
  return {
    year: {
      injection: energy.injectionSeller.value,
      offtake: energy.offtakeBuyer.value,
      shared: energy.shared.value,
    },
    sale,
    gain: { buyer: buyer.gain.value, seller: seller.gain.value, together: together.value },
    oldPrices: gainOnOldPrices(answer),
    verdict: verdictOf(answer, isFree),
    breakEven,
  };
};

function bestSellersOf({ furtherSellers }: Answer): PracticeExample["bestSellers"] {
  const best = furtherSellers?.rows.find(({ sellers }) => sellers === furtherSellers.best);
  return best === undefined ? null : { sellers: best.sellers, together: best.together };
}

const loadOf = (load: SimulatedYear["buyer"]["load"]) => (load === null ? kilowattHours(0) : sumOfSeries(load));
