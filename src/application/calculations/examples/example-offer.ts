import { defaultSituation } from "#application/calculations/defaults/default-situation.ts";
import { figureInForce, singleFigure } from "#application/calculations/defaults/figure-in-force.ts";
import { meanDayQuarters } from "#application/calculations/mean-day-quarters.ts";
import { priceYear } from "#application/calculations/price-year.ts";
import { type SimulatedYear, simulateYear } from "#application/calculations/simulate-year.ts";
import type { Situation } from "#application/calculations/situation.ts";
import { monthMeansOn } from "#domain/day-prices/month-means.ts";
import type { ExampleDay } from "#domain/day-prices/published-prices.ts";
import { evenPrice, type PairGain } from "#domain/economics/pair-gain.ts";
import type { Figure } from "#domain/figure.ts";
import type { SharingQuarter, SharingTotals } from "#domain/sharing/shared-day.ts";
import { calendarDayOf, parseCalendarDay, yearOf } from "#domain/time/calendar-day.ts";
import {
  type Euros,
  type EurosPerKilowattHour,
  eurosPerKilowattHour,
  kilowattHours,
  kilowattsPeak,
} from "#domain/units/quantity.ts";
import { supplyCardsOn } from "#figures/suppliers.ts";

const SITUATION = {
  kilowattPeak: kilowattsPeak(20),
  yearlyOwnUse: kilowattHours(4000),
  yearlyOfftake: kilowattHours(20_000),
} as const;

export type ExampleOffer = {
  situation: typeof SITUATION;
  summer: { quarters: SharingQuarter[] };
  winter: { quarters: SharingQuarter[] };
  /** What the installation injects in each quarter, in kW, as the buyer would see it. */
  injectionSummer: number[];
  injectionWinter: number[];
  year: SharingTotals;
  askedPrice: EurosPerKilowattHour;
  /** Both are enterprises, so they compare without VAT. */
  terms: {
    energyPrice: Figure<"EUR/kWh">;
    injectionPrice: Figure<"EUR/kWh">;
    feeBuyer: Figure<"EUR">;
    feeSeller: Figure<"EUR">;
  };
  gain: PairGain;
};

const JUNE = 6;
const DECEMBER = 12;
const kept = new Map<number, SimulatedYear>();

/** A barn whose owner uses little, and a workshop that works by day: nobody's, made by the model to show what an offer holds. */
export function exampleOffer(platformFee: Euros, { today, cards, dayPrices = [] }: ExampleDay): ExampleOffer {
  const day = parseCalendarDay(today);
  if (day === null) throw new RangeError(`${today} is no day.`);
  const simulated = {
    ...simulatedExample(yearOf(day)),
    platformFee,
    cards: supplyCardsOn(day, cards, monthMeansOn(day, dayPrices)),
  };
  const { prices } = simulated.situation;
  const first = answerAt(simulated, null);
  const askedPrice = inTenthsOfACent(evenPrice(first.sale, first.sale.sharedEnergy));
  const { energy, buyer, seller, together, prices: inForce } = answerAt(simulated, askedPrice);
  const summer = { quarters: meanDayQuarters(simulated, JUNE) };
  const winter = { quarters: meanDayQuarters(simulated, DECEMBER) };
  return {
    situation: SITUATION,
    summer,
    winter,
    injectionSummer: powerOf(summer),
    injectionWinter: powerOf(winter),
    year: {
      injection: energy.injectionSeller.value,
      offtake: energy.offtakeBuyer.value,
      shared: energy.shared.value,
    },
    askedPrice,
    terms: {
      energyPrice: singleFigure(inForce.buyer, "energy"),
      injectionPrice: singleFigure(inForce.seller, "injection"),
      feeBuyer: figureInForce(inForce.buyer.sharingFee),
      feeSeller: figureInForce(inForce.seller.sharingFee),
    },
    gain: { buyer: buyer.gain.value, seller: seller.gain.value, together: together.value },
  };

  function answerAt(year: SimulatedYear, agreedPrice: EurosPerKilowattHour | null) {
    const answer = priceYear(year, { ...prices, agreedPrice });
    if (!answer.ok) throw new Error(`The example is refused: ${answer.refusal.code}.`);
    return answer.value;
  }
}

export function simulatedExample(year: number): SimulatedYear {
  const known = kept.get(year);
  if (known) return known;
  const simulated = simulateYear(
    situationIn(year),
    { places: null, platformFee: 0 as Euros, cards: [], dayPrices: null },
    0,
  );
  if (!simulated.ok) throw new Error(`The example is refused: ${simulated.refusal.code}.`);
  kept.set(year, simulated.value);
  return simulated.value;
}

function situationIn(year: number): Situation {
  const base = defaultSituation("buyer", "be", calendarDayOf(year, 12, 31));
  const roofs = [{ kilowattsPeak: SITUATION.kilowattPeak, tilt: 35, azimuth: 180 }];
  return {
    ...base,
    buyer: {
      ...base.buyer,
      customer: "business",
      use: { ...base.buyer.use, trade: "workshop", energy: SITUATION.yearlyOfftake },
    },
    seller: {
      ...base.seller,
      customer: "business",
      use: { ...base.seller.use, trade: "farm", energy: SITUATION.yearlyOwnUse },
      installation: { technology: "solar", roofs, power: null, inverter: null },
    },
  };
}

const QUARTERS_PER_HOUR = 4;

const powerOf = ({ quarters }: { quarters: SharingQuarter[] }) =>
  quarters.map(({ shared, toSupplier }) => Math.round((shared + toSupplier) * QUARTERS_PER_HOUR * 100) / 100);

/** Nobody asks 11.8321 cents: a price is agreed in tenths of a cent. */
const inTenthsOfACent = (price: EurosPerKilowattHour) => eurosPerKilowattHour(Math.round(price * 1000) / 1000);
