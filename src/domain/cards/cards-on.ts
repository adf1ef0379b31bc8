import {
  type CardBook,
  type CardRegion,
  type CardVersion,
  type DynamicCard,
  type FirstYearOffer,
  type IndexFormula,
  type ProductCard,
  type SharingCondition,
  versionsOn,
} from "#domain/cards/card.ts";
import { endOfMonth, energyDatesOf, lastSignable, ownDatesOf } from "#domain/cards/card-age.ts";
import { contractsBySupplier } from "#domain/cards/contracts-by-supplier.ts";
import type { MonthMean } from "#domain/cards/market-move.ts";
import { middleCard, middleOf, OWN_COMPARISON } from "#domain/cards/middle-card.ts";
import { sayMonth } from "#domain/cards/regulator/regulator-product.ts";
import { lowestFees, type SupplierFee, supplierFee } from "#domain/cards/sharing-fee.ts";
import type { Figure } from "#domain/figure.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import {
  euros,
  eurosPerKilowattHour,
  eurosPerYear,
  type KilowattHours,
  kilowattHours,
  type Quantity,
  share,
} from "#domain/units/quantity.ts";

/** A card with a figure, and so a source, for each of its numbers. */
export type TariffCard = {
  readonly supplier: string;
  readonly product: string;
  readonly isFixed: boolean;
  readonly energyPrice: Figure<"EUR/kWh">;
  /** For a meter that tells day from night, where the card prints such prices. */
  readonly byRegister: { readonly day: Figure<"EUR/kWh">; readonly night: Figure<"EUR/kWh"> } | null;
  readonly injectionPrice: Figure<"EUR/kWh">;
  readonly fixedFee: Figure<"EUR/yr"> | null;
  readonly energyPriceForecast?: Figure<"EUR/kWh">;
  readonly injectionPriceForecast?: Figure<"EUR/kWh">;
  /** The price of the first kWh of a year. */
  readonly block?: { readonly upTo: KilowattHours; readonly price: Figure<"EUR/kWh"> };
  readonly firstYear?: FirstYearOffer;
  /** By which it may be billed once its holder shares. */
  readonly whenSharing?: DynamicTariff;
};

export type Product = {
  readonly card: TariffCard;
  readonly region: CardRegion;
  /** Its own formula, where it is billed by the quarter-hour; such a product has no other price. */
  readonly dynamic: DynamicTariff | null;
  /** Nobody can sign it any more. */
  readonly isWithdrawn: boolean;
};

export type DynamicTariff = {
  readonly supplier: string;
  readonly product: string;
  readonly region: CardRegion;
  readonly energyAddition: Figure<"EUR/kWh">;
  readonly energyFactor: Figure<"share">;
  readonly injectionAddition: Figure<"EUR/kWh">;
  readonly injectionFactor: Figure<"share">;
  readonly fixedFee: Figure<"EUR/yr">;
};

/**
 * The means of a year of the day-ahead market, without VAT: weighed by what is taken, by what the sun gives, and the plain
 * ones, of which suppliers print one for what is taken and another for injection.
 */
export type MarketIndex = {
  readonly [weighing in "plain" | "plainInjection" | "offtake" | "sun"]: Figure<"EUR/kWh">;
};

type OfRegions<T> = Readonly<Record<CardRegion, T>>;

/** How a day counts what its cards leave open; it changed once, and earlier days keep what they had. */
export type CountingRules = {
  readonly market: MarketIndex;
  /** The months of the day-ahead market that are known. */
  readonly months: readonly MonthMean[];
  /**
   * Until 19 November 2026 one card in the middle stood for whoever told none, one formula for every dynamic contract, and
   * this estimate for a fee that no card tells. Null: the middle of all that is sold.
   */
  readonly byOneCard: OfRegions<Figure<"EUR">> | null;
};

/** Everything that suppliers ask and pay on one day. Plain data: a worker and a browser get it as it is. */
export type SupplyCards = CountingRules & {
  /** Every product that can be chosen, by the name that stands for it in an address. */
  readonly products: Readonly<Record<string, Product>>;
  /** What stands for whoever told a supplier and no product, by its name in an address. */
  readonly suppliers: Readonly<Record<string, Product>>;
  /** Of products that are sold. */
  readonly dynamic: readonly DynamicTariff[];
  readonly fees: readonly SupplierFee[];
  /** Suppliers whose card says that there is a fee for sharing, without its amount. */
  readonly unstatedFees: readonly string[];
  readonly conditions: Readonly<Record<string, SharingCondition>>;
};

