import type { CalculationRefusal, PriceNeeded } from "#application/calculations/calculation-refusal.ts";
import type { ValuedEnergy } from "#application/calculations/pair-sums.ts";
import type { Prices, Situation } from "#application/calculations/situation.ts";
import type { FirstYearOffer, SharingCondition } from "#domain/cards/card.ts";
import {
  type DynamicTariff,
  dynamicOf,
  feeOfSupplier,
  feeOnSide,
  medianDynamic,
  type Product,
  productNamed,
  proposedProduct,
  type SupplyCards,
  type TariffCard,
  unknownFee,
  yearlyEnergyPrice,
  yearlyInjectionPrice,
} from "#domain/cards/cards-on.ts";
import { type FeeDoubt, rateWithout, type SupplierFee } from "#domain/cards/sharing-fee.ts";
import type { SupplyContract } from "#domain/connections/supply-contract.ts";
import type { Figure } from "#domain/figure.ts";
import { ok, type Result, refused } from "#domain/result.ts";
import type { TariffSet } from "#domain/tariffs/tariff-set.ts";
import {
  type Euros,
  euros,
  eurosPerKilowattHour,
  eurosPerYear,
  type KilowattHours,
  kilowattHours,
  minus,
  type Quantity,
} from "#domain/units/quantity.ts";
import { belgianVat } from "#figures/vat.ts";

/** A price that counts: the visitor's own, or one of ours with the figure it rests on. */
export type Priced<U extends string> = { value: Quantity<U>; isTold: boolean; figure: Figure<U> | null };

export type EnergyPricing =
  | { kind: "single"; price: Priced<"EUR/kWh">; block?: EnergyBlock }
  | { kind: "day-night"; day: Priced<"EUR/kWh">; night: Priced<"EUR/kWh"> }
  /** Without VAT: an addition plus a factor of the market's price. */
  | { kind: "dynamic"; addition: Figure<"EUR/kWh">; factor: Figure<"share">; market: Figure<"EUR/kWh"> };

/** The first kWh of a year, which have a price of their own. */
export type EnergyBlock = { upTo: KilowattHours; price: Figure<"EUR/kWh"> };

/** What a supplier asks for sharing: an amount a year, and for each shared kWh where it asks that. */
export type SharingFeeInForce = Priced<"EUR"> & {
  /** Null where all of it is told or asked by the year. */
  perEnergy: Figure<"EUR/kWh"> | null;
  /** Whose card leaves something unsaid, and what the fee can then come to; an empty name where no supplier was told. */
  doubt: (FeeDoubt & { supplier: string; isPaidByOne: boolean }) | null;
};

/** A contract with every gap filled; amounts as the party bears them. */
export type ContractInForce = {
  product: Product | null;
  energy: EnergyPricing;
  injection: Exclude<EnergyPricing, { kind: "day-night" }>;
  fixedFee: Priced<"EUR/yr">;
  sharingFee: SharingFeeInForce;
  /** Whether its card has an offer that counts here, and only in the first year. */
  hasFirstYear: boolean;
  /** Whether its card has a formula by which its supplier may bill who shares, and does not here. */
  mayBecomeDynamic: boolean;
};

export type PricesInForce = { buyer: ContractInForce; seller: ContractInForce };

/** Of a contract that begins now: what the first year costs, or what every later one does. */
export type ContractYear = "first" | "later";

export const isBusiness = (customer: Situation["buyer"]["customer"]) => customer === "business";

/** Told prices, else those of the chosen card, else those of the card that stands for the region. */
export function pricesInForce(
  prices: Prices,
  { buyer, seller, market }: Pick<Situation, "buyer" | "seller" | "market">,
  region: TariffSet["region"],
  {
    cards,
    market: marketMean,
    year = "first",
    isBilledDynamic = false,
  }: { cards: SupplyCards; market: Figure<"EUR/kWh">; year?: ContractYear; isBilledDynamic?: boolean },
): Result<PricesInForce, CalculationRefusal> {
  const unknown = [prices.buyer.product, prices.seller.product].find(
    (name) => name !== null && productNamed(name, cards) === null,
  );
  if (unknown !== undefined) return refused({ code: "product-without-card" });
  const needed = pricesNeeded(prices, market === "nl", buyer.customer === "protected");
  if (needed.length > 0) {
    const reason = market === "nl" ? "dutch-market" : "social-tariff";
    return refused({ code: "prices-needed", prices: needed, reason });
  }
  const inForce = (side: "buyer" | "seller", contract: SupplyContract) =>
    contractInForce(contract, productOf(contract, side, region, cards), {
      side,
      year,
      isBilledDynamic,
      business: isBusiness({ buyer, seller }[side].customer),
      region,
      cards,
      marketMean,
    });
  return ok({ buyer: inForce("buyer", prices.buyer), seller: inForce("seller", prices.seller) });
}

