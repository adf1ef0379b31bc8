import type { CalculationRefusal } from "#application/calculations/calculation-refusal.ts";
import { type Located, locateSituation } from "#application/calculations/locate-situation.ts";
import { marketYear } from "#application/calculations/market-year.ts";
import { modelSky } from "#application/calculations/model-sky.ts";
import { moveEveningUse } from "#application/calculations/move-evening-use.ts";
import { type PairSums, pairSums } from "#application/calculations/pair-sums.ts";
import { enlarged, partnerSize } from "#application/calculations/partner-size.ts";
import { meterOf, type PartyModel, type PartyYear, partyModel } from "#application/calculations/party-year.ts";
import { DRAWS, PROPOSED_BATTERY, SELLERS_MAX } from "#application/calculations/proposals.ts";
import { type SellersYear, sellersYears } from "#application/calculations/sellers-years.ts";
import type { Party, Situation } from "#application/calculations/situation.ts";
import type { PlaceRegister } from "#domain/regions/place.ts";
import { ok, type Result, refused } from "#domain/result.ts";
import { type PairSharing, sharePair } from "#domain/sharing/share-pair.ts";
import type { TariffSet } from "#domain/tariffs/tariff-set.ts";
import { type BrusselsYear, brusselsYear } from "#domain/time/brussels-year.ts";
import { yearOf } from "#domain/time/calendar-day.ts";
import { type Euros, type KilowattHours, kilowattHours } from "#domain/units/quantity.ts";
import type { Series } from "#domain/units/series.ts";
import { figuresOn } from "#figures/figures-on.ts";
import { movableUse } from "#figures/profiles/household-use.ts";

/** What the site knows and the address does not tell. */
export type CalculationGivens = { places: PlaceRegister | null; platformFee: Euros };

/** Other ways to live with the same roofs and houses, as sums of the same year. */
export type Alternatives = {
  battery: PairSums | null;
  washing: PairSums | null;
  car: PairSums | null;
};

/** Everything with quarter-hours in it. Plain data and typed arrays: a worker can hand it to the page. */
export type Prepared = {
  situation: Situation;
  located: Located;
  platformFee: Euros;
  tariffs: TariffSet;
  year: number;
  buyer: PartyYear;
  seller: PartyYear;
  sharing: PairSharing;
  /** Bare prices of a model year, for whoever has a dynamic contract. */
  market: Series<"EUR/kWh">;
  sums: PairSums;
  alternatives: Alternatives;
  /** What is shared with one, two, three … such sellers. */
  sharedBySellers: readonly KilowattHours[];
  /** The buyer with its own sellers, one more each time; null where there can be one only, and for a seller. */
  sellersYears: readonly SellersYear[] | null;
  /** Other weather years; none when both parties are measured. */
  drawn: readonly PairSums[];
  isMeasured: { buyer: boolean; seller: boolean };
};

const MAIN_SEED = 1;

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
  const pair = pairModel(situation, calendar, located.value);
  const sunnyCar = situationWithSunnyCar(situation);
  const drawn = pair.yearIn("p50", MAIN_SEED, 1);
  const size = sizeOfPartner(situation, drawn);
  if (size.factor === null) return refused({ code: "shared-out-of-reach", sharedMax: size.sharedMax });
  const main = pair.enlarge(drawn, size.factor);

  const sumsOf = ({ buyer, seller }: PairYear) => pairSums(buyer, seller, calendar, market);
  const isFixed = pair.buyer.isMeasured && pair.seller.isMeasured;
  return ok({
    situation,
    located: located.value,
    platformFee,
    tariffs: tariffs.value,
    year: calendar.year,
    ...main,
    sharing: sharePair(main.seller.injection, main.buyer.offtake),
    market,
    sums: sumsOf(main),
    alternatives: {
      ...alternativesOf(situation, main, calendar, market),
      car: sunnyCar && sumsOf(pairModel(sunnyCar, calendar, located.value).yearIn("p50", MAIN_SEED, size.factor)),
    },
    sharedBySellers: sharedBySellers(main),
    sellersYears:
      situation.side === "buyer" && tariffs.value.region === "flanders"
        ? sellersYears(situation, main, { calendar, position: located.value.position, market, seed: MAIN_SEED })
        : null,
    drawn: Array.from({ length: isFixed ? 0 : draws }, (_, draw) =>
      sumsOf(pair.yearIn("drawn", MAIN_SEED + 1 + draw, size.factor)),
    ),
    isMeasured: { buyer: pair.buyer.isMeasured, seller: pair.seller.isMeasured },
  });
}