const CENTS = 100;

type Origin = Pick<Figure<string>, "source" | "validFrom" | "validUntil" | "signableUntil">;

const originOf = ({ card, source, from, until }: CardVersion): Origin => ({
  source,
  validFrom: card.signedFrom ?? from,
  ...(until === null ? {} : { validUntil: until }),
});

/** Where its prices come from; how old they are counts from the day on which no single card stands for all others. */
function originsOf(version: CardVersion, { byOneCard }: CountingRules): Origins {
  const origins = { own: originOf(version), energy: energyOriginOf(version) };
  if (byOneCard !== null) return origins;
  return {
    own: { ...origins.own, signableUntil: lastSignable(ownDatesOf(version)) },
    energy: { ...origins.energy, signableUntil: lastSignable(energyDatesOf(version)) },
  };
}

/** Of energy price and fixed fee: the regulator's month where they come from its file. */
function energyOriginOf(version: CardVersion): Origin {
  const regulator = version.card.kind === "supplier" ? undefined : version.card.regulator;
  if (regulator === undefined) return originOf(version);
  const validFrom = `${regulator.month}-01` as CalendarDay;
  return {
    source: {
      title: `Maandbestand van de V-test, ${sayMonth(regulator.month)}`,
      publisher: "Vlaamse Nutsregulator",
      readOn: regulator.readOn,
    },
    validFrom,
    validUntil: endOfMonth(validFrom),
  };
}

const found = <U extends string>(unit: U, value: Quantity<NoInfer<U>>, origin: Origin): Figure<U> => ({
  value,
  unit,
  status: "found",
  ...origin,
});

/** What counts on a day. A pure function of the day and the book: an old link finds the card that held on its day. */
export function cardsOn(day: CalendarDay, book: CardBook, rules: CountingRules): SupplyCards {
  const products: Record<string, Product> = {};
  const dynamic: DynamicTariff[] = [];
  const fees: SupplierFee[] = [];
  const unstatedFees: string[] = [];
  const conditions: Record<string, SharingCondition> = {};
  for (const version of versionsOn(day, book)) {
    const { card } = version;
    const origins = originsOf(version, rules);
    const isWithdrawn = card.withdrawnOn !== undefined && card.withdrawnOn <= day;
    if (card.kind === "product") {
      products[card.key] = {
        card: tariffCard(card, origins, rules.market),
        region: card.region,
        dynamic: null,
        isWithdrawn,
      };
    } else if (card.kind === "dynamic") {
      const tariff = dynamicTariff(card, origins);
      if (!isWithdrawn) dynamic.push(tariff);
      if (rules.byOneCard !== null) continue;
      const { region } = card;
      const mean = cardOfDynamic(tariff, rules.market);
      products[card.key] = {
        card: card.firstYear ? { ...mean, firstYear: card.firstYear } : mean,
        region,
        dynamic: tariff,
        isWithdrawn,
      };
    } else if (!isWithdrawn) {
      if (card.condition !== null) conditions[card.supplier] = card.condition;
      if (card.sharingFee === "unstated") unstatedFees.push(card.supplier);
      else if (card.sharingFee !== null) fees.push(supplierFee(card, card.sharingFee, origins.own));
    }
  }
  return { products, suppliers: contractsBySupplier(products), dynamic, fees, unstatedFees, conditions, ...rules };
}

/** What a formula comes to in a year of the index, in cents without VAT. */
function centsByFormula(
  { index, factor, addition, least }: IndexFormula,
  of: "energy" | "injection",
  market: MarketIndex,
) {
  const mean = market[index === "plain" && of === "injection" ? "plainInjection" : index];
  return Math.max(least ?? Number.NEGATIVE_INFINITY, addition + factor * mean.value * CENTS);
}

/** The VAT on every energy price of a household's card. */
const HOUSEHOLD_VAT = 0.06;

