import {
  type CardBook,
  type CardRegion,
  type CardVersion,
  type DynamicCard,
  type FeeBasis,
  type ProductCard,
  type SharingCondition,
  type SupplierCard,
  versionsOn,
} from "#domain/cards/card.ts";
import type { Figure } from "#domain/figure.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { euros, eurosPerKilowattHour, eurosPerYear, type Quantity, share } from "#domain/units/quantity.ts";

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
};

export type Product = { readonly card: TariffCard; readonly region: CardRegion };

export type DynamicTariff = {
  readonly supplier: string;
  readonly product: string;
  readonly energyAddition: Figure<"EUR/kWh">;
  readonly energyFactor: Figure<"share">;
  readonly injectionAddition: Figure<"EUR/kWh">;
  readonly injectionFactor: Figure<"share">;
  readonly fixedFee: Figure<"EUR/yr">;
};

/** What a supplier asks a year for sharing or person-to-person sale, 21 % VAT included. */
export type SupplierFee = {
  readonly supplier: string;
  readonly fee: Figure<"EUR">;
  readonly basis: FeeBasis;
  readonly note: string | null;
};

/** Everything that suppliers ask and pay on one day. Plain data: a worker and a browser get it as it is. */
export type SupplyCards = {
  /** Every product that can be chosen, by the name that stands for it in an address. */
  readonly products: Readonly<Record<string, Product>>;
  /** The first one stands for suppliers without one of their own. */
  readonly dynamic: readonly DynamicTariff[];
  readonly fees: readonly SupplierFee[];
  /** Suppliers whose card says that there is a fee for sharing, without its amount. */
  readonly unstatedFees: readonly string[];
  readonly conditions: Readonly<Record<string, SharingCondition>>;
};

const CENTS = 100;

type Origin = Pick<Figure<string>, "source" | "validFrom"> & { validUntil?: CalendarDay };

const originOf = ({ source, from, until }: CardVersion): Origin => ({
  source,
  validFrom: from,
  ...(until === null ? {} : { validUntil: until }),
});

const found = <U extends string>(unit: U, value: Quantity<NoInfer<U>>, origin: Origin): Figure<U> => ({
  value,
  unit,
  status: "found",
  ...origin,
});

/** What counts on a day. A pure function of the day and the book: an old link finds the card that held on its day. */
export function cardsOn(day: CalendarDay, book: CardBook): SupplyCards {
  const products: Record<string, Product> = {};
  const dynamic: DynamicTariff[] = [];
  const fees: SupplierFee[] = [];
  const unstatedFees: string[] = [];
  const conditions: Record<string, SharingCondition> = {};
  for (const version of versionsOn(day, book)) {
    const { card } = version;
    const origin = originOf(version);
    if (card.kind === "product") products[card.key] = { card: tariffCard(card, origin), region: card.region };
    else if (card.kind === "dynamic") dynamic.push(dynamicTariff(card, origin));
    else {
      if (card.condition !== null) conditions[card.supplier] = card.condition;
      if (card.sharingFee === "unstated") unstatedFees.push(card.supplier);
      else if (card.sharingFee !== null) fees.push(supplierFee(card, card.sharingFee, origin));
    }
  }
  return { products, dynamic, fees, unstatedFees, conditions };
}

function tariffCard(card: ProductCard, origin: Origin): TariffCard {
  const price = (cents: number) => found("EUR/kWh", eurosPerKilowattHour(cents / CENTS), origin);
  // What the supplier itself expects is an estimate.
  const guess = { ...origin, source: { ...origin.source, title: `${origin.source.title}: jaarschatting` } };
  const forecast = (cents: number): Figure<"EUR/kWh"> => ({
    ...found("EUR/kWh", eurosPerKilowattHour(cents / CENTS), guess),
    status: "estimate",
  });
  const { energyDay, energyNight, energyForecast, injectionForecast, fixedFee } = card;
  return {
    supplier: card.supplier,
    product: card.product,
    isFixed: card.isFixed,
    energyPrice: price(card.energy),
    byRegister:
      energyDay === null || energyNight === null ? null : { day: price(energyDay), night: price(energyNight) },
    injectionPrice: price(card.injection),
    fixedFee: fixedFee === null ? null : found("EUR/yr", eurosPerYear(fixedFee), origin),
    ...(energyForecast === null ? {} : { energyPriceForecast: forecast(energyForecast) }),
    ...(injectionForecast === null ? {} : { injectionPriceForecast: forecast(injectionForecast) }),
  };
}