/** Who may only share with a dynamic contract is counted as having one, since cards tell what that costs. */
export type ConditionInForce = {
  of: "buyer" | "seller";
  supplier: string;
  condition: SharingCondition | "becomes-dynamic";
};

/** A contract that we propose has no condition to warn of: the visitor did not choose it. */
export function sharingConditionsOf({ buyer, seller }: Prices, cards: SupplyCards): ConditionInForce[] {
  return [["buyer", buyer] as const, ["seller", seller] as const].flatMap(([of, contract]): ConditionInForce[] => {
    const product = contract.product === null ? null : productNamed(contract.product, cards);
    const supplier = product?.card.supplier;
    const condition = supplier === undefined ? null : (cards.conditions[supplier] ?? null);
    if (product === null || supplier === undefined || condition === null) return [];
    if (condition === "cooperative-share" || condition === "not-offered") return [{ of, supplier, condition }];
    if (contract.kind === "dynamic" || product.dynamic !== null) return [];
    const becomes = condition === "only-dynamic" && cards.byOneCard === null;
    return [{ of, supplier, condition: becomes ? ("becomes-dynamic" as const) : condition }];
  });
}

/** Whether the answer to a contract needs a year of the market's prices. */
export const needsMarket = (contract: SupplyContract, cards: SupplyCards): boolean =>
  followsMarket(contract, cards) ||
  (contract.product !== null && productNamed(contract.product, cards)?.card.whenSharing !== undefined);

/** Whether a contract is billed by the quarter-hour once its holder shares: told so, its product is, or its supplier asks it. */
export function followsMarket({ kind, product: name }: SupplyContract, cards: SupplyCards): boolean {
  if (kind === "dynamic" || name === null) return kind === "dynamic";
  const product = productNamed(name, cards);
  if (product === null) return false;
  const isAsked = cards.byOneCard === null && cards.conditions[product.card.supplier] === "only-dynamic";
  return product.dynamic !== null || isAsked;
}

function pricesNeeded({ buyer, seller }: Prices, isDutch: boolean, isProtected: boolean): PriceNeeded[] {
  const needed: PriceNeeded[] = [];
  const isPriceless = (contract: SupplyContract) => contract.energyPrice === null && contract.kind !== "dynamic";
  if ((isDutch || isProtected) && isPriceless(buyer)) needed.push("energy-price");
  if (!isDutch) return needed;
  if (seller.injectionPrice === null) needed.push("injection-price");
  if (buyer.sharingFee === null) needed.push("sharing-fee-buyer");
  if (seller.sharingFee === null) needed.push("sharing-fee-seller");
  return needed;
}

function productOf(
  { product }: SupplyContract,
  side: "buyer" | "seller",
  region: TariffSet["region"],
  cards: SupplyCards,
): Product | null {
  if (product !== null) return productNamed(product, cards);
  return region === "netherlands" ? null : proposedProduct(side, region, cards);
}

type Carding = {
  side: "buyer" | "seller";
  year: ContractYear;
  /** By the formula that a card has for who shares. */
  isBilledDynamic: boolean;
  business: boolean;
  region: TariffSet["region"];
  cards: SupplyCards;
  /** Of the market's price, without VAT. */
  marketMean: Figure<"EUR/kWh">;
};

