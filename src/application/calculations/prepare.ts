import type { CalculationRefusal } from "#application/calculations/calculation-refusal.ts";
import { type Located, locateSituation } from "#application/calculations/locate-situation.ts";
import { marketYear } from "#application/calculations/market-year.ts";
import { partnerSize } from "#application/calculations/partner-size.ts";
import { DRAWS, SELLERS_MAX } from "#application/calculations/proposals.ts";
import type { Situation } from "#application/calculations/situation.ts";
import {
  enlargedPartner,
  type PairYear,
  type WeatherYear,
  weatherYears,
} from "#application/calculations/weather-years.ts";
import { type ConnectionYear, MEAN_SKY } from "#domain/connections/connection-year.ts";
import type { PlaceRegister } from "#domain/regions/place.ts";
import { ok, type Result, refused } from "#domain/result.ts";
import { type PairSharing, sharePair } from "#domain/sharing/share-pair.ts";
import type { TariffSet } from "#domain/tariffs/tariff-set.ts";
import { brusselsYear } from "#domain/time/brussels-year.ts";
import { yearOf } from "#domain/time/calendar-day.ts";
import { type Euros, type KilowattHours, kilowattHours } from "#domain/units/quantity.ts";
import type { Series } from "#domain/units/series.ts";
import { figuresOn } from "#figures/figures-on.ts";

/** What the site knows and the address does not tell. */
export type CalculationGivens = { places: PlaceRegister | null; platformFee: Euros };

/** Everything with quarter-hours in it. Plain data and typed arrays: a worker can hand it to the page. */
export type Prepared = WeatherYear & {
  situation: Situation;
  located: Located;
  platformFee: Euros;
  tariffs: TariffSet;
  year: number;
  buyer: ConnectionYear;
  seller: ConnectionYear;
  sharing: PairSharing;
  /** Bare prices of a model year, for whoever has a dynamic contract. */
  market: Series<"EUR/kWh">;
  /** What is shared with one, two, three … such sellers. */
  sharedBySellers: readonly KilowattHours[];
  /** Other weather years; none when both parties are measured. */
  drawn: readonly WeatherYear[];
  isMeasured: { buyer: boolean; seller: boolean };
};

/** The heavy half of a calculation: from a situation to a year of quarters, and `draws` other years for the range. */
export function prepare(
  situation: Situation,
  { places, platformFee }: CalculationGivens,
  draws = DRAWS,
): Result<Prepared, CalculationRefusal> {
  const { meter, day } = situation;
  if (meter === "analogue" || meter === "reversing") return refused({ code: "meter-not-digital", meter });
  const located = locateSituation(situation, places);
  if (!located.ok) return located;
  const sellable = checkSeller(situation);
  if (!sellable.ok) return sellable;
  const tariffs = figuresOn(day, located.value.tariffPlace);
  if (!tariffs.ok) return tariffs;

  const calendar = brusselsYear(yearOf(day));
  const market = marketYear(calendar);
  const years = weatherYears(situation, {
    calendar,
    position: located.value.position,
    market,
    hasPlan: situation.side === "buyer" && tariffs.value.region === "flanders",
  });
  const sky = years.skyOf(MEAN_SKY.year, MEAN_SKY.seed);
  const told = years.pairUnder(sky);
  const size = sizeOfPartner(situation, told);
  if (size.factor === null) return refused({ code: "shared-out-of-reach", sharedMax: size.sharedMax });
  const { factor } = size;
  const main = enlargedPartner(situation.side, told, factor);
  const drawn = (seed: number) => {
    const other = years.skyOf("drawn", seed);
    return years.yearOf(enlargedPartner(situation.side, years.pairUnder(other), factor), other, factor);
  };
  const isFixed = years.isMeasured.buyer && years.isMeasured.seller;
  return ok({
    situation,
    located: located.value,
    platformFee,
    tariffs: tariffs.value,
    year: calendar.year,
    ...main,
    sharing: sharePair(main.seller.injection, main.buyer.offtake),
    market,
    ...years.yearOf(main, sky, factor),
    sharedBySellers: sharedBySellers(main),
    drawn: Array.from({ length: isFixed ? 0 : draws }, (_, draw) => drawn(MEAN_SKY.seed + 1 + draw)),
    isMeasured: years.isMeasured,
  });
}

function checkSeller({ seller }: Situation): Result<null, CalculationRefusal> {
  const { series } = seller.use;
  if (series !== null) return series.injection === null ? refused({ code: "series-without-injection" }) : ok(null);
  return seller.installation === null ? refused({ code: "nothing-to-sell" }) : ok(null);
}

function sizeOfPartner({ side, sharedEnergy }: Situation, { buyer, seller }: PairYear) {
  if (sharedEnergy === null) return { factor: 1 };
  return side === "buyer"
    ? partnerSize(buyer.offtake, seller.injection, sharedEnergy)
    : partnerSize(seller.injection, buyer.offtake, sharedEnergy);
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