const dynamicTariff = (card: DynamicCard, origin: Origin): DynamicTariff => ({
  supplier: card.supplier,
  product: card.product,
  energyAddition: found("EUR/kWh", eurosPerKilowattHour(card.energyAddition / CENTS), origin),
  energyFactor: found("share", share(card.energyFactor), origin),
  injectionAddition: found("EUR/kWh", eurosPerKilowattHour(card.injectionAddition / CENTS), origin),
  injectionFactor: found("share", share(card.injectionFactor), origin),
  fixedFee: found("EUR/yr", eurosPerYear(card.fixedFee), origin),
});

const supplierFee = ({ supplier, feeBasis, note }: SupplierCard, fee: number, origin: Origin): SupplierFee => ({
  supplier,
  fee: found("EUR", euros(fee), origin),
  basis: feeBasis,
  note,
});

/** A variable card prints the price of one month; its own forecast is what counts for a year. */
export const yearlyEnergyPrice = (card: TariffCard): Figure<"EUR/kWh"> => card.energyPriceForecast ?? card.energyPrice;
export const yearlyInjectionPrice = (card: TariffCard): Figure<"EUR/kWh"> =>
  card.injectionPriceForecast ?? card.injectionPrice;

/** A product by the name of an address, which anybody may write. */
export const productNamed = (name: string, { products }: SupplyCards): Product | null =>
  Object.hasOwn(products, name) ? (products[name] ?? null) : null;

/** The supplier that asks least, of those whose card prints an amount. */
export function lowestFee({ fees: [first, ...others] }: SupplyCards): SupplierFee {
  if (first === undefined) throw new RangeError("No supplier prints a fee.");
  return others.reduce((least, row) => (row.fee.value < least.fee.value ? row : least), first);
}

/** The formula of a supplier, or the one that stands for those without. */
export function dynamicOf(supplier: string | null, { dynamic }: SupplyCards): DynamicTariff {
  const tariff = dynamic.find((own) => own.supplier === supplier) ?? dynamic[0];
  if (tariff === undefined) throw new RangeError("No card has a dynamic price.");
  return tariff;
}

/**
 * The name of the middle card of a region, for whoever told no contract: a buyer's by what its energy costs in a year, a
 * seller's by what it pays for injection. Of two in the middle the one whose price is fixed, else the lower.
 */
export function medianProduct(side: "buyer" | "seller", region: CardRegion, { products }: SupplyCards): string {
  const priceOf = (card: TariffCard) => (side === "buyer" ? yearlyEnergyPrice(card) : yearlyInjectionPrice(card));
  const inOrder = Object.entries(products)
    .filter(([, product]) => product.region === region)
    .toSorted(([, one], [, other]) => priceOf(one.card).value - priceOf(other.card).value);
  const middle = inOrder.slice(Math.ceil(inOrder.length / 2) - 1, Math.floor(inOrder.length / 2) + 1);
  const [chosen] = middle.find(([, { card }]) => card.isFixed) ?? middle[0] ?? [];
  if (chosen === undefined) throw new RangeError(`No card for ${region}.`);
  return chosen;
}

/** The formula that counts for who has a dynamic contract and told no supplier: that of the supplier in the middle. */
export const medianDynamic = (side: "buyer" | "seller", region: CardRegion, cards: SupplyCards): DynamicTariff =>
  dynamicOf(productNamed(medianProduct(side, region, cards), cards)?.card.supplier ?? null, cards);

export type MedianCards = { readonly buyer: TariffCard; readonly seller: TariffCard };

/** The cards that stand for a Flemish pair who told nothing. */
export function medianCards(cards: SupplyCards): MedianCards {
  const of = (side: "buyer" | "seller") => {
    const product = productNamed(medianProduct(side, "flanders", cards), cards);
    if (product === null) throw new RangeError("There is no card in the middle.");
    return product.card;
  };
  return { buyer: of("buyer"), seller: of("seller") };
}