function contractInForce(
  contract: SupplyContract,
  product: Product | null,
  { side, year, isBilledDynamic, business, region, cards, marketMean }: Carding,
): ContractInForce {
  const whenSharing = followsMarket(contract, cards) ? undefined : product?.card.whenSharing;
  const isByThat = isBilledDynamic && whenSharing !== undefined;
  const isDynamic = followsMarket(contract, cards) || isByThat;
  const card = product && inYear(product.card, year);
  const energyVat = business ? belgianVat.household.value : 0;
  const price = priced(
    contract.energyPrice,
    withoutVat(card && yearlyEnergyPrice(card), energyVat),
    eurosPerKilowattHour(0),
  );
  const home = region === "netherlands" ? "flanders" : region;
  const dynamic =
    (isByThat ? whenSharing : product?.dynamic) ??
    (contract.product === null && cards.byOneCard === null
      ? medianDynamic(side, home, cards)
      : dynamicOf(card?.supplier ?? null, side, home, cards));
  const fixedFeeOfCard = isDynamic ? (product?.dynamic ? card?.fixedFee : dynamic.fixedFee) : card?.fixedFee;
  const pricing = { ...contract, kind: isDynamic ? ("dynamic" as const) : contract.kind };
  return {
    product,
    energy: energyPricing(pricing, price, { card, dynamic, energyVat, marketMean }),
    injection:
      isDynamic && contract.injectionPrice === null
        ? {
            kind: "dynamic",
            addition: dynamic.injectionAddition,
            factor: dynamic.injectionFactor,
            market: marketMean,
          }
        : {
            kind: "single",
            price: priced(
              contract.injectionPrice,
              injectionOf(card && yearlyInjectionPrice(card), business),
              eurosPerKilowattHour(0),
            ),
          },
    fixedFee: priced(contract.fixedFee, withoutVat(fixedFeeOfCard ?? null, energyVat), eurosPerYear(0)),
    sharingFee: sharingFeeOf(contract, product, { side, business, region, cards }),
    hasFirstYear: product?.card.firstYear !== undefined && isOfferCounted(contract, side, isDynamic),
    mayBecomeDynamic: whenSharing !== undefined && !isByThat,
  };
}

/** Who told a price told what is paid, offers and all. */
const isOfferCounted = (contract: SupplyContract, side: "buyer" | "seller", isDynamic: boolean) =>
  !isDynamic && (side === "buyer" ? contract.energyPrice : contract.injectionPrice) === null;

/** The card with what only counts in the first year of a contract, where it has that. */
function inYear(card: TariffCard, year: ContractYear): TariffCard {
  const { firstYear } = card;
  if (firstYear === undefined || year === "later") return card;
  const { energyShare = 0, energyCents = 0, injectionCents = 0, euros: off = 0 }: FirstYearOffer = firstYear;
  const changed = <U extends string>(figure: Figure<U>, change: (value: number) => number): Figure<U> => ({
    ...figure,
    value: change(figure.value) as Quantity<U>,
    source: { ...figure.source, title: `${figure.source.title}, met de korting van het eerste jaar` },
  });
  const cheaper = (figure: Figure<"EUR/kWh">) =>
    energyShare === 0 && energyCents === 0
      ? figure
      : changed(figure, (value) => value * (1 - energyShare) - energyCents / CENTS);
  const better = (figure: Figure<"EUR/kWh">) =>
    injectionCents === 0 ? figure : changed(figure, (value) => value + injectionCents / CENTS);
  const { byRegister, fixedFee } = card;
  return {
    ...card,
    energyPrice: cheaper(yearlyEnergyPrice(card)),
    injectionPrice: better(yearlyInjectionPrice(card)),
    ...(card.energyPriceForecast ? { energyPriceForecast: cheaper(card.energyPriceForecast) } : {}),
    ...(card.injectionPriceForecast ? { injectionPriceForecast: better(card.injectionPriceForecast) } : {}),
    byRegister: byRegister && { day: cheaper(byRegister.day), night: cheaper(byRegister.night) },
    fixedFee: fixedFee === null || off === 0 ? fixedFee : changed(fixedFee, (value) => value - off),
  };
}

const CENTS = 100;

/** What the supplier of a contract asks for sharing, as the party bears it: a business without VAT. */
function sharingFeeOf(
  contract: SupplyContract,
  product: Product | null,
  { side, business, region, cards }: Pick<Carding, "side" | "business" | "region" | "cards">,
): SharingFeeInForce {
  const vat = business ? belgianVat.sharingFee.value : 0;
  const told = contract.sharingFee !== null;
  const fee = told || product === null || region === "netherlands" ? null : feeOfProduct(product, side, region, cards);
  const perEnergy = fee?.perEnergy ? withoutVat(fee.perEnergy, vat) : null;
  const doubt = fee?.doubt ?? null;
  return {
    ...priced(contract.sharingFee, withoutVat(fee?.fee ?? null, vat), euros(0)),
    perEnergy,
    doubt: doubt && {
      ...doubt,
      lowest: rateWithout(vat, doubt.lowest),
      highest: rateWithout(vat, doubt.highest),
      supplier: product?.card.supplier ?? "",
      isPaidByOne: doubt.unsaid.includes("payer"),
    },
  };
}

