import type { SharingFeeInForce } from "#application/calculations/defaults/prices-in-force.ts";
import { pairSlack } from "#application/calculations/fees-in-year.ts";
import { type PairTerms, pairGain } from "#domain/economics/pair-gain.ts";
import { type Euros, euros, eurosPerKilowattHour, type KilowattHours, kilowattHours } from "#domain/units/quantity.ts";

/** A contract as it counts on either side of a pair: what a shared kWh is worth there, and what is asked for it. */
export type SharedContract = {
  readonly terms: PairTerms;
  readonly fees: Readonly<Record<"buyer" | "seller", SharingFeeInForce>>;
};

/** What both keep of a year together, and between what it lies where a card leaves something unsaid of its fee. */
export type Left = { readonly shared: KilowattHours; readonly lowest: Euros; readonly highest: Euros };

export function leftOfPair(buyer: SharedContract, seller: SharedContract, shared: KilowattHours): Left {
  const { energyPrice, feeBuyer, feeBuyerPerEnergy } = buyer.terms;
  const { injectionPrice, feeSeller, feeSellerPerEnergy } = seller.terms;
  const { together } = pairGain({
    sharedEnergy: shared,
    // Between two families the agreed price divides what is left, and does not change it.
    agreedPrice: eurosPerKilowattHour(0),
    energyPrice,
    injectionPrice,
    feeBuyer,
    feeSeller,
    ...(feeBuyerPerEnergy === undefined ? {} : { feeBuyerPerEnergy }),
    ...(feeSellerPerEnergy === undefined ? {} : { feeSellerPerEnergy }),
  });
  const slack = pairSlack(
    { buyer: { sharingFee: buyer.fees.buyer }, seller: { sharingFee: seller.fees.seller } },
    { shared: { day: shared, night: kilowattHours(0), atMarket: euros(0) } },
  ).together;
  return { shared, lowest: euros(together - slack.less), highest: euros(together + slack.more) };
}
