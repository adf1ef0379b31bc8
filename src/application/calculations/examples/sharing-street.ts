import { defaultSituation } from "#application/calculations/defaults/default-situation.ts";
import type { CardDay } from "#domain/cards/card.ts";
import { feeOfSupplier, medianCards, type SupplyCards, type TariffCard, unknownFee } from "#domain/cards/cards-on.ts";
import type { Connection, Use } from "#domain/connections/connection.ts";
import { connectionModel, MEAN_SKY } from "#domain/connections/connection-year.ts";
import { modelSky } from "#domain/connections/model-sky.ts";
import type { Figure } from "#domain/figure.ts";
import { clearnessUnderClouds, OKTAS } from "#domain/profiles/production/cloud-cover.ts";
import type { ModelWeather } from "#domain/profiles/production/model-weather.ts";
import { solarGeometry, writeSolarProduction } from "#domain/profiles/production/solar-production.ts";
import { yearFrame } from "#domain/profiles/year-frame.ts";
import { BRUSSELS } from "#domain/regions/place.ts";
import type { Street, StreetHouse, StreetSeason } from "#domain/sharing/street.ts";
import { type BrusselsYear, brusselsYear, QUARTERS_PER_DAY } from "#domain/time/brussels-year.ts";
import { parseCalendarDay, yearOf } from "#domain/time/calendar-day.ts";
import { SEASON_MONTHS } from "#domain/time/season.ts";
import { kilowattHours, kilowattsPeak } from "#domain/units/quantity.ts";
import { emptySeries, type Series } from "#domain/units/series.ts";
import { belgianClimate } from "#figures/profiles/belgian-climate.ts";
import { connectionFigures } from "#figures/profiles/connection-figures.ts";
import { solarYield } from "#figures/solar.ts";
import { supplyCardsOn } from "#figures/suppliers.ts";

export type SharingStreet = Street<StreetHouse> & {
  prices: { energy: Figure<"EUR/kWh">; injection: Figure<"EUR/kWh">; fee: Figure<"EUR"> };
};

/** From 0. */
const MONTHS = {
  winter: SEASON_MONTHS.winter - 1,
  spring: SEASON_MONTHS.spring - 1,
  summer: SEASON_MONTHS.summer - 1,
} as const;
const MIDDLE_OF_MONTH = 14;

const HOUSES: readonly { id: StreetHouse; kilowattPeak: number; use: Partial<Use> }[] = [
  { id: "school", kilowattPeak: 10, use: { trade: "school", energy: kilowattHours(25_000) } },
  { id: "roofFamily", kilowattPeak: 10, use: { persons: 4 } },
  { id: "bakery", kilowattPeak: 20, use: { trade: "bakery", energy: kilowattHours(20_000) } },
  { id: "daytimeCouple", kilowattPeak: 0, use: { persons: 2 } },
  { id: "carFamily", kilowattPeak: 0, use: { persons: 4, electricCar: "evening" } },
  { id: "heatPump", kilowattPeak: 0, use: { persons: 3, heatPump: true } },
];

const kept = new Map<number, Street<StreetHouse>>();

/** A street of nobody's, for the interactive day: six connections under one sky, by the models of the calculators. */
export function sharingStreet({ today, cards }: CardDay): SharingStreet {
  const day = parseCalendarDay(today);
  if (day === null) throw new RangeError(`${today} is no day.`);
  const year = yearOf(day);
  const street = kept.get(year) ?? streetIn(brusselsYear(year));
  kept.set(year, street);
  return { ...street, prices: pricesOf(supplyCardsOn(day, cards)) };
}

/** Of the cards in the middle. */
function pricesOf(cards: SupplyCards): SharingStreet["prices"] {
  const { buyer, seller } = medianCards(cards);
  return { energy: buyer.energyPrice, injection: seller.injectionPrice, fee: feeOfCard(buyer, cards) };
}

const feeOfCard = ({ supplier }: TariffCard, cards: SupplyCards): Figure<"EUR"> =>
  (supplier === "" ? unknownFee("flanders", cards) : feeOfSupplier(supplier, "flanders", cards)).fee;

function streetIn(calendar: BrusselsYear): Street<StreetHouse> {
  const weather = modelSky(belgianClimate, calendar, { ...MEAN_SKY, needsWind: false });
  const setting = { calendar, position: BRUSSELS, figures: connectionFigures };
  const loads = HOUSES.map(
    ({ use }, index) => connectionModel(houseWith(use), setting).yearIn(weather, MEAN_SKY.seed + index).offtake,
  );
  const skies = Array.from({ length: OKTAS + 1 }, (_, oktas) => productionUnder(oktas, weather));
  const season = (month: number): StreetSeason => ({
    sun: skies.map((series) => dayInMiddleOf(series, calendar, month)),
    loads: loads.map((series) => meanSchoolDay(series, calendar, month)),
  });
  return {
    houses: HOUSES.map(({ id, kilowattPeak }) => ({ id, kilowattPeak })),
    seasons: { winter: season(MONTHS.winter), spring: season(MONTHS.spring), summer: season(MONTHS.summer) },
  };
}

function houseWith(use: Partial<Use>): Connection {
  const { buyer } = defaultSituation("buyer", "be", "2026-01-01");
  return { ...buyer, customer: use.trade ? "business" : "household", use: { ...buyer.use, ...use } };
}

/** A mean year in which only the middle day of each month has another sky, so that the months keep their yield. */
function productionUnder(oktas: number, weather: ModelWeather): Series<"kWh"> {
  const { calendar } = weather;
  const clearness = weather.clearness.slice();
  for (const month of Object.values(MONTHS)) {
    const from = middleOf(calendar, month);
    clearness.fill(clearnessUnderClouds(oktas), from, from + QUARTERS_PER_DAY);
  }
  const roofs = [{ kilowattsPeak: kilowattsPeak(1), tilt: 35, azimuth: 180 }];
  const geometry = solarGeometry({ roofs, place: BRUSSELS, yearlyYield: solarYield.value }, calendar);
  const series = emptySeries<"kWh">(calendar.quarters);
  writeSolarProduction(geometry, { ...weather, clearness }, series);
  return series;
}

const middleOf = ({ monthStarts }: BrusselsYear, month: number) =>
  (monthStarts[month] as number) + MIDDLE_OF_MONTH * QUARTERS_PER_DAY;

const toWattHours = (energy: number) => Math.round(energy * 1000);

const dayInMiddleOf = (series: Series<"kWh">, calendar: BrusselsYear, month: number): number[] => {
  const from = middleOf(calendar, month);
  return Array.from(series.subarray(from, from + QUARTERS_PER_DAY), toWattHours);
};

/** The mean of the month's days on which there is school, by the wall clock. */
function meanSchoolDay(series: Series<"kWh">, calendar: BrusselsYear, month: number): number[] {
  const { months, kinds, schoolHolidays } = yearFrame(calendar);
  const starts = Array.from(calendar.dayStarts.subarray(0, calendar.days)).filter(
    (_, day) => months[day] === month && kinds[day] === "working-day" && !schoolHolidays[day],
  );
  return Array.from({ length: QUARTERS_PER_DAY }, (_, clock) => {
    const total = starts.reduce((all, first) => all + (series[first + clock] as number), 0);
    return toWattHours(total / starts.length);
  });
}
