import {
  costOfPart,
  costUnder,
  isBusiness,
  type PricesInForce,
} from "#application/calculations/defaults/prices-in-force.ts";
import type { PairSums, ValuedEnergy } from "#application/calculations/pair-sums.ts";
import { totalOf } from "#application/calculations/pair-sums.ts";
import type { SimulatedYear } from "#application/calculations/simulate-year.ts";
import type { Prices } from "#application/calculations/situation.ts";
import { evenPrice, keptOfPaid, type PairSale, type PairTerms, paidPrice } from "#domain/economics/pair-gain.ts";
import { vatRateOf } from "#domain/tariffs/supplier-lines.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { roundPaid } from "#domain/units/price-steps.ts";
import {
  type EurosPerKilowattHour,
  eurosPerKilowattHour,
  type KilowattHours,
  kilowattHours,
  plus,
} from "#domain/units/quantity.ts";

/** What a kWh is worth to both sides, of any year of the pair, and what sharing costs them. */
export type TermsOfYear = PairTerms & {
  /** Inside the energy price: what nearness takes off the grid costs of a shared kWh, in Brussels only. */
  gridLowered: EurosPerKilowattHour;
};

export type Context = { simulated: SimulatedYear; prices: Prices; inForce: PricesInForce; isSellerLiable: boolean };

/** What a household's amount without VAT becomes for it; a business gets the VAT back. */
export const vatFactorOf = ({ situation, tariffs }: SimulatedYear, side: "buyer" | "seller"): number => {
  const { customer } = situation[side];
  return isBusiness(customer) ? 1 : 1 + vatRateOf(customer, tariffs.vat);
};

export function termsOfYear(context: Context, sums: PairSums): TermsOfYear {
  const { simulated, inForce, isSellerLiable } = context;
  const { platformFee, situation } = simulated;
  const replaced = priceableOf(sums);
  const amount = totalOf(replaced);
  const { energy } = inForce.buyer;
  const cost =
    costOfPart(energy, replaced, sums.buyer.offtake) *
    (energy.kind === "dynamic" ? vatFactorOf(simulated, "buyer") : 1);
  const gridLowered = eurosPerKilowattHour(gridLoweredBy(context, replaced) / amount);
  return {
    gridLowered,
    energyPrice: plus(eurosPerKilowattHour(cost / amount), gridLowered),
    injectionPrice: eurosPerKilowattHour(costUnder(inForce.seller.injection, replaced) / amount),
    feeBuyer: plus(inForce.buyer.sharingFee.value, platformFee),
    feeSeller: plus(inForce.seller.sharingFee.value, platformFee),
    ...(inForce.buyer.sharingFee.perEnergy ? { feeBuyerPerEnergy: inForce.buyer.sharingFee.perEnergy.value } : {}),
    ...(inForce.seller.sharingFee.perEnergy ? { feeSellerPerEnergy: inForce.seller.sharingFee.perEnergy.value } : {}),
    ...(isSellerLiable
      ? {
          vat: {
            rate: vatRateOf(situation.buyer.customer, simulated.tariffs.vat),
            buyerDeducts: isBusiness(situation.buyer.customer),
          },
        }
      : {}),
  };
}

export const saleOfYear = (terms: TermsOfYear, sums: PairSums, agreedPrice: EurosPerKilowattHour): PairSale => {
  const { gridLowered: _, ...plain } = terms;
  return { ...plain, sharedEnergy: totalOf(sums.shared), agreedPrice };
};

/** Where nothing is shared, a kWh is worth what the buyer's mean kWh is, or one by day. */
function priceableOf({ shared, buyer }: PairSums): ValuedEnergy {
  if (totalOf(shared) > 0) return shared;
  if (totalOf(buyer.offtake) > 0) return buyer.offtake;
  return { day: kilowattHours(1), night: kilowattHours(0), atMarket: buyer.offtake.atMarket };
}

/** As `billAfterSharing` lowers it: a single meter reading counts as day (Brugel, beslissing 285bis). */
function gridLoweredBy({ simulated, prices, inForce }: Context, { day, night }: ValuedEnergy): number {
  const { tariffs } = simulated;
  if (tariffs.region !== "brussels") return 0;
  const due = tariffs.sharing[prices.category ?? "D"];
  const [byDay, byNight] = inForce.buyer.energy.kind === "day-night" ? [day, night] : [day + night, 0];
  const gridUse = byDay * tariffs.gridUse.day.value + byNight * tariffs.gridUse.night.value;
  const transport = ((day + night) * tariffs.transport.value) / (1 + tariffs.vatIncluded.value);
  const lowered = gridUse * (1 - due.gridUse.value) + transport * (1 - due.transport.value);
  return lowered * vatFactorOf(simulated, "buyer");
}

/** From this day on we propose the fair price, as it is printed and typed; an older link keeps what it answered. */
const FAIR_FROM: CalendarDay = "2026-11-20";
export const proposesFairPrice = (day: CalendarDay): boolean => day >= FAIR_FROM;

/**
 * What the seller keeps of a kWh. Free sharing has no price; in a sale without one both keep the same after their own fees,
 * and before that was so they met halfway between what both pay and get.
 */
export function agreedPriceOf(
  { prices, day }: { readonly prices: Context["prices"]; readonly day: CalendarDay },
  terms: TermsOfYear,
  sharedEnergy: KilowattHours,
) {
  const { energyPrice, gridLowered, injectionPrice } = terms;
  if (prices.form === "free") return { value: eurosPerKilowattHour(0), isProposed: false };
  if (prices.agreedPrice !== null) return { value: keptOfPaid(prices.agreedPrice, terms), isProposed: false };
  const isFair = proposesFairPrice(day);
  const price =
    isFair && sharedEnergy > 0 ? evenPrice(terms, sharedEnergy) : (energyPrice - gridLowered + injectionPrice) / 2;
  const value = eurosPerKilowattHour(Math.max(0, price));
  return { value: isFair ? keptOfPaid(roundPaid(paidPrice(value, terms)), terms) : value, isProposed: true };
}