/** What a card says of a year: its own estimate, its formula at the index, or nothing but the price that it prints. */
function yearlyCents(card: ProductCard, market: MarketIndex) {
  const { energyForecast, energyBasis, energyFormula, injectionForecast, injectionBasis, injectionFormula } = card;
  const inside = card.certificatesInside ?? 0;
  const energy =
    energyForecast !== null
      ? energyForecast - inside
      : energyFormula && energyBasis !== "year"
        ? centsByFormula(energyFormula, "energy", market) * (1 + HOUSEHOLD_VAT)
        : null;
  const injection =
    injectionForecast ??
    (injectionFormula && injectionBasis !== "year" ? centsByFormula(injectionFormula, "injection", market) : null);
  return { energy, injection };
}

type Origins = { readonly own: Origin; readonly energy: Origin };

function tariffCard(card: ProductCard, origins: Origins, market: MarketIndex): TariffCard {
  const price = (cents: number, origin = origins.energy) =>
    found("EUR/kWh", eurosPerKilowattHour(cents / CENTS), origin);
  // What the supplier itself expects is an estimate.
  const forecast = (cents: number, origin = origins.energy): Figure<"EUR/kWh"> => {
    const guess = { ...origin, source: { ...origin.source, title: `${origin.source.title}: jaarschatting` } };
    return { ...price(cents, guess), status: "estimate" };
  };
  const { energyDay, energyNight, fixedFee, block, firstYear, whenSharing } = card;
  const printed = card.energy - (card.certificatesInside ?? 0);
  const yearly = yearlyCents(card, market);
  // Prices of day and night are of the same month as the single one, and move with it to a year.
  const register = (cents: number) => {
    const bare = cents - (card.certificatesInside ?? 0);
    return yearly.energy === null ? price(bare) : forecast((bare * yearly.energy) / printed);
  };
  return {
    supplier: card.supplier,
    product: card.product,
    isFixed: card.isFixed,
    energyPrice: price(printed),
    byRegister:
      energyDay === null || energyNight === null ? null : { day: register(energyDay), night: register(energyNight) },
    injectionPrice: price(card.injection, origins.own),
    fixedFee: fixedFee === null ? null : found("EUR/yr", eurosPerYear(fixedFee), origins.energy),
    ...(yearly.energy === null ? {} : { energyPriceForecast: forecast(yearly.energy) }),
    ...(yearly.injection === null ? {} : { injectionPriceForecast: forecast(yearly.injection, origins.own) }),
    ...(block ? { block: { upTo: kilowattHours(block.upTo), price: price(block.energy) } } : {}),
    ...(firstYear ? { firstYear } : {}),
    ...(whenSharing
      ? { whenSharing: dynamicTariff({ ...card, ...whenSharing, kind: "dynamic", fixedFee: fixedFee ?? 0 }, origins) }
      : {}),
  };
}

const dynamicTariff = (card: Omit<DynamicCard, "firstYear" | "duration">, { own, energy }: Origins): DynamicTariff => ({
  supplier: card.supplier,
  product: card.product,
  region: card.region,
  energyAddition: found("EUR/kWh", eurosPerKilowattHour(card.energyAddition / CENTS), energy),
  energyFactor: found("share", share(card.energyFactor), energy),
  injectionAddition: found("EUR/kWh", eurosPerKilowattHour(card.injectionAddition / CENTS), own),
  injectionFactor: found("share", share(card.injectionFactor), own),
  fixedFee: found("EUR/yr", eurosPerYear(card.fixedFee), energy),
});

/** A variable card prints the price of one month; its own forecast is what counts for a year. */
export const yearlyEnergyPrice = (card: TariffCard): Figure<"EUR/kWh"> => card.energyPriceForecast ?? card.energyPrice;
export const yearlyInjectionPrice = (card: TariffCard): Figure<"EUR/kWh"> =>
  card.injectionPriceForecast ?? card.injectionPrice;

/** A product, or a supplier, by the name of an address, which anybody may write. */
export function productNamed(name: string, { products, suppliers }: Pick<SupplyCards, "products" | "suppliers">) {
  const named = [products, suppliers].find((known) => Object.hasOwn(known, name));
  return named?.[name] ?? null;
}

export type LowestFee = SupplierFee & { readonly suppliers: readonly string[] };