function checkSeller({ seller }: Situation): Result<null, CalculationRefusal> {
  const { series } = seller.use;
  if (series !== null) return series.injection === null ? refused({ code: "series-without-injection" }) : ok(null);
  return seller.installation === null ? refused({ code: "nothing-to-sell" }) : ok(null);
}

type PairYear = { buyer: PartyYear; seller: PartyYear };
type PairModel = {
  buyer: PartyModel;
  seller: PartyModel;
  yearIn: (year: "p50" | "drawn", seed: number, partnerFactor: number) => PairYear;
  enlarge: (year: PairYear, partnerFactor: number) => PairYear;
};

/** Two parties under one sky, each with habits of its own. */
function pairModel(situation: Situation, calendar: BrusselsYear, { position }: Located): PairModel {
  const buyer = partyModel(situation.buyer, calendar, position);
  const seller = partyModel(situation.seller, calendar, position);
  const needsWind = buyer.needsWind || seller.needsWind;
  const enlarge = (year: PairYear, factor: number): PairYear =>
    situation.side === "buyer"
      ? { buyer: year.buyer, seller: enlarged(year.seller, factor) }
      : { buyer: enlarged(year.buyer, factor), seller: year.seller };
  return {
    buyer,
    seller,
    enlarge,
    yearIn: (year, seed, factor) => {
      const weather = modelSky(calendar, year, seed, needsWind);
      return enlarge({ buyer: buyer.yearIn(weather, seed), seller: seller.yearIn(weather, -1 - seed) }, factor);
    },
  };
}

function sizeOfPartner({ side, sharedEnergy }: Situation, { buyer, seller }: PairYear) {
  if (sharedEnergy === null) return { factor: 1 };
  return side === "buyer"
    ? partnerSize(buyer.offtake, seller.injection, sharedEnergy)
    : partnerSize(seller.injection, buyer.offtake, sharedEnergy);
}

function alternativesOf(
  situation: Situation,
  { buyer, seller }: PairYear,
  calendar: BrusselsYear,
  market: Series<"EUR/kWh">,
): Omit<Alternatives, "car"> {
  const behindMeter = (year: PartyYear, load: Series<"kWh">, battery: KilowattHours | null): PartyYear => ({
    ...year,
    ...meterOf(load, year.production ?? year.injection, battery),
  });
  const { use, battery } = situation.buyer;
  const washing = () => {
    const moved = moveEveningUse(buyer.load ?? buyer.offtake, calendar, movableUse.value);
    return pairSums(behindMeter(buyer, moved, use.series === null ? battery : null), seller, calendar, market);
  };
  const stored = () =>
    pairSums(buyer, behindMeter(seller, seller.load ?? seller.offtake, PROPOSED_BATTERY), calendar, market);
  return {
    battery: situation.seller.battery === null ? stored() : null,
    washing: isHousehold(situation.buyer) ? washing() : null,
  };
}

const isHousehold = ({ customer, use }: Party) => customer !== "business" && use.trade === null;

/** The same pair with a car that charges while the sun is high; null where there is no car to move. */
function situationWithSunnyCar(situation: Situation): Situation | null {
  const { buyer } = situation;
  const { series, electricCar } = buyer.use;
  if (series !== null || electricCar === null || electricCar === "solar" || !isHousehold(buyer)) return null;
  return { ...situation, buyer: { ...buyer, use: { ...buyer.use, electricCar: "solar" } } };
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