function feeOfProduct(
  { card: { supplier } }: Product,
  side: "buyer" | "seller",
  region: "flanders" | "brussels",
  cards: SupplyCards,
): SupplierFee {
  const fee = supplier === "" ? unknownFee(region, cards) : feeOfSupplier(supplier, region, cards);
  return feeOnSide(fee, side);
}

type Carded = Pick<Carding, "marketMean"> & { card: TariffCard | null; dynamic: DynamicTariff; energyVat: number };

/** Who told one price by day and none by night pays it day and night; a card may print both. */
function energyPricing(
  { kind, energyPrice, energyPriceNight }: SupplyContract,
  price: Priced<"EUR/kWh">,
  { card, dynamic, energyVat, marketMean }: Carded,
): EnergyPricing {
  if (kind === "single") {
    const block = energyPrice === null ? card?.block : undefined;
    const first = block && withoutVat(block.price, energyVat);
    return block && first ? { kind, price, block: { upTo: block.upTo, price: first } } : { kind, price };
  }
  if (kind === "day-night") {
    const printed = energyPrice === null ? (card?.byRegister ?? null) : null;
    const byDay: Priced<"EUR/kWh"> = printed ? priced(null, withoutVat(printed.day, energyVat), price.value) : price;
    const byNight = printed ? withoutVat(printed.night, energyVat) : null;
    const unsaid: Priced<"EUR/kWh"> = byNight ? priced(null, byNight, price.value) : byDay;
    return {
      kind,
      day: byDay,
      night: energyPriceNight === null ? unsaid : priced(energyPriceNight, null, price.value),
    };
  }
  return { kind, addition: dynamic.energyAddition, factor: dynamic.energyFactor, market: marketMean };
}

const priced = <U extends string>(
  entered: Quantity<U> | null,
  figure: Figure<NoInfer<U>> | null,
  none: Quantity<NoInfer<U>>,
): Priced<U> =>
  entered === null
    ? { value: figure?.value ?? none, isTold: false, figure }
    : { value: entered, isTold: true, figure: null };

/** A card for households is no more than an estimate for a business, which compares without VAT. */
function withoutVat<U extends string>(figure: Figure<U> | null, rate: number): Figure<U> | null {
  if (figure === null || rate === 0) return figure;
  return { ...figure, value: (figure.value / (1 + rate)) as Quantity<U>, status: "estimate" };
}

const injectionOf = (figure: Figure<"EUR/kWh"> | null, business: boolean): Figure<"EUR/kWh"> | null =>
  figure && business ? { ...figure, status: "estimate" } : figure;

/** What energy costs or brings under a contract: in the terms of the contract, so with VAT where its prices have it. */
export function costUnder(pricing: EnergyPricing, { day, night, atMarket }: ValuedEnergy): Euros {
  if (pricing.kind === "single") {
    const { block } = pricing;
    const first = block ? Math.min(block.upTo, day + night) : 0;
    return euros((day + night - first) * pricing.price.value + first * (block?.price.value ?? 0));
  }
  if (pricing.kind === "day-night") return euros(day * pricing.day.value + night * pricing.night.value);
  return euros((day + night) * pricing.addition.value + pricing.factor.value * atMarket);
}

/** What a part of an offtake costs, as long as all of it is taken: above a block it is the dearest that goes. */
export function costOfPart(pricing: EnergyPricing, part: ValuedEnergy, whole: ValuedEnergy): Euros {
  if (pricing.kind !== "single" || pricing.block === undefined) return costUnder(pricing, part);
  const amount = part.day + part.night;
  const rest = { ...NOTHING, day: kilowattHours(Math.max(0, whole.day + whole.night - amount)) };
  const all = { ...NOTHING, day: kilowattHours(Math.max(amount, whole.day + whole.night)) };
  return minus(costUnder(pricing, all), costUnder(pricing, rest));
}

const NOTHING: ValuedEnergy = { day: kilowattHours(0), night: kilowattHours(0), atMarket: euros(0) };

export function figuresOf(pricing: EnergyPricing): Figure<string>[] {
  if (pricing.kind === "dynamic") return [pricing.addition, pricing.factor, pricing.market];
  if (pricing.kind === "single" && pricing.block && pricing.price.figure)
    return [pricing.block.price, pricing.price.figure];
  const prices = pricing.kind === "single" ? [pricing.price] : [pricing.day, pricing.night];
  return prices.flatMap(({ figure }) => (figure === null ? [] : [figure]));
}