/** What the suppliers ask that ask least, of those whose card prints an amount, and which they are. */
export function lowestFee({ fees }: Pick<SupplyCards, "fees">, shared: KilowattHours): LowestFee {
  const least = lowestFees(fees, shared);
  const [first] = least;
  if (first === undefined) throw new RangeError("No supplier prints a fee.");
  return { ...first, suppliers: least.map(({ supplier }) => supplier) };
}

/** What a dynamic product comes to in a year of the index: who chose it is billed by the formula, not by this. */
const cardOfDynamic = (tariff: DynamicTariff, { offtake, sun }: MarketIndex): TariffCard => {
  const mean = (addition: Figure<"EUR/kWh">, factor: Figure<"share">, index: Figure<"EUR/kWh">): Figure<"EUR/kWh"> => ({
    ...addition,
    value: eurosPerKilowattHour(addition.value + factor.value * index.value),
    status: "estimate",
  });
  return {
    supplier: tariff.supplier,
    product: tariff.product,
    isFixed: false,
    energyPrice: mean(tariff.energyAddition, tariff.energyFactor, offtake),
    byRegister: null,
    injectionPrice: mean(tariff.injectionAddition, tariff.injectionFactor, sun),
    fixedFee: tariff.fixedFee,
  };
};

type Side = "buyer" | "seller";

/**
 * The name of the middle card of a region, for whoever told no contract: a buyer's by what its energy costs in a year, a
 * seller's by what it pays for injection. Of two in the middle the one whose price is fixed, else the lower.
 */
export function medianProduct(side: Side, region: CardRegion, { products }: Pick<SupplyCards, "products">): string {
  const priceOf = (card: TariffCard) => (side === "buyer" ? yearlyEnergyPrice(card) : yearlyInjectionPrice(card));
  const inOrder = Object.entries(products)
    .filter(([, product]) => product.region === region)
    .toSorted(([, one], [, other]) => priceOf(one.card).value - priceOf(other.card).value);
  const middle = inOrder.slice(Math.ceil(inOrder.length / 2) - 1, Math.floor(inOrder.length / 2) + 1);
  const [chosen] = middle.find(([, { card }]) => card.isFixed) ?? middle[0] ?? [];
  if (chosen === undefined) throw new RangeError(`No card for ${region}.`);
  return chosen;
}

/** What counts for whoever told no contract. */
export function proposedProduct(side: Side, region: CardRegion, cards: SupplyCards): Product {
  if (cards.byOneCard === null) return middleOfContracts(region, cards);
  const product = productNamed(medianProduct(side, region, cards), cards);
  if (product === null) throw new RangeError("There is no card in the middle.");
  return product;
}

/** The middle of every contract with one price a kWh that is sold in a region: nobody's, so that none can go. */
function middleOfContracts(region: CardRegion, { products }: SupplyCards): Product {
  const sold = Object.values(products).filter(
    (product) => product.region === region && product.dynamic === null && !product.isWithdrawn,
  );
  const card = middleCard(sold.map((product) => product.card));
  if (card === null) throw new RangeError(`No card for ${region}.`);
  return { card, region, dynamic: null, isWithdrawn: false };
}

/** The formula of a supplier, where it sells one. */
const dynamicOfSupplier = (supplier: string, { dynamic }: SupplyCards, region: CardRegion) =>
  dynamic.find((own) => own.supplier === supplier && own.region === region) ??
  dynamic.find((own) => own.supplier === supplier);

/** The formula by which a supplier bills a dynamic contract, or what counts where it sells none. */
export function dynamicOf(supplier: string | null, side: Side, region: CardRegion, cards: SupplyCards): DynamicTariff {
  const own = supplier === null ? undefined : dynamicOfSupplier(supplier, cards, region);
  const tariff = own ?? (cards.byOneCard === null ? middleDynamic(side, region, cards) : cards.dynamic[0]);
  if (tariff === undefined) throw new RangeError("No card has a dynamic price.");
  return tariff;
}

/** The formula that counts for who has a dynamic contract and told no supplier. */
export const medianDynamic = (side: Side, region: CardRegion, cards: SupplyCards): DynamicTariff =>
  cards.byOneCard === null
    ? dynamicOf(null, side, region, cards)
    : dynamicOf(proposedProduct(side, region, cards).card.supplier, side, region, cards);

