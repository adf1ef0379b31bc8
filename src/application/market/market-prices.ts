import { marketCalendar } from "#application/market/listings/market-year.ts";
import type { Clock } from "#application/ports/clock.ts";
import type { DayAhead } from "#application/ports/day-ahead.ts";
import type { StoreParts } from "#application/ports/store.ts";
import { medianDynamic, type SupplyCards } from "#domain/cards/cards-on.ts";
import { dayRegister } from "#domain/connections/day-register.ts";
import type { ContractKind } from "#domain/connections/supply-contract.ts";
import { type DayAheadYear, dayAheadYearOn } from "#domain/day-prices/day-ahead-year.ts";
import type { PriceBook } from "#domain/day-prices/day-prices.ts";
import type { PublishedPrices } from "#domain/day-prices/published-prices.ts";
import type { Figure } from "#domain/figure.ts";
import type { Holder, MarketRequest, Offer } from "#domain/market/listing.ts";
import { type MarketRegion, meanPrice, type PriceSeries } from "#domain/matching/market-party.ts";
import { brusselsDay } from "#domain/time/brussels-day.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { type EurosPerKilowattHour, eurosPerKilowattHour, type Share, share } from "#domain/units/quantity.ts";
import { emptySeries, type Series, seriesOf } from "#domain/units/series.ts";
import { marketPriceYear } from "#figures/market-price-year.ts";
import { seedCards, supplyCardsOn } from "#figures/suppliers.ts";
import { belgianVat } from "#figures/vat.ts";

/** What everybody on the market trades against on one day: the cards and the year of prices with which the calculator counts. */
export type MarketPrices = { readonly cards: SupplyCards; readonly dayPrices: DayAheadYear | null };

export const shippedPrices: MarketPrices = { cards: seedCards, dayPrices: null };

export type PricePorts = { readonly store: Pick<StoreParts, "cards" | "dayAhead">; readonly clock: Clock };

const books = new WeakMap<DayAhead, { readonly version: string; readonly book: PriceBook }>();

async function readBook(dayAhead: DayAhead): Promise<PriceBook> {
  const version = await dayAhead.version();
  const known = books.get(dayAhead);
  const book = known?.version === version ? known.book : await dayAhead.imports();
  books.set(dayAhead, { version, book });
  return book;
}

/** Today, with what operators published for it. */
export async function readPublished({
  store: { cards, dayAhead },
  clock,
}: PricePorts): Promise<PublishedPrices & { readonly today: CalendarDay }> {
  return {
    today: brusselsDay(clock.now()),
    cards: await cards.published(),
    dayPrices: await readBook(dayAhead),
  };
}

/** Those of today, where one of the contracts follows the market; nobody else needs them. */
export async function readMarketPrices(ports: PricePorts, contracts: readonly ContractKind[]): Promise<MarketPrices> {
  if (!contracts.includes("dynamic")) return shippedPrices;
  const { today, cards, dayPrices } = await readPublished(ports);
  return { cards: supplyCardsOn(today, cards), dayPrices: dayAheadYearOn(today, dayPrices) };
}

/** What a contract adds to the price of the market, and how much of it it counts. Plain data, without VAT. */
export type FollowedMarket = {
  readonly addition: number;
  readonly factor: number;
  readonly dayPrices: DayAheadYear | null;
  /** Of the model year, where no prices were imported. */
  readonly mean: Figure<"EUR/kWh">;
};

export function followedBy(
  side: "buyer" | "seller",
  {
    contract,
    place: { region },
  }: { readonly contract: ContractKind; readonly place: { readonly region: MarketRegion } },
  { cards, dayPrices }: MarketPrices,
): FollowedMarket | null {
  if (contract !== "dynamic") return null;
  const card = medianDynamic(side, region, cards);
  const [addition, factor] =
    side === "buyer" ? [card.energyAddition, card.energyFactor] : [card.injectionAddition, card.injectionFactor];
  return { addition: addition.value, factor: factor.value, dayPrices, mean: cards.market.plain };
}

/** What a buyer's supplier asks for energy. Of a dynamic contract the price is about the mean. */
export type EnergySupply = {
  readonly contract: ContractKind;
  readonly energyPrice: EurosPerKilowattHour;
  /** Null: the same as by day. */
  readonly energyPriceNight: EurosPerKilowattHour | null;
  readonly holder: Holder;
  /** Of a dynamic contract; null for every other. */
  readonly follows: FollowedMarket | null;
};

/** A company gets VAT back when it buys. */
export const vatBorneBy = (holder: Holder): Share => (holder === "company" ? share(0) : belgianVat.household.value);

/** The prices of a contract by the quarter of the market's year; null for one price all year. */
export function energyPricesOf({
  contract,
  energyPrice,
  energyPriceNight,
  holder,
  follows,
}: EnergySupply): PriceSeries | null {
  if (contract === "day-night") {
    const night = energyPriceNight ?? energyPrice;
    return () => byRegister(energyPrice, night);
  }
  return follows && followedPrices(follows, 1 + vatBorneBy(holder));
}

export const injectionPricesOf = (follows: FollowedMarket | null): PriceSeries | null =>
  follows && followedPrices(follows, 1);

const followedPrices =
  ({ addition, factor, dayPrices, mean }: FollowedMarket, vat: number): PriceSeries =>
  () => {
    const market = marketPriceYear(marketCalendar(), dayPrices, mean).prices;
    return seriesOf<"EUR/kWh">(market.map((price) => (addition + factor * price) * vat));
  };

/** What a dynamic contract comes to over the year of its owner, since nobody can type it; any other price as it was told. */
const meanOfDynamic = (
  { contract }: { readonly contract: ContractKind },
  prices: PriceSeries | null,
  entered: EurosPerKilowattHour,
  energy: Series<"kWh">,
): EurosPerKilowattHour =>
  contract === "dynamic" ? eurosPerKilowattHour(Math.max(0, meanPrice(entered, prices, energy))) : entered;

type Priced<L extends Offer | MarketRequest> = Pick<L, "contract" | "holder"> & {
  readonly place: { readonly region: MarketRegion };
};

/** What an offer's supplier pays for the energy of its year. */
export const meanInjectionPrice = (
  offer: Priced<Offer> & Pick<Offer, "injectionPrice">,
  prices: MarketPrices,
  injection: Series<"kWh">,
): EurosPerKilowattHour =>
  meanOfDynamic(offer, injectionPricesOf(followedBy("seller", offer, prices)), offer.injectionPrice, injection);

/** What a request's supplier asks for the energy of its year. */
export const meanEnergyPrice = (
  request: Priced<MarketRequest> & Pick<MarketRequest, "energyPrice" | "energyPriceNight">,
  prices: MarketPrices,
  offtake: Series<"kWh">,
): EurosPerKilowattHour =>
  meanOfDynamic(
    request,
    energyPricesOf({ ...request, follows: followedBy("buyer", request, prices) }),
    request.energyPrice,
    offtake,
  );

function byRegister(day: number, night: number): Series<"EUR/kWh"> {
  const isDay = dayRegister(marketCalendar());
  const prices = emptySeries<"EUR/kWh">(isDay.length);
  for (let at = 0; at < prices.length; at++) prices[at] = isDay[at] === 1 ? day : night;
  return prices;
}
