import type { CalculationRefusal } from "#application/calculations/calculation-refusal.ts";
import { partnerSize } from "#application/calculations/defaults/partner-size.ts";
import { type Located, locateSituation } from "#application/calculations/locate-situation.ts";
import { DRAWS, SELLERS_MAX, type Situation } from "#application/calculations/situation.ts";
import {
  enlargedPartner,
  type PairYear,
  type WeatherYear,
  weatherYears,
} from "#application/calculations/weather-years.ts";
import type { PublishedCards } from "#domain/cards/card.ts";
import type { SupplyCards } from "#domain/cards/cards-on.ts";
import type { MonthMean } from "#domain/cards/market-move.ts";
import { type ConnectionYear, MEAN_SKY } from "#domain/connections/connection-year.ts";
import type { DayAheadYear } from "#domain/day-prices/day-ahead-year.ts";
import type { PlaceRegister } from "#domain/regions/place.ts";
import { ok, type Result, refused } from "#domain/result.ts";
import { type PairSharing, sharePair } from "#domain/sharing/share-pair.ts";
import type { TariffSet } from "#domain/tariffs/tariff-set.ts";
import { brusselsYear } from "#domain/time/brussels-year.ts";
import { yearOf } from "#domain/time/calendar-day.ts";
import { type Euros, type KilowattHours, kilowattHours } from "#domain/units/quantity.ts";
import { reusedSeries } from "#domain/units/series.ts";
import { figuresOn } from "#figures/figures-on.ts";
import { type MarketYear, marketPriceYear } from "#figures/market-price-year.ts";
import { supplyCardsOn } from "#figures/suppliers.ts";

/** What the site knows and the address does not tell. */
export type CalculationSetting = {
  places: PlaceRegister | null;
  platformFee: Euros;
  cards: PublishedCards;
  /** Means of whole months of imported day-ahead prices; left out where there are none. */
  months?: readonly MonthMean[];
  /** A year of imported day-ahead prices; null where there is none, and where no contract follows them. */
  dayPrices: DayAheadYear | null;
};

/** Everything with quarter-hours in it. Plain data and typed arrays: a worker can hand it to the page. */
export type SimulatedYear = WeatherYear & {
  situation: Situation;
  located: Located;
  platformFee: Euros;
  tariffs: TariffSet;
  /** Those of the day of the situation. */
  cards: SupplyCards;
  year: number;
  buyer: ConnectionYear;
  seller: ConnectionYear;
  sharing: PairSharing;
  /** Bare prices by the quarter, for whoever has a dynamic contract. */
  market: MarketYear;
  /** What is shared with one, two, three … such sellers. */
  sharedBySellers: readonly KilowattHours[];
  /** Other weather years; none when both parties are measured. */
  drawn: readonly WeatherYear[];
  isMeasured: { buyer: boolean; seller: boolean };
};

/** The heavy half of a calculation: from a situation to a year of quarters, and `draws` other years for the range. */
export function simulateYear(
  situation: Situation,
  { places, platformFee, cards, months, dayPrices }: CalculationSetting,
  draws = DRAWS,
): Result<SimulatedYear, CalculationRefusal> {
  const { meter, day } = situation;
  if (meter === "analogue" || meter === "reversing") return refused({ code: "meter-not-digital", meter });
  const located = locateSituation(situation, places);
  if (!located.ok) return located;
  const { offer, region } = situation;
  if (offer !== null && located.value.tariffPlace.region !== region)
    return refused({ code: "offer-elsewhere", region });
  const sellable = checkSeller(situation);
  if (!sellable.ok) return sellable;
  const tariffs = figuresOn(day, located.value.tariffPlace);
  if (!tariffs.ok) return tariffs;

  const calendar = brusselsYear(yearOf(day));
  const counting = supplyCardsOn(day, cards, months);
  const market = marketPriceYear(calendar, dayPrices, counting.market.plain);
  const years = weatherYears(situation, {
    calendar,
    position: located.value.position,
    market: market.prices,
    hasPlan: situation.side === "buyer" && tariffs.value.region === "flanders",
  });
  const sky = years.skyOf(MEAN_SKY.year, MEAN_SKY.seed);
  const entered = years.pairUnder(sky);
  const size = sizeOfPartner(situation, entered);
  if (size.factor === null) return refused({ code: "shared-out-of-reach", sharedMax: size.sharedMax });
  const { factor } = size;
  const main = enlargedPartner(situation.side, entered, factor);
  const { take, rewind } = reusedSeries();
  const drawn = (seed: number) => {
    rewind();
    const other = years.skyOf("drawn", seed, take);
    return years.yearOf(enlargedPartner(situation.side, years.pairUnder(other, take), factor), other, factor, take);
  };
  const isFixed = years.isMeasured.buyer && years.isMeasured.seller;
  return ok({
    situation,
    located: located.value,
    platformFee,
    tariffs: tariffs.value,
    cards: counting,
    year: calendar.year,
    ...main,
    sharing: sharePair(main.seller.injection, main.buyer.offtake),
    market,
    ...years.yearOf(main, sky, factor, take),
    sharedBySellers: sharedBySellers(main),
    drawn: Array.from({ length: isFixed ? 0 : draws }, (_, draw) => drawn(MEAN_SKY.seed + 1 + draw)),
    isMeasured: { ...years.isMeasured, seller: years.isMeasured.seller && offer === null },
  });
}

function checkSeller({ seller }: Situation): Result<null, CalculationRefusal> {
  const { series } = seller.use;
  if (series !== null) return series.injection === null ? refused({ code: "series-without-injection" }) : ok(null);
  return seller.installation === null ? refused({ code: "nothing-to-sell" }) : ok(null);
}

function sizeOfPartner({ side, sharedEnergy, day }: Situation, { buyer, seller }: PairYear) {
  if (sharedEnergy === null) return { factor: 1 };
  return side === "buyer"
    ? partnerSize(buyer.offtake, seller.injection, sharedEnergy, day)
    : partnerSize(seller.injection, buyer.offtake, sharedEnergy, day);
}

function sharedBySellers({ buyer, seller }: PairYear): KilowattHours[] {
  const { offtake } = buyer;
  const { injection } = seller;
  return Array.from({ length: SELLERS_MAX }, (_, index) => {
    let total = 0;
    for (let quarter = 0; quarter < offtake.length; quarter++) {
      total += Math.min((injection[quarter] as number) * (index + 1), offtake[quarter] as number);
    }
    return kilowattHours(total);
  });
}