/** Of the dynamic products of a region the median formula: for a buyer at what is taken, for a seller at the sun's hours. */
function middleDynamic(side: Side, region: CardRegion, { dynamic, market }: SupplyCards): DynamicTariff | undefined {
  const ofRegion = dynamic.filter((tariff) => tariff.region === region);
  const sold = ofRegion.length > 0 ? ofRegion : dynamic;
  const priceOf = (tariff: DynamicTariff) =>
    side === "buyer"
      ? tariff.energyAddition.value + tariff.energyFactor.value * market.offtake.value
      : tariff.injectionAddition.value + tariff.injectionFactor.value * market.sun.value;
  const inOrder = sold.toSorted((one, other) => priceOf(one) - priceOf(other));
  const [lower, upper] = [inOrder[Math.ceil(sold.length / 2) - 1], inOrder[Math.floor(sold.length / 2)]];
  if (lower === undefined || upper === undefined) return undefined;
  const title = `Schatting: het midden van ${sold.length} dynamische contracten die verkocht worden`;
  // Of an even number the mean of both in the middle: a formula is linear, so its price is the median too.
  const between = <U extends string>(figureOf: (tariff: DynamicTariff) => Figure<U>): Figure<U> => {
    const [one, other] = [figureOf(lower), figureOf(upper)];
    return {
      ...one,
      value: ((one.value + other.value) / 2) as Quantity<U>,
      status: "estimate",
      source: { title, publisher: OWN_COMPARISON, readOn: [one.source.readOn, other.source.readOn].sort()[1] ?? "" },
    };
  };
  return {
    supplier: "",
    product: `het midden van ${sold.length} dynamische contracten`,
    region,
    energyAddition: between(({ energyAddition }) => energyAddition),
    energyFactor: between(({ energyFactor }) => energyFactor),
    injectionAddition: between(({ injectionAddition }) => injectionAddition),
    injectionFactor: between(({ injectionFactor }) => injectionFactor),
    fixedFee: between(({ fixedFee }) => fixedFee),
  };
}

export type MedianCards = { readonly buyer: TariffCard; readonly seller: TariffCard };

/** The cards that stand for a Flemish pair who told nothing. */
export const medianCards = (cards: SupplyCards): MedianCards => ({
  buyer: proposedProduct("buyer", "flanders", cards).card,
  seller: proposedProduct("seller", "flanders", cards).card,
});

/** What a side pays whose supplier prints no amount, or who told no supplier: silence is no proof of zero. */
export function unknownFee(region: CardRegion, { byOneCard, fees }: SupplyCards): SupplierFee {
  const open = {
    supplier: "",
    perEnergy: null,
    payer: "unstated",
    basis: "unstated",
    counting: null,
    condition: null,
    note: null,
  } as const;
  if (byOneCard !== null) return { ...open, fee: byOneCard[region], doubt: null };
  const yearly = fees.filter(({ perEnergy }) => perEnergy === null).map(({ fee }) => fee);
  const middle = middleOf(yearly, `Schatting: het midden van wat ${yearly.length} leveranciers per jaar vragen`);
  if (middle === null) throw new RangeError("No supplier prints a fee.");
  const amounts = yearly.map(({ value }) => value);
  return {
    ...open,
    fee: middle,
    doubt: {
      unsaid: ["amount"],
      lowest: { yearly: Math.min(...amounts), perEnergy: 0 },
      highest: { yearly: Math.max(...amounts), perEnergy: 0 },
    },
  };
}

/** What a supplier asks by its name; where its card is silent, or it prints none for Brussels, what counts for an unknown one. */
export function feeOfSupplier(supplier: string, region: CardRegion, cards: SupplyCards): SupplierFee {
  const own = region === "brussels" ? undefined : cards.fees.find((row) => row.supplier === supplier);
  return own ?? { ...unknownFee(region, cards), supplier };
}

/** What one side pays of a fee: nothing where the card says that the other one does. */
export const feeOnSide = (fee: SupplierFee, side: Side): SupplierFee =>
  fee.payer === "both" || fee.payer === "unstated" || fee.payer === side
    ? fee
    : { ...fee, fee: { ...fee.fee, value: euros(0) }, perEnergy: null, doubt: null };
