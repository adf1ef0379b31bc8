import type { CalculationRefusal, PriceNeeded } from "#application/calculations/calculation-refusal.ts";
import type { ValuedEnergy } from "#application/calculations/pair-sums.ts";
import type { Prices, Situation } from "#application/calculations/situation.ts";
import {
  type DynamicTariff,
  dynamicOf,
  medianProduct,
  type Product,
  productNamed,
  type SupplyCards,
  type TariffCard,
  yearlyEnergyPrice,
  yearlyInjectionPrice,
} from "#domain/cards/cards-on.ts";
import type { SupplyContract } from "#domain/connections/supply-contract.ts";
import type { Figure } from "#domain/figure.ts";
import { ok, type Result, refused } from "#domain/result.ts";
import type { TariffSet } from "#domain/tariffs/tariff-set.ts";
import { type Euros, euros, eurosPerKilowattHour, eurosPerYear, type Quantity } from "#domain/units/quantity.ts";
import { supplierFeeBrussels, supplierFeeOf } from "#figures/suppliers.ts";
import { belgianVat } from "#figures/vat.ts";

/** A price that counts: the visitor's own, or one of ours with the figure it rests on. */
export type Priced<U extends string> = { value: Quantity<U>; isTold: boolean; figure: Figure<U> | null };

export type EnergyPricing =
  | { kind: "single"; price: Priced<"EUR/kWh"> }
  | { kind: "day-night"; day: Priced<"EUR/kWh">; night: Priced<"EUR/kWh"> }
  /** Without VAT: an addition plus a factor of the market's price. */
  | { kind: "dynamic"; addition: Figure<"EUR/kWh">; factor: Figure<"share">; market: Figure<"EUR/kWh"> };

/** A contract with every gap filled; amounts as the party bears them. */
export type ContractInForce = {
  product: Product | null;
  energy: EnergyPricing;
  injection: Exclude<EnergyPricing, { kind: "day-night" }>;
  fixedFee: Priced<"EUR/yr">;
  sharingFee: Priced<"EUR">;
};

export type PricesInForce = { buyer: ContractInForce; seller: ContractInForce };

export const isBusiness = (customer: Situation["buyer"]["customer"]) => customer === "business";

/** Told prices, else those of the chosen card, else those of the card that stands for the region. */
export function pricesInForce(
  prices: Prices,
  { buyer, seller, market }: Pick<Situation, "buyer" | "seller" | "market">,
  region: TariffSet["region"],
  { cards, market: marketMean }: { cards: SupplyCards; market: Figure<"EUR/kWh"> },
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
      business: isBusiness({ buyer, seller }[side].customer),
      region,
      cards,
      marketMean,
    });
  return ok({ buyer: inForce("buyer", prices.buyer), seller: inForce("seller", prices.seller) });
}

/** A contract that we propose has no condition to warn of: the visitor did not choose it. */
export function sharingConditionsOf({ buyer, seller }: Prices, cards: SupplyCards) {
  return [["buyer", buyer] as const, ["seller", seller] as const].flatMap(([of, { product, kind }]) => {
    const supplier = product === null ? undefined : productNamed(product, cards)?.card.supplier;
    const condition = supplier === undefined ? null : (cards.conditions[supplier] ?? null);
    return supplier === undefined || condition === null || kind === "dynamic" ? [] : [{ of, supplier, condition }];
  });
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
) {
  const proposed = region === "netherlands" ? null : medianProduct(side, region, cards);
  const name = product ?? proposed;
  return name === null ? null : productNamed(name, cards);
}

type Carding = {
  business: boolean;
  region: TariffSet["region"];
  cards: SupplyCards;
  /** Of the market's price, without VAT. */
  marketMean: Figure<"EUR/kWh">;
};

function contractInForce(
  contract: SupplyContract,
  product: Product | null,
  { business, region, cards, marketMean }: Carding,
): ContractInForce {
  const card = product?.card ?? null;
  const energyVat = business ? belgianVat.household.value : 0;
  const feeVat = business ? belgianVat.sharingFee.value : 0;
  const price = priced(
    contract.energyPrice,
    withoutVat(card && yearlyEnergyPrice(card), energyVat),
    eurosPerKilowattHour(0),
  );
  const fee = region === "brussels" ? supplierFeeBrussels : card && supplierFeeOf(card.supplier, cards);
  const isDynamic = contract.kind === "dynamic";
  const dynamic = dynamicOf(card?.supplier ?? null, cards);
  const fixedFeeOfCard = isDynamic ? dynamic.fixedFee : (card?.fixedFee ?? null);
  return {
    product,
    energy: energyPricing(contract, price, { card, dynamic, energyVat, marketMean }),
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
    fixedFee: priced(contract.fixedFee, withoutVat(fixedFeeOfCard, energyVat), eurosPerYear(0)),
    sharingFee: priced(contract.sharingFee, withoutVat(fee, feeVat), euros(0)),
  };
}

type Carded = Pick<Carding, "marketMean"> & { card: TariffCard | null; dynamic: DynamicTariff; energyVat: number };

/** Who told one price by day and none by night pays it day and night; a card may print both. */
function energyPricing(
  { kind, energyPrice, energyPriceNight }: SupplyContract,
  price: Priced<"EUR/kWh">,
  { card, dynamic, energyVat, marketMean }: Carded,
): EnergyPricing {
  if (kind === "single") return { kind, price };
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
  if (pricing.kind === "single") return euros((day + night) * pricing.price.value);
  if (pricing.kind === "day-night") return euros(day * pricing.day.value + night * pricing.night.value);
  return euros((day + night) * pricing.addition.value + pricing.factor.value * atMarket);
}

export function figuresOf(pricing: EnergyPricing): Figure<string>[] {
  if (pricing.kind === "dynamic") return [pricing.addition, pricing.factor, pricing.market];
  const prices = pricing.kind === "single" ? [pricing.price] : [pricing.day, pricing.night];
  return prices.flatMap(({ figure }) => (figure === null ? [] : [figure]));
}
