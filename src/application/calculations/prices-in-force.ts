import type { CalculationRefusal, PriceNeeded } from "#application/calculations/calculation-refusal.ts";
import type { ValuedEnergy } from "#application/calculations/pair-sums.ts";
import { type Product, products, proposedProduct } from "#application/calculations/products.ts";
import { marketMean } from "#application/calculations/proposals.ts";
import type { Prices, Situation } from "#application/calculations/situation.ts";
import type { SupplyContract } from "#domain/connections/supply-contract.ts";
import type { Figure } from "#domain/figure.ts";
import { ok, type Result, refused } from "#domain/result.ts";
import { type Euros, euros, eurosPerKilowattHour, eurosPerYear, type Quantity } from "#domain/units/quantity.ts";
import { dynamicCard, supplierFeeBrussels, supplierFeeOf } from "#figures/suppliers.ts";
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
  region: "flanders" | "brussels" | "netherlands",
): Result<PricesInForce, CalculationRefusal> {
  const needed = pricesNeeded(prices, market === "nl", buyer.customer === "protected");
  if (needed.length > 0) {
    const reason = market === "nl" ? "dutch-market" : "social-tariff";
    return refused({ code: "prices-needed", prices: needed, reason });
  }
  const inForce = (side: "buyer" | "seller", contract: SupplyContract) =>
    contractInForce(contract, productOf(contract, side, region), isBusiness({ buyer, seller }[side].customer), region);
  return ok({ buyer: inForce("buyer", prices.buyer), seller: inForce("seller", prices.seller) });
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
  region: keyof typeof proposedProduct | "netherlands",
) {
  if (product !== null) return products[product] ?? null;
  return region === "netherlands" ? null : (products[proposedProduct[region][side]] ?? null);
}

function contractInForce(
  contract: SupplyContract,
  product: Product | null,
  business: boolean,
  region: "flanders" | "brussels" | "netherlands",
): ContractInForce {
  const card = product?.card ?? null;
  const energyVat = business ? belgianVat.household.value : 0;
  const feeVat = business ? belgianVat.sharingFee.value : 0;
  const price = priced(contract.energyPrice, withoutVat(card?.energyPrice ?? null, energyVat), eurosPerKilowattHour(0));
  const fee = region === "brussels" ? supplierFeeBrussels : card && supplierFeeOf(card.supplier);
  const isDynamic = contract.kind === "dynamic";
  const fixedFeeOfCard = isDynamic ? dynamicCard.fixedFee : (card?.fixedFee ?? null);
  return {
    product,
    energy: energyPricing(contract, price),
    injection:
      isDynamic && contract.injectionPrice === null
        ? {
            kind: "dynamic",
            addition: dynamicCard.injectionAddition,
            factor: dynamicCard.injectionFactor,
            market: marketMean,
          }
        : {
            kind: "single",
            price: priced(
              contract.injectionPrice,
              injectionOf(card?.injectionPrice ?? null, business),
              eurosPerKilowattHour(0),
            ),
          },
    fixedFee: priced(contract.fixedFee, withoutVat(fixedFeeOfCard, energyVat), eurosPerYear(0)),
    sharingFee: priced(contract.sharingFee, withoutVat(fee, feeVat), euros(0)),
  };
}

function energyPricing({ kind, energyPriceNight }: SupplyContract, price: Priced<"EUR/kWh">): EnergyPricing {
  if (kind === "single") return { kind, price };
  if (kind === "day-night")
    return { kind, day: price, night: energyPriceNight === null ? price : priced(energyPriceNight, null, price.value) };
  const { energyAddition, energyFactor } = dynamicCard;
  return { kind, addition: energyAddition, factor: energyFactor, market: marketMean };
}

const priced = <U extends string>(
  told: Quantity<U> | null,
  figure: Figure<NoInfer<U>> | null,
  none: Quantity<NoInfer<U>>,
): Priced<U> =>
  told === null ? { value: figure?.value ?? none, isTold: false, figure } : { value: told, isTold: true, figure: null };

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
